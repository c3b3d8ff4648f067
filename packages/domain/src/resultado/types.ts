import type { SituacaoExibida, Vagas } from '../decisao/types.ts';
import type { TipoDeProjeto } from '../edital/types.ts';
import type { VagasDadas } from '../projeto/types.ts';
import type { LinhaDoRanque } from '../ranque/types.ts';
import type { VagasDoItem } from '../reuniao/types.ts';

export const MOTIVOS_DA_VERSAO = [
  'PUBLICACAO',
  'RECURSO',
  'CORRECAO',
  'ANULACAO',
  'FINAL',
  'SUPLENTE',
] as const;
export type MotivoDaVersao = (typeof MOTIVOS_DA_VERSAO)[number];

/** A public row: it depends only on public facts (T-M5). */
export interface LinhaDoResultado {
  /** null = was not evaluated. */
  readonly posicao: number | null;
  readonly projeto_id: number;
  readonly titulo: string;
  readonly coordenador: string;
  readonly unidade: string;
  readonly tipoProjeto: TipoDeProjeto;
  readonly total: number | null;
  readonly situacaoExibida: SituacaoExibida;
  readonly vagas: VagasDadas;
  readonly remunerados_aprovados: number;
  readonly voluntarios_aprovados: number;
  /** The tie-break against the row before it (D18); in words, where the call has its own barema. */
  readonly desempate: string | null;
  /** Only in a call with a list of suplentes: its number, or null. */
  readonly suplente?: number | null | undefined;
  /** The day on which a suplente was called, or declined. */
  readonly chamadoEm?: string | undefined;
  readonly declinouEm?: string | undefined;
  /** The day on which its turn passed without an answer. */
  readonly semRespostaEm?: string | undefined;
  /** Only where the places are not those that a meeting of the committee decided: its number (D54). */
  readonly sessaoAlterada?: number | undefined;
  /** Only for a project received after the deadline: how, in words (D64). */
  readonly tardia?: string | undefined;
}

/** A row as it is shown on a day; what happened to its project since is never part of a stored version. */
export interface LinhaExibida extends LinhaDoResultado {
  /** The project ended, and its places went back. */
  readonly devolveu?: { readonly encerramento: string; readonly desistencia: string | null } | undefined;
}

/** The places that the last meeting gave to a project. */
export interface DecididoEmReuniao extends VagasDoItem {
  readonly sessao: number;
}

export interface ProjetoDoResultado extends LinhaDoRanque, Vagas {
  readonly decidido?: DecididoEmReuniao | null | undefined;
  readonly recebidaTarde?: string | null | undefined;
  readonly titulo: string;
  readonly coordenador: string;
  readonly unidade: string;
  readonly tipoProjeto: TipoDeProjeto;
}

export interface VersaoDoResultado {
  readonly numero: number;
  readonly instante: string;
  readonly motivo: MotivoDaVersao;
  readonly recurso: number | null;
  readonly justificativa: string | null;
  /** Made by the upgrade (D52). */
  readonly reconstituida: boolean;
  readonly sha256: string;
  /** Set before the final result of a call that has one. */
  readonly preliminar?: true | undefined;
}

export type NovaVersao = Omit<VersaoDoResultado, 'sha256'> & { readonly linhas: readonly LinhaDoResultado[] };

/** The changes of a row; a project that only one of both versions has is given whole. */
export interface MudancaDaLinha {
  readonly projeto_id: number;
  readonly titulo: string;
  readonly campos: readonly {
    readonly campo: string;
    readonly de: string | number | null;
    readonly para: string | number | null;
  }[];
}
