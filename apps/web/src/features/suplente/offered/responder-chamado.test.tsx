import { MENSAGENS_SUPLENTE as M } from '@instrutoria/domain/suplente/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answer, click } from '../../../testing/screen.ts';
import { ResponderChamado } from './responder-chamado.tsx';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

const body = () => document.body.textContent ?? '';

it('[C-L4] asks once what accepting means: how many, and until when instructors are registered', async () => {
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
  const janela = { janela: 'cadastroInstrutor', aberta: true, abreEm: '2026-05-01T03:00:00.000Z' };
  server.answerWith({
    ...ANSWERS,
    listarJanelas: [{ ...janela, fechaEm: '2026-05-26T02:59:59.999Z', texto: '', prorrogadaAte: null }],
  });
  renderPage(<ResponderChamado projeto={31} ate="2026-05-20" bolsas={2} />, '/');
  await click('Aceitar a bolsa');
  await waitFor(() => expect(body()).toContain(M.desejaAceitarChamado));
  expect(body()).toContain('O projeto fica com 2 bolsas');
  expect(body()).toMatch(/cadastre os bolsistas na página do projeto, até 25\/05\/2026/);
  await answer('Aceitar');
  await waitFor(() => expect(body()).not.toContain(M.desejaAceitarChamado));
});
