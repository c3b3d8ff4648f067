import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, click, type } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  server.answerWith({});
});
beforeEach(() => localStorage.clear());

const says = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));

it('names beside each field what a new token lacks, before anything is asked of the server', async () => {
  await openScreen({ at: '/chaves', tipo: 'coordenador' });
  await click('Criar uma chave');
  await answer('Criar');
  await says(M.nomeDoTokenVazio);
  await says(M.escopoDoTokenVazio);
  expect(server.asked).not.toContain('criarToken');
});

it('shows the secret once, with its copy button', async () => {
  await openScreen({ at: '/chaves', tipo: 'coordenador' });
  await click('Criar uma chave');
  await type({ nome: 'planilha', escopos: 'editais:leitura', senhaAtual: 'uma senha' });
  await answer('Criar');
  await says('inst_pat_exemplo');
  await says(M.tokenCriado);
});

it('asks to revoke a token whose secret was lost on the way', async () => {
  server.answerWith({ criarToken: { ...TOKEN, id: 8 } });
  await openScreen({ at: '/chaves', tipo: 'coordenador' });
  await click('Criar uma chave');
  await type({ nome: 'planilha', escopos: 'editais:leitura', senhaAtual: 'uma senha' });
  await answer('Criar');
  await says(M.tokenNaoVeio);
});

it('asks before it revokes, and says in words what a token may do', async () => {
  await openScreen({ at: '/chaves', tipo: 'coordenador' });
  await says('Projetos: ler');
  await click('Revogar a chave planilha');
  await answer('Revogar');
  await says(M.tokenRevogado);
});

it('lists the tokens of all people for an administrator alone', async () => {
  await openScreen({ at: '/chaves', tipo: 'administrador' });
  await says('Chaves de todas as pessoas');
  cleanup();
  await openScreen({ at: '/chaves', tipo: 'coordenador' });
  await says('Projetos: ler');
  expect(document.body.textContent).not.toContain('Chaves de todas as pessoas');
});

const TOKEN = {
  nome: 'planilha',
  escopos: ['projetos:leitura'],
  criadoEm: '2026-11-20T12:00:00Z',
  expiraEm: '2027-02-18T12:00:00Z',
  ultimoUso: null,
};
