import type { TestApp } from '../app.ts';

/** Puts back a zone that was changed by a call: the call would wait for what was announced (D62). */
export async function gravarFuso({ deps }: Pick<TestApp, 'deps'>, fuso: string): Promise<void> {
  await deps.database.pool.query(
    `update configuracao set dados = jsonb_set(dados::jsonb, '{fuso}', to_jsonb($1::text)) where id = 1`,
    [fuso],
  );
}
