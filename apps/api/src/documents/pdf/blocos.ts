import type { BlocoRico } from './rich-text-blocks.ts';
import type { Texto } from './texto.ts';

/** Plain data that the Typst template draws; every text in it stays a string and is never markup. */
export interface Documento {
  readonly propriedades: {
    readonly titulo: string;
    readonly autor: string;
    readonly palavrasChave: readonly string[];
    /** UTC: year, month, day, hour, minute, second. */
    readonly data: readonly [number, number, number, number, number, number];
  };
  readonly cabecalho: Cabecalho;
  readonly rodape: Texto;
  readonly chapeu: Texto;
  readonly etiqueta: Texto | null;
  readonly titulo: Texto;
  readonly secoes: readonly Secao[];
  /** Turns hyphenation off: copied from the paper, a code or an address must keep only its own hyphens. */
  readonly palavrasInteiras?: true;
}

export interface Cabecalho {
  readonly instituicao: Texto;
  readonly programa: Texto;
  readonly edital: Texto;
  readonly logo: Imagem | null;
}

export interface Imagem {
  readonly caminho: string;
  readonly alternativa: string;
}

export interface Secao {
  readonly novaPagina?: true;
  readonly titulo: Texto | null;
  readonly blocos: readonly Bloco[];
}

export type Bloco =
  | { readonly tipo: 'ficha'; readonly itens: readonly ItemDaLista[] }
  | { readonly tipo: 'dados'; readonly itens: readonly ItemDaLista[] }
  | { readonly tipo: 'etiquetas'; readonly textos: readonly Texto[] }
  | { readonly tipo: 'nota'; readonly texto: Texto }
  | { readonly tipo: 'subtitulo'; readonly texto: Texto }
  | { readonly tipo: 'rico'; readonly blocos: readonly BlocoRico[] }
  | { readonly tipo: 'imagem'; readonly imagem: Imagem }
  | { readonly tipo: 'assinaturas'; readonly linhas: readonly Assinatura[] }
  | Tabela;

/** A line to sign on; an empty name is left blank. */
export interface Assinatura {
  readonly nome: Texto | null;
  readonly papel: Texto;
}

export interface ItemDaLista {
  readonly rotulo: Texto;
  readonly valor: Texto;
  readonly complemento: Texto | null;
  readonly link: string | null;
}

export interface Tabela {
  readonly tipo: 'tabela';
  readonly colunas: readonly Coluna[];
  readonly linhas: readonly LinhaDaTabela[];
}

export interface Coluna {
  readonly rotulo: Texto;
  readonly largura: number;
  readonly alinhamento: 'inicio' | 'fim';
}

export interface LinhaDaTabela {
  readonly celulas: readonly Celula[];
  /** True: no page break inside. A long row may be taller than a page. */
  readonly indivisivel: boolean;
}

export type Celula =
  | { readonly tipo: 'linhas'; readonly linhas: readonly LinhaDeCelula[] }
  | { readonly tipo: 'rico'; readonly blocos: readonly BlocoRico[] };

export interface LinhaDeCelula {
  readonly texto: Texto;
  readonly tom: 'forte' | 'normal' | 'suave';
  /** Only for words that may be wider than a column. */
  readonly hifenizar: boolean;
  readonly link: string | null;
}
