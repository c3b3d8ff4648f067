import { readText, removeKey, writeText } from './session/storage.ts';

const MENU_RECOLHIDO = 'menuRecolhido';
export const TEMA = 'tema';

/** How this browser shows the product: of the browser and of nobody, so that a logout leaves it. */
export const APARENCIA: readonly string[] = [MENU_RECOLHIDO, TEMA];

export function menuRecolhido(): boolean {
  return readText(MENU_RECOLHIDO) === 'sim';
}

export function guardarMenuRecolhido(recolhido: boolean): void {
  if (recolhido) writeText(MENU_RECOLHIDO, 'sim');
  else removeKey(MENU_RECOLHIDO);
}
