import { problemasDoBarema } from '@instrutoria/domain/barema/rules/barema.ts';
import { type Barema, DESEMPATES_FIXOS } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { type BaremaDigitado, baremaDe, comNomes } from './barema-digitado.ts';

export interface Previa {
  /** The valid part of the edited barema. */
  readonly barema: Barema;
  /** Criteria with numbers to be corrected. */
  readonly fora: readonly string[];
}

/** Names and numbers are typed one after the other: invalid parts are left out, the rest is shown. */
export function previaDe(digitado: BaremaDigitado, tipo: TipoDeProjeto): Previa {
  const lido = baremaDe(digitado);
  const errados = new Set(problemasDoBarema(lido, tipo).map(({ campo }) => campo));
  const serve = (i: number) =>
    !['maximo', 'minimo', 'peso'].some((campo) => errados.has(`criterios.${i}.${campo}`));
  const { criterios: nomeados } = comNomes(lido);
  const criterios = nomeados.filter((_, i) => serve(i));
  const conhecidos = new Set<string>([...DESEMPATES_FIXOS, ...criterios.map(({ codigo }) => codigo)]);
  return {
    barema: {
      ...lido,
      criterios,
      desempates: lido.desempates.filter((nome) => conhecidos.has(nome)),
      totalMinimo: errados.has('totalMinimo') ? 0 : lido.totalMinimo,
    },
    fora: nomeados.flatMap(({ nome }, i) => (serve(i) ? [] : [nome])),
  };
}

/** The lot as the server draws it (E-BAREMA-4): the first 48 bits of the SHA-256 of 'seed:number'. */
export async function lotesDe(semente: string, numeros: readonly number[]): Promise<Map<number, number>> {
  const deCada = numeros.map(async (numero) => {
    const bytes = new TextEncoder().encode(`${semente}:${numero}`);
    const hash = new DataView(await crypto.subtle.digest('SHA-256', bytes));
    return [numero, hash.getUint16(0) * 2 ** 32 + hash.getUint32(2)] as const;
  });
  return new Map(await Promise.all(deCada));
}
