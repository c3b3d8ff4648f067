import '@mantine/core/styles/Typography.layer.css';
import { Typography } from '@mantine/core';
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { isSafeLink } from './is-safe-link.ts';
import './rich-text.css';

const ALLOWED_TAGS = 'p br strong em u s sub sup ul ol li blockquote h2 h3 h4 a'.split(' ');

/** Links open in a new window without access to this one, and announce that (T-E3). */
function dressLink(link: HTMLAnchorElement): void {
  if (!isSafeLink(link.getAttribute('href') ?? '')) {
    link.removeAttribute('href');
    return;
  }
  link.rel = 'noopener noreferrer';
  link.target = '_blank';
  const note = document.createElement('span');
  note.className = 'rich-text-note';
  note.textContent = ' (abre em nova janela)';
  link.append(note);
}

/** Puts the text's headings below the page's, without skipping a level (T-L1). */
function levelHeadings(fragment: DocumentFragment, base: number): void {
  let previous = base;
  for (const heading of fragment.querySelectorAll('h2, h3, h4')) {
    const wanted = base + Number(heading.tagName.slice(1)) - 1;
    const level = Math.min(wanted, previous + 1, 6);
    const replacement = document.createElement(`h${level}`);
    replacement.append(...heading.childNodes);
    heading.replaceWith(replacement);
    previous = level;
  }
}

/** Sanitises again before the browser parses it (T-E1). */
export function safeFragment(html: string, headingBase = 2): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) dressLink(link);
  levelHeadings(fragment, headingBase);
  return fragment;
}

/** `headingBase`: level of the heading above it. */
export function RichText({
  html,
  headingBase = 2,
}: {
  readonly html: string;
  readonly headingBase?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(safeFragment(html, headingBase));
  }, [html, headingBase]);
  return (
    <Typography style={{ overflowWrap: 'anywhere' }}>
      <div ref={box} />
    </Typography>
  );
}
