import type { Row } from './falha-row.ts';
import type { Answers } from './faults.ts';
import { answer, click, type, whenThere } from './screen.ts';

const homologacao = {
  projeto: 31,
  versao: 2,
  estado: 'pendente',
  secoes: [],
  motivo: '',
  ate: null,
  prazoPassou: false,
  recorreu: false,
  temAvaliador: false,
  podeMarcar: true,
  podeDesfazer: true,
  podeProrrogar: true,
  podeDecidirRecurso: true,
  podeCorrigir: true,
  podeRecorrer: true,
  historico: [],
};
const devolvida = {
  ...homologacao,
  estado: 'devolvido',
  secoes: ['titulo'],
  motivo: 'Falta',
  ate: '2999-12-31',
};
const RESPOSTAS: Answers = {
  lerHomologacaoDoEdital: {
    ligada: true,
    projetos: { pendente: 1, devolvido: 0, reenviado: 0, homologado: 0, naoHomologado: 0, emRecurso: 0 },
    esperam: 1,
  },
  listarHomologacao: [
    {
      id: 31,
      versao: 2,
      titulo: 'Monitoria',
      coordenador: { id: 9, nome: 'Helena Prado', unidade: 'Centro' },
      estado: 'pendente',
      ate: null,
      prazoPassou: false,
      temAvaliador: false,
    },
  ],
  lerHomologacaoDoProjeto: homologacao,
};
const mesa = { at: '/editais/3/homologacao', answers: RESPOSTAS } as const;
const projeto = { at: '/projetos/31/homologacao', answers: RESPOSTAS } as const;
const correcao = {
  at: '/projetos/31/correcao',
  answers: { ...RESPOSTAS, lerHomologacaoDoProjeto: devolvida },
} as const;

/** Homologação: calls that are made when a screen opens (T-K13). */
export const ABREM_NA_HOMOLOGACAO: readonly Row[] = [
  { call: 'lerHomologacaoDoEdital', ...mesa },
  { call: 'listarHomologacao', ...mesa },
  { call: 'lerHomologacaoDoProjeto', ...projeto },
];

/** Acts of those screens, each up to the click that makes the call (T-K13). */
export const ATOS_DA_HOMOLOGACAO: readonly Row[] = [
  { call: 'marcarHomologacao', ...projeto, act: () => click('Homologar') },
  {
    call: 'marcarHomologacaoEmVarios',
    ...mesa,
    prepare: async () => {
      const caixa = await whenThere(() =>
        document.querySelector<HTMLInputElement>('input[aria-label="Escolher o projeto 31"]'),
      );
      if (!caixa.checked) caixa.click();
      await click('Não homologar…');
      await type({ motivo: 'Fora do tema' });
    },
    act: () => answer('Não homologar'),
  },
  {
    call: 'prorrogarCorrecao',
    ...projeto,
    prepare: async () => {
      await click('Prorrogar o prazo…');
      await type({ ate: '2026-12-01', motivo: 'Greve' });
    },
    act: () => answer('Prorrogar'),
  },
  {
    call: 'desfazerHomologacao',
    ...projeto,
    prepare: async () => {
      await click('Desfazer a marca…');
      await type({ motivo: 'Engano' });
    },
    act: () => answer('Desfazer'),
  },
  {
    call: 'decidirRecursoDaHomologacao',
    ...projeto,
    prepare: async () => {
      await click('Decidir o recurso…');
      await type({ motivo: 'Visto' });
    },
    act: () => answer('Decidir'),
  },
  {
    call: 'recorrerDaHomologacao',
    ...projeto,
    prepare: () => type({ texto: 'O tema é o do edital' }),
    act: () => click('Enviar o recurso'),
  },
  {
    call: 'reenviarProjeto',
    ...correcao,
    prepare: () => type({ titulo: 'Um título melhor' }),
    act: async () => {
      await click('Enviar a correção');
      await answer('Sim');
    },
  },
];
