import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import type { RemessaListada } from '../api.ts';

/** 'cancelada', '3 pagas, 1 devolvida, 2 à espera'. */
export function estadoDaRemessa({
  canceladaEm,
  linhas,
  pagas,
  devolvidas,
}: Pick<RemessaListada, 'canceladaEm' | 'devolvidas' | 'linhas' | 'pagas'>): string {
  if (canceladaEm !== null) return 'cancelada';
  const esperam = linhas - pagas - devolvidas;
  return [
    ...(pagas === 0 ? [] : [contado(pagas, 'paga', 'pagas')]),
    ...(devolvidas === 0 ? [] : [contado(devolvidas, 'devolvida', 'devolvidas')]),
    ...(esperam === 0 ? [] : [`${esperam} à espera do banco`]),
  ].join(', ');
}
