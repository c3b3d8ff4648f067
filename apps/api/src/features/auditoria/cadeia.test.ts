import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { deleteRows, rowsOf, updateRows } from '../../testing/rows.ts';
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

  it('verifies over everything that was written', async () => {
    const rows = await many<{ total: number }>(db(), sql`select count(*)::int as total from auditoria`);
    expect(rows[0]?.total).toBeGreaterThanOrEqual(4);
    expect(await verificarAuditoria(db())).toEqual({ elos: rows[0]?.total, semElo: 0, quebra: null });
  });

  it('forbids changing or removing a row', async () => {
    const mudar = updateRows(db(), 'auditoria', { acao: 'outra' }, {});
    await expect(mudar).rejects.toThrow();
    await expect(deleteRows(db(), 'auditoria', {})).rejects.toThrow();
    await expect(run(db(), sql`truncate auditoria`)).rejects.toThrow();
  });

  it('breaks at a row that was edited by bypassing the trigger', async () => {
    const [, segunda] = await rowsOf(db(), 'auditoria', {}, 'elo');
    await run(db(), sql`alter table auditoria disable trigger all`);
    await updateRows(db(), 'auditoria', { acao: 'forjada' }, { id: segunda?.id ?? 0 });
    await run(db(), sql`alter table auditoria enable trigger all`);
    expect((await verificarAuditoria(db())).quebra).toEqual({ elo: 2, id: segunda?.id });
  });
});
