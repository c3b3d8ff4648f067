import type { Chamador } from '@instrutoria/contract/access.ts';
import type { Row, Table } from '../../db/tables.gerada.ts';
import type { Reply } from '../client.ts';
import { countOf, findRow } from '../rows.ts';
import type { Alvo, Cena, Limite, Sonda } from './probe.ts';
import { igual } from './probe.ts';

/** The result of a derived request: the scene, the named records, and the answer. */
type Feito<R> = Reply & { readonly cena: Cena; readonly r: R };
/** Throws unless the act was done. */
export type Efeito<R> = (feito: Feito<R>) => Promise<void> | void;

type Com<R> = (cena: Cena) => R | Promise<R>;
type Valor<R, V> = V | ((r: R, cena: Cena) => V);

interface Pedido<R> {
  /** Fields besides the derived ones; `undefined` omits one. */
  readonly corpo?: Valor<R, object>;
  readonly query?: Valor<R, string>;
}

const valorDe = <R, V>(valor: Valor<R, V> | undefined, r: R, cena: Cena): V | undefined =>
  typeof valor === 'function' ? (valor as (r: R, cena: Cena) => V)(r, cena) : valor;

async function pedido<R extends object>(cena: Cena, com: Com<R>, { corpo, query }: Pedido<R>) {
  const r = await com(cena);
  const texto = valorDe(query, r, cena);
  return {
    r,
    pedido: {
      com: r,
      corpo: valorDe(corpo, r, cena),
      ...(texto === undefined ? {} : { query: texto }),
    },
  };
}

/** The probe of a call that names the records of this scene; path and body are derived from the contract. */
export function sonda<R extends object>(
  com: Com<R>,
  efeito: Efeito<R>,
  { corpo, query, ...outros }: Pedido<R> & Omit<Sonda, 'montar'> = {},
): Sonda {
  return {
    ...outros,
    async montar(cena) {
      const feito = await pedido(cena, com, {
        ...(corpo === undefined ? {} : { corpo }),
        ...(query === undefined ? {} : { query }),
      });
      return { ...feito.pedido, efeito: (reply) => efeito({ ...reply, cena, r: feito.r }) };
    },
  };
}

/** Makes limits for these callers. */
export const limitesDe =
  (colunas: readonly Chamador[], alvo?: Alvo) =>
  <R extends object>(
    nome: string,
    status: number,
    com: Com<R>,
    {
      efeito,
      ...mais
    }: Pedido<R> & Pick<Limite, 'comoInexistente' | 'rastro'> & { readonly efeito?: Efeito<R> } = {},
  ): Limite => ({
    ...{ nome, colunas, status, ...mais },
    ...(alvo === undefined ? {} : { alvo }),
    async montar(cena) {
      const { r, pedido: feito } = await pedido(cena, com, mais);
      if (efeito === undefined) return feito;
      return { ...feito, efeito: (reply) => efeito({ ...reply, cena, r }) };
    },
  });

type Onde<T extends Table> = Parameters<typeof findRow<T>>[2];

/** Requires these values in the first row with the fields of `onde`; null: there must be no such row. */
export function gravou<T extends Table, R>(
  tabela: T,
  onde: (r: R, cena: Cena, body: { readonly id: number }) => Onde<T>,
  valores: Valor<R, Partial<Row<T>> | null>,
): Efeito<R> {
  return async ({ cena, r, body }) => {
    const linha = await findRow(cena.t, tabela, onde(r, cena, body as { id: number }));
    const esperados = valorDe(valores, r, cena);
    if (!esperados) igual(linha ?? null, null, tabela);
    else conter(linha, esperados, tabela);
  };
}

/** Requires this many rows with the fields of `onde`. */
export function contou<T extends Table, R>(
  tabela: T,
  quantas: number,
  onde: (r: R, cena: Cena) => Onde<T>,
): Efeito<R> {
  return async ({ cena, r }) => igual(await countOf(cena.t, tabela, onde(r, cena)), quantas, tabela);
}

/**
 * Requires these fields in the answer, and in its lists these entries in this order; other fields may have
 * any value.
 */
export function responde<R>(esperado: Valor<R, object>): Efeito<R> {
  return ({ body, cena, r }) => conter(body, valorDe(esperado, r, cena), 'body');
}

/** Requires these ids in the answer's list, in order. */
export function lista<R>(ids: (r: R, cena: Cena) => readonly number[]): Efeito<R> {
  return responde((r, cena) => ids(r, cena).map((id) => ({ id })));
}

/** Requires some of these ids in the answer's list, and others not. */
export function inclui<R>(
  ids: (r: R, cena: Cena) => readonly (readonly [id: number, tem: boolean])[],
): Efeito<R> {
  return ({ body, cena, r }) => {
    const lidos = new Set((body as { id: number }[]).map(({ id }) => id));
    const esperados = ids(r, cena);
    igual(
      esperados.map(([id]) => [id, lidos.has(id)]),
      esperados,
    );
  };
}

/** Requires this beginning of the answer's text: PK for a ZIP or xlsx, %PDF- for a PDF. */
export const comeca =
  (inicio: string): Efeito<unknown> =>
  ({ text }) =>
    igual(text.slice(0, inicio.length), inicio);

export function todos<R>(...efeitos: readonly Efeito<NoInfer<R>>[]): Efeito<R> {
  return async (feito) => {
    for (const efeito of efeitos) await efeito(feito);
  };
}

function conter(lido: unknown, esperado: unknown, onde: string): void {
  if (esperado instanceof Date || esperado === null || typeof esperado !== 'object') {
    igual(lido, esperado, onde);
  } else if (Array.isArray(esperado)) {
    if (!Array.isArray(lido)) throw new Error(`${onde}: ${JSON.stringify(lido)} is no list`);
    igual(lido.length, esperado.length, `${onde}, its length`);
    esperado.forEach((um, i) => {
      conter(lido[i], um, `${onde}[${i}]`);
    });
  } else {
    if (lido === null || typeof lido !== 'object')
      throw new Error(`${onde}: ${JSON.stringify(lido)} is no object`);
    const campos = new Map(Object.entries(lido));
    for (const [campo, um] of Object.entries(esperado)) conter(campos.get(campo), um, `${onde}.${campo}`);
  }
}
