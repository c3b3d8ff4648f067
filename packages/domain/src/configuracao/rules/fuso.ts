import { compararDias, fimDoDia } from '../../kernel/datas.ts';
import type { Configuracao, EfeitoDoFuso } from '../types.ts';

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

/** The same, keeping the earlier zone: past instants are still shown in it. */
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
