import type { TestApp } from '../app.ts';

const watched = new WeakMap<TestApp, Promise<void>>();

/**
 * Has the database note each row that is written, by a trigger of its own on every table of ours but the throttles'
 * counters and the first reading of a proposal, which a read writes. What is rolled back takes its note along. The sender
 * of mails writes their instant when it comes to them, so of those rows only new ones are noted.
 */
async function watch({ deps }: TestApp): Promise<void> {
  await deps.database.pool.query(`
    create schema rastro_de_teste;
    create table rastro_de_teste.escrita (id bigint generated always as identity primary key, tabela text not null);
    create function rastro_de_teste.anotar() returns trigger language plpgsql as $$
      begin
        insert into rastro_de_teste.escrita (tabela) values (tg_table_name);
        return null;
      end $$;
    do $$ declare nome text; atos text; begin
      for nome in select tablename from pg_tables where schemaname = 'public'
          and tablename not in ('limite', 'envio_reservado', 'proposta_aberta') loop
        atos := case nome when 'carta_do_projeto' then 'insert' else 'insert or update or delete' end;
        execute format('create trigger zz_rastro_de_teste after %s on public.%I
          for each row execute function rastro_de_teste.anotar()', atos, nome);
      end loop;
    end $$`);
}

/** Another number after any row was written since the last call, but those of the table `exceto`. */
export async function fingerprint(t: TestApp, exceto = ''): Promise<number> {
  const ready = watched.get(t) ?? watch(t);
  watched.set(t, ready);
  await ready;
  const { rows } = await t.deps.database.pool.query<{ n: string }>(
    'select coalesce(max(id) filter (where tabela <> $1), 0) as n from (select * from rastro_de_teste.escrita order by id desc limit 200) ultimas',
    [exceto],
  );
  return Number(rows[0]?.n);
}
