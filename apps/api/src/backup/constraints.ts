import type pg from 'pg';
import { qualified, quoted } from './catalogue.ts';

/**
 * Drops the foreign keys and the product's triggers for a load; the returned function restores them and
 * checks every key over all rows, so tables may come in any order. Call it in one transaction, as owner of
 * the tables.
 */
export async function suspendConstraints(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ tabela: string; nome: string; texto: string }>(
    `select c.relname as tabela, k.conname as nome, pg_get_constraintdef(k.oid) as texto
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  const { rows: triggers } = await client.query<{ tabela: string; nome: string }>(
    `select c.relname as tabela, t.tgname as nome from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O' and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { tabela, nome } of keys)
    await client.query(`alter table ${qualified(tabela)} drop constraint ${quoted(nome)}`);
  for (const { tabela, nome } of triggers)
    await client.query(`alter table ${qualified(tabela)} disable trigger ${quoted(nome)}`);
  return async () => {
    for (const { tabela, nome } of triggers)
      await client.query(`alter table ${qualified(tabela)} enable trigger ${quoted(nome)}`);
    for (const { tabela, nome, texto } of keys)
      await client.query(`alter table ${qualified(tabela)} add constraint ${quoted(nome)} ${texto}`);
  };
}
