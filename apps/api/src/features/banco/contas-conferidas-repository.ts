import { situacaoDaConta } from '@instrutoria/domain/banco/rules/resposta-do-aluno.ts';
import type { ContaConferida } from '@instrutoria/domain/banco/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import { CONTA_E_ESCRITA, contasParaPagar } from './repository.ts';

/** Keeps the accounts of these vínculos as they are now. The caller holds the lock on the sheets. */
export async function guardarContasConferidas(
  db: Executor,
  conferenciaId: number,
  instrutores: readonly number[],
  agora: Date,
): Promise<void> {
  const contas = await contasParaPagar(db, instrutores);
  const linhas = [...contas].map(([instrutorId, lida]) => ({
    ...{ conferenciaId, instrutorId, mudancaId: lida.escrita === 0 ? null : lida.escrita },
    ...{ livre: situacaoDaConta(lida, agora) === 'livre', ...lida.conta },
  }));
  for (let i = 0; i < linhas.length; i += 1000) {
    await run(db, sql`insert into conta_conferida ${values(...linhas.slice(i, i + 1000))}`);
  }
}

/** For a sheet that is back in draft. */
export async function esquecerContasConferidas(db: Executor, conferenciaId: number): Promise<void> {
  await run(db, sql`delete from conta_conferida where conferencia_id = ${conferenciaId}`);
}

/** By vínculo, with what the student answered until now. The caller records the reading. */
export async function contasConferidas(
  db: Executor,
  conferenciaId: number,
): Promise<ReadonlyMap<number, ContaConferida>> {
  const lidas = await many<ContaConferida & { readonly instrutorId: number }>(
    db,
    sql`
      select c.instrutor_id as "instrutorId", c.livre, ${CONTA_E_ESCRITA}
      from conta_conferida c left join mudanca_de_conta m on m.id = c.mudanca_id
        left join estudante e on e.id = m.estudante_id
      where c.conferencia_id = ${conferenciaId} and c.conta is not null
    `,
  );
  return new Map(lidas.map(({ instrutorId, ...conta }) => [instrutorId, conta]));
}

/** By vínculo: the day on which the account was written to which a conferred sheet does not pay, though it is the present one. */
export async function contasMudadasDesde(
  db: Executor,
  conferenciaId: number,
  fuso: string,
): Promise<ReadonlyMap<number, string>> {
  const lidas = await many<{ instrutorId: number; dia: string }>(
    db,
    sql`
      select k.instrutor_id as "instrutorId", to_char(m.em at time zone ${fuso}, 'YYYY-MM-DD') as dia
      from conta_conferida k
      join lateral (select id, em from mudanca_de_conta m where m.instrutor_id = k.instrutor_id
        order by m.id desc limit 1) m on m.id > coalesce(k.mudanca_id, 0)
      left join mudanca_de_conta n on n.id = k.mudanca_id
      where k.conferencia_id = ${conferenciaId} and k.livre and n.resposta is distinct from 'naoMinha'
    `,
  );
  return new Map(lidas.map(({ instrutorId, dia }) => [instrutorId, dia]));
}
