import type { TestApp } from '../app.ts';

/** While `fazer` runs, the database refuses each new row of this table that meets the condition. */
export async function recusandoLinhas<T>(
  { deps: { database } }: Pick<TestApp, 'deps'>,
  { tabela, condicao }: { readonly tabela: string; readonly condicao: string },
  fazer: () => Promise<T>,
): Promise<T> {
  await database.pool.query(
    `alter table ${tabela} add constraint recusada check ((${condicao}) is not true) not valid`,
  );
  try {
    return await fazer();
  } finally {
    await database.pool.query(`alter table ${tabela} drop constraint recusada`);
  }
}
