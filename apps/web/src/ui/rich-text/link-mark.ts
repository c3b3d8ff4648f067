import { InputRule, Mark, markPasteRule } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isSafeLink } from './is-safe-link.ts';

const TYPED = /(?:^|\s)(https?:\/\/[^\s<>"]+)\s$/;
const PASTED = /https?:\/\/[^\s<>"]+/g;

/**
 * Only the address: rel and target are added on display, so that they do not count (D12). Typed and pasted
 * addresses become links.
 */
export const LinkMark = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  exitable: true,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => isSafeLink(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addInputRules() {
    const { type } = this;
    return [
      new InputRule({
        find: TYPED,
        handler: ({ state, range, match }) => {
          const [, href = ''] = match;
          const end = range.to;
          state.tr
            .addMark(end - href.length, end, type.create({ href }))
            .removeStoredMark(type)
            .insertText(' ', end);
        },
      }),
    ];
  },
  addPasteRules() {
    return [markPasteRule({ find: PASTED, type: this.type, getAttributes: ([href]) => ({ href }) })];
  },
  addProseMirrorPlugins() {
    const { type } = this;
    return [
      new Plugin({
        props: {
          handlePaste: (view, event) => {
            const { selection, tr } = view.state;
            const text = event.clipboardData?.getData('text/plain').trim() ?? '';
            if (selection.empty || /\s/.test(text) || !isSafeLink(text)) return false;
            view.dispatch(tr.addMark(selection.from, selection.to, type.create({ href: text })));
            return true;
          },
        },
      }),
    ];
  },
});
