/** API tests that depend on the database itself: they run again on the oldest supported version. */
export const DATABASE_TESTS: readonly string[] = [
  'apps/api/src/db/',
  // Backups use the catalogue; so does the upgrade of an earlier installation.
  'apps/api/src/backup/',
  'corridas.test.ts',
  'apps/api/src/http/call/idempotency.test.ts',
  'apps/api/src/http/call/versoes.test.ts',
  'apps/api/src/features/conta/cadastro.test.ts',
  'apps/api/src/features/conta/sessoes.test.ts',
  'apps/api/src/adapters/secret.test.ts',
  // The audit's chain, and mail queued with its act.
  'apps/api/src/features/auditoria/cadeia.test.ts',
  'apps/api/src/adapters/mail/outbox.test.ts',
  // Search without accents, order of names, rankings, pages.
  'apps/api/src/http/call/lists.test.ts',
  'apps/api/src/features/ranque/ranque.test.ts',
  'apps/api/src/features/ranque/ranque-chamada.test.ts',
  'apps/api/src/demo/seed.test.ts',
];

/** Of these, the files that always start embedded databases themselves. */
export const ON_THEIR_OWN: readonly string[] = [
  'apps/api/src/db/connection/embedded.test.ts',
  'apps/api/src/db/connection/paused.test.ts',
];

/** Tells tests and vitest.config.ts that this is the second run. */
export const SECOND_RUN = { BANCO_DE_TESTE: 'servidor' } as const;

/** The environment of that run, with its server: the oldest installed one, else the embedded one's programs. */
export function onTheOldest(oldest: string | null): Readonly<Record<string, string>> {
  return { ...SECOND_RUN, ...(oldest === null ? {} : { POSTGRES_DE_TESTE: oldest }) };
}

/** The files that `npm test` repeats: schema, order of names, rankings. All of them: `npm run test:longo -- postgresql`. */
export const DATABASE_SMOKE: readonly string[] = [
  'apps/api/src/db/migrate.test.ts',
  'apps/api/src/db/tables.test.ts',
  'apps/api/src/http/call/lists.test.ts',
  'apps/api/src/features/ranque/ranque.test.ts',
  'apps/api/src/http/call/idempotency.test.ts',
];
