export type Json = null | boolean | number | string | readonly Json[] | { readonly [chave: string]: Json };

/** Canonical text (RFC 8785). Throws for infinite numbers and halves of surrogate pairs. */
export function jsonCanonico(valor: Json): string {
  if (typeof valor === 'number' && !Number.isFinite(valor)) throw new Error('a number that JSON cannot hold');
  if (typeof valor === 'string') return textoJson(valor);
  if (valor === null || typeof valor !== 'object') return JSON.stringify(valor);
  if (Array.isArray(valor)) return `[${(valor as readonly Json[]).map(jsonCanonico).join(',')}]`;
  const objeto = valor as { readonly [chave: string]: Json };
  const pares = Object.keys(objeto)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((chave) => `${textoJson(chave)}:${jsonCanonico(objeto[chave] ?? null)}`);
  return `{${pares.join(',')}}`;
}

function textoJson(texto: string): string {
  if (!texto.isWellFormed()) throw new Error('half of a surrogate pair');
  return JSON.stringify(texto);
}
