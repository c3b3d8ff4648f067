/**
 * A text that is hashed holds a mark in the place of each name: 'nome:' and the SHA-256 of a salt and the name. The name
 * can change and the hash of the text holds; who has salt and name can repeat the mark.
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

/** Every text inside of a value, changed. */
function emCadaTexto(valor: unknown, trocar: (texto: string) => string): unknown {
  if (typeof valor === 'string') return trocar(valor);
  if (Array.isArray(valor)) return valor.map((um) => emCadaTexto(um, trocar));
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, dele]) => [campo, emCadaTexto(dele, trocar)]));
}

/** Marks become today's names; so do names that texts of before hold as they were. */
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

/** Texts that are a name and nothing else become its mark. */
export function comMarcas<T>(valor: T, marcas: ReadonlyMap<string, string>): T {
  return emCadaTexto(valor, (texto) => marcas.get(texto) ?? texto) as T;
}
