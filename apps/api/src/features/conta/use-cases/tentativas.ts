import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MEMORIA_MS, pausaDepoisDe } from '@instrutoria/domain/conta/rules/tentativas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Deps } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bloquear, contar, travarContagem, zerar } from '../limite-repository.ts';
import type { ProfessorGuardado } from '../repository.ts';

/**
 * Counts the attempt before the password is looked at, so that parallel guesses count too (T-A1), and refuses with
 * 429 while a pause runs. A right password clears the count.
 */
export async function reservarTentativa({ database, clock }: Deps, chave: string): Promise<void> {
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

/** Whether this is the person's current password; guesses in an open session are counted as those of the login are. */
export async function confereSenhaAtual(
  ctx: Contexto,
  { id, senha }: ProfessorGuardado,
  senhaAtual: string,
): Promise<boolean> {
  const chave = `senha-atual:${id}`;
  await reservarTentativa(ctx.deps, chave);
  const confere = await ctx.deps.passwords.confere(senhaAtual, senha);
  if (confere) await zerar(ctx.db, chave);
  return confere;
}
