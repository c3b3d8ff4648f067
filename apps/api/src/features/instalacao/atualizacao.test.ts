import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS, readMigrations } from '../../db/migration-files.ts';
import { createTestDatabase } from '../../testing/database/database.ts';
import { instalacaoPendente } from './repository.ts';

const PESSOA = `insert into professor
    (nome, email, cpf, rg, siape, lattes, foto, senha, tipo, unidade_id, criado_em, atualizado_em)
  select 'Ana', 'ana@exemplo.br', '52998224725', '1', '1234567', '', '', null, 'coordenador', id, now(), now()
  from unidade`;

/** The migrations before the assistant's. */
async function deAntes(place: string): Promise<string> {
  const pasta = join(place, 'migracoes');
  await cp(MIGRATIONS, pasta, { recursive: true });
  const nomes = (await readMigrations(MIGRATIONS)).map(({ nome }) => nome);
  const corte = nomes.findIndex((nome) => nome.endsWith('_instalacao'));
  await Promise.all(nomes.slice(corte).map((nome) => rm(join(pasta, `${nome}.sql`))));
  return pasta;
}

it.each([
  ['with nobody in it waits for the assistant', [], true],
  [
    'with people is installed, though nobody is an administrator',
    [`insert into unidade (nome, cidade) values ('U', 'C')`, PESSOA],
    false,
  ],
])('upgrades a database of the release before %s', async (_nome, comandos, pendente) => {
  const place = await mkdtemp(join(tmpdir(), 'instrutoria-teste-'));
  const { database, drop } = await createTestDatabase({ migrated: false });
  try {
    await migrate(database, { folder: await deAntes(place) });
    for (const comando of comandos) await database.pool.query(comando);
    await migrate(database);
    expect(await instalacaoPendente(database.db)).toBe(pendente);
  } finally {
    await drop();
    await rm(place, { recursive: true });
  }
});
