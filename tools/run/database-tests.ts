/**
 * The API tests whose outcome depends on the database itself, as parts of their paths: they run a second time, on a
 * server of the oldest supported version. What merely reads and writes is proven once, on the shipped one.
 */
export const DATABASE_TESTS: readonly string[] = [
  // Migrations, transactions, invariants, connections that come and go.
  'apps/api/src/db/',
  // A backup reads the catalogue and is restored through it; so is an installation of the release before.
  'apps/api/src/backup/',
  // Locks and races: who wins, who waits, who is tried again.
  'corridas.test.ts',
  'apps/api/src/http/idempotency.test.ts',
  'apps/api/src/http/versoes.test.ts',
  'apps/api/src/http/balanceador.test.ts',
  'apps/api/src/features/conta/cadastro.test.ts',
  'apps/api/src/features/conta/sessoes.test.ts',
  'apps/api/src/adapters/secret.test.ts',
  // The chain of the audit, and mail queued in the transaction of its act.
  'apps/api/src/features/auditoria/cadeia.test.ts',
  'apps/api/src/adapters/mail/outbox.test.ts',
  // Search without accents, the order of names, rankings, pages.
  'apps/api/src/http/lists.test.ts',
  'apps/api/src/features/avaliacao/ranque.test.ts',
  'apps/api/src/features/avaliacao/ranque-chamada.test.ts',
  // All of it at once.
  'apps/api/src/demo/seed.test.ts',
];

/** Of these files, globs of those that start embedded databases of their own, whatever the others run on: once is enough. */
export const ON_THEIR_OWN: readonly string[] = [
  'apps/api/src/db/embedded.test.ts',
  'apps/api/src/db/paused.test.ts',
];

/** What tells the tests, and vitest.config.ts, that this is the second run. */
export const SECOND_RUN = { BANCO_DE_TESTE: 'servidor' } as const;
