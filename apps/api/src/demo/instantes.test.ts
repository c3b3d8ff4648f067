import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../db/invariants/invariants.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database/database.ts';
import { contar } from '../testing/figures.ts';
import { seedDemo } from './seed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('the demonstration', () => {
  it.each(amostra(['2024-02-29T23:59:59Z', '2026-01-01T00:20:00Z', '2027-07-04T02:30:00Z'], 3))(
    'is filled at %s with every act permitted on its day, and no broken invariant (D24)',
    async (instante) => {
      t.clock.definir(instante);
      const novo = await createTestDatabase();
      try {
        await seedDemo({ ...t.deps, database: novo.database });
        expect(await violations(novo.database.pool)).toEqual([]);
        contar('demonstracao', `${instante}: every act permitted, 0 invariants broken`);
      } finally {
        await novo.drop();
      }
    },
  );
});
