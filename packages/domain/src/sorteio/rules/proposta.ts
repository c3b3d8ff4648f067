import type { EstadoDoSorteio } from '../types.ts';

interface Tentativa {
  readonly estado: EstadoDoSorteio;
  readonly projetos: number;
  readonly designados: number;
  /** Evaluators were designated by another attempt after this one. */
  readonly superado: boolean;
}

/** Whether a proposal can still be designated: until another one is (E-AVALIACAO-15). */
export function podeDesignarProposta({ estado, superado }: Pick<Tentativa, 'estado' | 'superado'>): boolean {
  return estado === 'proposta' && !superado;
}

/** The newest attempt that still can be designated, from a list with the newest first. */
export function propostaQueEspera<T extends Tentativa>(tentativas: readonly T[]): T | null {
  return (
    tentativas.find(
      (tentativa) => podeDesignarProposta(tentativa) && tentativa.designados < tentativa.projetos,
    ) ?? null
  );
}
