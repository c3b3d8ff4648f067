import { UnstyledButton } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ComponentType, ReactNode } from 'react';
import classes from './editor.module.css';

/** The text keeps the focus. Never disabled, because it may be the toolbar's tab stop. */
export function ControlButton(props: {
  readonly label: string;
  readonly active?: boolean | null;
  readonly expanded?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <UnstyledButton
      className={classes.control ?? ''}
      data-rich-text-editor-control
      data-active={props.active || undefined}
      aria-pressed={props.active || undefined}
      aria-expanded={props.expanded}
      aria-label={props.label}
      title={props.label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onClick}
    >
      {props.children}
    </UnstyledButton>
  );
}

export interface Control {
  readonly label: string;
  readonly icon: ComponentType<{ size: number; stroke: number }>;
  readonly run: (editor: Editor) => void;
  readonly active?: readonly [name: string, attributes?: { readonly level: number }];
}

export function EditorControl({ editor, control }: { readonly editor: Editor; readonly control: Control }) {
  const { label, icon: Icon, run, active } = control;
  const pressed = useEditorState({
    editor,
    selector: (state) => active !== undefined && state.editor.isActive(active[0], active[1]),
  });
  return (
    <ControlButton label={label} active={pressed} onClick={() => run(editor)}>
      <Icon size={18} stroke={1.6} />
    </ControlButton>
  );
}
