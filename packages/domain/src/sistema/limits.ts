/** A day's backup that failed is seen before the second one is due. */
export const COPIA_VELHA_MS = 48 * 3_600_000;

/** Of the disk: below it the part is degraded. */
export const DISCO_LIVRE_MINIMO = 0.1;
