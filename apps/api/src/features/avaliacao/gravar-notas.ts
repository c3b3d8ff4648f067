import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import type { Salvar } from '@instrutoria/domain/avaliacao/maquina.ts';
import type { Aprovacao, AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import type { Alvo, Contexto, Usuario } from '../../context.ts';
import { auditar } from '../auditoria/repository.ts';
import { lerAprovacaoPorId } from './aprovacao-queries.ts';
import { notasAuditadas, salvarAprovacao } from './repository.ts';

/** The parecer is plain text: stored as typed, never rendered as markup (T-E1). */
export function notasRecebidas({
  parecer,
  notas: porCriterio,
  ...notas
}: BodyOf<Api['salvarFase1']>): Salvar {
  return { notas, porCriterio: porCriterio ?? undefined, parecer: parecer ?? undefined };
}

export async function gravarNotas(
  ctx: Contexto<Usuario, Alvo>,
  acao: 'salvarFase1' | 'salvarFase2',
  antes: AprovacaoGuardada,
  depois: AprovacaoGuardada,
): Promise<Aprovacao> {
  const salva = await salvarAprovacao(ctx.db, depois);
  const registro = { tipo: 'projeto_aprovacao', id: antes.id };
  const [lida] = await Promise.all([
    lerAprovacaoPorId(ctx.db, antes.id, ctx),
    auditar(ctx, { acao, registro, antes: notasAuditadas(antes), depois: notasAuditadas(salva) }),
  ]);
  if (lida === null) throw new Error('the written approval is gone');
  return lida;
}
