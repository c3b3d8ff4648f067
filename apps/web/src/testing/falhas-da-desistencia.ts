import { umaReferencia } from '@instrutoria/domain/testing/instrutores.ts';
import { A_REGULARIZAR, COM_INSTRUTOR } from './answers-do-instrutor.ts';
import type { Row } from './falha-row.ts';
import { answer, choose, click, type, whenThere } from './screen.ts';

const CABE = {
  desistencia: null,
  impedimento: null,
  temSuplentes: true,
  hoje: '2026-05-13',
  vigenciaFim: '2026-12-31',
};
const MARCADA = {
  ...CABE,
  desistencia: {
    id: 5,
    estado: 'marcada',
    fundamento: 'PEDIDO_ESCRITO',
    motivo: 'Assume outro cargo',
    temPedido: true,
    responderAte: null,
    dia: '2026-05-20',
    criadaEm: '2026-05-13T12:00:00.000Z',
  },
};
const coordenando = { at: '/projetos/31/instrutores', answers: { ...COM_INSTRUTOR, lerDesistencia: CABE } };
const administrando = {
  at: '/projetos/31/instrutores',
  tipo: 'administrador',
  answers: { ...A_REGULARIZAR, lerDesistencia: CABE },
} as const;
const marcada = { ...coordenando, answers: { ...COM_INSTRUTOR, lerDesistencia: MARCADA } };
const MOTIVO = { motivo: 'Assume outro cargo.' };
const PDF = new File(['%PDF-'], 'pedido.pdf', { type: 'application/pdf' });

/** Giving up: calls that are made when the screen opens (T-K13). */
export const ABREM_NA_DESISTENCIA: readonly Row[] = [{ call: 'lerDesistencia', ...coordenando }];

/** Its acts, each up to the click that makes the call. */
export const ATOS_DA_DESISTENCIA: readonly Row[] = [
  {
    call: 'desistirDoProjeto',
    ...coordenando,
    prepare: async () => {
      await click('Desistir do projeto…');
      await type({ ...MOTIVO, dia: '2026-05-20' });
    },
    act: () => answer('Desistir do projeto'),
  },
  {
    call: 'consultarSobreDesistencia',
    ...administrando,
    prepare: async () => {
      await click('Perguntar ao coordenador…');
      await type(MOTIVO);
    },
    act: () => answer('Perguntar ao coordenador'),
  },
  {
    call: 'enviarPedidoDeDesistencia',
    ...administrando,
    answers: { ...administrando.answers, enviarPedidoDeDesistencia: { data: umaReferencia('e') } },
    prepare: async () => {
      await click('Registrar a desistência…');
      await whenThere(() => document.querySelector('[data-testid="pedido-file"]'));
    },
    act: () => choose('pedido', PDF),
  },
  {
    call: 'desfazerDesistencia',
    ...marcada,
    prepare: async () => {
      await click('Retirar a desistência…');
      await type(MOTIVO);
    },
    act: () => answer('Retirar a desistência'),
  },
  { call: 'lerPedidoDeDesistencia', ...marcada, act: () => click('Abrir o pedido') },
];
