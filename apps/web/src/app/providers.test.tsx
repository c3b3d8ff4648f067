import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { instituicaoQuery } from '../features/configuracao/api.ts';
import { Providers } from './providers.tsx';
import { queryClient } from './query-client.ts';

const asked = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('../lib/server/api.ts', () => ({ api: { instituicaoPublica: asked } }));

it('keeps a page and its typed text while the failed request for the institution is repeated', async () => {
  asked.mockRejectedValueOnce(new Error('not installed yet'));
  const page = { path: '/', element: <input aria-label="Nome" /> };
  const router = createMemoryRouter([{ element: <Providers />, children: [page] }]);
  render(<RouterProvider router={router} />);
  fireEvent.change(await screen.findByLabelText('Nome'), { target: { value: 'Universidade' } });
  asked.mockReturnValue(new Promise<never>(() => undefined));
  act(() => void queryClient.refetchQueries(instituicaoQuery));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await act(() => Promise.resolve());
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Universidade');
});
