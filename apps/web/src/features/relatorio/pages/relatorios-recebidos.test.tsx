import { MENSAGENS_DA_ANALISE as M } from '@instrutoria/domain/relatorio/messages.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
// Its patience with a slow machine.
import '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
afterEach(cleanup);

// jsdom has no fonts, which a growing text field waits for.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const recebido = (mudancas: object) => ({
  ...{ especie: 'COORDENADOR', instrutor: null, situacao: 'ENVIADO', atrasado: false, versao: 2 },
  ...{ motivo: null, ate: null, respondidoEm: null, enviadoEm: '2026-09-12T12:00:00Z' },
  projeto: { id: 31, titulo: 'Monitoria', coordenador: { nome: 'Carla Nunes' } },
  edital: { id: 3, nome: 'Edital 2026' },
  ...mudancas,
});
const LISTA = [
  recebido({}),
  recebido({
    especie: 'ATIVIDADES',
    instrutor: { id: 7, nome: 'Ana Lima' },
    situacao: 'FALTA',
    atrasado: true,
    versao: 0,
  }),
];

it('lists received and late reports, and approves one after a question', async () => {
  server.answerWith({ listarRelatorios: LISTA, aprovarRelatorio: { message: M.aprovado } });
  await openScreen({ at: '/relatorios_recebidos', tipo: 'administrador' });
  const tabela = await screen.findByRole('table', { name: 'Relatórios recebidos' });
  expect(
    within(tabela)
      .getAllByRole('rowheader')
      .map((um) => um.textContent),
  ).toEqual(['Relatório do coordenador', 'Relatório de atividades de Ana Lima']);
  within(tabela).getByText('não enviado, atrasado');
  fireEvent.click(within(tabela).getByRole('button', { name: /^Aprovar/ }));
  const pergunta = await screen.findByRole('dialog', { name: M.desejaAprovar });
  fireEvent.click(within(pergunta).getByRole('button', { name: 'Aprovar' }));
  await screen.findByText(M.aprovado);
});

it('asks for the reason and the day before it returns one', async () => {
  server.answerWith({ listarRelatorios: LISTA });
  await openScreen({ at: '/relatorios_recebidos', tipo: 'administrador' });
  fireEvent.click(await screen.findByRole('button', { name: /^Devolver/ }));
  const modal = await screen.findByRole('dialog', { name: 'Devolver: Relatório do coordenador' });
  fireEvent.click(within(modal).getByRole('button', { name: 'Devolver' }));
  await within(modal).findAllByText(M.escrevaOMotivo);
  expect(within(modal).getAllByText(M.diaDaCorrecao).length).toBeGreaterThan(0);
});
