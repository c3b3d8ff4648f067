import type { ContaBancaria } from '@instrutoria/domain/banco/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run } from '../../db/query.ts';
import { assignments, sql, values } from '../../db/sql.ts';

export interface ContaGuardada {
  readonly versao: number;
  readonly conta: ContaBancaria;
}

/** The only query that reads account numbers. */
export async function acharConta(db: Executor, instrutorId: number): Promise<ContaGuardada | null> {
  const lida = await one<ContaBancaria & { versao: number }>(
    db,
    sql`
      select versao, banco, agencia, digito_da_agencia as "digitoDaAgencia", conta, digito, tipo,
        cpf_do_titular as "cpfDoTitular"
      from conta_bancaria where instrutor_id = ${instrutorId}
    `,
  );
  if (lida === null) return null;
  const { versao, ...conta } = lida;
  return { versao, conta };
}

export interface MudancaLida {
  readonly em: string;
  readonly autor: { readonly id: number; readonly nome: string };
  readonly motivo: string | null;
}

export function mudancasDaConta(db: Executor, instrutorId: number): Promise<MudancaLida[]> {
  return many(
    db,
    sql`
      select ${iso(sql`m.em`)} as em, json_build_object('id', p.id, 'nome', p.nome) as autor, m.motivo
      from mudanca_de_conta m join professor p on p.id = m.autor_id
      where m.instrutor_id = ${instrutorId} order by m.id desc
    `,
  );
}

/** The caller holds the lock on the vínculo. */
export async function guardarConta(
  db: Executor,
  instrutorId: number,
  conta: ContaBancaria,
  { em, autorId, motivo }: { readonly em: Date; readonly autorId: number; readonly motivo: string | null },
): Promise<void> {
  await run(
    db,
    sql`
      insert into conta_bancaria ${values({ instrutorId, ...conta })}
      on conflict (instrutor_id) do update set ${assignments({ ...conta })}, versao = conta_bancaria.versao + 1
    `,
  );
  await run(db, sql`insert into mudanca_de_conta ${values({ instrutorId, em, autorId, motivo })}`);
}
