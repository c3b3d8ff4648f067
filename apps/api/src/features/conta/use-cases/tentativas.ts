import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import {
  FALHAS_DO_CPF_POR_HORA,
  JANELA_MS,
  MEMORIA_MS,
  PAUSA_DO_CPF_MS,
  pausaDepoisDe,
  TENTATIVAS_DO_DISPOSITIVO_POR_HORA,
} from '@instrutoria/domain/conta/rules/tentativas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { KeyedHash } from '../../../adapters/keyed-hash.ts';
import { redeDoEndereco } from '../../../adapters/network.ts';
import type { Contexto, Deps } from '../../../context.ts';
import {
  bloquear,
  type Contagem,
  contar,
  descontar,
  travarContagem,
  zerar,
} from '../../../db/attempt-counts.ts';
import { type Executor, inTransaction, type Tx } from '../../../db/connection/transaction.ts';
import type { ProfessorGuardado } from '../repository.ts';
import { registrarFalha } from './registrar-falha.ts';

/** The counters of one login; no key contains a plain CPF. */
export interface Tentativa {
  readonly cpf: string;
  readonly par: string;
  readonly dispositivo: string | null;
}

/** The keys of its pairs with addresses begin with this one. */
export function chaveDoCpf(keyedHash: KeyedHash, cpf: string): string {
  return `login:${keyedHash('cpf', cpf)}`;
}

export function chaveDoDispositivo(id: number): string {
  return `dispositivo:${id}`;
}

export function tentativaDe(
  { keyedHash }: Deps,
  pedido: { readonly cpf: string; readonly endereco: string; readonly dispositivo: number | null },
): Tentativa {
  const cpf = chaveDoCpf(keyedHash, pedido.cpf);
  const { dispositivo } = pedido;
  return {
    cpf,
    par: `${cpf}:${redeDoEndereco(pedido.endereco)}`,
    dispositivo: dispositivo === null ? null : chaveDoDispositivo(dispositivo),
  };
}

/** The counters of an account's second factor begin with this key. */
export function chaveDoFator(id: number): string {
  return `fator:${id}:`;
}

/** Wrong codes count apart from wrong passwords, in the same way (T-A1, D51). */
export function tentativaDoFator(
  id: number,
  pedido: { readonly endereco: string; readonly dispositivo: number | null },
): Tentativa {
  const chave = chaveDoFator(id);
  const { endereco, dispositivo } = pedido;
  return {
    cpf: `${chave}conta`,
    par: `${chave}${redeDoEndereco(endereco)}`,
    dispositivo: dispositivo === null ? null : `${chave}dispositivo:${dispositivo}`,
  };
}

function exigirLivre({ bloqueadoAte }: Contagem, agora: Date): void {
  if (bloqueadoAte === null || bloqueadoAte <= agora) return;
  const retryAfter = (bloqueadoAte.getTime() - agora.getTime()) / 1000;
  throw new DomainError('limite', 'MUITAS_TENTATIVAS', MENSAGENS_CONTA.muitasTentativas, [], { retryAfter });
}

async function contarComPausa(tx: Tx, chave: string, agora: Date): Promise<void> {
  const { contagem } = await contar(tx, chave, agora, MEMORIA_MS);
  const pausa = pausaDepoisDe(contagem);
  if (pausa > 0) await bloquear(tx, chave, new Date(agora.getTime() + pausa));
}

/**
 * Counts before the password is checked, so that parallel guesses count, and throws 429 during a pause (T-A1,
 * D51): for CPF and address after five failures, for the CPF after a hundred in an hour. A known device uses
 * its own share first; beyond it, it counts like any other.
 */
export async function reservarLogin({ database, clock }: Deps, tentativa: Tentativa): Promise<void> {
  const agora = clock.real();
  await inTransaction(database, async (tx) => {
    if (tentativa.dispositivo !== null) {
      const { contagem } = await contar(tx, tentativa.dispositivo, agora, JANELA_MS);
      if (contagem <= TENTATIVAS_DO_DISPOSITIVO_POR_HORA) return;
    }
    exigirLivre(await travarContagem(tx, tentativa.cpf, agora), agora);
    exigirLivre(await travarContagem(tx, tentativa.par, agora), agora);
    const { contagem } = await contar(tx, tentativa.cpf, agora, JANELA_MS);
    if (contagem >= FALHAS_DO_CPF_POR_HORA) {
      await bloquear(tx, tentativa.cpf, new Date(agora.getTime() + PAUSA_DO_CPF_MS));
    }
    await contarComPausa(tx, tentativa.par, agora);
  });
}

/** Resets only the counters of this account and place. */
export async function loginCerto(db: Executor, tentativa: Tentativa): Promise<void> {
  await descontar(db, tentativa.cpf);
  await zerar(db, tentativa.par);
  if (tentativa.dispositivo !== null) await zerar(db, tentativa.dispositivo);
}

/** Counted per session, so that one does not lock out the others. */
export function chaveDaSenhaAtual(id: number, sessao?: number): string {
  return `senha-atual:${id}:${sessao ?? ''}`;
}

/** Guesses in an open session are counted like logins. */
export async function confereSenhaAtual(
  ctx: Contexto,
  { id, senha }: ProfessorGuardado,
  senhaAtual: string,
): Promise<boolean> {
  const { database, clock, passwords } = ctx.deps;
  const chave = chaveDaSenhaAtual(id, ctx.usuario.sessao);
  const agora = clock.real();
  await inTransaction(database, async (tx) => {
    exigirLivre(await travarContagem(tx, chave, agora), agora);
    await contarComPausa(tx, chave, agora);
  });
  const confere = await passwords.confere(senhaAtual, senha);
  if (confere) await zerar(ctx.db, chave);
  else await registrarFalha(ctx, 'senhaAtualIncorreta', id);
  return confere;
}
