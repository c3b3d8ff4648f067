import { MENSAGENS_DECLARACAO } from '@instrutoria/domain/declaracao/messages.ts';
import { PUBLICADO } from './answers-da-avaliacao.ts';
import type { Row } from './falha-row.ts';
import type { Answers } from './faults.ts';
import { answer, click, type } from './screen.ts';

const CODIGO = '6QZXV-9VF44-6JKH8-H1M5X-DH8X1R';
const folha = {
  mes: '2026-05',
  fechada: false,
  fechadaEm: null,
  fechadaPor: null,
  pagos: 1,
  naoPagos: 0,
  ajustes: 0,
  estornos: 0,
  estornosPorDecidir: 0,
  aPagar: 1,
  aDevolver: 0,
};
const participacao = {
  papel: 'COORDENADOR',
  nome: 'Ana Souza',
  projeto: { id: 31, titulo: 'Monitoria' },
  edital: { id: 3, nome: 'Edital 1/2026' },
};
const lancamento = {
  instrutor: { id: 5, nome: 'Ana Souza', email: 'ana@exemplo.test', cpf: '52998224725' },
  projeto: participacao.projeto,
  competencia: '2026-05',
  tipo: 'NORMAL',
  pago: true,
  motivo: null,
  causa: null,
  decisao: null,
  justificativa: null,
  horas: 34,
  vaga: null,
  concorrentes: [] as number[],
};
const declaracao = {
  id: 1,
  codigo: CODIGO,
  situacao: 'VALIDA',
  ...participacao,
  inicio: null,
  fim: null,
  quantidade: null,
  tipoAluno: null,
  emitidaEm: '2026-05-01T12:00:00.000Z',
  revogadaEm: null,
  motivoDaRevogacao: null,
};
const RESPOSTAS: Answers = {
  ...PUBLICADO,
  listarFolhasDePagamento: [folha],
  lerFolhaDePagamento: { ...folha, podeFechar: true, impedimento: null, lancamentos: [lancamento] },
  listarDeclaracoes: [declaracao],
  listarDeclaracoesPossiveis: [{ ...participacao, instrutor: null, declaracao: null }],
  lerDeclaracao: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
  verificarDeclaracao: { ...declaracao, instituicao: 'Universidade', programa: 'Programa' },
};
const naFolha = { at: '/folha_pagamento', answers: RESPOSTAS } as const;
const ESTORNO = { competencia: '2026-04', tipo: 'ESTORNO', pago: false, motivo: 'SEM_HORAS', horas: -1 };
/** An estorno that waits for its decision, and a second instructor of the project who is not the one paid. */
const comDuvidas = {
  ...naFolha,
  answers: {
    ...RESPOSTAS,
    lerFolhaDePagamento: {
      ...folha,
      estornos: 1,
      estornosPorDecidir: 1,
      naoPagos: 1,
      podeFechar: false,
      impedimento: 'Há estornos por decidir',
      lancamentos: [
        lancamento,
        { ...lancamento, ...ESTORNO },
        {
          ...lancamento,
          pago: false,
          motivo: 'OUTRO_VINCULO',
          vaga: { instrutor: { id: 5, nome: 'Ana Souza' }, espera: null },
          concorrentes: [5],
          instrutor: { id: 6, nome: 'Bia Reis', email: 'bia@exemplo.test', cpf: '11144477735' },
        },
      ],
    },
  },
} as const;
const administrando = { at: '/declaracoes', tipo: 'administrador', answers: RESPOSTAS } as const;
const nasMinhas = { at: '/declaracoes', answers: RESPOSTAS };

/** The payment sheet and the declarations: calls that are made when the screens open (T-K13). */
export const ABREM_NA_FOLHA: readonly Row[] = [
  { call: 'listarFolhasDePagamento', ...naFolha },
  { call: 'lerFolhaDePagamento', ...naFolha },
  { call: 'listarFolhasDePagamento', at: '/editais/3/pagamento', answers: RESPOSTAS },
  { call: 'lerPainel', at: '/editais/3/pagamento', answers: RESPOSTAS },
  { call: 'lerFolhaDePagamento', at: '/editais/3/pagamento?mes=2026-05', answers: RESPOSTAS },
  { call: 'listarProjetosDoEdital', at: '/editais/3/pagamento?mes=2026-05', answers: RESPOSTAS },
  { call: 'listarDeclaracoes', ...nasMinhas },
  { call: 'listarDeclaracoesPossiveis', ...nasMinhas },
  {
    call: 'verificarDeclaracao',
    at: `/declaracao/${CODIGO}`,
    answers: RESPOSTAS,
    words: (fault) => (fault.name === '404' ? MENSAGENS_DECLARACAO.naoEncontrada : undefined),
  },
];

/** Acts of the same screens, each up to the click that makes the call (T-K13). */
export const ATOS_DA_FOLHA: readonly Row[] = [
  {
    call: 'fecharFolhaDePagamento',
    ...naFolha,
    act: async () => {
      await click('Fechar a folha');
      await answer('Sim');
    },
  },
  {
    call: 'decidirEstornoDaFolha',
    ...comDuvidas,
    act: async () => {
      await click('Confirmar estorno: Ana');
      await answer('Sim');
    },
  },
  {
    call: 'decidirEstornoDaFolha',
    ...comDuvidas,
    prepare: async () => {
      await click('Dispensar: Ana');
      await type({ motivo: 'As horas foram lançadas por engano.' });
    },
    act: () => answer('Dispensar'),
  },
  {
    call: 'escolherVinculoDoMes',
    ...comDuvidas,
    prepare: async () => {
      await click('Pagar este: Bia');
      await type({ motivo: 'Foi quem trabalhou no mês.' });
    },
    act: () => answer('Pagar este instrutor'),
  },
  { call: 'exportarFolhaDePagamento', ...naFolha, act: () => click('Baixar a planilha') },
  { call: 'emitirDeclaracao', ...nasMinhas, act: () => click('Emitir declaração') },
  { call: 'lerDeclaracao', ...nasMinhas, act: () => click('PDF') },
  {
    call: 'revogarDeclaracao',
    ...administrando,
    prepare: async () => {
      await click('Revogar');
      await type({ motivo: 'Nome errado.' });
    },
    act: () => answer('Revogar'),
  },
];
