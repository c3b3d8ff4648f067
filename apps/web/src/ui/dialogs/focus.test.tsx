import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from '../tables/data-table.tsx';
import { holdFocusPlace } from './last-focus.ts';

afterEach(cleanup);

const title = () => screen.getByRole('heading', { name: 'Título' });
const settled = () => act(async () => undefined);

it('moves the focus to the title when the focused row goes away', async () => {
  const show = (rows: readonly string[]) => (
    <>
      <h1 tabIndex={-1}>Título</h1>
      <DataTable
        caption="Linhas"
        rows={rows}
        rowKey={(row) => row}
        columns={[{ key: 'acao', title: 'Ação', cell: (row) => <button type="button">Abrir {row}</button> }]}
      />
    </>
  );
  const { rerender } = render(show(['a', 'b']));
  screen.getByRole('button', { name: 'Abrir a' }).focus();
  rerender(show(['b']));
  await settled();
  expect(document.activeElement).toBe(title());
});

it('moves the focus to the title when a dialog closes and its opener has gone', async () => {
  const show = (opener: boolean) => (
    <>
      <h1 tabIndex={-1}>Título</h1>
      {opener && <button type="button">Abrir</button>}
      <div role="dialog">
        <button type="button">Salvar</button>
      </div>
    </>
  );
  const { rerender } = render(show(true));
  screen.getByRole('button', { name: 'Abrir' }).focus();
  const close = holdFocusPlace();
  screen.getByRole('button', { name: 'Salvar' }).focus();
  rerender(show(false));
  close();
  await settled();
  expect(document.activeElement).toBe(title());
});
