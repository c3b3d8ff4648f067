import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { Unidade } from '@instrutoria/domain/conta/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { many, one, run, single } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { assignments, sql, values, where } from '../../db/sql.ts';

export async function existeUnidade(db: Executor, id: number): Promise<boolean> {
  return (await run(db, sql`select from unidade where id = ${id}`)) > 0;
}

const porNome = sql`nome collate "pt-BR-x-icu"`;
const porCidade = sql`cidade collate "pt-BR-x-icu"`;

export async function listarUnidades(db: Executor, lista: ListaQuery) {
  const { limit, offset } = limitesDaLista(lista);
  const filtro = where(lista.busca === undefined ? null : semAcentos([sql`nome`, sql`cidade`], lista.busca));
  const ordem = ordenarPor(lista.ordem, { nome: porNome, cidade: porCidade }, [porNome, sql`id`]);
  const linhas = await many<Unidade>(
    db,
    sql`select id, nome, cidade from unidade ${filtro} order by ${ordem} limit ${limit} offset ${offset}`,
  );
  const { total } = await single<{ total: number }>(db, sql`select count(*) as total from unidade ${filtro}`);
  return { linhas, total };
}

export function inserirUnidade(db: Executor, { nome, cidade }: Omit<Unidade, 'id'>): Promise<Unidade> {
  return single(db, sql`insert into unidade ${values({ nome, cidade })} returning id, nome, cidade`);
}

export function salvarUnidade(db: Executor, { id, ...dados }: Unidade): Promise<Unidade | null> {
  return one(db, sql`update unidade set ${assignments(dados)} where id = ${id} returning id, nome, cidade`);
}

/** Locks it against new uses. */
export function travarUnidade(db: Executor, id: number): Promise<Unidade | null> {
  return one(db, sql`select id, nome, cidade from unidade where id = ${id} for update`);
}

export async function unidadeEmUso(db: Executor, id: number): Promise<boolean> {
  const usos = await run(
    db,
    sql`
      select from professor where unidade_id = ${id}
      union all select from disciplina where unidade_oferta_id = ${id}
      union all select from professor_nao_cadastrado where unidade_id = ${id}
      union all select from impedimento where unidade_id = ${id}
      union all select from ato_de_verba where unidade_id = ${id}
      limit 1
    `,
  );
  return usos > 0;
}

export async function excluirUnidade(db: Executor, id: number): Promise<void> {
  await run(db, sql`delete from unidade where id = ${id}`);
}
