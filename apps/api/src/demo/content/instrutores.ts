import type { Acumulo, Documento, TipoDeAluno } from '@instrutoria/domain/instrutor/types.ts';
import type { ChaveDeEdital } from './editais.ts';

/** Hours that were corrected once they were paid, or not paid, on a closed sheet. */
interface HorasCorrigidas {
  /** Months after the start. */
  readonly mes: number;
  /** As they stood then; null = nothing was registered. */
  readonly antes: number | null;
  /** Whether the sheet of the next month, closed by now, makes up for it, or the one that is still open. */
  readonly acerto: 'fechado' | 'aberto';
}

/** A student of a project that was approved. */
export interface InstrutorDemo {
  readonly edital: ChaveDeEdital;
  /** `chave` of the project's coordinator. */
  readonly coordenador: string;
  readonly nome: string;
  readonly programa: string;
  readonly tipo: TipoDeAluno;
  readonly acumulo: Acumulo | null;
  /** Months after the publication in which the student began; null while nobody has checked the documents. */
  readonly inicio: number | null;
  readonly situacao: 'REGULAR' | 'IRREGULAR';
  /** The end of the tie, in months after the publication. */
  readonly fim?: { readonly mes: number; readonly motivo: string };
  /** How many months before the current one attendance stops: 0 = it is complete, null = nothing was registered. */
  readonly frequenciaAte: number | null;
  /** Months after the start that do not apply (−1). */
  readonly semAtividade?: readonly number[];
  /** Hours that stood otherwise when the month's sheet was closed. */
  readonly corrigidas?: readonly HorasCorrigidas[];
  /** False while the CPF and the number of the university are still missing. */
  readonly identificado?: false;
  readonly recusado?: { readonly documento: Documento; readonly motivo: string };
  /** An absence, registered yesterday. */
  readonly ausente?: true;
  readonly relatorio?: true;
}

const anterior = (coordenador: string) => ({ edital: 'anterior', coordenador }) as const;
const recente = (coordenador: string) => ({ edital: 'resultado', coordenador }) as const;
const bolsista = { tipo: 'BOLSISTA', acumulo: 'unica' } as const;
const acumulavel = { tipo: 'BOLSISTA', acumulo: 'acumulavel' } as const;
const voluntario = { tipo: 'VOLUNTARIO', acumulo: null } as const;
const regular = { situacao: 'REGULAR', frequenciaAte: 1 } as const;
/** Registered days ago: an administrator has still to look at the documents. */
const novo = { inicio: null, situacao: 'IRREGULAR', frequenciaAte: null } as const;

const MATEMATICA = 'Programa de Pós-Graduação em Matemática';
const ENFERMAGEM = 'Programa de Pós-Graduação em Enfermagem';
const BIOLOGIA = 'Programa de Pós-Graduação em Biologia Celular';
const COMPUTACAO = 'Programa de Pós-Graduação em Ciência da Computação';

/** In every situation: regular, irregular, absent, ended and replaced, to be checked, with a refused document. */
export const INSTRUTORES: readonly InstrutorDemo[] = [
  {
    ...anterior('helena.moura'),
    nome: 'Ana Beatriz Siqueira',
    programa: MATEMATICA,
    ...bolsista,
    ...regular,
    inicio: 1,
    relatorio: true,
  },
  {
    ...anterior('helena.moura'),
    nome: 'Mateus Corrêa Pinto',
    programa: MATEMATICA,
    ...bolsista,
    ...regular,
    inicio: 1,
    fim: { mes: 3, motivo: 'Foi aprovado em um mestrado de outra cidade.' },
  },
  {
    ...anterior('helena.moura'),
    nome: 'João Pedro Valente',
    programa: MATEMATICA,
    ...acumulavel,
    ...regular,
    inicio: 4,
    semAtividade: [2],
    corrigidas: [{ mes: 2, antes: 34, acerto: 'aberto' }],
  },
  {
    ...anterior('helena.moura'),
    nome: 'Larissa Menezes Rocha',
    programa: MATEMATICA,
    ...voluntario,
    ...regular,
    inicio: 2,
    relatorio: true,
  },
  {
    ...anterior('rosangela.macedo'),
    nome: 'Daniela Prates Lima',
    programa: ENFERMAGEM,
    ...bolsista,
    inicio: 1,
    situacao: 'IRREGULAR',
    frequenciaAte: 1,
    ausente: true,
  },
  {
    ...anterior('rosangela.macedo'),
    nome: 'Caio Henrique Souza',
    programa: ENFERMAGEM,
    ...voluntario,
    ...novo,
    identificado: false,
    recusado: {
      documento: 'historico_declaracao',
      motivo: 'O comprovante é do semestre passado. Envie o do período letivo corrente.',
    },
  },
  {
    ...anterior('simone.brandao'),
    nome: 'Isabela Fontoura Reis',
    programa: BIOLOGIA,
    ...bolsista,
    ...regular,
    inicio: 1,
    relatorio: true,
    semAtividade: [5],
  },
  {
    ...anterior('simone.brandao'),
    nome: 'Rafael Oliveira Campos',
    programa: BIOLOGIA,
    ...acumulavel,
    inicio: 1,
    situacao: 'REGULAR',
    frequenciaAte: 3,
    relatorio: true,
    corrigidas: [{ mes: 5, antes: null, acerto: 'aberto' }],
  },
  {
    ...anterior('simone.brandao'),
    nome: 'Thaís Lacerda Nunes',
    programa: BIOLOGIA,
    ...voluntario,
    inicio: 1,
    situacao: 'REGULAR',
    frequenciaAte: 0,
    relatorio: true,
  },
  {
    ...anterior('joaquim.serpa'),
    nome: 'Vitor Hugo Almeida',
    programa: 'Programa de Pós-Graduação em História',
    ...bolsista,
    ...regular,
    inicio: 2,
    corrigidas: [{ mes: 1, antes: null, acerto: 'fechado' }],
  },
  {
    ...anterior('tamires.nogueira'),
    nome: 'Pedro Augusto Leal',
    programa: COMPUTACAO,
    ...bolsista,
    inicio: 1,
    situacao: 'REGULAR',
    frequenciaAte: 2,
    semAtividade: [1],
    corrigidas: [{ mes: 1, antes: 35, acerto: 'fechado' }],
  },
  { ...recente('bruno.kessler'), nome: 'Letícia Barros Melo', programa: COMPUTACAO, ...bolsista, ...novo },
  {
    ...recente('bruno.kessler'),
    nome: 'Igor Santana Dias',
    programa: COMPUTACAO,
    ...voluntario,
    ...novo,
    identificado: false,
  },
  {
    ...recente('marcia.ulhoa'),
    nome: 'Camila Duarte Freitas',
    programa: BIOLOGIA,
    ...acumulavel,
    ...novo,
    recusado: {
      documento: 'termo_anuencia',
      motivo: 'Falta a assinatura de quem coordena a outra bolsa.',
    },
  },
];
