export function porNome<N extends string, V>(
  nomes: readonly N[],
  valor: (nome: N) => V,
): { readonly [K in N]: V } {
  return Object.fromEntries(nomes.map((nome) => [nome, valor(nome)])) as { readonly [K in N]: V };
}

export function escolher<T extends object, N extends string & keyof T>(
  de: T,
  nomes: readonly N[],
): Pick<T, N> {
  return Object.fromEntries(nomes.map((nome) => [nome, de[nome]])) as Pick<T, N>;
}

export function presentes<T extends object>(de: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(de).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
