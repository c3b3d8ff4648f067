import { recursosAbertos } from '../../edital/rules/resultado-publicado.ts';
import type { EditalGuardado } from '../../edital/types.ts';
import { compararDias } from '../../kernel/datas.ts';

export interface FatosDoPrazo {
  readonly hoje: string;
  /** The last day to appeal against a change of the project's place that others brought (D56); null: none is open. */
  readonly mudancaAte?: string | null | undefined;
  /** Of the result itself an appeal was decided, and nothing in the project's row has changed since (D21). */
  readonly jaDecidido?: boolean | undefined;
}

export interface PrazoParaRecorrer {
  readonly aberto: boolean;
  /** The last day, that day included; null where none runs, or where it has no end. */
  readonly ate: string | null;
  /** Only against the change. */
  readonly soMudanca: boolean;
}

/**
 * Until when an appeal may be made, and against what: the one answer for line, task, button and server (D57). After the
 * final result of a call that had a preliminary one there is none.
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
