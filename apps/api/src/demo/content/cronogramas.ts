import { MESES } from '@instrutoria/domain/projeto/limits.ts';
import { p } from './marcacao.ts';
import { MESES_DO_CRONOGRAMA, type ProjetoDemo } from './types.ts';

export interface CronogramaDemo {
  readonly meses: readonly string[];
  /** Ten activities as stored markup. */
  readonly atividades: readonly string[];
}

/** The schedules of a project, one per holder (D9): the first as written, the others with their own months. */
export function cronogramasDe({
  atividades,
  variacoes,
}: Pick<ProjetoDemo, 'atividades' | 'variacoes'>): readonly CronogramaDemo[] {
  return [{}, ...variacoes].map((variacao: ProjetoDemo['variacoes'][number]) => ({
    meses: [...MESES],
    atividades: MESES_DO_CRONOGRAMA.map((mes, i) => p(variacao[mes] ?? atividades[i] ?? '')),
  }));
}
