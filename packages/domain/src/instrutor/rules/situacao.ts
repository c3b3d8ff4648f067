import type { InstrutorGuardado, SituacaoDoInstrutor } from '../types.ts';

export interface PresencaNoMes {
  readonly situacaoInstrutor: SituacaoDoInstrutor;
  readonly encerrado: boolean;
  readonly ausente: boolean;
  readonly horas: number | null;
  /** The month lies before the first of the tie. */
  readonly antesDoInicio: boolean;
}

/** REGULAR, no absence in the month, and the month not −1; without an entry the instructor attends (D28). */
export function frequentando(p: PresencaNoMes): boolean {
  const { situacaoInstrutor, encerrado, ausente, horas, antesDoInicio } = p;
  return situacaoInstrutor === 'REGULAR' && !encerrado && !ausente && !antesDoInicio && horas !== -1;
}

/** A new instructor waits for a check; IRREGULAR is what somebody has made of a tie (D66). */
export function aguardandoConferencia({
  situacaoInstrutor,
  jaFoiRegular,
  fimVinculo,
}: Pick<InstrutorGuardado, 'fimVinculo' | 'jaFoiRegular' | 'situacaoInstrutor'>): boolean {
  return situacaoInstrutor === 'IRREGULAR' && !jaFoiRegular && fimVinculo === null;
}
