export const PARTES_DO_SISTEMA = ['banco', 'arquivos', 'email', 'antivirus', 'disco'] as const;
export type ParteDoSistema = (typeof PARTES_DO_SISTEMA)[number];

/** 'desligado': not configured, so its absence is no fault. */
export const SITUACOES_DA_PARTE = ['ok', 'degradado', 'fora', 'desligado'] as const;
export type SituacaoDaParte = (typeof SITUACOES_DA_PARTE)[number];

export interface ExameDaParte {
  readonly situacao: SituacaoDaParte;
  /** In words for a person, without secrets; null when it works. */
  readonly causa: string | null;
}

export interface EstadoDaParte extends ExameDaParte {
  readonly parte: ParteDoSistema;
  /** Since when this process has seen this state. */
  readonly desde: Date;
  /** The last failure that is over. */
  readonly ultimaFalha: FalhaDaParte | null;
}

export interface FalhaDaParte {
  readonly causa: string;
  readonly de: Date;
  readonly ate: Date;
}

export interface CopiaFeita {
  readonly em: Date;
  readonly ok: boolean;
  readonly bytes: number;
}

/** A backup restored to try it. */
export interface ExercicioFeito {
  readonly em: Date;
  readonly ok: boolean;
  /** When the backup was made; null for one that could not be opened. */
  readonly copiaDe: Date | null;
}

/** Notes that the operators' commands left about their runs. */
export interface Operacoes {
  /** The last attempt. */
  readonly copia: CopiaFeita | null;
  /** The last successful one. */
  readonly copiaBoa: CopiaFeita | null;
  readonly primeiraCopia: Date | null;
  readonly exercicio: ExercicioFeito | null;
  readonly exercicioBom: ExercicioFeito | null;
}

export interface EstadoDoSistema extends Operacoes {
  readonly partes: readonly EstadoDaParte[];
  readonly emailsMortos: number;
  /** Notices that did not reach another system, of those that are switched on. */
  readonly avisosMortos: number;
  /** When PostgreSQL published the version that is embedded; null where another server is used. */
  readonly servidorEmbutidoDe: Date | null;
  /** Passkeys that were made at another address (PUBLIC_URL). */
  readonly chavesPerdidas: number;
  readonly fuso: string;
  /** A demonstration writes its mails to files on purpose. */
  readonly demonstracao: boolean;
}

/** The queues of work inside the process. */
export const FILAS_DO_SISTEMA = ['pedidos', 'pdf', 'planilhas', 'imagens'] as const;
export type FilaDoSistema = (typeof FILAS_DO_SISTEMA)[number];

export const AVISOS_DO_SISTEMA = [
  'PARTE_FORA',
  'SEM_COPIA',
  'COPIA_COM_FALHA',
  'SEM_EXERCICIO',
  'EXERCICIO_COM_FALHA',
  'EMAILS_MORTOS',
  'AVISOS_MORTOS',
  'SEM_EMAIL',
  'SEM_ANTIVIRUS',
  'FUSO_UTC',
  'SERVIDOR_VELHO',
  'CHAVES_PERDIDAS',
] as const;
export interface AvisoDoSistema {
  readonly codigo: (typeof AVISOS_DO_SISTEMA)[number];
  readonly grave: boolean;
  readonly texto: string;
}
