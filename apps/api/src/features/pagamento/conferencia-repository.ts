import { lancamentosConferidos } from '@instrutoria/domain/pagamento/rules/duas-pessoas.ts';
import { somarFolha } from '@instrutoria/domain/pagamento/rules/valores.ts';
import type { Conferencia, Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { one, run, single } from '../../db/query.ts';
import { json, sql, values } from '../../db/sql.ts';

/** The conference in force of a month; null: a draft. It stays in force on the closed sheet. */
export function conferenciaDe(db: Executor, mes: string): Promise<Conferencia | null> {
  return one(
    db,
    sql`
      select c.id, ${iso(sql`c.conferida_em`)} as em, json_build_object('id', p.id, 'nome', p.nome) as por,
        c.total::float8 as total, c.linhas, c.lancamentos
      from conferencia_da_folha c join professor p on p.id = c.conferida_por_id
      where c.mes = ${mes} and c.desfeita_em is null
    `,
  );
}

/** The caller holds the lock on the sheets. */
export async function inserirConferencia(
  db: Executor,
  { mes, em, porId }: { readonly mes: string; readonly em: Date; readonly porId: number },
  lancamentos: readonly Lancamento[],
): Promise<number> {
  const nova = {
    mes,
    conferidaEm: em,
    conferidaPorId: porId,
    total: somarFolha(lancamentos).valorAPagar,
    linhas: lancamentos.length,
    lancamentos: json(lancamentosConferidos(lancamentos)),
  };
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into conferencia_da_folha ${values(nova)} returning id`,
  );
  return id;
}

export async function desfazerConferencia(
  db: Executor,
  id: number,
  { em, porId, motivo }: { readonly em: Date; readonly porId: number; readonly motivo: string },
): Promise<void> {
  await run(
    db,
    sql`
      update conferencia_da_folha set desfeita_em = ${em}, desfeita_por_id = ${porId}, motivo = ${motivo}
      where id = ${id}
    `,
  );
}
