import { type Barema, DESEMPATES_FIXOS } from '../types.ts';

const CODIGO_MAXIMO = 60;
const SO_LETRAS_E_ALGARISMOS = /[a-z0-9]+/gi;

/**
 * The code made from a name: 'Mérito da proposta' gives 'meritoDaProposta', with a number where that is
 * taken.
 */
export function codigoDoNome(nome: string, usados: readonly string[]): string {
  const palavras = nome.normalize('NFD').replace(/\p{M}/gu, '').match(SO_LETRAS_E_ALGARISMOS) ?? [];
  const junto = palavras
    .map((p, i) => (i === 0 ? p.toLowerCase() : `${p.charAt(0).toUpperCase()}${p.slice(1).toLowerCase()}`))
    .join('');
  const base = (/^[a-z]/i.test(junto) ? junto : `criterio${junto}`).slice(0, CODIGO_MAXIMO - 3);
  const tomados = new Set([...DESEMPATES_FIXOS, ...usados].map((um) => um.toLowerCase()));
  for (let n = 1; ; n += 1) {
    const codigo = n === 1 ? base : `${base}${n}`;
    if (!tomados.has(codigo.toLowerCase())) return codigo;
  }
}

/**
 * Gives criteria that are saved for the first time a code made from their name, also in the tie-breaks
 * (E-BAREMA-2).
 */
export function comCodigos(barema: Barema, novos: ReadonlySet<string>): Barema {
  const usados = barema.criterios.flatMap(({ codigo }) => (novos.has(codigo) ? [] : [codigo]));
  const dados = new Map<string, string>();
  for (const { codigo, nome } of barema.criterios) {
    if (!novos.has(codigo)) continue;
    const novo = codigoDoNome(nome, usados);
    usados.push(novo);
    dados.set(codigo, novo);
  }
  const final = (codigo: string) => dados.get(codigo) ?? codigo;
  return {
    ...barema,
    criterios: barema.criterios.map((c) => ({ ...c, codigo: final(c.codigo) })),
    desempates: barema.desempates.map(final),
  };
}
