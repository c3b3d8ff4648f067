import type { Pontuacoes } from '../avaliacao/types.ts';

/** The values that a ranking compares. `tsdMedio` in %, `submetidoEm` ISO. */
export interface LinhaDoRanque extends Pontuacoes {
  readonly projeto_id: number;
  readonly ja_foi_avaliado: boolean;
  readonly total: number | null;
  readonly pontuacaoFase1: number | null;
  readonly tsdMedio: number | null;
  readonly submetidoEm: string;
  /** In a call with its own barema, which sets the order. */
  readonly chave?: readonly number[] | null | undefined;
  readonly abaixoDoMinimo?: boolean | null | undefined;
}
