import type { BaremaDigitado, CriterioDigitado } from './barema-digitado.ts';

/** A call's own criteria while they are typed. */
export interface EmEdicao {
  readonly digitado: BaremaDigitado;
  readonly trocar: (digitado: BaremaDigitado) => void;
  readonly mudar: (parte: Partial<BaremaDigitado>) => void;
  readonly mudarCriterio: (i: number, parte: Partial<CriterioDigitado>) => void;
}

export function emEdicao(digitado: BaremaDigitado, trocar: (novo: BaremaDigitado) => void): EmEdicao {
  return {
    digitado,
    trocar,
    mudar: (parte) => trocar({ ...digitado, ...parte }),
    mudarCriterio: (i, parte) =>
      trocar({
        ...digitado,
        criterios: digitado.criterios.map((c, k) => (k === i ? { ...c, ...parte } : c)),
      }),
  };
}

/** The list with its item one place earlier or later. */
export function mover<T>(lista: readonly T[], i: number, passo: 1 | -1): readonly T[] {
  const [um, outro] = [lista[i], lista[i + passo]];
  if (um === undefined || outro === undefined) return lista;
  return lista.map((v, k) => (k === i ? outro : k === i + passo ? um : v));
}
