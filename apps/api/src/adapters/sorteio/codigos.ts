import { createHash } from 'node:crypto';

const ALGARISMOS = 8;

const sha256 = (texto: string) => createHash('sha256').update(texto, 'utf8').digest('hex');

/**
 * An evaluator in the public record of a draw (docs/especificacao/avaliacao.md, E-AVALIACAO-20): the first 8
 * hexadecimal digits of the SHA-256 of 'sal|projeto|avaliador'. It differs from project to project, so that
 * nobody can link the projects of one evaluator.
 */
export function codigoDoAvaliador(sal: string, projeto: number, avaliador: number): string {
  return sha256(`${sal}|${projeto}|${avaliador}`).slice(0, ALGARISMOS);
}

/**
 * Proves that the record belongs to these inputs. Their plain hash would let somebody who guesses the inputs
 * check the guess.
 */
export function compromissoDoSorteio(sal: string, hash: string): string {
  return sha256(`${sal}|${hash}`);
}
