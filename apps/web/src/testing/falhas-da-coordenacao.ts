import { fireEvent } from '@testing-library/react';
import type { Row } from './falha-row.ts';
import type { Answers } from './faults.ts';
import { answer, click, type, whenThere } from './screen.ts';

/** As an administrator without a part in the project reads who coordinates it. */
export const COORDENACAO = {
  coordenador: { id: 700, nome: 'Rita Prado' },
  antes: [],
  transferencia: null,
  vice: null,
  coordena: false,
  administra: true,
  afastado: true,
  ninguemPodeAgir: true,
  afastamentos: [
    {
      id: 4,
      inicio: '2026-05-01',
      fim: '2026-06-30',
      corre: true,
      registradoEm: '2026-05-02T12:00:00.000Z',
      motivo: 'Licença',
      autor: { id: 1, nome: 'Ana Souza' },
      encerramento: null,
    },
  ],
};

export const PASSAGEM = {
  para: { id: 8, nome: 'Lia Reis' },
  causa: 'pedido',
  motivo: 'Mudou de universidade.',
  dia: '2026-05-20',
  propostaEm: '2026-05-12T12:00:00.000Z',
  aceitou: false,
  concordou: false,
  respondeAte: '2026-05-22',
  naoPassou: null,
};
const VICE = {
  id: 8,
  nome: 'Lia Reis',
  convidadaEm: '2026-05-02T12:00:00.000Z',
  desde: '2026-05-03T12:00:00.000Z',
};
const COLEGA = {
  id: 8,
  nome: 'Lia Reis',
  siape: '1234567',
  unidade: { id: 1, nome: 'Unidade', cidade: 'Cidade' },
};
export const CONVITE = {
  especie: 'vice',
  dia: null,
  para: null,
  respondeAte: null,
  causa: null,
  motivo: null,
  projeto: { id: 31, titulo: 'Monitoria' },
  edital: 'Edital 2026',
  coordenador: { id: 7, nome: 'Rita Prado' },
  em: '2026-05-02T12:00:00.000Z',
};

const RESPOSTAS: Answers = {
  lerCoordenacao: COORDENACAO,
  registrarAfastamento: { message: 'afastamento registrado' },
  encerrarAfastamento: { message: 'afastamento encerrado' },
  dataAtual: '2026-05-13T12:00:00+00:00',
};
const naTela = { at: '/projetos/31/coordenacao', tipo: 'administrador', answers: RESPOSTAS } as const;

/** Who coordinates a project: the call that is made when the screen opens (T-K13). */
export const ABREM_NA_COORDENACAO: readonly Row[] = [
  { call: 'lerCoordenacao', ...naTela },
  { call: 'listarConvitesDaCoordenacao', at: '/convites_da_coordenacao' },
];

/** Acts of the same screen, each up to the click that makes the call (T-K13). */
export const ATOS_DA_COORDENACAO: readonly Row[] = [
  {
    call: 'proporTransferencia',
    ...naTela,
    answers: { ...RESPOSTAS, listarProfessores: [COLEGA] },
    prepare: async () => {
      await click('Passar a coordenação');
      await type({ pessoa: 'Lia Reis' });
      fireEvent.click(await whenThere(() => [...document.querySelectorAll('[role="option"]')].at(0)));
      await type({ causa: 'falecimento', dia: '2026-05-20', motivo: 'Faleceu.' });
    },
    act: () => answer('Propor'),
  },
  {
    call: 'retirarTransferencia',
    ...naTela,
    answers: { ...RESPOSTAS, lerCoordenacao: { ...COORDENACAO, transferencia: PASSAGEM } },
    act: async () => {
      await click('Retirar');
      await answer('Retirar');
    },
  },
  {
    call: 'responderTransferencia',
    at: '/convites_da_coordenacao',
    answers: {
      listarConvitesDaCoordenacao: [{ ...CONVITE, especie: 'assumir', dia: '2026-05-20', causa: 'pedido' }],
    },
    act: async () => {
      await click('Aceitar,');
      await answer('Aceitar');
    },
  },
  {
    call: 'nomearVice',
    at: '/projetos/31/coordenacao',
    answers: {
      ...RESPOSTAS,
      lerCoordenacao: { ...COORDENACAO, administra: false, coordena: true },
      listarProfessores: [COLEGA],
    },
    prepare: async () => {
      await click('Convidar alguém');
      await type({ pessoa: 'Lia Reis' });
      fireEvent.click(await whenThere(() => [...document.querySelectorAll('[role="option"]')].at(0)));
    },
    act: () => answer('Convidar'),
  },
  {
    call: 'encerrarVice',
    at: '/projetos/31/coordenacao',
    answers: {
      ...RESPOSTAS,
      lerCoordenacao: { ...COORDENACAO, administra: false, coordena: true, vice: VICE },
    },
    act: async () => {
      await click('Encerrar a vice-coordenação');
      await answer('Encerrar');
    },
  },
  {
    call: 'responderConviteDaVice',
    at: '/convites_da_coordenacao',
    answers: { listarConvitesDaCoordenacao: [CONVITE] },
    act: async () => {
      await click('Aceitar,');
      await answer('Aceitar');
    },
  },
  {
    call: 'registrarAfastamento',
    ...naTela,
    prepare: async () => {
      await click('Registrar um afastamento');
      await type({ inicio: '2026-07-01', fim: '2026-07-31', motivo: 'Licença' });
    },
    act: () => answer('Registrar'),
  },
  {
    call: 'encerrarAfastamento',
    ...naTela,
    prepare: async () => {
      await click('Encerrar o afastamento');
      await type({ motivo: 'Voltou antes.' });
    },
    act: () => answer('Encerrar'),
  },
];
