import type { ProfessorResumido } from '../types.ts';

/**
 * A person in a list of choices, with the SIAPE, because two people may have the same name but not the same
 * SIAPE.
 */
export function pessoaNaLista(
  { nome, siape }: Pick<ProfessorResumido, 'nome' | 'siape'>,
  unidade: string,
): string {
  return `${nome} · ${siape} · ${unidade}`;
}
