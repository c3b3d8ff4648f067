import type { Desempate } from '../avaliacao/rules/ranque.ts';
import type { LinhaDoRanque, SituacaoExibida, Vagas } from '../avaliacao/types.ts';
import type { TipoDeProjeto } from '../edital/types.ts';
import type { VagasDadas } from '../projeto/types.ts';

/** Why a version of a result was made (D42). */
export const MOTIVOS_DA_VERSAO = ['PUBLICACAO', 'RECURSO', 'CORRECAO'] as const;
export type MotivoDaVersao = (typeof MOTIVOS_DA_VERSAO)[number];

/** A public row of a result; nothing of it depends on anything that is not public (T-M5). */
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
  /** What put the row after the one before it, where both have the same total (D18). */
  readonly desempate: Desempate | null;
}

/** What stands of a project when a version is made. */
export interface ProjetoDoResultado extends LinhaDoRanque, Vagas {
  readonly titulo: string;
  readonly coordenador: string;
  readonly unidade: string;
  readonly tipoProjeto: TipoDeProjeto;
}

/** A version of a result without its rows (D42). */
export interface VersaoDoResultado {
  readonly numero: number;
  /** ISO instant. */
  readonly instante: string;
  readonly motivo: MotivoDaVersao;
  /** The accepted appeal, where one made it. */
  readonly recurso: number | null;
  /** The reason of a correction. */
  readonly justificativa: string | null;
  /** Made by the upgrade from what the appeals keep (D52). */
  readonly reconstituida: boolean;
  readonly sha256: string;
}

/** A version about to be stored. */
export type NovaVersao = Omit<VersaoDoResultado, 'sha256'> & { readonly linhas: readonly LinhaDoResultado[] };

/** What changed in one row from a version to a later one; a project that only one of them has is named whole. */
export interface MudancaDaLinha {
  readonly projeto_id: number;
  readonly titulo: string;
  readonly campos: readonly {
    readonly campo: string;
    readonly de: string | number | null;
    readonly para: string | number | null;
  }[];
}
