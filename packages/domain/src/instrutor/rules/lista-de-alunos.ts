import { MENSAGENS_INSTRUTOR as M } from '../messages.ts';
import type { DiferencaDaLista } from '../types.ts';

/**
 * What a person reads about an instructor's matrícula and the institution's list of students; null when there is
 * nothing to correct. The list's own name and CPF are never told, since it may hold a civil name.
 */
export function avisoDaLista(diferencas: readonly DiferencaDaLista[]): string | null {
  if (diferencas.length === 0) return null;
  if (diferencas.includes('ausente')) return M.foraDaListaDeAlunos;
  if (diferencas.length === 2) return M.outroNomeECpfNaLista;
  return diferencas.includes('cpf') ? M.outroCpfNaLista : M.outroNomeNaLista;
}
