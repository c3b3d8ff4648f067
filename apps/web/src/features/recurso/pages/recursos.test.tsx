import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { recurso } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { click } from '../../../testing/screen.ts';

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
] as const)('shows %s on an empty page the text that applies to them', async (tipo, dito, doOutro) => {
  server.answerWith({ listarRecursos: [] });
  await openScreen({ at: '/recursos', tipo });
  await waitFor(() => expect(document.body.textContent).toContain(dito));
  expect(document.body.textContent).not.toContain(doOutro);
});

const projeto = (edital: number) => ({
  ...recurso.projetoAprovacao.projeto,
  titulo: 'Monitoria de Cálculo',
  edital: { ...recurso.projetoAprovacao.projeto.edital, id: edital, nome: `Edital ${edital}` },
});
/** 60 of one call that wait, and one of another that was decided. */
const MUITOS = [
  {
    ...recurso,
    id: 99,
    status: 'RECUSADO',
    decididoEm: '2026-11-21T12:00:00Z',
    projetoAprovacao: { ...recurso.projetoAprovacao, projeto: projeto(4) },
  },
  ...Array.from({ length: 60 }, (_, n) => ({
    ...recurso,
    id: n + 1,
    projetoAprovacao: { ...recurso.projetoAprovacao, projeto: projeto(3) },
  })),
];
const numeros = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => Number(row.querySelector('td')?.textContent));

it('shows 50 appeals a page, those that wait first', async () => {
  server.answerWith({ listarRecursos: MUITOS });
  await openScreen({ at: '/recursos', tipo: 'PRESIDENTE_COMISSAO' });
  await waitFor(() => expect(numeros()).toHaveLength(50));
  expect(numeros()[0]).toBe(1);
  expect(document.body.textContent).toContain('Pendentes (60)');
  await click('Próxima');
  await waitFor(() => expect(numeros()).toHaveLength(11));
  expect(numeros().at(-1)).toBe(99);
});

it('reads situation and call from its address, and keeps them beside the one that is open', async () => {
  server.answerWith({ listarRecursos: MUITOS });
  await openScreen({ at: '/recursos?situacao=decidido&edital=4', tipo: 'PRESIDENTE_COMISSAO' });
  await waitFor(() => expect(numeros()).toEqual([99]));
  await click('Monitoria de Cálculo');
  await waitFor(() => expect(document.body.textContent).toContain('Recusado em'));
  await click('Todos os recursos');
  await waitFor(() => expect(numeros()).toEqual([99]));
});
