import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MEMORIA_MS, pausaDepoisDe } from '@instrutoria/domain/conta/rules/tentativas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Deps } from '../../context.ts';
import { bloquear, contar, travarContagem } from '../../db/attempt-counts.ts';
import { inTransaction } from '../../db/connection/transaction.ts';

/** Counts before the check, like a login, and throws 429 during a pause (T-A1). Committed also when the act fails. */
export async function contarTentativa({ database, clock }: Deps, chave: string): Promise<void> {
  const agora = clock.real();
  await inTransaction(database, async (tx) => {
    const { bloqueadoAte } = await travarContagem(tx, chave, agora);
    if (bloqueadoAte !== null && bloqueadoAte > agora) {
      const retryAfter = (bloqueadoAte.getTime() - agora.getTime()) / 1000;
      throw new DomainError('limite', 'MUITAS_TENTATIVAS', MENSAGENS_CONTA.muitasTentativas, [], {
        retryAfter,
      });
    }
    const { contagem } = await contar(tx, chave, agora, MEMORIA_MS);
    const pausa = pausaDepoisDe(contagem);
    if (pausa > 0) await bloquear(tx, chave, new Date(agora.getTime() + pausa));
  });
}
