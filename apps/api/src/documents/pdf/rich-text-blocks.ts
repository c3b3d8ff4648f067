export type Marca = 'forte' | 'enfase' | 'sublinhado' | 'riscado' | 'sub' | 'sup' | 'codigo';

export type Trecho =
  | { readonly quebra: true }
  | {
      readonly quebra: false;
      readonly partes: readonly string[];
      readonly marcas: readonly Marca[];
      readonly link: string | null;
    };

/** Heading levels continue below the section's level (2). */
export type BlocoRico =
  | { readonly tipo: 'paragrafo'; readonly trechos: readonly Trecho[] }
  | { readonly tipo: 'titulo'; readonly nivel: 3 | 4 | 5; readonly trechos: readonly Trecho[] }
  | { readonly tipo: 'lista'; readonly ordenada: boolean; readonly itens: readonly (readonly BlocoRico[])[] }
  | { readonly tipo: 'citacao'; readonly blocos: readonly BlocoRico[] };
