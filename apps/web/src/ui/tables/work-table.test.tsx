import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { WorkTable } from './work-table.tsx';

afterEach(cleanup);

interface LinhaDeExemplo {
  readonly id: number;
  readonly nome: string;
}
const LINHAS: readonly LinhaDeExemplo[] = [
  { id: 1, nome: 'Um' },
  { id: 2, nome: 'Dois' },
];

function mostrar(order: string | undefined, escolhidas: readonly number[]) {
  const onOrder = vi.fn();
  const set = vi.fn();
  renderPage(
    <WorkTable
      caption="Linhas"
      columns={[
        { key: 'nome', title: 'Nome', order: 'nome', rowHeader: true, cell: ({ nome }) => nome },
        { key: 'id', title: 'Nº', align: 'end', cell: ({ id }) => id },
      ]}
      rows={LINHAS}
      waiting={false}
      rowKey={({ id }) => id}
      order={order}
      onOrder={onOrder}
      chosen={{ has: ({ id }) => escolhidas.includes(id), set, nameOf: ({ id }) => `item ${id}` }}
      under={({ id }) => `nº ${id}`}
      empty={null}
    />,
    '/',
  );
  const table = within(document.querySelector('table') ?? document.body);
  return { table, onOrder, set };
}

it.each([
  [undefined, 'none', 'nome'],
  ['nome', 'ascending', '-nome'],
  ['-nome', 'descending', undefined],
])('ordered by %s says %s, and its heading asks for %s', (order, sort, next) => {
  const { table, onOrder } = mostrar(order, []);
  const heading = table.getByRole('columnheader', { name: 'Nome' });
  expect(heading.getAttribute('aria-sort')).toBe(sort);
  expect(table.getByRole('columnheader', { name: 'Nº' }).hasAttribute('aria-sort')).toBe(false);
  fireEvent.click(within(heading).getByRole('button'));
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(next);
});

it('selects a row and the page: some of it as partly selected, all of it as none', () => {
  const uma = mostrar(undefined, [2]);
  const pagina = uma.table.getByRole<HTMLInputElement>('checkbox', { name: 'Escolher os 2 desta página' });
  expect([pagina.checked, pagina.indeterminate]).toEqual([false, true]);
  fireEvent.click(pagina);
  fireEvent.click(uma.table.getByRole('checkbox', { name: 'Escolher o item 1' }));
  fireEvent.click(uma.table.getByRole('checkbox', { name: 'Escolher o item 2' }));
  expect(uma.set.mock.calls).toEqual([
    [LINHAS, true],
    [[LINHAS[0]], true],
    [[LINHAS[1]], false],
  ]);
  cleanup();
  const todas = mostrar(undefined, [1, 2]);
  const cheia = todas.table.getByRole<HTMLInputElement>('checkbox', { name: 'Escolher os 2 desta página' });
  expect([cheia.checked, cheia.indeterminate]).toEqual([true, false]);
  fireEvent.click(cheia);
  expect(todas.set).toHaveBeenCalledExactlyOnceWith(LINHAS, false);
});

it('keeps the identity of a row keyed by a text while earlier rows go', () => {
  const tabela = (rows: readonly LinhaDeExemplo[]) => (
    <WorkTable
      caption="Linhas"
      columns={[{ key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }: LinhaDeExemplo) => nome }]}
      rows={rows}
      waiting={false}
      rowKey={({ id, nome }) => `${id}-${nome}`}
      under={() => null}
      empty={null}
    />
  );
  const { container, rerender } = render(<MantineProvider>{tabela(LINHAS)}</MantineProvider>);
  const dois = container.querySelector('tbody tr:last-child');
  rerender(<MantineProvider>{tabela(LINHAS.slice(1))}</MantineProvider>);
  expect(container.querySelector('tbody tr')).toBe(dois);
});
