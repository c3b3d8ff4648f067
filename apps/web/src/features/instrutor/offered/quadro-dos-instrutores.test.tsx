import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { COM_INSTRUTOR } from '../../../testing/answers-do-instrutor.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { QuadroDosInstrutores } from './quadro-dos-instrutores.tsx';

const server = faultyClient({ ...ANSWERS, ...COM_INSTRUTOR });
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

const projeto = COM_INSTRUTOR.lerProjeto as Projeto;
const texto = () => document.body.textContent ?? '';

it('[C-L2] does not offer registering once the desistência is marked', async () => {
  const { id, nome } = projeto.coordenador;
  iniciarSessao('t', { id, nome, tipo: 'coordenador' });
  renderPage(<QuadroDosInstrutores projeto={projeto} />, '/');
  await screen.findByText('O cadastro de instrutores está aberto.');
  cleanup();
  renderPage(<QuadroDosInstrutores projeto={{ ...projeto, desistencia: '2026-06-01' }} />, '/');
  await screen.findByText('Desistência marcada para 01/06/2026');
  await vi.waitFor(() => expect(server.asked.filter((nome) => nome === 'listarJanelas').length).toBe(2));
  expect(texto()).toContain('Até lá ninguém pode ser cadastrado.');
  expect(texto()).not.toContain('O cadastro de instrutores está aberto');
});
