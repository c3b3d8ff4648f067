import { useSyncExternalStore } from 'react';
import { TEMA } from './appearance.ts';
import { readText, removeKey, writeText } from './session/storage.ts';

export const TEMAS = ['sistema', 'claro', 'escuro'] as const;
export type Tema = (typeof TEMAS)[number];
type Esquema = 'light' | 'dark';

// Absent in tests.
const escuro = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const papel = globalThis.matchMedia?.('print');

/** The choice in this browser; else that of the system. */
export function temaEscolhido(): Tema {
  const kept = readText(TEMA);
  return TEMAS.find((tema) => tema === kept) ?? 'sistema';
}

/** The scheme shown now; paper is always light. */
export function esquemaAtual(): Esquema {
  if (papel?.matches === true) return 'light';
  const tema = temaEscolhido();
  const isDark = tema === 'sistema' ? escuro?.matches === true : tema === 'escuro';
  return isDark ? 'dark' : 'light';
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** base.css reads the first attribute, the component library the second. */
function mostrar(): void {
  document.documentElement.dataset.tema = temaEscolhido();
  document.documentElement.dataset.mantineColorScheme = esquemaAtual();
  for (const listener of listeners) listener();
}

export function escolherTema(tema: Tema): void {
  if (tema === 'sistema') removeKey(TEMA);
  else writeText(TEMA, tema);
  mostrar();
}

export function useTema(): Tema {
  return useSyncExternalStore(subscribe, temaEscolhido);
}

export function useEsquema(): Esquema {
  return useSyncExternalStore(subscribe, esquemaAtual);
}

escuro?.addEventListener('change', mostrar);
papel?.addEventListener('change', mostrar);
// Another tab changed the theme.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === null || key === TEMA) mostrar();
});
mostrar();
