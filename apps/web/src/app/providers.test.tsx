import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { instituicaoQuery } from '../features/configuracao/api.ts';
import { ANSWERS } from '../testing/answers.ts';
import { Providers } from './providers.tsx';
import { queryClient } from './query-client.ts';

const asked = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../lib/server/api.ts', () => ({ api: { instituicaoPublica: asked } }));

afterEach(cleanup);

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

it('shows the institution’s logo in the tab, and the mark of the product without one', async () => {
  const link = Object.assign(document.createElement('link'), {
    rel: 'icon',
    href: '/marca.svg',
    type: 'image/svg+xml',
  });
  document.head.append(link);
  const mostra = async (logo: string | null, icone: readonly string[]) => {
    const lida = { ...(ANSWERS.instituicaoPublica as AnswerOf<Api['instituicaoPublica']>), logo };
    act(() => void queryClient.setQueryData(instituicaoQuery.queryKey, lida));
    await waitFor(() => expect([new URL(link.href).pathname, link.type]).toEqual(icone));
  };
  asked.mockReturnValue(new Promise<never>(() => undefined));
  const router = createMemoryRouter([{ element: <Providers />, children: [{ path: '/', element: null }] }]);
  render(<RouterProvider router={router} />);
  await mostra('/api/publico/logo', ['/api/publico/logo', 'image/jpeg']);
  await mostra(null, ['/marca.svg', 'image/svg+xml']);
});
