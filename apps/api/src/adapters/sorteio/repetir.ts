import { createHash } from 'node:crypto';
import { type Json, jsonCanonico } from '@instrutoria/domain/kernel/json-canonico.ts';
import { VERSAO_DO_METODO } from '@instrutoria/domain/sorteio/limits.ts';
import type { EntradaDoSorteio, Impossibilidade, Proposta } from '@instrutoria/domain/sorteio/types.ts';
import { acasoDe } from './randomness.ts';
import { resolverSorteio } from './resolver.ts';

export interface SorteioARepetir {
  readonly versaoDoMetodo: number;
  readonly semente: string;
  /** Absent in files older than the public record. */
  readonly sal?: string | undefined;
  readonly entrada: EntradaDoSorteio;
  readonly hash: string;
  readonly resultado: Proposta | Impossibilidade | null;
}

export type Repetido = 'igual' | 'outraVersao' | 'outroHash' | 'outroResultado' | 'semResultado';

const canonico = (valor: unknown): string => jsonCanonico(valor as Json);

/** SHA-256 of the canonical JSON of all inputs of a draw. */
export function hashDaEntrada(entrada: EntradaDoSorteio): string {
  return createHash('sha256').update(canonico(entrada), 'utf8').digest('hex');
}

/** Draws again from the stored inputs. The number of steps may differ, since it belongs to the solver. */
export async function repetirSorteio(sorteio: SorteioARepetir): Promise<Repetido> {
  const { versaoDoMetodo, semente, entrada, hash, resultado } = sorteio;
  if (resultado === null) return 'semResultado';
  if (versaoDoMetodo !== VERSAO_DO_METODO) return 'outraVersao';
  if (hashDaEntrada(entrada) !== hash) return 'outroHash';
  const feito = await resolverSorteio(entrada, acasoDe(semente));
  const outro = 'proposta' in feito ? feito.proposta : feito.impossivel;
  return canonico({ ...outro, passos: 0 }) === canonico({ ...resultado, passos: 0 })
    ? 'igual'
    : 'outroResultado';
}
