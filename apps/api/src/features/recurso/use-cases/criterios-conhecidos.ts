import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problemasDosDecididos } from '@instrutoria/domain/recurso/rules/criterios.ts';
import type { CriterioDecidido } from '@instrutoria/domain/recurso/types.ts';

/** Where only the seven criteria exist, another name gets the schema's error for invalid values. */
export function exigirCriteriosConhecidos(
  criterios: readonly CriterioDecidido[] | null | undefined,
  barema: Barema | null | undefined,
): void {
  const problemas = problemasDosDecididos(criterios, barema);
  if (barema || problemas.length === 0) exigirSemProblemas(problemas);
  else throw new DomainError('invalido', 'VALOR_INVALIDO', 'Há campos com valor inválido.', problemas);
}
