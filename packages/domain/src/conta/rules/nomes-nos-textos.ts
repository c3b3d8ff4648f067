/**
 * A hashed text holds a mark in place of each name: 'nome:' and the SHA-256 of a salt and the name. The name
 * can change and the text keeps its hash; the mark can be computed again from salt and name.
 */
export interface NomeNoTexto {
  readonly marca: string;
  readonly nome: string;
  /** As the person is called today. */
  readonly mostrado: string;
}

const MARCA = /nome:[0-9a-f]{64}/g;

export function marcasEm(texto: string): string[] {
  return [...new Set(texto.match(MARCA) ?? [])];
}

const ESPECIAIS = /[.*+?^${}()|[\]\\]/g;

/** The name as a whole: not the beginning of a longer one. */
function inteiro(nome: string): RegExp {
  return new RegExp(`(?<!\\p{L})${nome.replace(ESPECIAIS, '\\$&')}(?!\\p{L}|\\s+\\p{Lu})`, 'gu');
}

/** Applies a function to every text inside a value. */
function emCadaTexto(valor: unknown, trocar: (texto: string) => string): unknown {
  if (typeof valor === 'string') return trocar(valor);
  if (Array.isArray(valor)) return valor.map((um) => emCadaTexto(um, trocar));
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, dele]) => [campo, emCadaTexto(dele, trocar)]));
}

/** Replaces marks, and names written out in older texts, by today's names. */
export function comNomesDeHoje<T>(valor: T, nomes: readonly NomeNoTexto[]): T {
  if (nomes.length === 0) return valor;
  const deMarcas = new Map(nomes.map(({ marca, mostrado }) => [marca, mostrado]));
  const mudados = nomes
    .filter(({ nome, mostrado }) => nome !== mostrado)
    .map(({ nome, mostrado }) => [inteiro(nome), mostrado] as const);
  const trocar = (texto: string) =>
    mudados.reduce(
      (feito, [nome, mostrado]) => feito.replace(nome, () => mostrado),
      texto.replace(MARCA, (marca) => deMarcas.get(marca) ?? marca),
    );
  return emCadaTexto(valor, trocar) as T;
}

/** Replaces texts that are exactly a name by its mark. */
export function comMarcas<T>(valor: T, marcas: ReadonlyMap<string, string>): T {
  return emCadaTexto(valor, (texto) => marcas.get(texto) ?? texto) as T;
}
