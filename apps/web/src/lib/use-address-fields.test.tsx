import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useAddressFields } from './use-address-fields.ts';

afterEach(cleanup);

const FIELDS = { busca: () => true, ordem: () => true, pagina: (text: string) => /^\d+$/.test(text) };
let change: ReturnType<typeof useAddressFields<keyof typeof FIELDS>>['change'];

function Table() {
  const fields = useAddressFields(FIELDS);
  change = fields.change;
  return <p>{JSON.stringify(fields.values)}</p>;
}

it('keeps the change just before, also when this one comes from a pause that began earlier', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Table /> }], { initialEntries: ['/?pagina=3'] });
  render(<RouterProvider router={router} />);
  const paused = change;
  await act(async () => {
    change({ ordem: 'titulo' });
    change({ busca: 'poda' });
  });
  expect(screen.getByText('{"busca":"poda","ordem":"titulo"}')).toBeTruthy();
  await act(async () => paused({ pagina: '2' }));
  expect(screen.getByText('{"busca":"poda","ordem":"titulo","pagina":"2"}')).toBeTruthy();
  await act(async () => paused({ busca: undefined }));
  expect(router.state.location.search).toBe('?ordem=titulo');
});
