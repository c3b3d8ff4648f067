import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditoria } from '../../db/schema.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { createWorld } from '../../testing/world.ts';
import { selarAuditoria, verificarAuditoria } from './cadeia-repository.ts';

describe('T-H15: the audit log is append-only and hash-chained', () => {
  let t: TestApp;
  const db = () => t.deps.database.db;
  beforeAll(async () => {
    t = await createTestApp();
    const { token } = await createWorld(t).novaPessoa('administrador');
    for (const nome of ['Letras', 'Artes', 'Direito', 'Física']) {
      await send(t.url, 'POST', '/api/programa', { token, body: { nome } });
    }
    await selarAuditoria(t.deps.database);
  });
  afterAll(() => t.close());

  it('holds over everything that was written', async () => {
    const { rows } = await db().execute<{ total: number }>(sql`select count(*)::int as total from auditoria`);
    expect(rows[0]?.total).toBeGreaterThanOrEqual(4);
    expect(await verificarAuditoria(db())).toEqual({ elos: rows[0]?.total, semElo: 0, quebra: null });
  });

  it('lets nobody change or remove a row', async () => {
    const mudar = db().update(auditoria).set({ acao: 'outra' });
    await expect(mudar).rejects.toThrow();
    await expect(db().delete(auditoria)).rejects.toThrow();
    await expect(db().execute(sql`truncate auditoria`)).rejects.toThrow();
  });

  it('breaks at a row that somebody edited past the trigger', async () => {
    const [, segunda] = await db().select().from(auditoria).orderBy(asc(auditoria.elo)).limit(2);
    await db().execute(sql`alter table auditoria disable trigger all`);
    await db()
      .update(auditoria)
      .set({ acao: 'forjada' })
      .where(eq(auditoria.id, segunda?.id ?? 0));
    await db().execute(sql`alter table auditoria enable trigger all`);
    expect((await verificarAuditoria(db())).quebra).toEqual({ elo: 2, id: segunda?.id });
  });
});
