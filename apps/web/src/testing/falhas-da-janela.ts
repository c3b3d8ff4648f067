import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import type { Row } from './falha-row.ts';
import type { Answers } from './faults.ts';
import { answer, click, type } from './screen.ts';

const RESPOSTAS: Answers = {
  listarJanelas: [
    {
      janela: 'frequencia',
      aberta: true,
      texto: 'O registro de frequência',
      prorrogadaAte: null,
      abreEm: '2026-05-11T00:00:00.000Z',
      fechaEm: '2026-05-20T23:59:59.999Z',
    },
  ],
  listarProrrogacoes: [],
  listarAvaliacoes: [],
  dataAtual: '2026-05-13T12:00:00+00:00',
  lerConfiguracao: CONFIGURACAO_PADRAO,
  instituicaoPublica: {
    nome: 'Universidade',
    sigla: '',
    programa: '',
    cidade: '',
    logo: null,
    demonstracao: true,
    fuso: 'America/Sao_Paulo',
    fusosAnteriores: [],
    contas: [],
    encarregado: { nome: '', email: '' },
    dataSimulada: null,
  },
};
const naTela = { at: '/janelas', answers: RESPOSTAS } as const;

/** The windows: calls that are made when the screen opens (T-K13). */
export const ABREM_NA_JANELA: readonly Row[] = [
  { call: 'listarJanelas', ...naTela },
  { call: 'listarProrrogacoes', ...naTela },
  { call: 'lerConfiguracao', ...naTela },
];

/** Acts of the same screen, each up to the click that makes the call (T-K13). */
export const ATOS_DA_JANELA: readonly Row[] = [
  {
    call: 'registrarProrrogacao',
    ...naTela,
    prepare: () => type({ alcance: 'todos', ate: '2026-05-30', motivo: 'Pedido da coordenação' }),
    act: async () => {
      await click('Prorrogar');
      await answer('Prorrogar para todos');
    },
  },
  {
    call: 'encerrarProrrogacao',
    ...naTela,
    answers: {
      ...RESPOSTAS,
      listarProrrogacoes: [
        {
          id: 5,
          janela: 'frequencia',
          ate: '2026-05-30',
          motivo: 'Greve',
          projeto: null,
          autor: { id: 1, nome: 'Ana' },
          criadaEm: '2026-05-13T12:00:00Z',
          corre: true,
          encerramento: null,
        },
      ],
    },
    prepare: async () => {
      await click('Encerrar');
      await waitFor(() => {
        if (document.querySelector('#motivo-do-encerramento') === null) throw new Error('no form');
      });
      const field = document.querySelector('#motivo-do-encerramento');
      if (field !== null) fireEvent.change(field, { target: { value: 'A greve acabou' } });
    },
    act: () => answer('Encerrar'),
  },
  {
    call: 'simularData',
    ...naTela,
    prepare: () => type({ instante: '2026-09-05T10:00' }),
    act: () => click('Simular'),
  },
  {
    call: 'atualizarConfiguracao',
    ...naTela,
    prepare: () => type({ 'motivo-da-mudanca': 'Recesso' }),
    act: () => click('Salvar os prazos'),
  },
];
