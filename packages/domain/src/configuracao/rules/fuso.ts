import { compararDias, fimDoDia } from '../../kernel/datas.ts';
import type { Configuracao } from '../types.ts';

/** Announced to end with this day, and not over yet. */
export interface PrazoAnunciado {
  readonly oQue: string;
  readonly dia: string;
}

type Fusos = Pick<Configuracao, 'fuso' | 'fusoMarcado'>;

/** The zone that the administration wants: the one that waits, where one does. */
export function fusoPedido({ fuso, fusoMarcado }: Fusos): string {
  return fusoMarcado?.para ?? fuso;
}

/**
 * The zone in force after a change, and the one that waits (D62). 23:59 in São Paulo comes an hour before 23:59 in
 * Manaus: what was announced in the one would end earlier in the other, so the change waits for the last of it.
 */
export function mudarFuso({ fuso }: Fusos, para: string, prazos: readonly PrazoAnunciado[]): Fusos {
  const [ultimo] = prazos
    .filter(({ dia }) => fimDoDia(dia, para) < fimDoDia(dia, fuso))
    .toSorted((a, b) => compararDias(b.dia, a.dia));
  if (ultimo === undefined) return { fuso: para, fusoMarcado: null };
  return { fuso, fusoMarcado: { para, depoisDe: ultimo.dia, porque: ultimo.oQue } };
}
