import { type Atraso, atrasoDe } from '@instrutoria/domain/designacao/rules/prazo.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';

interface Designada {
  /** When the evaluator was designated; null if they may no longer finish. */
  readonly designadaEm: Date | null;
  readonly lembradoHoje: boolean;
}

interface Momento {
  readonly edital: Pick<Edital, 'fase' | 'prazoAvaliacao'>;
  readonly fuso: string;
  readonly hoje: string;
}

/** How late an unfinished designation of a call under evaluation is (D47). */
export function atrasoDaDesignacao(
  { designadaEm, lembradoHoje }: Designada,
  { edital, fuso, hoje }: Momento,
): (Atraso & Pick<Designada, 'lembradoHoje'>) | null {
  if (designadaEm === null || edital.fase !== 'avaliacao') return null;
  const { prazoAvaliacao } = edital;
  const atraso = atrasoDe({ designadaEm: diaNoFuso(designadaEm, fuso), prazoAvaliacao }, hoje);
  return atraso === null ? null : { ...atraso, lembradoHoje };
}
