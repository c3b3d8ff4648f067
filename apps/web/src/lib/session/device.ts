import { readText, writeText } from './storage.ts';

/** A token of the browser: it survives logout, gives no access and names nobody (D51). */
export const DISPOSITIVO = 'dispositivo';

/** Sent at login, so that others' guesses do not lock this browser out. */
export function dispositivoGuardado(): { readonly dispositivo?: string } {
  const dispositivo = readText(DISPOSITIVO);
  return dispositivo === null ? {} : { dispositivo };
}

export function guardarDispositivo(dispositivo: string): void {
  if (readText(DISPOSITIVO) !== dispositivo) writeText(DISPOSITIVO, dispositivo);
}
