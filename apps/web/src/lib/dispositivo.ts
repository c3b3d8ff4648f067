import { readText, writeText } from './storage.ts';

/** The key of the browser's own token: it survives logout, opens nothing and tells nothing of its owner (D51, T-K2). */
export const DISPOSITIVO = 'dispositivo';

/** What a login sends, so that guesses of strangers cannot keep this browser out. */
export function dispositivoGuardado(): { readonly dispositivo?: string } {
  const dispositivo = readText(DISPOSITIVO);
  return dispositivo === null ? {} : { dispositivo };
}

export function guardarDispositivo(dispositivo: string): void {
  if (readText(DISPOSITIVO) !== dispositivo) writeText(DISPOSITIVO, dispositivo);
}
