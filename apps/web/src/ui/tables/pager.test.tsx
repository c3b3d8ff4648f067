import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { click } from '../../testing/screen.ts';
import { Pager } from './pager.tsx';

afterEach(cleanup);

const disabled = () =>
  [...document.querySelectorAll('nav button')].map((button) => button.hasAttribute('disabled'));

it('is not rendered for one page', () => {
  renderPage(<Pager page={1} size={50} total={50} of="projetos" onChange={() => undefined} />, '/');
  expect(document.querySelector('nav')).toBeNull();
});

it.each([
  [1, '1 a 50 de 101 projetos', [true, false]],
  [2, '51 a 100 de 101 projetos', [false, false]],
  [3, '101 a 101 de 101 projetos', [false, true]],
] as const)('shows on page %i the range and the possible pages', async (page, says, ends) => {
  const onChange = vi.fn();
  renderPage(<Pager page={page} size={50} total={101} of="projetos" onChange={onChange} />, '/');
  expect(document.querySelector('nav [role="status"]')?.textContent).toBe(says);
  expect(disabled()).toEqual(ends);
  if (page === 3) await click('Anterior');
  else await click('Próxima');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(page === 3 ? 2 : page + 1);
});
