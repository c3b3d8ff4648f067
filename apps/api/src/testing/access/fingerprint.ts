import type { TestApp } from '../app.ts';

const watched = new WeakMap<TestApp, Promise<void>>();

/**
 * Makes the database note each written row, by a trigger on every table except the throttles' counters,
 * requests for a second factor (which count tries) and
 * the first reading of a proposal, which a read writes. A rollback removes its notes. The mail queue updates
 * its rows at any time, so only new rows are noted there.
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
          and tablename not in ('limite', 'envio_reservado', 'proposta_aberta', 'segundo_fator_pedido') loop
        atos := case nome when 'carta_do_projeto' then 'insert' else 'insert or update or delete' end;
        execute format('create trigger zz_rastro_de_teste after %s on public.%I
          for each row execute function rastro_de_teste.anotar()', atos, nome);
      end loop;
    end $$`);
}

/** A number that changes after any row was written since the last call, except in the table `exceto`. */
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
