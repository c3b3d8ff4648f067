import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createTestApp } from '../testing/app.ts';
import { createWorld } from '../testing/world.ts';
import { withSession } from './session.ts';
import { snapshot } from './snapshot.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('reads the state of its beginning during later writes (T-H6)', async () => {
  const w = createWorld(t);
  await w.novaUnidade();
  const { database, storage } = t.deps;
  const contar = async () => (await database.pool.query('select 1 from unidade')).rows.length;
  const antes = await contar();
  const lidas: string[] = [];
  await withSession(database, async (client) => {
    const dataDir = t.deps.config.dataDir;
    const lendo = snapshot({ client, mode: database.mode, dataDir, storage, withSecret: false });
    // The first line was read: later writes do not belong to the snapshot.
    lidas.push(String((await lendo.next()).value));
    await database.pool.query(`insert into unidade (nome, cidade) values ('Depois do instante', 'Crato')`);
    for await (const pedaco of lendo) lidas.push(String(pedaco));
  });
  expect(await contar()).toBe(antes + 1);
  const texto = lidas.join('');
  expect(texto).toContain(`{"fimDaTabela":"unidade","linhas":${antes},`);
  expect(texto).not.toContain('Depois do instante');
});
