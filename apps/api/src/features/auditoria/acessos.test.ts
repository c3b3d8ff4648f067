import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { acessosAoRegistro, consultaDeAcessos, filtroDoRegistro, filtroDoTitular } from './acesso-queries.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador', { nome: 'Quem Abriu' });
  dono = await w.novaPessoa();
  // A large installation: 60,000 openings of other people's documents.
  await run(
    t.deps.database.db,
    sql`
    insert into acesso (quando, pessoa_id, endereco, documento, registro_tipo, registro_id, titular_id)
    select ${t.clock.real()}::timestamptz, ${adm.id}, '127.0.0.1', 'dados_bancarios', 'instrutor', n % 900 + 1000,
      n % 900 + 100000 from generate_series(1, 60000) n`,
  );
  await t.deps.database.pool.query('analyze acesso');
});
afterAll(() => t.close());

async function abrir(pessoaId: number, titularId: number, registroId = 7): Promise<void> {
  await insertInto(t, 'acesso', {
    pessoaId,
    titularId,
    registroId,
    registroTipo: 'instrutor',
    documento: 'dados_bancarios',
    quando: t.clock.real(),
    endereco: '127.0.0.1',
  });
}

describe('the list of openings of one’s documents (T-M8)', () => {
  it('lists the openings of one’s documents by others, newest first, in pages', async () => {
    const outra = await w.novaPessoa('administrador', { nome: 'Outra Pessoa' });
    await abrir(adm.id, dono.id);
    await abrir(dono.id, dono.id);
    await abrir(outra.id, dono.id, 8);
    await abrir(dono.id, outra.id);
    const ler = (pagina: string) =>
      send<{ pessoa: { nome: string }; registro: { id: number } }[]>(
        t.url,
        'GET',
        `/api/professor/acessos${pagina}`,
        { token: dono.token },
      );
    const { body, headers } = await ler('');
    expect(body.map(({ pessoa, registro }) => [pessoa.nome, registro.id])).toEqual([
      ['Outra Pessoa', 8],
      ['Quem Abriu', 7],
    ]);
    expect(headers.get('x-total-count')).toBe('2');
    const segunda = await ler('?pagina=2&por_pagina=1');
    expect([segunda.body[0]?.pessoa.nome, segunda.headers.get('x-total-count')]).toEqual(['Quem Abriu', '2']);
    const { linhas } = await acessosAoRegistro(t.deps.database.db, 'instrutor', 8, {});
    expect(linhas.map(({ pessoa }) => pessoa.nome)).toEqual(['Outra Pessoa']);
  });

  it.each([
    ['of a person', () => filtroDoTitular(100_001), 'acesso_titular'],
    ['of a record', () => filtroDoRegistro('instrutor', 1001), 'acesso_registro'],
  ] as const)(
    'finds the openings %s by their index, without reading the whole log',
    async (_, onde, indice) => {
      const consulta = consultaDeAcessos(onde(), { limit: 50, offset: 0 });
      const rows = await many<{ 'QUERY PLAN': string }>(t.deps.database.db, sql`explain ${consulta}`);
      const plano = rows.map((linha) => linha['QUERY PLAN']).join('\n');
      expect(plano).toContain(indice);
      expect(plano).not.toContain('Seq Scan on acesso');
    },
  );
});
