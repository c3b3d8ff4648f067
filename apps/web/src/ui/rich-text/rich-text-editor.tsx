import '@mantine/core/styles/Typography.layer.css';
import { arrumarTexto } from '@instrutoria/domain/kernel/arrumar-texto.ts';
import { Typography } from '@mantine/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { documentOf } from './document-of.ts';
import classes from './editor.module.css';
import { EditorToolbar } from './editor-toolbar.tsx';
import { richTextExtensions } from './extensions.ts';
import { type LeftOut, NOTHING_LEFT_OUT } from './left-out.ts';
import { LinkForm } from './link-form.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly labelId: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly compact: boolean;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called with the parts of each paste that the editor does not accept. */
  readonly onPaste: (leftOut: LeftOut) => void;
}

/** What a paste or drop without markup leaves out: it is not cleaned, and a picture may come as a file. */
function leftOutOfFiles(data: DataTransfer | null): LeftOut | null {
  if (data === null || data.getData('text/html') !== '') return null;
  const pictures = [...data.files].filter(({ type }) => type.startsWith('image/')).length;
  return { ...NOTHING_LEFT_OUT, pictures };
}

function markupOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** Loaded by `RichTextField`, in its own chunk. */
export default function RichTextEditor(props: Props) {
  const { id, label, labelId, describedBy, invalid, required, compact, value } = props;
  const [first] = useState(() => documentOf(value));
  const shown = useRef(value);
  const onChange = useRef(props.onChange);
  const onPaste = useRef(props.onPaste);
  useEffect(() => {
    onChange.current = props.onChange;
    onPaste.current = props.onPaste;
  });
  const editorProps = useMemo(() => {
    const tellOf = (data: DataTransfer | null): false => {
      const leftOut = leftOutOfFiles(data);
      if (leftOut !== null) onPaste.current(leftOut);
      return false;
    };
    return {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        'aria-invalid': String(invalid),
        'aria-required': String(required),
        lang: 'pt-BR',
        spellcheck: 'true',
      },
      transformPastedHTML: (html: string) => {
        const pasted = cleanPastedHtml(html);
        onPaste.current(pasted.leftOut);
        return pasted.html;
      },
      transformPastedText: arrumarTexto,
      // The library handles both afterwards.
      handlePaste: (_view: unknown, event: ClipboardEvent) => tellOf(event.clipboardData),
      handleDrop: (_view: unknown, event: DragEvent) => tellOf(event.dataTransfer),
      // Tab leaves the editor, even in lists (WCAG 2.1.2).
      handleDOMEvents: { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' },
    };
  }, [id, labelId, describedBy, invalid, required]);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: first,
    editorProps,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => {
      shown.current = markupOf(changed);
      onChange.current(shown.current);
    },
  });
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor?.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  const linkButton = useRef<HTMLDivElement>(null);
  const [linkOpen, setLinkOpen] = useState(false);
  if (editor === null) return null;
  return (
    <div className={classes.editor} data-invalid={invalid || undefined}>
      <EditorToolbar
        editor={editor}
        label={label}
        compact={compact}
        linkButton={linkButton}
        linkOpen={linkOpen}
        onLink={() => setLinkOpen(!linkOpen)}
      />
      {linkOpen && (
        <LinkForm
          editor={editor}
          onDone={() => setLinkOpen(false)}
          onCancel={() => {
            setLinkOpen(false);
            linkButton.current?.querySelector('button')?.focus();
          }}
        />
      )}
      <Typography className={classes.text ?? ''} data-compact={compact || undefined}>
        <EditorContent editor={editor} />
      </Typography>
    </div>
  );
}
