import { createHash } from 'node:crypto';

const ALGARISMOS = 8;

const sha256 = (texto: string) => createHash('sha256').update(texto, 'utf8').digest('hex');

/**
 * An evaluator in the public record of a draw (docs/especificacao/avaliacao.md, E-AVALIACAO-20): the first 8 hexadecimal digits of the
 * SHA-256 of 'sal|projeto|avaliador'. Of another project another one, so that nobody joins what one person assessed.
 */
export function codigoDoAvaliador(sal: string, projeto: number, avaliador: number): string {
  return sha256(`${sal}|${projeto}|${avaliador}`).slice(0, ALGARISMOS);
}

/** That the record is of these inputs, which their own hash would tell to who guesses them. */
export function compromissoDoSorteio(sal: string, hash: string): string {
  return sha256(`${sal}|${hash}`);
}
