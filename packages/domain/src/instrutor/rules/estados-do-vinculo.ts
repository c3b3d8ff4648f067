import type { InstrutorGuardado } from '../types.ts';

export const ESTADOS_DO_VINCULO = ['IRREGULAR', 'REGULAR', 'ENCERRADO'] as const;
export type EstadoDoVinculo = (typeof ESTADOS_DO_VINCULO)[number];

type Vinculo = Pick<InstrutorGuardado, 'fimVinculo' | 'situacaoInstrutor'>;

export function estadoDoVinculo({ fimVinculo, situacaoInstrutor }: Vinculo): EstadoDoVinculo {
  return fimVinculo === null ? situacaoInstrutor : 'ENCERRADO';
}

const COMO_ESTA = { IRREGULAR: ['IRREGULAR'], REGULAR: ['REGULAR'] } as const;
const UMA_OU_OUTRA = ['IRREGULAR', 'REGULAR'] as const;

/**
 * The states before and after each act, apart from the acts' effects, because buttons on many pages need only
 * these (ADR 0004).
 */
export const PASSOS_DO_VINCULO = {
  atualizarInstrutor: COMO_ESTA,
  encerrarInstrutor: { IRREGULAR: ['ENCERRADO'], REGULAR: ['ENCERRADO'] },
  retomarVinculo: { ENCERRADO: UMA_OU_OUTRA },
  alterarSituacaoDoInstrutor: { IRREGULAR: UMA_OU_OUTRA, REGULAR: UMA_OU_OUTRA },
  liberarInstrutor: { IRREGULAR: ['REGULAR'], REGULAR: ['REGULAR'] },
  alterarMesInicio: COMO_ESTA,
  conferirDocumento: COMO_ESTA,
  trocarDocumento: COMO_ESTA,
  registrarIrregularidade: { REGULAR: ['IRREGULAR'] },
  identificarInstrutor: { ...COMO_ESTA, ENCERRADO: ['ENCERRADO'] },
} as const;
export type AtoDoVinculo = keyof typeof PASSOS_DO_VINCULO;

export function podeNoVinculo(vinculo: Vinculo, ato: AtoDoVinculo): boolean {
  return estadoDoVinculo(vinculo) in PASSOS_DO_VINCULO[ato];
}
