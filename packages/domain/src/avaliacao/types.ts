import type { Apuracao, Barema, NotasDadas } from '../barema/types.ts';
import type { ProfessorResumido } from '../conta/types.ts';
import type { SituacaoExibida } from '../decisao/types.ts';
import type { Edital, TipoDeProjeto } from '../edital/types.ts';
import type { CamposNaAvaliacao } from '../projeto/campos.ts';
import type { Situacao, VagasDadas } from '../projeto/types.ts';
import type { MudancaContestavel } from '../recurso/rules/mudanca-para-pior.ts';
import type { AceiteDoChamado } from '../suplente/rules/suplentes.ts';

export const CRITERIOS_FASE1 = [
  'pontuacaoAdequacaoCoerencia',
  'pontuacaoRelevanciaJustificativaClareza',
  'pontuacaoMetodologiaAtividades',
  'pontuacaoOrganizacaoTextual',
] as const;
/** Only TIPO I has them. */
export const CRITERIOS_FASE2 = [
  'pontuacaoApoioDisciplina',
  'pontuacaoNaturezaDisciplinas',
  'pontuacaoCaracteristicaDisciplinas',
] as const;
export const CRITERIOS = [...CRITERIOS_FASE1, ...CRITERIOS_FASE2] as const;
export type CriterioFase1 = (typeof CRITERIOS_FASE1)[number];
export type CriterioFase2 = (typeof CRITERIOS_FASE2)[number];
export type Criterio = (typeof CRITERIOS)[number];

/** Scores in a call with its own barema; the seven fields of the spec's scores are null there. */
export interface ComNotas {
  readonly notas?: NotasDadas | null | undefined;
}
export type Pontuacoes = { readonly [C in Criterio]: number | null } & ComNotas;
/** The null scores of a project without the spec's criteria. */
export const SEM_PONTUACOES = Object.fromEntries(CRITERIOS.map((c) => [c, null])) as {
  readonly [C in Criterio]: null;
};
export type PontuacoesDigitadas = { readonly [C in Criterio]?: number | null | undefined } & ComNotas;

export interface AprovacaoGuardada extends Pontuacoes {
  readonly id: number;
  readonly versao: number;
  readonly projetoId: number;
  /** null for a project with several evaluators: each has an assignment in this same shape. */
  readonly avaliadorId: number | null;
  /** For one of several evaluators: their assignment, with its version and scores. */
  readonly designacaoId?: number | undefined;
  readonly aceito: boolean;
  readonly ja_foi_avaliado: boolean;
  readonly parecer: string;
  readonly remunerados_aprovados: number;
  readonly voluntarios_aprovados: number;
  readonly situacao: Situacao;
  /** The total of `notas` by the call's own barema. */
  readonly apurado?: Apuracao | null | undefined;
}

export interface ProjetoDaAprovacao extends CamposNaAvaliacao {
  readonly id: number;
  readonly tipoProjeto: TipoDeProjeto;
  readonly coordenador: ProfessorResumido;
  readonly edital: Edital;
  readonly remunerados_aprovados: number;
  readonly voluntarios_aprovados: number;
  /** Present only where the reader evaluates without names (E-ANONIMATO-2). */
  readonly semNomes?: true | undefined;
}

/** The call-up of a suplente: how many scholarships, and what was answered. */
interface ChamadoDoProjeto {
  readonly bolsas: number;
  /** The last day to answer; null where nothing is asked. */
  readonly responderAte: string | null;
  readonly aceite: AceiteDoChamado | null;
}

/** The approval in answers. Before publication its fields are null for the coordinator (D20). */
export interface Aprovacao extends Pontuacoes {
  readonly id: number | null;
  readonly versao: number | null;
  readonly projeto: ProjetoDaAprovacao;
  readonly avaliador: ProfessorResumido | null;
  readonly situacao: Situacao;
  readonly situacaoExibida: SituacaoExibida;
  /** null until the counts are known to the reader. */
  readonly vagas: VagasDadas | null;
  /** From publication on: the version in force, the position, and the lowest total with a place. */
  readonly resultado: {
    readonly versao: number;
    readonly instante: string;
    readonly posicao: number | null;
    readonly menorTotalComVaga: number | null;
    /** Only in a call with a list of suplentes. */
    readonly suplente?: number | null | undefined;
    readonly chamadoEm?: string | undefined;
    readonly declinouEm?: string | undefined;
    readonly semRespostaEm?: string | undefined;
    readonly chamado?: ChamadoDoProjeto | undefined;
  } | null;
  /** For its coordinator from publication on: whether an appeal may be made now, and why not. */
  readonly recurso: {
    readonly pode: boolean;
    readonly motivo: string | null;
    readonly ate: string | null;
    readonly soMudanca: boolean;
    /** `ate` null: the days begin when the appeal that the project has is decided (D56). */
    readonly mudancas: readonly (MudancaContestavel & { readonly ate: string | null })[];
  } | null;
  readonly aceito: boolean | null;
  readonly ja_foi_avaliado: boolean | null;
  readonly foiAvaliador: boolean | null;
  /** The call's own; absent without one. */
  readonly barema?: Barema | undefined;
  readonly total: number | null;
  readonly parecer: string | null;
  /** Only for the evaluator of the project. */
  readonly mesa?: MesaDoAvaliador | undefined;
}

/** What the form of an evaluation needs to know besides the evaluation. */
export interface MesaDoAvaliador {
  /** A conflict of interest that the reader declared reaches the project. */
  readonly impedido: boolean;
  /** The shortest opinion that the call takes. */
  readonly parecerMinimo: number;
  /** It was concluded and reopened at least once. */
  readonly reaberta: boolean;
}

/**
 * Records by which a call can name a project (D58). Participants do not know the last two before publication.
 */
export type NomeadoDoProjeto = 'instrutor' | 'projeto' | 'avaliacao' | 'recurso';
