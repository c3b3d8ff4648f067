import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/database/database.ts';
import { createTestDatabase } from '../../testing/database/database.ts';
import { INVARIANTS, violations } from './invariants.ts';

const SENHA_EM_CLARO = 'a person has a password as argon2id, or none yet (T-A14)';

const UMA_PESSOA = `with u as (insert into unidade (nome, cidade) values ('U', 'C') returning id)
  insert into professor (nome, email, cpf, rg, siape, lattes, foto, senha, tipo, unidade_id, criado_em, atualizado_em)
  select 'P', 'p@x.test', '12345678901', '0', '1', 'l', '', 'em claro', 'coordenador', u.id, now(), now() from u`;

describe('T-H14: the invariants', () => {
  let t: TestDatabase;
  beforeAll(async () => {
    t = await createTestDatabase({ breaks: [SENHA_EM_CLARO] });
  });
  afterAll(() => t.drop());

  it('hold in an empty database, and each is one statement that runs', async () => {
    expect(await violations(t.database.pool)).toEqual([]);
    expect(new Set(INVARIANTS.map(({ nome }) => nome)).size).toBe(INVARIANTS.length);
  });

  it('are checked when a test file gives back its database, and fail it by name', async () => {
    const { database, drop } = await createTestDatabase();
    await database.pool.query(UMA_PESSOA);
    await expect(drop()).rejects.toThrow(SENHA_EM_CLARO);
    await expect((await createTestDatabase({ breaks: [SENHA_EM_CLARO] })).drop()).rejects.toThrow('in vain');
  });

  it('report a broken record', async () => {
    const { pool } = t.database;
    await pool.query(UMA_PESSOA);
    expect((await violations(pool)).map(({ nome }) => nome)).toEqual([SENHA_EM_CLARO]);
  });
});
