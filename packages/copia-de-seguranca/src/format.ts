/** Backups with another format number are refused. */
export const FORMATO = 1;

/**
 * JSON by line, compressed with gzip, then encrypted where there is a key: the header; each table (its name,
 * its rows as arrays of PostgreSQL's own texts, its sum); the sequences; the queued mails; each stored file,
 * in raw bytes; and an end record with all counts.
 */
export interface Header {
  readonly instrutoria: 'backup';
  readonly formato: number;
  readonly criadoEm: string;
  /** The version of the server that wrote it, for people. */
  readonly postgres: string;
  readonly migracoes: readonly AppliedMigration[];
}

/** With the hash of the migration's statements. */
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
  /** Files that the storage no longer had. */
  readonly ausentes: readonly string[];
  readonly alterados: readonly string[];
}

/** A queued or failed mail; `dados` as in the queue, sealed with the application's secret. */
export interface WaitingMail {
  readonly id: string;
  readonly fila: string;
  readonly dados: unknown;
}

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
