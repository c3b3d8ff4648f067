import type { CriterioContestado, CriterioDecidido } from '@instrutoria/domain/recurso/types.ts';
import { sanearHtml } from '../../../adapters/rich-text.ts';

/** Of each contested criterion what was sent, reduced to the whitelist; what was not contested is ignored. */
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

/** For the trail: which were accepted; nothing of an appeal against the whole. */
export function acolhidos(criterios: readonly CriterioDecidido[]) {
  return criterios.length === 0
    ? {}
    : { acolhidos: criterios.filter((um) => um.acolhido === true).map(({ criterio }) => criterio) };
}
