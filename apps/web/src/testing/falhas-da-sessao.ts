import type { Row } from './falha-row.ts';
import type { Answers } from './faults.ts';
import { answer, click, type, whenThere } from './screen.ts';

const item = {
  projeto: { id: 31, titulo: 'Monitoria' },
  versao: 1,
  total: 380.5,
  pede: { remunerados: 1, voluntarios: 1 },
  proposta: { remunerados: 1, voluntarios: 0 },
  decisao: null,
  anotacao: '',
  impedidos: [],
  registro: null,
  alteracoes: [],
  mesa: { remunerados: 1, voluntarios: 0, versao: 1 },
};
const sessao = {
  id: 5,
  versao: 1,
  edital: { id: 3, nome: 'Edital 2026' },
  numero: 1,
  estado: 'aberta',
  local: 'Sala 12',
  abertaEm: '2026-11-22T12:00:00.000Z',
  encerradaEm: null,
  limiteBolsas: null,
  presidente: { id: 7, nome: 'Ana' },
  redator: { id: 7, nome: 'Ana' },
  quorum: 1,
  presencas: [{ pessoa: { id: 7, nome: 'Ana' }, presente: true, quando: '2026-11-22T12:00:00.000Z' }],
  itens: [item],
  atas: [],
  retificacoes: [],
  podeLerAta: true,
  podeDecidir: true,
  podeSuspender: true,
  podeRetomar: true,
  podeEncerrar: true,
  podeCancelar: true,
  podeCorrigirAta: false,
};
const encerrada = {
  ...sessao,
  estado: 'encerrada',
  encerradaEm: '2026-11-22T13:00:00.000Z',
  podeDecidir: false,
  podeEncerrar: false,
  podeCorrigirAta: true,
  atas: [
    {
      versao: 1,
      numero: 3,
      ano: 2026,
      sha256: 'a'.repeat(64),
      motivo: null,
      criadaEm: '2026-11-22T13:00:00.000Z',
    },
  ],
};
const RESPOSTAS: Answers = {
  listarSessoesDaComissao: [],
  lerComissao: {
    podeAbrir: true,
    porque: null,
    pessoas: [
      { id: 8, nome: 'Bruno Telles', tipo: 'avaliador', siape: '7777777', unidade: 'Instituto de Letras' },
    ],
  },
  lerSessaoDaComissao: sessao,
};
const tipo = 'administrador';
const lista = { at: '/sessoes_da_comissao?edital=3', tipo, answers: RESPOSTAS } as const;
const pauta = { at: '/sessoes_da_comissao/5', tipo, answers: RESPOSTAS } as const;
const noItem = { at: '/sessoes_da_comissao/5?item=31', tipo, answers: RESPOSTAS } as const;
const comAta = {
  at: '/sessoes_da_comissao/5',
  tipo,
  answers: { ...RESPOSTAS, lerSessaoDaComissao: encerrada },
} as const;

/** The committee's meeting: calls that are made when a screen opens (T-K13). */
export const ABREM_NA_SESSAO: readonly Row[] = [
  { call: 'listarSessoesDaComissao', ...lista },
  { call: 'lerComissao', ...lista },
  { call: 'lerSessaoDaComissao', ...pauta },
];

/** Acts of those screens, each up to the click that makes the call (T-K13). */
export const ATOS_DA_SESSAO: readonly Row[] = [
  {
    call: 'abrirSessaoDaComissao',
    ...lista,
    prepare: async () => {
      await type({ local: 'Sala 12' });
      const caixa = await whenThere(() => document.querySelector<HTMLInputElement>('input[value="8"]'));
      if (!caixa.checked) caixa.click();
    },
    act: () => click('Abrir a sessão'),
  },
  {
    call: 'suspenderSessaoDaComissao',
    ...pauta,
    prepare: async () => {
      await click('Suspender…');
      await type({ motivo: 'Almoço' });
    },
    act: () => answer('Suspender'),
  },
  { call: 'retomarSessaoDaComissao', ...pauta, act: () => click('Retomar a sessão') },
  {
    call: 'encerrarSessaoDaComissao',
    ...pauta,
    act: async () => {
      await click('Encerrar e fazer a ata…');
      await answer('Encerrar a sessão');
    },
  },
  {
    call: 'cancelarSessaoDaComissao',
    ...pauta,
    prepare: async () => {
      await click('Cancelar a sessão…');
      await type({ motivo: 'Sem quórum' });
    },
    act: () => answer('Cancelar a sessão'),
  },
  { call: 'registrarPresenca', ...pauta, act: () => click('Saiu') },
  {
    call: 'anotarItemDaSessao',
    ...noItem,
    prepare: () => type({ anotacao: 'Lido' }),
    act: () => click('Salvar só a anotação'),
  },
  { call: 'decidirItemDaSessao', ...noItem, act: () => click('Decidir') },
  {
    call: 'corrigirAta',
    ...comAta,
    prepare: async () => {
      await click('Retificar…');
      await type({ texto: 'onde se lê 1, leia-se 2', motivo: 'Digitação' });
    },
    act: () => answer('Guardar a nova versão'),
  },
  { call: 'gerarPdfDaAta', ...comAta, act: () => click('Ata, versão 1') },
  { call: 'baixarTextoDaAta', ...comAta, act: () => click('Baixar o texto, versão 1') },
];
