import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { Control } from './editor-control.tsx';

const mark = (name: string, label: string, icon: Control['icon']): Control => ({
  label,
  icon,
  run: (editor: Editor) => editor.chain().focus().toggleMark(name).run(),
  active: [name],
});
const heading = (level: 2 | 3 | 4, label: string, icon: Control['icon']): Control => ({
  label,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  active: ['heading', { level }],
});

export const BOLD = mark('bold', 'Negrito', IconBold);
export const ITALIC = mark('italic', 'Itálico', IconItalic);
export const UNDERLINE = mark('underline', 'Sublinhado', IconUnderline);
export const STRIKE = mark('strike', 'Riscado', IconStrikethrough);
export const SUBSCRIPT = mark('subscript', 'Subscrito', IconSubscript);
export const SUPERSCRIPT = mark('superscript', 'Sobrescrito', IconSuperscript);
export const HEADINGS = [
  heading(2, 'Título', IconH2),
  heading(3, 'Subtítulo', IconH3),
  heading(4, 'Subtítulo menor', IconH4),
];
export const BULLETS: Control = {
  label: 'Lista com marcadores',
  icon: IconList,
  run: (editor) => editor.chain().focus().toggleBulletList().run(),
  active: ['bulletList'],
};
export const NUMBERS: Control = {
  label: 'Lista numerada',
  icon: IconListNumbers,
  run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  active: ['orderedList'],
};
export const QUOTE: Control = {
  label: 'Citação',
  icon: IconBlockquote,
  run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  active: ['blockquote'],
};
export const UNDO: Control = {
  label: 'Desfazer',
  icon: IconArrowBackUp,
  run: (editor) => editor.chain().focus().undo().run(),
};
export const REDO: Control = {
  label: 'Refazer',
  icon: IconArrowForwardUp,
  run: (editor) => editor.chain().focus().redo().run(),
};
