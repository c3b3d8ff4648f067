import { DIA_MS } from '../kernel/duracoes.ts';

/** Long enough that a failed daily backup is noticed before the second one is due. */
export const COPIA_VELHA_MS = 48 * 3_600_000;

/** A restore drill is due every semester. */
export const EXERCICIO_VELHO_MS = 180 * DIA_MS;

/** A new installation has this long to restore one of its backups. */
export const PRIMEIRO_EXERCICIO_MS = 30 * DIA_MS;

/** PostgreSQL publishes corrections every three months. */
export const SERVIDOR_VELHO_MS = 120 * DIA_MS;

/** The part of the disk; with less free space its state is degraded. */
export const DISCO_LIVRE_MINIMO = 0.1;
