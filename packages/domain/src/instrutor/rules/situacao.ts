import type { InstrutorGuardado, SituacaoDoInstrutor } from '../types.ts';

export interface PresencaNoMes {
  readonly situacaoInstrutor: SituacaoDoInstrutor;
  readonly encerrado: boolean;
  readonly ausente: boolean;
  readonly horas: number | null;
  /** The month lies before the first month of the vínculo. */
  readonly antesDoInicio: boolean;
}

/**
 * Whether the instructor attends: REGULAR, no absence in the month, and its hours not −1; a month without an
 * entry counts as attended (D28).
 */
export function frequentando(p: PresencaNoMes): boolean {
  const { situacaoInstrutor, encerrado, ausente, horas, antesDoInicio } = p;
  return situacaoInstrutor === 'REGULAR' && !encerrado && !ausente && !antesDoInicio && horas !== -1;
}

/**
 * Whether the instructor is new and waits for a check; IRREGULAR is only a vínculo that somebody changed to
 * it (D66).
 */
export function aguardandoConferencia({
  situacaoInstrutor,
  jaFoiRegular,
  fimVinculo,
}: Pick<InstrutorGuardado, 'fimVinculo' | 'jaFoiRegular' | 'situacaoInstrutor'>): boolean {
  return situacaoInstrutor === 'IRREGULAR' && !jaFoiRegular && fimVinculo === null;
}
