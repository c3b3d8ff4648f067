import { recursosAbertos } from '../../edital/rules/resultado-publicado.ts';
import type { EditalGuardado } from '../../edital/types.ts';
import { compararDias } from '../../kernel/datas.ts';

export interface FatosDoPrazo {
  readonly hoje: string;
  /** The last day to appeal against a change of the project's place that others brought (D56); null: none is open. */
  readonly mudancaAte?: string | null | undefined;
  /** An appeal against the result itself was decided, and the project's row has not changed since (D21). */
  readonly jaDecidido?: boolean | undefined;
}

export interface PrazoParaRecorrer {
  readonly aberto: boolean;
  /** The last day, inclusive; null where no period runs, or where it has no end. */
  readonly ate: string | null;
  /** Only the change can be contested. */
  readonly soMudanca: boolean;
}

/**
 * Until when an appeal can be made, and against what; line, task, button and server all use this function
 * (D57). After a final result that followed a preliminary one there is no appeal.
 */
export function prazoParaRecorrer(
  edital: Pick<EditalGuardado, 'fimRecursos' | 'finalEm'>,
  { hoje, mudancaAte = null, jaDecidido = false }: FatosDoPrazo,
): PrazoParaRecorrer {
  const final = typeof edital.finalEm === 'string';
  const geral = !final && recursosAbertos(edital, hoje);
  if (geral && !jaDecidido) return { aberto: true, ate: edital.fimRecursos, soMudanca: false };
  const daMudanca = !final && mudancaAte !== null && compararDias(hoje, mudancaAte) <= 0;
  if (daMudanca) return { aberto: true, ate: mudancaAte, soMudanca: true };
  return { aberto: geral, ate: geral ? edital.fimRecursos : null, soMudanca: false };
}
