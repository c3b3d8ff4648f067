import type { Semestre, TipoDeDisciplina } from '@instrutoria/domain/projeto/types.ts';

export const NOMES_DOS_SEMESTRES: Readonly<Record<Semestre, string>> = {
  primeiro: 'Primeiro semestre',
  segundo: 'Segundo semestre',
  anual: 'Anual',
};
export const NOMES_DOS_TIPOS: Readonly<Record<TipoDeDisciplina, string>> = {
  pratica: 'Prática',
  teorica: 'Teórica',
  'teorico-Pratica': 'Teórico-prática',
};

export function labelOf(names: Readonly<Record<string, string>>, word: string | undefined): string {
  return word === undefined ? '—' : (names[word] ?? word);
}
