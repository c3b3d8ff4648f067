import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(() => {
  cleanup();
  server.answerWith({});
});

it.each([
  ['avaliador', M.nenhumADecidir, M.nenhum],
  ['PRESIDENTE_COMISSAO', M.nenhum, M.nenhumADecidir],
] as const)('says to %s of an empty page what is true for them', async (tipo, dito, doOutro) => {
  server.answerWith({ listarRecursos: [] });
  await openScreen({ at: '/recursos', tipo });
  await waitFor(() => expect(document.body.textContent).toContain(dito));
  expect(document.body.textContent).not.toContain(doOutro);
});
