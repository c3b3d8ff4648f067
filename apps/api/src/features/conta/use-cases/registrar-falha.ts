import { deveRegistrarFalha, JANELA_MS } from '@instrutoria/domain/conta/rules/tentativas.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import { contar } from '../../../db/attempt-counts.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { auditar } from '../../auditoria/repository.ts';

/**
 * Records the account or none, the address and the count of the hour, never the typed values (D51). Does the
 * same work whether the account exists or not (T-A3).
 */
export async function registrarFalha(
  ctx: Contexto<Usuario | null>,
  acao: 'entrarFalhou' | 'segundoFatorFalhou' | 'senhaAtualIncorreta',
  professorId: number | null,
): Promise<void> {
  const agora = ctx.deps.clock.real();
  const grupo = professorId === null ? 'falhas:ninguem' : 'falhas:contas';
  await inTransaction(ctx.deps.database, async (tx) => {
    const daConta = await contar(tx, `falhas:conta:${professorId ?? 'ninguem'}`, agora, JANELA_MS);
    const { contagem: todas } = await contar(tx, grupo, agora, JANELA_MS);
    const conta = professorId === null ? null : daConta.contagem;
    if (!deveRegistrarFalha({ conta, todas })) return;
    await auditar(
      { ...ctx, db: tx },
      {
        acao,
        ...(professorId === null ? {} : { registro: { tipo: 'professor', id: professorId } }),
        depois: { endereco: ctx.endereco, falhasNaHora: conta ?? todas },
      },
    );
  });
}
