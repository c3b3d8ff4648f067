import type { CampoDeQuemPublica } from './campos.ts';

/** The kinds of publication texts; each has its own numbers within the year. */
export const ESPECIES = ['portaria', 'edital', 'aviso'] as const;
export type Especie = (typeof ESPECIES)[number];

/** The institution's templates, by name. */
export const MODELOS = ['resultado', 'preliminar', 'correcao', 'aviso'] as const;
export type NomeDoModelo = (typeof MODELOS)[number];

/** Plain text with fields in double braces; a blank line separates paragraphs. */
export interface Modelo {
  readonly especie: Especie;
  readonly titulo: string;
  readonly corpo: string;
}

/** The fields that only the publisher knows. */
export type Complementos = Readonly<Partial<Record<CampoDeQuemPublica, string | null | undefined>>>;

/** A row of the result in words, as the public page has it. */
export interface LinhaDoTexto {
  readonly posicao: string;
  readonly numero: number;
  readonly titulo: string;
  readonly coordenador: string;
  readonly unidade: string;
  readonly tipo: string;
  readonly total: string;
  readonly situacao: string;
  readonly vagas: string;
  readonly desempate: string | null;
}

export type BlocoDoTexto =
  | { readonly tipo: 'paragrafo'; readonly texto: string }
  | { readonly tipo: 'tabela'; readonly linhas: readonly LinhaDoTexto[] }
  | { readonly tipo: 'mudancas'; readonly linhas: readonly string[] };

/** A filled template. */
export interface TextoPreenchido {
  readonly titulo: string;
  readonly blocos: readonly BlocoDoTexto[];
}

/** The whole content of a publication text, stored unchanged. */
export interface ConteudoDoTexto extends TextoPreenchido {
  readonly especie: Especie;
  readonly numero: number;
  readonly ano: number;
  readonly versao: number;
  readonly instituicao: string;
  readonly programa: string;
  readonly edital: string;
  readonly fuso: string;
  /** For a version that replaces another. */
  readonly correcao: { readonly motivo: string; readonly quando: string } | null;
}
