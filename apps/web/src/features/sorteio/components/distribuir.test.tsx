import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { EM_AVALIACAO, SORTEIO_SUPERADO } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { click } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
// The library measures text once fonts are loaded; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  server.answerWith({});
});

const body = () => document.body.textContent ?? '';
const diz = (texto: string) => waitFor(() => expect(body()).toContain(texto));

it('[C-G14] opens the waiting proposal without a separate address, to designate and to print it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  server.answerWith(EM_AVALIACAO);
  await openScreen({ at: '/editais/3/distribuir', tipo: 'administrador' });
  await diz('Designar 1 projeto');
  await click('Imprimir a proposta');
  expect(print).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('[C-G14] opens a replaced proposal from its row as read-only', async () => {
  server.answerWith(SORTEIO_SUPERADO);
  await openScreen({ at: '/editais/3/distribuir', tipo: 'administrador' });
  await diz('Abrir nº 5');
  expect(body()).not.toContain('Imprimir a proposta');
  await click('Abrir nº 5');
  await diz('Imprimir a proposta');
  await diz(M.superado);
  expect(body()).not.toContain('Designar 1 projeto');
  expect(body()).not.toContain('Trocar…');
});
