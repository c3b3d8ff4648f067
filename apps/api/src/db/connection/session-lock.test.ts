import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { withSessionLock } from './session-lock.ts';

const LOCK = 4_417;
let banco: TestDatabase;
beforeAll(async () => {
  banco = await createTestDatabase();
});
afterAll(() => banco.drop());

async function alguemEspera(): Promise<void> {
  for (;;) {
    const { rows } = await banco.database.pool.query(
      "select from pg_locks where locktype = 'advisory' and not granted and objid = $1",
      [LOCK],
    );
    if (rows.length > 0) return;
  }
}

it("admits one process at a time, and limits of a connection do not end another's wait", async () => {
  const ordem: string[] = [];
  let soltar = () => {};
  const solto = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  let tomado = () => {};
  const foiTomado = new Promise<void>((resolve) => {
    tomado = resolve;
  });
  const primeiro = withSessionLock(banco.database, LOCK, async () => {
    tomado();
    await solto;
    ordem.push('first');
  });
  await foiTomado;
  const impaciente = {
    connection: { ...banco.database.connection, lock_timeout: 1, statement_timeout: 500 },
  };
  const segundo = withSessionLock(impaciente, LOCK, async () => {
    ordem.push('second');
    return 42;
  });
  await alguemEspera();
  soltar();
  await primeiro;
  expect(await segundo).toBe(42);
  expect(ordem).toEqual(['first', 'second']);
});

it('releases the lock when its work fails', async () => {
  const falha = withSessionLock(banco.database, LOCK, () => Promise.reject(new Error('no')));
  await expect(falha).rejects.toThrow('no');
  expect(await withSessionLock(banco.database, LOCK, async () => 'again')).toBe('again');
});
