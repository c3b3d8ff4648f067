import { MESES, POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import type { Cronograma, DadosDoCronograma } from '@instrutoria/domain/projeto/types.ts';

/** Two stored arrays of ten, as mesAno1…10 and atividade1…10. */
export function camposDoCronograma(meses: readonly string[], atividades: readonly string[]): Cronograma {
  const pares = POSICOES_DO_CRONOGRAMA.flatMap((n) => [
    [`mesAno${n}`, meses[n - 1] ?? ''],
    [`atividade${n}`, atividades[n - 1] ?? ''],
  ]);
  return Object.fromEntries(pares) as Cronograma;
}

/** The months are fixed, so missing ones of a draft are filled in. */
export function colunasDoCronograma(c: DadosDoCronograma): {
  readonly meses: string[];
  readonly atividades: string[];
} {
  return {
    meses: POSICOES_DO_CRONOGRAMA.map((n) => c[`mesAno${n}`] ?? MESES[n - 1] ?? ''),
    atividades: POSICOES_DO_CRONOGRAMA.map((n) => c[`atividade${n}`] ?? ''),
  };
}
