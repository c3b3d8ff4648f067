import type { ProfessorResumido, Unidade } from '../conta/types.ts';
import type { CoordenacaoAnterior } from '../coordenacao/types.ts';
import type { Edital, TipoDeProjeto } from '../edital/types.ts';
import type { CamposDigitados, CamposDoProjeto, Regime } from './campos.ts';

export const SEMESTRES = ['primeiro', 'segundo', 'anual'] as const;
export type Semestre = (typeof SEMESTRES)[number];

export const TIPOS_DE_DISCIPLINA = ['pratica', 'teorica', 'teorico-Pratica'] as const;
export type TipoDeDisciplina = (typeof TIPOS_DE_DISCIPLINA)[number];

export const SITUACOES = ['SUBMETIDO', 'APROVADO', 'REPROVADO'] as const;
export type Situacao = (typeof SITUACOES)[number];

/** The registry's values of a discipline; `tsd` in %, null where its list has none; `semestre` 'AAAA.N' or ''. */
export interface DisciplinaOficial {
  readonly codigo: string;
  readonly semestre: string;
  readonly nome: string;
  readonly carga_horaria: number;
  readonly tsd: number | null;
}

/** tsd in %, 0 to 100; carga_horaria in hours, > 0. */
export interface Disciplina {
  readonly id: number;
  readonly nome: string;
  readonly semestre: Semestre;
  readonly codigo: string;
  readonly unidade_oferta: Unidade;
  readonly tipo_disciplina: TipoDeDisciplina;
  readonly ehObrigatoria: boolean;
  readonly tsd: number;
  readonly cursos_ofertadas: readonly string[];
  readonly carga_horaria: number;
  /** The registry's row of this code when it was declared; none for earlier ones. */
  readonly oficial?: DisciplinaOficial | null | undefined;
}

export interface DadosDaDisciplina {
  readonly id?: number | undefined;
  readonly nome?: string | undefined;
  readonly semestre?: string | undefined;
  readonly codigo?: string | undefined;
  readonly unidade_oferta?: number | undefined;
  readonly tipo_disciplina?: string | undefined;
  readonly ehObrigatoria?: boolean | undefined;
  readonly tsd?: number | undefined;
  readonly cursos_ofertadas?: readonly string[] | undefined;
  readonly carga_horaria?: number | undefined;
  /** Known from the server; it decides by the code what is stored. */
  readonly oficial?: DisciplinaOficial | null | undefined;
}

/** `comprovante` is null for readers without a right to it (D22). */
export interface ComprovanteDeDisciplinas {
  readonly id: number;
  readonly comprovante: string | null;
  readonly disciplinas_associadas: readonly Disciplina[];
}

export interface ProfessorNaoCadastrado {
  readonly id: number;
  readonly nome: string;
  readonly siape: string;
  readonly regimeTrabalho: Regime;
  readonly unidade: Unidade;
}

export interface DadosDoNaoCadastrado {
  readonly nome?: string | undefined;
  readonly siape?: string | undefined;
  readonly regimeTrabalho?: string | undefined;
  readonly unidade?: number | undefined;
}

/** Ten months and ten activities (rich text), the first MARÇO. */
export interface Cronograma {
  readonly mesAno1: string;
  readonly mesAno2: string;
  readonly mesAno3: string;
  readonly mesAno4: string;
  readonly mesAno5: string;
  readonly mesAno6: string;
  readonly mesAno7: string;
  readonly mesAno8: string;
  readonly mesAno9: string;
  readonly mesAno10: string;
  readonly atividade1: string;
  readonly atividade2: string;
  readonly atividade3: string;
  readonly atividade4: string;
  readonly atividade5: string;
  readonly atividade6: string;
  readonly atividade7: string;
  readonly atividade8: string;
  readonly atividade9: string;
  readonly atividade10: string;
}
export type DadosDoCronograma = { readonly [K in keyof Cronograma]?: string | undefined };

export interface AlunoDoProjeto {
  readonly id: number;
  readonly nome: string;
  readonly tipoAluno: 'BOLSISTA' | 'VOLUNTARIO';
}

export const VAGAS_DADAS = ['todas', 'parte', 'nenhuma'] as const;
export type VagasDadas = (typeof VAGAS_DADAS)[number];

/** As answered. Drafts may have empty texts and edital null. */
export interface Projeto extends CamposDoProjeto {
  readonly id: number;
  readonly versao: number;
  readonly coordenador: ProfessorResumido;
  /** The oldest first. */
  readonly coordenaramAntes: readonly CoordenacaoAnterior[];
  readonly tipoProjeto: TipoDeProjeto;
  readonly quantBolsas: number;
  readonly edital: Edital | null;
  readonly professores_colaboradores: readonly ProfessorResumido[];
  readonly professores_colaboradores_nao_cadastrado: readonly ProfessorNaoCadastrado[];
  readonly comprovante_disciplinas: ComprovanteDeDisciplinas | null;
  readonly remunerados_aprovados: number;
  readonly voluntarios_aprovados: number;
  readonly temAvaliador: boolean;
  readonly ehRascunho: boolean;
  readonly aguardandoCronograma: boolean;
  readonly situacao: Situacao;
  readonly situacaoExibida: string;
  readonly vagas: VagasDadas | null;
  /**
   * Since when the project is closed, by desistência or for want of instructors; null while it is not (D44,
   * D61).
   */
  readonly encerramento: string | null;
  /** The day of its desistência, past or to come; null without one (D61). */
  readonly desistencia: string | null;
  /** The vice-coordinator; null for readers who may not see it (D61). */
  readonly vice: { readonly id: number; readonly nome: string } | null;
  readonly alunos: readonly AlunoDoProjeto[];
  readonly submetidoEm: string | null;
  readonly atualizadoEm: string;
  /** Present only where the reader evaluates without names (E-ANONIMATO-2). */
  readonly semNomes?: true | undefined;
}

/**
 * A proposal as it is sent (POST and PUT projeto, POST projeto/rascunho). Nested records are ids; anything
 * may be missing.
 */
export interface Proposta extends CamposDigitados {
  readonly id?: number | undefined;
  readonly edital?: number | null | undefined;
  readonly professores_colaboradores?: readonly number[] | undefined;
  readonly professores_colaboradores_nao_cadastrado?: readonly number[] | undefined;
  /** Id of a bundle made by POST disciplina/adicionar. */
  readonly comprovante_disciplinas?: number | null | undefined;
  readonly cronogramas?: readonly DadosDoCronograma[] | undefined;
}

export interface RascunhoListado {
  readonly id: number;
  readonly versao: number;
  readonly titulo: string;
  readonly edital: { readonly id: number; readonly nome: string; readonly aberto: boolean } | null;
  readonly ehRascunho: true;
  readonly atualizadoEm: string;
}

/**
 * The outcome of the search in a proof's text: 'semTexto' for a scan, 'semCopia' where no evaluator will read
 * the proof.
 */
export const LEITURAS_DO_COMPROVANTE = ['nenhum', 'lido', 'semTexto', 'naoLido', 'semCopia'] as const;
export type LeituraDoComprovante = (typeof LEITURAS_DO_COMPROVANTE)[number];

/**
 * 'vice': acts for it as its coordinator does, except in a few acts; 'coordenou': still reads it, but nothing
 * about students; 'participou': counts as a participant for good (D61).
 */
export type RelacaoComProjeto =
  | 'dono'
  | 'vice'
  | 'colaborador'
  | 'coordenou'
  | 'participou'
  | 'avaliadorDesignado'
  | 'nenhuma';
