import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import { type CodigoDaRecusa, RECUSAS_DA_PORTA } from '@instrutoria/domain/porta/textos.ts';
import { sameHash } from '../../../adapters/keyed-hash.ts';
import { sha256 } from '../../../adapters/sha256.ts';
import type { Deps } from '../../../context.ts';
import { DoorRefusal } from '../adapters/door.ts';
import { portaNaoEncontrada } from '../queries.ts';

/** The refusal of a call. 409 also where the provider is at fault, so that the page does not repeat the call. */
export function recusaDaPorta(codigo: CodigoDaRecusa): DomainError {
  if (codigo === 'PORTA_DESLIGADA') return portaNaoEncontrada();
  const kind = codigo === 'USUARIO_OU_SENHA' ? 'naoAutenticado' : 'conflito';
  return new DomainError(kind, codigo, RECUSAS_DA_PORTA[codigo]);
}

/** The error and its causes, for the log: names and codes only, since their texts may hold what a person typed. */
export function causasDe(error: unknown): string[] {
  const causas: string[] = [];
  for (let at: unknown = error; at instanceof Error && causas.length < 5; at = at.cause) {
    const code: unknown = Reflect.get(at, 'code') ?? Reflect.get(at, 'error');
    causas.push(typeof code === 'string' ? `${at.name} ${code}` : at.name);
  }
  return causas;
}

/** Logs why a door refused. */
export function anotarRecusa({ log }: Deps, portaId: number, { codigo, cause }: DoorRefusal): void {
  log.warn({ porta: portaId, recusa: codigo, causas: causasDe(cause) }, 'entrada pela instituição recusada');
}

/** Runs a door's act; its refusal becomes that of the call. */
export async function comRecusa<T>(deps: Deps, portaId: number, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof DoorRefusal)) throw error;
    anotarRecusa(deps, portaId, error);
    throw recusaDaPorta(error.codigo);
  }
}

/** Throws unless the caller is the browser that began. */
export function exigirOutroLado(segredo: string, segredoSha256: string): void {
  if (!sameHash(sha256(segredo), segredoSha256)) throw recusaDaPorta('RESPOSTA_DE_OUTRO_NAVEGADOR');
}

export function entradaVencida(): DomainError {
  return new DomainError('conflito', 'ENTRADA_VENCIDA', MENSAGENS_PORTA.entradaVencida);
}

export function contaEncerrada(): DomainError {
  return new DomainError('naoPermitido', 'CONTA_ENCERRADA', MENSAGENS_PORTA.contaEncerrada);
}

export function contaJaLigada(): DomainError {
  return new DomainError('conflito', 'CONTA_JA_LIGADA', MENSAGENS_PORTA.contaJaLigada);
}
