import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { recurso } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { click } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
/** What each list was asked for. */
const pedidas: unknown[] = [];
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    const { client } = server;
    const listarRecursos = async (pedido: Parameters<typeof client.whole.listarRecursos>[0]) => {
      pedidas.push(pedido?.query);
      return { ...(await client.whole.listarRecursos(pedido)), total: 61 };
    };
    return { ...client, whole: { ...client.whole, listarRecursos } };
  },
}));
afterEach(() => {
  cleanup();
  server.answerWith({});
  pedidas.length = 0;
});

it.each([
  ['avaliador', M.nenhumADecidir, M.nenhum],
  ['PRESIDENTE_COMISSAO', M.nenhum, M.nenhumADecidir],
] as const)('shows %s on an empty page the text that applies to them', async (tipo, dito, doOutro) => {
  server.answerWith({ contarRecursos: { editais: [], proximos: [] } });
  await openScreen({ at: '/recursos', tipo });
  await waitFor(() => expect(document.body.textContent).toContain(dito));
  expect(document.body.textContent).not.toContain(doOutro);
});

const EDITAL_3 = { id: 3, nome: 'Edital 3', pendentes: 60, decididos: 0, aDecidir: 59 };
const EDITAL_4 = { id: 4, nome: 'Edital 4', pendentes: 0, decididos: 1, aDecidir: 0 };
const CONTADOS = { contarRecursos: { editais: [EDITAL_4, EDITAL_3], proximos: [5, 8] } };
const body = () => document.body.textContent;

it('asks the server for one page in the order of decision, and counts all', async () => {
  server.answerWith(CONTADOS);
  await openScreen({ at: '/recursos', tipo: 'PRESIDENTE_COMISSAO' });
  await waitFor(() => expect(body()).toContain('Pendentes (59, e 1 para outra pessoa)'));
  expect(body()).toContain('Todos (61)');
  await click('Próxima');
  await waitFor(() => expect(pedidas).toHaveLength(2));
  expect(pedidas).toEqual([
    { ordem: 'decisao', pagina: '1', por_pagina: '50' },
    { ordem: 'decisao', pagina: '2', por_pagina: '50' },
  ]);
});

it('reads situation and call from its address, and keeps them beside the one that is open', async () => {
  server.answerWith({ ...CONTADOS, listarRecursos: [{ ...recurso, status: 'RECUSADO' }] });
  await openScreen({ at: '/recursos?situacao=decidido&edital=4', tipo: 'PRESIDENTE_COMISSAO' });
  await waitFor(() => expect(body()).toContain('Todos (1)'));
  expect(pedidas[0]).toMatchObject({ situacao: 'decidido', edital: '4' });
  await click(recurso.projetoAprovacao.projeto.titulo);
  await waitFor(() => expect(body()).toContain('Próximo pendente: nº 8'));
  await click('Todos os recursos');
  await waitFor(() => expect(body()).toContain('Todos (1)'));
});

it('asks for those that an evaluator was named to decide, and no other', async () => {
  server.answerWith(CONTADOS);
  await openScreen({ at: '/recursos', tipo: 'avaliador' });
  await waitFor(() => expect(pedidas[0]).toMatchObject({ aDecidir: 'sim' }));
});
