import { temPasso } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import type { Recurso } from '../api.ts';

/** Whether it is undecided. */
export const esperaDecisao = ({ status }: Recurso): boolean =>
  temPasso(MAQUINA_DO_RECURSO, 'aceitarRecurso', status);

/**
 * Undecided, and the reader may decide it: they take no part in the project and declared no conflict with it
 * (D30).
 */
export const podeSerDecidido = (recurso: Recurso): boolean =>
  esperaDecisao(recurso) && recurso.impedimento === undefined;

/** The first number is that of the menu and the task: what the reader may decide. */
export function pendentesPorExtenso(recursos: readonly Recurso[]): string {
  const meus = recursos.filter(podeSerDecidido).length;
  const deOutra = recursos.filter(esperaDecisao).length - meus;
  return deOutra === 0 ? `Pendentes (${meus})` : `Pendentes (${meus}, e ${deOutra} para outra pessoa)`;
}

/** Undecided ones first, the oldest of them first. */
export function emOrdemDeDecisao(recursos: readonly Recurso[]): readonly Recurso[] {
  const ordem = (recurso: Recurso) => (esperaDecisao(recurso) ? 0 : 1);
  return recursos.toSorted(
    (a, b) => ordem(a) - ordem(b) || a.criadoEm.localeCompare(b.criadoEm) || a.id - b.id,
  );
}

export const SITUACOES = ['pendente', 'decidido'] as const;

/** All of them without a `situacao`. */
export function naSituacao(recursos: readonly Recurso[], situacao: string | undefined): readonly Recurso[] {
  if (situacao === undefined) return recursos;
  return recursos.filter((recurso) => esperaDecisao(recurso) === (situacao === 'pendente'));
}

export function situacoesParaEscolher(recursos: readonly Recurso[]): { value: string; label: string }[] {
  const decididos = naSituacao(recursos, 'decidido').length;
  return [
    { value: '', label: `Todos (${recursos.length})` },
    { value: 'pendente', label: pendentesPorExtenso(recursos) },
    { value: 'decidido', label: `Decididos (${decididos})` },
  ];
}
