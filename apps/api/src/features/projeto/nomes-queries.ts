import type { PessoaProcurada } from '@instrutoria/domain/projeto/rules/nomes.ts';
import { many, one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

interface Quais {
  readonly cadastrados: readonly number[];
  readonly naoCadastrados: readonly number[];
  /** Who registered the ones without an account. */
  readonly autorId: number;
}

/** As they are searched for in what they wrote. */
export function pessoasProcuradas(
  db: Executor,
  { cadastrados, naoCadastrados, autorId }: Quais,
): Promise<PessoaProcurada[]> {
  return many(
    db,
    sql`
      select nome, siape, email, lattes from professor where id = any(${cadastrados})
      union all
      select nome, siape, '', '' from professor_nao_cadastrado
      where id = any(${naoCadastrados}) and criado_por_id = ${autorId}
    `,
  );
}

/** The file of this person's own bundle; null for another's. */
export async function comprovanteDoPacote(db: Executor, id: number, autorId: number): Promise<string | null> {
  const pacote = await one<{ comprovante: string }>(
    db,
    sql`select comprovante from comprovante_de_disciplinas where id = ${id} and autor_id = ${autorId}`,
  );
  return pacote?.comprovante ?? null;
}

interface Enviado {
  readonly coordenadorId: number;
  readonly cadastrados: number[];
  readonly naoCadastrados: number[];
}

/** The team of a project that was sent to a call without names; null for any other. */
export function equipeDoProjeto(db: Executor, id: number, semNomes: boolean): Promise<Enviado | null> {
  return one(
    db,
    sql`
      select p.coordenador_id as "coordenadorId",
        array(select professor_id from projeto_colaborador where projeto_id = p.id) as cadastrados,
        array(select nao_cadastrado_id from projeto_nao_cadastrado where projeto_id = p.id) as "naoCadastrados"
      from projeto p where p.id = ${id} and ${semNomes} and not p.eh_rascunho and not p.aguardando_cronograma
    `,
  );
}
