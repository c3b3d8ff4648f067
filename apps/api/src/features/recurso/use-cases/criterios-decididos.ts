import type { CriterioContestado, CriterioDecidido } from '@instrutoria/domain/recurso/types.ts';
import { sanearHtml } from '../../../adapters/rich-text.ts';

/** The sent decision of each contested criterion, reduced to the whitelist; others are ignored. */
export function decididos(
  contestados: readonly CriterioContestado[],
  enviados: readonly CriterioDecidido[] | null | undefined,
): CriterioDecidido[] {
  return contestados.flatMap(({ criterio }) => {
    const um = enviados?.find((enviado) => enviado.criterio === criterio);
    return um === undefined
      ? []
      : [{ criterio, acolhido: um.acolhido, feedback: sanearHtml(um.feedback ?? '') }];
  });
}

/** The accepted criteria for the audit; empty for an appeal against the whole result. */
export function acolhidos(criterios: readonly CriterioDecidido[]) {
  return criterios.length === 0
    ? {}
    : { acolhidos: criterios.filter((um) => um.acolhido === true).map(({ criterio }) => criterio) };
}
