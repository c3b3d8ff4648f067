import { CRITERIOS } from '../../avaliacao/types.ts';
import type { Decidido } from '../types.ts';

/** The changes that an accepted appeal made to its project, for a mail, without figures. */
export interface MudadoPeloRecurso {
  readonly notas: boolean;
  readonly vagas: boolean;
}

export function mudancaNoProjeto(original: Decidido, corrigido: Decidido): MudadoPeloRecurso {
  const antes = new Map((original.notas ?? []).map(({ criterio, valor }) => [criterio, valor]));
  return {
    notas:
      CRITERIOS.some((criterio) => original[criterio] !== corrigido[criterio]) ||
      (corrigido.notas ?? []).some(({ criterio, valor }) => antes.get(criterio) !== valor),
    vagas:
      original.remunerados_aprovados !== corrigido.remunerados_aprovados ||
      original.voluntarios_aprovados !== corrigido.voluntarios_aprovados,
  };
}
