import { exigirSemNomes } from '../../adapters/files/pdf-sem-nomes.ts';
import type { Contexto, Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { abrirGuardado } from '../arquivo/retencao-repository.ts';
import { leEsteSemNomes } from './sem-nomes-queries.ts';

/**
 * The projects that this person coordinated before and whose proof is still the one of that time: bundled by
 * a former coordinator, before they left, and no later than the reader left (D61).
 */
export async function comprovantesQueLeu(db: Executor, quem: number): Promise<ReadonlySet<number>> {
  const lidos = await many<{ id: number }>(
    db,
    sql`
      select distinct p.id from transferencia t
      join projeto p on p.id = t.projeto_id
      join comprovante_de_disciplinas b on b.id = p.comprovante_id
      join comprovante_de_disciplinas envio on envio.comprovante = b.comprovante
      join transferencia saida on saida.projeto_id = p.id and saida.de_id = envio.autor_id
      where t.de_id = ${quem} and t.efetivada_em is not null
        and saida.efetivada_em <= t.efetivada_em and envio.criado_em <= saida.efetivada_em
    `,
  );
  return new Set(lidos.map(({ id }) => id));
}

/** An evaluator who may not see names gets a copy without the file's metadata. */
export async function abrirParaLeitor(ctx: Contexto<Usuario>, referencia: string, projetoId: number) {
  const aberto = await abrirGuardado(ctx.db, ctx.deps.storage, referencia);
  if (!(await leEsteSemNomes(ctx.db, ctx.usuario, projetoId))) return aberto;
  aberto.destroy();
  return exigirSemNomes(await ctx.deps.storage.bytes(referencia));
}
