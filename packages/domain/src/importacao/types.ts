export const TIPOS_DE_IMPORTACAO = ['pessoas', 'unidades', 'programas', 'disciplinas', 'alunos'] as const;
export type TipoDeImportacao = (typeof TIPOS_DE_IMPORTACAO)[number];

export const SITUACOES_DA_IMPORTACAO = ['previa', 'confirmada', 'desfeita'] as const;

/** Account types that an import may give. An administrator is made one by one, with a reason. */
export const TIPOS_DE_CONTA_IMPORTADA = [
  'coordenador',
  'avaliador',
  'PRESIDENTE_COMISSAO',
  'secretaria',
] as const;
export type TipoDeContaImportada = (typeof TIPOS_DE_CONTA_IMPORTADA)[number];

/** A cell whose value cannot be used: a formula stored without its result, or a part of a merged cell. */
export type FalhaDaCelula = 'semValor' | 'mesclada';

/** A value as the spreadsheet stores it; `data` is 'yyyy-mm-dd'. */
export type CelulaLida =
  | string
  | number
  | boolean
  | null
  | { readonly data: string }
  | { readonly falha: FalhaDaCelula };

export interface LinhaLida {
  /** The row's number as the spreadsheet program shows it, from 1. */
  readonly n: number;
  readonly celulas: readonly CelulaLida[];
}

export interface FolhaLida {
  readonly nome: string;
  readonly oculta: boolean;
  /** Without empty rows. */
  readonly linhas: readonly LinhaLida[];
}

export interface ArquivoLido {
  readonly formato: 'xlsx' | 'ods' | 'csv';
  readonly folhas: readonly FolhaLida[];
  /** Repairs and omissions by the reader of the file, in words. */
  readonly avisos: readonly string[];
}

/** A unit's name in the file: an existing unit's id, or the city of one to create. */
export interface UnidadeDita {
  readonly nome: string;
  readonly unidade?: number | undefined;
  readonly cidade?: string | undefined;
}

export interface OpcoesDaImportacao {
  readonly tipo: TipoDeImportacao;
  /** Index of the sheet. */
  readonly folha: number;
  /** Number of the row with the heads, as in `LinhaLida.n`. */
  readonly cabecalho: number;
  /** Column index by field; fields without a column are absent. */
  readonly colunas: Readonly<Record<string, number>>;
  /** The file is the full list: records that it does not name are leaving. */
  readonly completa: boolean;
  readonly tipoDaConta: TipoDeContaImportada;
  readonly unidades: readonly UnidadeDita[];
}

export type ValorImportado = string | number | null;
export type Valores = Readonly<Record<string, ValorImportado>>;

/** A stored record in the form of the file's rows. */
export interface Existente {
  readonly id: number;
  readonly valores: Valores;
  /** Only for people: whether the account is closed. */
  readonly encerrada?: boolean;
  /** Only for people: whether the name in use is a nome social, which an import never replaces. */
  readonly nomeSocial?: boolean;
}

export interface Acervo {
  readonly existentes: readonly Existente[];
  readonly unidades: readonly { readonly id: number; readonly nome: string; readonly cidade: string }[];
  readonly programas: readonly string[];
}

export interface ErroDaLinha {
  readonly linha: number;
  readonly campo: string;
  readonly mensagem: string;
}

export interface LinhaNova {
  readonly linha: number;
  readonly nome: string;
  readonly valores: Valores;
  readonly avisos: readonly string[];
}

export interface LinhaMudada extends LinhaNova {
  readonly id: number;
  readonly mudancas: readonly {
    readonly campo: string;
    readonly antes: ValorImportado;
    readonly depois: ValorImportado;
  }[];
}

export interface LinhaComErro {
  readonly linha: number;
  readonly nome: string;
  readonly erros: readonly ErroDaLinha[];
}

export interface Diferenca {
  readonly novas: readonly LinhaNova[];
  readonly mudam: readonly LinhaMudada[];
  readonly iguais: number;
  readonly somem: readonly { readonly id: number; readonly nome: string }[];
  readonly comErro: readonly LinhaComErro[];
  /** Notices about rows that stay as they are. */
  readonly avisos: readonly { readonly linha: number; readonly mensagem: string }[];
  readonly unidadesDesconhecidas: readonly string[];
}
