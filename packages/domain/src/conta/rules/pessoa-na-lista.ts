import type { ProfessorResumido } from '../types.ts';

/** Where one person is chosen among many: two people may have one name, and no two have one SIAPE. */
export function pessoaNaLista(
  { nome, siape }: Pick<ProfessorResumido, 'nome' | 'siape'>,
  unidade: string,
): string {
  return `${nome} · ${siape} · ${unidade}`;
}
