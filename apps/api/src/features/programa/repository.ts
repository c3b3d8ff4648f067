import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { Programa } from '@instrutoria/domain/conta/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { many, one, run, single } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { sql, values, where } from '../../db/sql.ts';
import { uniqueViolation } from '../../db/sql-error.ts';

const porNome = sql`nome collate "pt-BR-x-icu"`;

export async function listarProgramas(db: Executor, lista: ListaQuery) {
  const { limit, offset } = limitesDaLista(lista);
  const filtro = where(lista.busca === undefined ? null : semAcentos([sql`nome`], lista.busca));
  const ordem = ordenarPor(lista.ordem, { nome: porNome }, [porNome, sql`id`]);
  const linhas = await many<Programa>(
    db,
    sql`select id, nome from programa ${filtro} order by ${ordem} limit ${limit} offset ${offset}`,
  );
  const { total } = await single<{ total: number }>(
    db,
    sql`select count(*) as total from programa ${filtro}`,
  );
  return { linhas, total };
}

async function semDuplicado<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (uniqueViolation(error) !== 'programa_nome_unico') throw error;
    const mensagem = 'Já existe um programa com este nome';
    throw new DomainError('conflito', 'PROGRAMA_DUPLICADO', mensagem, [
      { campo: 'nome', codigo: 'PROGRAMA_DUPLICADO', mensagem },
    ]);
  }
}

export function inserirPrograma(db: Executor, nome: string): Promise<Programa> {
  return semDuplicado(() => single(db, sql`insert into programa ${values({ nome })} returning id, nome`));
}

/** Also renames it in people's records; throws 409 when the name is taken. */
export function salvarPrograma(db: Executor, antes: Programa, nome: string): Promise<Programa> {
  return semDuplicado(async () => {
    await run(db, sql`update programa set nome = ${nome} where id = ${antes.id}`);
    await run(db, sql`update professor set programa = ${nome} where programa = ${antes.nome}`);
    return { id: antes.id, nome };
  });
}

export function travarPrograma(db: Executor, id: number): Promise<Programa | null> {
  return one(db, sql`select id, nome from programa where id = ${id} for update`);
}

export async function programaEmUso(db: Executor, nome: string): Promise<boolean> {
  return (await run(db, sql`select from professor where programa = ${nome} limit 1`)) > 0;
}

export async function excluirPrograma(db: Executor, id: number): Promise<void> {
  await run(db, sql`delete from programa where id = ${id}`);
}
