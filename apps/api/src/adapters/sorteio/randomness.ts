import { createHash } from 'node:crypto';
import { EMPATE_BITS } from '@instrutoria/domain/sorteio/limits.ts';
import type { Acaso } from '@instrutoria/domain/sorteio/types.ts';

function primeirosBits(texto: string): number {
  return createHash('sha256')
    .update(texto, 'utf8')
    .digest()
    .readUIntBE(0, EMPATE_BITS / 8);
}

/**
 * The numbers of a seed: the first 24 bits of the SHA-256 of 'seed|projeto|avaliador' are a pair's number;
 * the first of 'seed|sentido|a|b' is even when a may assess b. Anybody can compute it again.
 */
export function acasoDe(semente: string): Acaso {
  return {
    empate: (projeto, avaliador) => primeirosBits(`${semente}|${projeto}|${avaliador}`),
    sentido: (um, outro) => primeirosBits(`${semente}|sentido|${um}|${outro}`) % 2 === 0,
  };
}
