import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { IconArrowBackUp, IconArrowForwardUp, IconSubscript, IconSuperscript } from '@tabler/icons-react';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { LinkControl } from './link-control.tsx';
import { useRovingToolbar } from './roving.ts';

/** Never disabled: a disabled button would swallow the toolbar's only tab stop. */
function Step({
  label,
  command,
  children,
}: {
  label: string;
  command: 'undo' | 'redo';
  children: ReactNode;
}) {
  const { editor } = useRichTextEditorContext();
  return (
    <RichTextEditor.Control
      aria-label={label}
      title={label}
      onClick={() => editor?.chain().focus()[command]().run()}
    >
      {children}
    </RichTextEditor.Control>
  );
}

function Script({ label, mark, children }: { label: string; mark: string; children: ReactNode }) {
  const { editor } = useRichTextEditorContext();
  const active = useEditorState({ editor, selector: (state) => state.editor?.isActive(mark) ?? false });
  return (
    <RichTextEditor.Control
      aria-label={label}
      title={label}
      active={active === true}
      onClick={() => editor?.chain().focus().toggleMark(mark).run()}
    >
      {children}
    </RichTextEditor.Control>
  );
}

/** Formatting buttons. `compact` leaves out what a short text rarely needs. */
export function EditorToolbar({ label, compact }: { readonly label: string; readonly compact: boolean }) {
  const roving = useRovingToolbar();
  return (
    <RichTextEditor.Toolbar
      role="toolbar"
      aria-label={`Formatação de ${label}`}
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        {!compact && <RichTextEditor.Strikethrough />}
      </RichTextEditor.ControlsGroup>
      {!compact && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.H4 />
        </RichTextEditor.ControlsGroup>
      )}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        {!compact && <RichTextEditor.Blockquote />}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl />
        {!compact && (
          <>
            <Script label="Subscrito" mark="subscript">
              <IconSubscript size={18} stroke={1.6} />
            </Script>
            <Script label="Sobrescrito" mark="superscript">
              <IconSuperscript size={18} stroke={1.6} />
            </Script>
          </>
        )}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <Step label="Desfazer" command="undo">
          <IconArrowBackUp size={18} stroke={1.6} />
        </Step>
        <Step label="Refazer" command="redo">
          <IconArrowForwardUp size={18} stroke={1.6} />
        </Step>
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
