import { compararDias, fimDoDia } from '../../kernel/datas.ts';
import type { Configuracao, EfeitoDoFuso } from '../types.ts';

/** A deadline that was announced to end on this day and has not passed. */
export interface PrazoAnunciado {
  readonly oQue: string;
  readonly dia: string;
}

type Fusos = Pick<Configuracao, 'fuso' | 'fusoMarcado'>;

/** The zone that the administration chose: the pending one, if there is one. */
export function fusoPedido({ fuso, fusoMarcado }: Fusos): string {
  return fusoMarcado?.para ?? fuso;
}

/**
 * The zone in force and the pending one after a change (D62). 23:59 in São Paulo comes an hour before 23:59
 * in Manaus, so an announced deadline could end earlier in the new zone; the change then waits for the last
 * deadline.
 */
export function mudarFuso({ fuso }: Fusos, para: string, prazos: readonly PrazoAnunciado[]): Fusos {
  const [ultimo] = prazos
    .filter(({ dia }) => fimDoDia(dia, para) < fimDoDia(dia, fuso))
    .toSorted((a, b) => compararDias(b.dia, a.dia));
  if (ultimo === undefined) return { fuso: para, fusoMarcado: null };
  return { fuso, fusoMarcado: { para, depoisDe: ultimo.dia, porque: ultimo.oQue } };
}

/** Changes the zone and keeps the earlier one, in which past instants are still shown. */
export function passarAoFuso(
  antes: Fusos & Pick<Configuracao, 'fusosAnteriores'>,
  para: string,
  { prazos, agora }: { readonly prazos: readonly PrazoAnunciado[]; readonly agora: Date },
): Fusos & Pick<Configuracao, 'fusosAnteriores'> {
  const depois = mudarFuso(antes, para, prazos);
  const { fuso, fusosAnteriores } = antes;
  if (depois.fuso === fuso) return { ...depois, fusosAnteriores };
  return { ...depois, fusosAnteriores: [...fusosAnteriores, { fuso, ate: agora.toISOString() }] };
}

const MS_POR_HORA = 3_600_000;

/** The effect of choosing the zone: the change that waits, or the deadlines that end later and by how much. */
export function efeitoDoFuso(antes: Fusos, para: string, prazos: readonly PrazoAnunciado[]): EfeitoDoFuso {
  const { fusoMarcado: marcado } = mudarFuso(antes, para, prazos);
  const ganha = (dia: string) => fimDoDia(dia, para).getTime() - fimDoDia(dia, antes.fuso).getTime();
  const ganham = marcado === null ? prazos.filter(({ dia }) => ganha(dia) > 0) : [];
  return {
    marcado,
    ganham: [...new Set(ganham.map(({ oQue }) => oQue))],
    horas: Math.max(0, ...ganham.map(({ dia }) => ganha(dia) / MS_POR_HORA)),
  };
}
