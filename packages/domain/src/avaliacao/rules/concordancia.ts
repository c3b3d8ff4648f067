import { PARES_MINIMOS_DA_CONCORDANCIA } from '../limits.ts';

/** The scores that an evaluator gave to a project. */
export interface ValorDado {
  readonly projetoId: number;
  readonly avaliadorId: number;
  readonly valor: number;
}

export const SEM_ALFA = ['poucosPares', 'semVariacao'] as const;

/** How far evaluators of the same projects agree. */
export interface Concordancia {
  /** Krippendorff's alpha for interval data; 1 = always the same, 0 = as by chance. */
  readonly alfa: number | null;
  /** Two values of the same project are a pair. */
  readonly pares: number;
  /** Why there is no alpha. */
  readonly semAlfa: (typeof SEM_ALFA)[number] | null;
}

export interface Discordancia {
  readonly projetoId: number;
  readonly avaliacoes: number;
  readonly menor: number;
  readonly maior: number;
}

/** The values of the projects that have two or more: only those can be compared. */
function comparaveis(valores: readonly ValorDado[]): (readonly [number, readonly number[]])[] {
  const porProjeto = new Map<number, number[]>();
  for (const { projetoId, valor } of valores) {
    const dele = porProjeto.get(projetoId);
    if (dele === undefined) porProjeto.set(projetoId, [valor]);
    else dele.push(valor);
  }
  return [...porProjeto].filter(([, dele]) => dele.length > 1);
}

/** Over all ordered pairs of different values, the sum of their squared distances. */
function distancias(valores: readonly number[]): number {
  const media = valores.reduce((soma, valor) => soma + valor, 0) / valores.length;
  return 2 * valores.length * valores.reduce((soma, valor) => soma + (valor - media) ** 2, 0);
}

/**
 * Krippendorff, "Computing Krippendorff's Alpha-Reliability" (2011), interval data: 1 minus the disagreement
 * within projects divided by the disagreement expected over all values. Projects with one value do not count.
 * There is no alpha below ten pairs.
 */
export function concordancia(valores: readonly ValorDado[]): Concordancia {
  const projetos = comparaveis(valores).map(([, dele]) => dele);
  const pares = projetos.reduce((soma, { length: m }) => soma + (m * (m - 1)) / 2, 0);
  if (pares < PARES_MINIMOS_DA_CONCORDANCIA) return { alfa: null, pares, semAlfa: 'poucosPares' };
  const todos = projetos.flat();
  if (todos.every((valor) => valor === todos[0])) return { alfa: null, pares, semAlfa: 'semVariacao' };
  const n = todos.length;
  const observado = projetos.reduce((soma, dele) => soma + distancias(dele) / (dele.length - 1), 0) / n;
  const esperado = distancias(todos) / (n * (n - 1));
  return { alfa: 1 - observado / esperado, pares, semAlfa: null };
}

/** Projects with two values or more, those whose values are farthest apart first. */
export function discordancias(valores: readonly ValorDado[]): Discordancia[] {
  return comparaveis(valores)
    .map(([projetoId, dele]) => ({
      projetoId,
      avaliacoes: dele.length,
      menor: Math.min(...dele),
      maior: Math.max(...dele),
    }))
    .toSorted((a, b) => b.maior - b.menor - (a.maior - a.menor) || a.projetoId - b.projetoId);
}
