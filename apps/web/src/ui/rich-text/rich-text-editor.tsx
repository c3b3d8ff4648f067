import { RichTextEditor as MantineEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import './editor.css';
import { richTextExtensions } from './extensions.ts';

const LABELS = {
  boldControlLabel: 'Negrito',
  italicControlLabel: 'Itálico',
  underlineControlLabel: 'Sublinhado',
  strikeControlLabel: 'Riscado',
  h2ControlLabel: 'Título',
  h3ControlLabel: 'Subtítulo',
  h4ControlLabel: 'Subtítulo menor',
  bulletListControlLabel: 'Lista com marcadores',
  orderedListControlLabel: 'Lista numerada',
  blockquoteControlLabel: 'Citação',
};

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
}

/** What is stored: nothing at all for an editor with nothing in it. */
function markupOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** The editor itself, in a chunk of its own: `RichTextField` loads it. */
export default function RichTextEditor(props: Props) {
  const { id, label, labelId, describedBy, invalid, required, compact, value } = props;
  const shown = useRef(value);
  const onChange = useRef(props.onChange);
  useEffect(() => {
    onChange.current = props.onChange;
  });
  const editorProps = useMemo(
    () => ({
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
      transformPastedHTML: cleanPastedHtml,
      // Tab leaves the text, lists included: nobody is caught in it by keyboard (WCAG 2.1.2).
      handleDOMEvents: { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' },
    }),
    [id, labelId, describedBy, invalid, required],
  );
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
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
    editor?.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <MantineEditor
      editor={editor}
      labels={LABELS}
      data-invalid={invalid || undefined}
      className="rich-text-editor"
    >
      <EditorToolbar label={label} compact={compact} />
      <MantineEditor.Content mod={{ compact }} />
    </MantineEditor>
  );
}
