/** The version of what stands in a backup; another one is refused. */
export const FORMATO = 1;

/**
 * A backup is JSON by line, compressed with gzip, then encrypted where there is a key: the header; each table, as its
 * name, its rows (arrays of PostgreSQL's own texts) and its sum; the sequences; the waiting mails; each stored file,
 * in pieces of raw bytes; and the end, which counts all of it.
 */
export interface Header {
  readonly instrutoria: 'backup';
  readonly formato: number;
  readonly criadoEm: string;
  /** Version of the server that wrote it, for people. */
  readonly postgres: string;
  readonly migracoes: readonly AppliedMigration[];
}

/** A step that made the schema what it was, and the hash of what it did. */
export interface AppliedMigration {
  readonly indice: number;
  readonly nome: string;
  readonly resumo: string;
}

export interface TableSum {
  readonly linhas: number;
  readonly soma: string;
}

export interface FileSum {
  readonly tamanho: number;
  readonly sha256: string;
}

export interface Totals {
  readonly tabelas: Readonly<Record<string, TableSum>>;
  readonly sequencias: number;
  readonly emails: number;
  readonly arquivos: number;
  readonly bytes: number;
  /** Files of the snapshot that the storage no longer had. */
  readonly ausentes: readonly string[];
  /** Files whose bytes are not those that were uploaded. */
  readonly alterados: readonly string[];
}

/** A mail that waits or was given up; `dados` as the queue keeps it, sealed with the application's secret. */
export interface WaitingMail {
  readonly id: string;
  readonly fila: string;
  readonly dados: unknown;
}

/** What a line that is not a row says. */
export type Line =
  | Header
  | { readonly tabela: string; readonly colunas: readonly string[] }
  | ({ readonly fimDaTabela: string } & TableSum)
  | { readonly sequencia: string; readonly valor: string; readonly usada: boolean }
  | { readonly segredo: string }
  | { readonly email: WaitingMail }
  | { readonly arquivo: string }
  | { readonly parte: number }
  | { readonly fimDoArquivo: string; readonly tamanho: number; readonly sha256: string }
  | { readonly fim: Totals };
