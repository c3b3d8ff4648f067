import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { NA_SECRETARIA } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import type { Pendencias } from '../api.ts';

const server = faultyClient(ANSWERS);
const lidas = Promise.withResolvers<Pendencias>();
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return { ...server.client, lerPendencias: () => lidas.promise };
  },
}));
afterEach(cleanup);

it('stands in the header before its obstacles are read, so that the links of the parts stay where they are', async () => {
  server.answerWith(NA_SECRETARIA);
  await openScreen({ at: '/editais/3', tipo: 'secretaria' });
  const partes = await screen.findByRole('navigation', { name: 'Partes do edital' });
  expect(partes.previousElementSibling).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir para a publicação' })).toBeDefined();
  const fato = screen.getByTitle('Para publicar o resultado');
  expect(fato.textContent).toContain('conferindo…');
  const aviso = { codigo: 'A', mensagem: 'um aviso', quantidade: null, tela: null };
  lidas.resolve({ ato: 'publicar', bloqueios: [], avisos: [aviso] });
  await waitFor(() => expect(fato.textContent).toContain('1 aviso'));
  expect(screen.getByRole('navigation', { name: 'Partes do edital' })).toBe(partes);
  expect(partes.previousElementSibling).toBeNull();
});
