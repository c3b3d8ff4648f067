import { readText, removeKey, writeText } from './session/storage.ts';

const MENU_RECOLHIDO = 'menuRecolhido';
export const TEMA = 'tema';

/** Settings of this browser, not of a person, which a logout keeps. */
export const APARENCIA: readonly string[] = [MENU_RECOLHIDO, TEMA];

export function menuRecolhido(): boolean {
  return readText(MENU_RECOLHIDO) === 'sim';
}

export function guardarMenuRecolhido(recolhido: boolean): void {
  if (recolhido) writeText(MENU_RECOLHIDO, 'sim');
  else removeKey(MENU_RECOLHIDO);
}
