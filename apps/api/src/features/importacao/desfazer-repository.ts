import type { Usado } from '@instrutoria/domain/importacao/rules/usos.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { seguirNomes } from '../conta/nome-social-repository.ts';
import { lerUsos, NOMES, type TabelaImportada } from './acervo-queries.ts';

const EXCLUIDAS_POR_VEZ = 250;

/** The columns that an import may change. */
const COLUNAS: Readonly<Record<TabelaImportada, Sql>> = {
  professor: sql`nome, nome_civil, siape, lattes, programa, departamento, unidade_id, versao, atualizado_em`,
  unidade: sql`nome, cidade`,
  programa: sql`nome`,
  disciplina_oficial: sql`nome, carga_horaria, tsd, programa`,
  aluno: sql`nome, cpf, email, curso`,
};

const NOME_DO_REGISTRO: Readonly<Record<TabelaImportada, Sql>> = {
  professor: sql`t.nome`,
  unidade: sql`t.nome`,
  programa: sql`t.nome`,
  disciplina_oficial: sql`t.codigo || ' ' || t.nome`,
  aluno: sql`t.nome`,
};

interface LinhaAtual {
  readonly id: number;
  readonly nome: string | null;
  readonly nova: boolean;
  readonly intacta: boolean;
}

/**
 * Keeps other imports of these tables out, and edits and new uses of the import's own records; all other records
 * can be edited meanwhile, because deleting thousands of accounts takes many seconds.
 */
export async function travarImportados(
  db: Executor,
  importacaoId: number,
  tabelas: readonly TabelaImportada[],
): Promise<void> {
  for (const tabela of tabelas) await run(db, sql`lock table ${NOMES[tabela]} in row exclusive mode`);
  for (const tabela of tabelas) {
    await run(
      db,
      sql`
        select from ${NOMES[tabela]} t where t.id in (
          select l.registro_id from importacao_linha l where l.importacao_id = ${importacaoId} and l.tabela = ${tabela})
        order by t.id for update
      `,
    );
  }
}

/** Puts removed records back; answers the names of those whose place another one has taken. */
async function devolverRetiradas(
  db: Executor,
  importacaoId: number,
  tabela: TabelaImportada,
): Promise<string[]> {
  const T = NOMES[tabela];
  const retiradas = sql`
    select r.* from importacao_linha l, lateral jsonb_populate_record(null::${T}, l.antes) r
    where l.importacao_id = ${importacaoId} and l.tabela = ${tabela} and l.marca is null and l.antes is not null`;
  await run(db, sql`insert into ${T} overriding system value ${retiradas} on conflict do nothing`);
  const fora = await many<{ nome: string }>(
    db,
    sql`select t.nome from (${retiradas}) t where not exists (select from ${T} x where x.id = t.id)`,
  );
  return fora.map(({ nome }) => nome);
}

/**
 * Undoes one table's part of an import where nobody used it since; answers the used records, which stay. The
 * caller locks the records, and undoes people before units.
 */
export async function desfazerTabela(
  db: Executor,
  importacaoId: number,
  tabela: TabelaImportada,
): Promise<Usado[]> {
  const T = NOMES[tabela];
  const dela = sql`l.importacao_id = ${importacaoId} and l.tabela = ${tabela}`;
  const linhas = await many<LinhaAtual>(
    db,
    sql`
      select l.registro_id as id, ${NOME_DO_REGISTRO[tabela]} as nome, l.antes is null as nova,
        coalesce(l.marca = md5(to_jsonb(t)::text), false) as intacta
      from importacao_linha l left join ${T} t on t.id = l.registro_id
      where ${dela} and l.marca is not null order by l.registro_id
    `,
  );
  const novas = linhas.filter(({ nova }) => nova).map(({ id }) => id);
  const usos = Map.groupBy(await lerUsos(db, tabela, novas), ({ id }) => id);
  const usada = ({ id, nova, intacta }: LinhaAtual) => !intacta || (nova && usos.has(id));
  const livres = linhas.filter((um) => !usada(um));
  const aExcluir = livres.filter(({ nova }) => nova).map(({ id }) => id);
  const aRestaurar = livres.filter(({ nova }) => !nova).map(({ id }) => id);
  // Each deleted row is looked for in every table that may refer to it: one statement for all would take too long.
  for (let i = 0; i < aExcluir.length; i += EXCLUIDAS_POR_VEZ) {
    await run(db, sql`delete from ${T} where id = any(${aExcluir.slice(i, i + EXCLUIDAS_POR_VEZ)})`);
  }
  await run(
    db,
    sql`
      update ${T} t set (${COLUNAS[tabela]}) =
        (select ${COLUNAS[tabela]} from jsonb_populate_record(null::${T}, l.antes))
      from importacao_linha l where ${dela} and l.registro_id = t.id and t.id = any(${aRestaurar})
    `,
  );
  if (tabela === 'professor') await seguirNomes(db, aRestaurar);
  const ocupadas = await devolverRetiradas(db, importacaoId, tabela);
  return [
    ...linhas
      .filter((um) => usada(um) && um.nome !== null)
      .map(({ id, nome }) => ({ nome: nome ?? '', tabelas: (usos.get(id) ?? []).map((uso) => uso.tabela) })),
    ...ocupadas.map((nome) => ({ nome, tabelas: [] })),
  ];
}
