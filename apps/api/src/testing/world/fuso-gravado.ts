import type { TestApp } from '../app.ts';

/** Sets the zone back directly, because a call would wait for announced deadlines (D62). */
export async function gravarFuso({ deps }: Pick<TestApp, 'deps'>, fuso: string): Promise<void> {
  await deps.database.pool.query(
    `update configuracao set dados = jsonb_set(dados::jsonb, '{fuso}', to_jsonb($1::text)) where id = 1`,
    [fuso],
  );
}
