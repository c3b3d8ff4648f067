import { ehSemRecusa, type SEM_RECUSA } from '@instrutoria/domain/testing/sem-recusa.ts';
import { expect } from 'vitest';
import type { Problem } from '../client.ts';
import type { Cena } from '../world/cena.ts';

/** A row of a table of refusals: the request, and the whole expected refusal. */
export interface Recusa<C = Cena> {
  readonly o: string;
  readonly envia: (c: C) => Promise<Problem>;
  readonly status: number;
  readonly codigo: string;
  /** The exact message. */
  readonly mensagem: string;
  /** The fields with errors, each with its exact text; none by default. */
  readonly campos?: Readonly<Record<string, string>>;
}

/** Sends the row and compares every part of the answer. */
export async function conferirRecusa<C>(recusa: Recusa<C>, c: C): Promise<void> {
  const r = await recusa.envia(c);
  expect({ status: r.status, code: r.body.code, message: r.body.message }).toEqual({
    status: recusa.status,
    code: recusa.codigo,
    message: recusa.mensagem,
  });
  expect(r.body.errors ?? {}).toEqual(recusa.campos ?? {});
  expect(r.headers.get('content-type')).toMatch(/^application\/problem\+json/);
}

/** Every text that the rows provoke. */
function textosProvocados(recusas: readonly Recusa<never>[]): ReadonlySet<string> {
  return new Set(recusas.flatMap(({ mensagem, campos = {} }) => [mensagem, ...Object.values(campos)]));
}

/** The keys of a catalogue whose text no row provokes, without those tested elsewhere (sem-recusa.ts). */
export function naoProvocadas(
  catalogo: keyof typeof SEM_RECUSA,
  textos: Readonly<Record<string, string>>,
  recusas: readonly Recusa<never>[],
): string[] {
  const provocados = [...textosProvocados(recusas)];
  return Object.entries(textos).flatMap(([chave, texto]) =>
    ehSemRecusa(catalogo, chave) ||
    // A warning may begin with a name, and a refusal may end with what it is about.
    provocados.some((um) => um === texto || um.endsWith(`: ${texto}`) || um.startsWith(`${texto}: `))
      ? []
      : [chave],
  );
}
