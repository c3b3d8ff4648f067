/** API tests that depend on the database itself: they run again on the oldest supported version. */
export const DATABASE_TESTS: readonly string[] = [
  'apps/api/src/db/',
  // The backup reads the database's catalogue, and so does the upgrade of an earlier installation.
  'apps/api/src/backup/',
  'corridas.test.ts',
  'apps/api/src/http/call/idempotency.test.ts',
  'apps/api/src/http/call/versoes.test.ts',
  'apps/api/src/features/conta/cadastro.test.ts',
  'apps/api/src/features/conta/sessoes.test.ts',
  'apps/api/src/adapters/secret.test.ts',
  // The audit's chain, and mail that is queued in the transaction of its act.
  'apps/api/src/features/auditoria/cadeia.test.ts',
  'apps/api/src/adapters/mail/outbox.test.ts',
  // Search without accents, sorting by name, rankings, pages.
  'apps/api/src/http/call/lists.test.ts',
  'apps/api/src/features/ranque/ranque.test.ts',
  'apps/api/src/features/ranque/ranque-chamada.test.ts',
  'apps/api/src/demo/seed.test.ts',
];

/** Those of them that always start embedded databases themselves. */
export const ON_THEIR_OWN: readonly string[] = [
  'apps/api/src/db/connection/embedded.test.ts',
  'apps/api/src/db/connection/paused.test.ts',
];

/** Tells tests and vitest.config.ts that this is the run on the oldest PostgreSQL. */
export const SECOND_RUN = { BANCO_DE_TESTE: 'servidor' } as const;

/** The environment of that run: the oldest installed server, else the programs of the embedded one. */
export function onTheOldest(oldest: string | null): Readonly<Record<string, string>> {
  return { ...SECOND_RUN, ...(oldest === null ? {} : { POSTGRES_DE_TESTE: oldest }) };
}

/**
 * The files that `npm test` repeats: schema, sorting by name, rankings. `npm run test:longo -- postgresql`
 * repeats all.
 */
export const DATABASE_SMOKE: readonly string[] = [
  'apps/api/src/db/migrate.test.ts',
  'apps/api/src/db/tables.test.ts',
  'apps/api/src/http/call/lists.test.ts',
  'apps/api/src/features/ranque/ranque.test.ts',
  'apps/api/src/http/call/idempotency.test.ts',
];
