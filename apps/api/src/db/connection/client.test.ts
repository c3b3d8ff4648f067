import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/database.ts';
import { isUnavailable } from '../sql-error.ts';
import { Client } from './client.ts';

/** A client that waits `silence` milliseconds for a silent server. */
async function client(silence: number): Promise<Client> {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  const opened = new Client({ ...own.database.connection, query_timeout: silence });
  opened.on('error', () => undefined); // pending statements reject
  await opened.connect();
  onTestFinished(() => opened.end().catch(() => undefined)); // a closed connection has already ended
  return opened;
}

const answered = (rows: readonly unknown[]) => expect.objectContaining({ rows });

test('T-H8 rejects every waiting statement of a connection that owes answers and is silent, and gives it no more', async () => {
  const silent = await client(100);
  const waiting = ['select pg_sleep(30)', 'select 1'].map((text) => silent.query(text));
  for (const one of waiting) one.catch(() => undefined); // awaited one after another below
  await expect(waiting[0]).rejects.toThrow('Query read timeout');
  // The second is rejected by its own timeout or by the end of the connection.
  await expect(waiting[1]).rejects.toSatisfy(isUnavailable);
  await expect(silent.query('select 1')).rejects.toSatisfy(isUnavailable);
});

test('T-H8 rejects on a silent connection after the read timeout, though more statements are written to it', async () => {
  const [silent, other] = [await client(100), await client(0)];
  let ended = false;
  const waiting = silent.query('select pg_sleep(30)').finally(() => {
    ended = true;
  });
  const rejected = expect(waiting).rejects.toThrow('Query read timeout');
  const later: Promise<string>[] = [];
  while (!ended) {
    later.push(
      silent.query('select 1').then(
        () => 'answered',
        () => 'rejected',
      ),
    );
    await other.query('select pg_sleep(0.01)');
  }
  await rejected;
  expect(new Set(await Promise.all(later))).toEqual(new Set(['rejected']));
});

test('keeps a connection without pending statements open past its read timeout', async () => {
  const [quiet, other] = [await client(1500), await client(0)];
  await expect(quiet.query('select 1 as um')).resolves.toEqual(answered([{ um: 1 }]));
  // The other connection measures that more time passes.
  await other.query('select pg_sleep(2)');
  await expect(quiet.query({ text: 'select $1::int as n', values: [2] })).resolves.toEqual(
    answered([{ n: 2 }]),
  );
});

test('puts the place of the query into the stack of an error', async () => {
  const opened = await client(0);
  const asked = async function perguntaDoTeste(): Promise<unknown> {
    return await opened.query('select 1 / 0');
  };
  await expect(asked()).rejects.toMatchObject({
    code: '22012',
    stack: expect.stringContaining('perguntaDoTeste'),
  });
});

test('sends a password that the pool hides', () => {
  const { options } = new pg.Pool({ password: 'segredo' });
  expect(Object.keys(options)).not.toContain('password');
  expect(new Client(options).password).toBe('segredo');
});
