import type { NotaPorExtenso } from '@instrutoria/domain/avaliacao/rules/notas-por-extenso.ts';
import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { json, sql } from '../../db/sql.ts';

interface Reaberta {
  readonly aprovacao: AprovacaoGuardada;
  readonly notas: readonly NotaPorExtenso[];
  readonly motivo: string;
  readonly autor: number;
}

/** Called while the row is still concluded, because total and instant are copied from it. */
export async function guardarReaberta(
  db: Executor,
  { aprovacao, notas, motivo, autor }: Reaberta,
  agora: Date,
): Promise<void> {
  await run(
    db,
    sql`
      insert into avaliacao_reaberta (aprovacao_id, projeto_id, avaliador_id, notas, total, parecer,
        concluida_em, motivo, autor_id, reaberta_em)
      select id, projeto_id, avaliador_id, ${json(notas)}, total, parecer, avaliado_em, ${motivo}, ${autor},
        ${agora}::timestamptz
      from encargo where id = ${aprovacao.id} and avaliador_id = ${aprovacao.avaliadorId}
    `,
  );
}
