import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { redeDoEndereco } from '../../adapters/network.ts';
import type { Deps } from '../../context.ts';
import { contar } from '../../db/attempt-counts.ts';

/** Throws 429 above LIMITE_ANONIMO per hour and address; an IPv6 /64 counts as one (T-A5). */
export async function countAnonymous(deps: Deps, chamada: string, endereco: string): Promise<void> {
  const { limiteAnonimo } = deps.config;
  if (limiteAnonimo === 0) return;
  const agora = deps.clock.real();
  const { contagem, inicio } = await contar(
    deps.database.db,
    `anonimo:${chamada}:${redeDoEndereco(endereco)}`,
    agora,
    HORA_MS,
  );
  if (contagem <= limiteAnonimo) return;
  const retryAfter = (inicio.getTime() + HORA_MS - agora.getTime()) / 1000;
  throw new DomainError('limite', 'MUITAS_TENTATIVAS', MENSAGENS_CONTA.muitasTentativas, [], { retryAfter });
}
