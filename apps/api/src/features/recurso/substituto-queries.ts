import type { ComoSubstituto } from '@instrutoria/domain/tarefa/rules/avaliador.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { contrarrazoesCorrem } from './contrarrazoes-queries.ts';
import { alguemDaAdministracao, nadaImpede, presidenciaImpedida } from './quem-decide-queries.ts';
import { recursoQueEspera } from './relatoria-queries.ts';

/** For the appeal `r`: this person was named to decide it. */
export const foiIndicado = (pessoa: Sql): Sql => sql`exists (
  select from substituto_do_recurso s where s.recurso_id = r.id and s.pessoa_id = ${pessoa})`;

/** Whether this person was named to decide an undecided appeal. */
export async function substitui(db: Executor, recursoId: number, pessoaId: number): Promise<boolean> {
  const recursos = await run(
    db,
    sql`select from recurso r where r.id = ${recursoId} and r.status = 'PENDENTE' and ${foiIndicado(sql`${pessoaId}`)}`,
  );
  return recursos > 0;
}

export interface Indicado {
  readonly recursoId: number;
  readonly pessoaId: number;
  readonly motivo: string;
  /** null: the operator. */
  readonly autorId: number | null;
  readonly indicadoEm: Date;
}

export function substitutoDe(db: Executor, recursoId: number): Promise<{ readonly pessoaId: number } | null> {
  return one(
    db,
    sql`select pessoa_id as "pessoaId" from substituto_do_recurso where recurso_id = ${recursoId}`,
  );
}

/**
 * In these calls, the undecided appeals that no president may decide, without a named substitute who may. Of
 * those open to administrators, only the ones that this one may decide.
 */
export function semQuemDecida(
  db: Executor,
  { editais, quem }: { readonly editais: readonly number[]; readonly quem: number },
): Promise<
  {
    readonly recurso: number;
    readonly id: number;
    readonly titulo: string;
    readonly editalId: number;
    readonly posso: boolean;
  }[]
> {
  return many(
    db,
    sql`
      select * from (
        select r.id as recurso, p.id, p.titulo, p.edital_id as "editalId", ${nadaImpede(sql`${quem}`)} as posso,
          ${alguemDaAdministracao} as alguem
        from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id join projeto p on p.id = a.projeto_id
        where r.status = 'PENDENTE' and p.edital_id = any(${editais}) and ${presidenciaImpedida}
          and not exists (select from substituto_do_recurso s where s.recurso_id = r.id
            and ${nadaImpede(sql`s.pessoa_id`)})
      ) x
      where posso or not alguem order by recurso
    `,
  );
}

/** The undecided appeals that this person decides in place of the committee. */
export function aSubstituir(
  db: Executor,
  pessoaId: number,
  { fuso, hoje }: { readonly fuso: string; readonly hoje: string },
): Promise<ComoSubstituto[]> {
  return many(
    db,
    sql`
      select ${recursoQueEspera(fuso)}, case when ${contrarrazoesCorrem(hoje)} then r.contrarrazoes_ate end as "contrarrazoesAte"
      from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id join projeto p on p.id = a.projeto_id
      where r.status = 'PENDENTE' and ${foiIndicado(sql`${pessoaId}`)} and ${nadaImpede(sql`${pessoaId}`)}
      order by r.criado_em, r.id
    `,
  );
}
