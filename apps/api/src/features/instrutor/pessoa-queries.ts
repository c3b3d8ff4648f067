import type { OutroVinculo } from '@instrutoria/domain/instrutor/rules/identificacao.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** Identified by CPF, or by e-mail where either record has none (D37). */
export interface Pessoa {
  readonly cpf: string | null;
  readonly email: string;
}

/** Locks a person, with keys in one order, so that acts on their vínculos wait for each other (D37). */
export async function travarPessoa(db: Executor, { cpf, email }: Pessoa): Promise<void> {
  const chaves = [...(cpf === null ? [] : [`cpf ${cpf}`]), `e-mail ${email.toLowerCase()}`];
  for (const chave of chaves) {
    await run(db, sql`select pg_advisory_xact_lock(hashtextextended(${`instrutor ${chave}`}, 370))`);
  }
}

/** In the same project, and in calls whose vigência overlaps and is not over (D41). */
export function outrosVinculos(
  db: Executor,
  { id, projetoId, cpf, email }: Pessoa & { readonly id: number; readonly projetoId: number },
  hoje: string,
): Promise<OutroVinculo[]> {
  return many(
    db,
    sql`
      select json_build_object('id', p.id, 'titulo', p.titulo) as projeto, i.tipo_aluno as "tipoAluno",
        i.acumulo, i.situacao as "situacaoInstrutor"
      from instrutor i
      join projeto p on p.id = i.projeto_id
      join edital e on e.id = p.edital_id
      join projeto meu on meu.id = ${projetoId}
      join edital m on m.id = meu.edital_id
      where i.id <> ${id} and i.fim is null
        and (i.cpf = ${cpf} or (i.cpf is null or ${cpf}::text is null) and lower(i.email) = lower(${email}))
        and (i.projeto_id = ${projetoId} or e.fase <> 'arquivado' and e.vigencia_fim >= ${hoje}
          and e.vigencia_inicio <= m.vigencia_fim and m.vigencia_inicio <= e.vigencia_fim)
      order by i.id
    `,
  );
}
