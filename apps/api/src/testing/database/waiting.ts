import type { TestApp } from '../app.ts';

/** Resolves once this many statements on the test's database wait for a lock. */
export async function untilWaiting({ deps }: Pick<TestApp, 'deps'>, howMany = 1): Promise<void> {
  for (;;) {
    const { rows } = await deps.database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= howMany) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
