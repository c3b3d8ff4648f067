import type { PessoaProcurada } from '@instrutoria/domain/projeto/rules/nomes-no-texto.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

interface Quais {
  readonly cadastrados: readonly number[];
  readonly naoCadastrados: readonly number[];
  /** Those without an account are only for coordinators. */
  readonly quem: number;
}

/** For the table `n`: registered by this person, or in a project that they coordinate. */
export function podeUsarNaoCadastrado(quem: number): Sql {
  return sql`(n.criado_por_id = ${quem} or exists (
    select from projeto_nao_cadastrado d join projeto p on p.id = d.projeto_id
    where d.nao_cadastrado_id = n.id and p.coordenador_id = ${quem}))`;
}

/** The people whose names are searched in the texts. */
export function pessoasProcuradas(
  db: Executor,
  { cadastrados, naoCadastrados, quem }: Quais,
): Promise<PessoaProcurada[]> {
  return many(
    db,
    sql`
      select nome, siape, email, lattes from professor where id = any(${cadastrados})
      union all
      select n.nome, n.siape, '', '' from professor_nao_cadastrado n
      where n.id = any(${naoCadastrados}) and ${podeUsarNaoCadastrado(quem)}
    `,
  );
}

/** The file of a bundle that is this person's, or of a project that they coordinate; null for others. */
export async function comprovanteDoPacote(db: Executor, id: number, quem: number): Promise<string | null> {
  const pacote = await one<{ comprovante: string }>(
    db,
    sql`
      select c.comprovante from comprovante_de_disciplinas c where c.id = ${id} and (c.autor_id = ${quem}
        or exists (select from projeto p where p.comprovante_id = c.id and p.coordenador_id = ${quem}))
    `,
  );
  return pacote?.comprovante ?? null;
}

interface Enviado {
  readonly coordenadorId: number;
  readonly cadastrados: number[];
  readonly naoCadastrados: number[];
}

/**
 * The team of a project submitted to a call without names, including earlier coordinators; null for other
 * projects.
 */
export function equipeDoProjeto(db: Executor, id: number, semNomes: boolean): Promise<Enviado | null> {
  return one(
    db,
    sql`
      select p.coordenador_id as "coordenadorId",
        array(select professor_id from projeto_colaborador where projeto_id = p.id
          union select de_id from transferencia where projeto_id = p.id and efetivada_em is not null) as cadastrados,
        array(select nao_cadastrado_id from projeto_nao_cadastrado where projeto_id = p.id) as "naoCadastrados"
      from projeto p where p.id = ${id} and ${semNomes} and not p.eh_rascunho and not p.aguardando_cronograma
    `,
  );
}
