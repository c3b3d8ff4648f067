import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import type { RefObject } from 'react';
import * as controls from './controls.ts';
import classes from './editor.module.css';
import { type Control, ControlButton, EditorControl } from './editor-control.tsx';
import { useRovingToolbar } from './roving.ts';

interface Props {
  readonly editor: Editor;
  readonly label: string;
  readonly compact: boolean;
  readonly linkButton: RefObject<HTMLDivElement | null>;
  readonly linkOpen: boolean;
  readonly onLink: () => void;
}

export function EditorToolbar({ editor, label, compact, linkButton, linkOpen, onLink }: Props) {
  const roving = useRovingToolbar();
  const linked = useEditorState({ editor, selector: (state) => state.editor.isActive('link') });
  const group = (all: readonly Control[]) =>
    all.map((control) => <EditorControl key={control.label} editor={editor} control={control} />);
  return (
    <div
      className={classes.toolbar}
      role="toolbar"
      aria-label={`Formatação de ${label}`}
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      <div className={classes.group}>
        {group([controls.BOLD, controls.ITALIC, controls.UNDERLINE])}
        {!compact && group([controls.STRIKE])}
      </div>
      {!compact && <div className={classes.group}>{group(controls.HEADINGS)}</div>}
      <div className={classes.group}>
        {group([controls.BULLETS, controls.NUMBERS])}
        {!compact && group([controls.QUOTE])}
      </div>
      <div className={classes.group} ref={linkButton}>
        <ControlButton label="Link" active={linked} expanded={linkOpen} onClick={onLink}>
          <IconLink size={18} stroke={1.6} />
        </ControlButton>
        {!compact && group([controls.SUBSCRIPT, controls.SUPERSCRIPT])}
      </div>
      <div className={classes.group}>{group([controls.UNDO, controls.REDO])}</div>
    </div>
  );
}
