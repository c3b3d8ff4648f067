import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { many, run } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { insertAll, insertInto } from '../../testing/rows.ts';
import { gravarFuso } from '../../testing/world/fuso-gravado.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

interface Ato {
  readonly id: number;
  readonly quando: string;
  readonly pessoa: { readonly id: number; readonly nome: string } | null;
  readonly acao: string;
  readonly registro: { readonly tipo: string; readonly id: number | null } | null;
  readonly antes: unknown;
  readonly depois: unknown;
}

describe('the audit trail as the administrator reads it (D34)', () => {
  let t: TestApp;
  let w: World;
  let administrador: Pessoa;
  let outra: Pessoa;
  const ler = (query = '', quem: Pessoa | null = administrador) =>
    send<Ato[]>(t.url, 'GET', `/api/auditoria${query}`, { token: quem?.token });
  const acoes = async (query: string) => (await ler(query)).body.map(({ acao }) => acao);

  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    administrador = await w.novaPessoa('administrador');
    outra = await w.novaPessoa('administrador', { nome: 'Íris de Ávila' });
    const ato = (acao: string, quando: string, dados: Partial<NewRow<'auditoria'>> = {}) => ({
      acao,
      quando: new Date(quando),
      pessoaId: administrador.id,
      registroTipo: 'projeto',
      registroId: 7,
      ...dados,
    });
    await insertAll(t, 'auditoria', [
      ato('a', '2026-05-01T00:00:00.000Z', { pessoaId: null, registroTipo: null, registroId: null }),
      ato('b', '2026-05-01T23:59:59.999Z'),
      ato('c', '2026-05-02T00:00:00.000Z', { pessoaId: outra.id, antes: { x: 1 }, depois: { x: [2] } }),
      ato('d', '2026-05-02T02:59:59.999Z', { registroId: 8 }),
      ato('e', '2026-05-02T03:00:00.000Z', { registroTipo: 'recurso' }),
      // The clock went back for a moment: the row written last is still last (T-J8).
      ato('f', '2026-05-01T12:00:00.000Z', { registroTipo: 'edital', registroId: null }),
    ]);
  });
  afterAll(() => t.close());

  it('shows who did what to which record, before and after, newest first', async () => {
    const { status, body, headers } = await ler();
    expect([status, headers.get('x-total-count')]).toEqual([200, '6']);
    expect(body.map(({ acao }) => acao)).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
    expect(body[3]).toEqual({
      id: expect.any(Number),
      acao: 'c',
      quando: '2026-05-02T00:00:00.000Z',
      pessoa: { id: outra.id, nome: 'Íris de Ávila' },
      registro: { tipo: 'projeto', id: 7 },
      antes: { x: 1 },
      depois: { x: [2] },
    });
    expect(body[5]).toMatchObject({ pessoa: null, registro: null, antes: null, depois: null });
    expect(body[0]?.registro).toEqual({ tipo: 'edital', id: null });
  });

  it('filters by record, person and days, all at once', async () => {
    expect(await acoes('?registro=projeto')).toEqual(['d', 'c', 'b']);
    expect(await acoes('?registro=projeto:7')).toEqual(['c', 'b']);
    expect(await acoes(`?pessoa=${outra.id}`)).toEqual(['c']);
    expect(await acoes('?de=2026-05-02')).toEqual(['e', 'd', 'c']);
    expect(await acoes('?ate=2026-05-01')).toEqual(['f', 'b', 'a']);
    expect(await acoes('?de=2026-05-01&ate=2026-05-01&registro=projeto')).toEqual(['b']);
    expect(await acoes(`?pessoa=${administrador.id}&registro=projeto:7&de=2026-05-02`)).toEqual([]);
  });

  it('counts days in configuracao.fuso (D23)', async () => {
    const mudar = (fuso: string) =>
      send(t.url, 'PUT', '/api/configuracao', { token: administrador.token, body: { fuso } });
    expect((await mudar('America/Fortaleza')).status).toBe(200);
    expect(await acoes('?de=2026-05-01&ate=2026-05-01&registro=projeto')).toEqual(['d', 'c', 'b']);
    expect(await acoes('?de=2026-05-02&ate=2026-05-02&registro=recurso')).toEqual(['e']);
    await gravarFuso(t, 'UTC');
  });

  it('comes in pages, with the total', async () => {
    const total = Number((await ler()).headers.get('x-total-count'));
    const pagina = await ler('?pagina=2&por_pagina=2');
    expect([pagina.body.length, pagina.headers.get('x-total-count')]).toEqual([2, String(total)]);
    const inteira = (await ler()).body.map(({ id }) => id);
    expect(pagina.body.map(({ id }) => id)).toEqual(inteira.slice(2, 4));
  });

  it.each([
    ['?de=2026-02-30', 'de', 'Informe uma data válida'],
    ['?ate=2026-13-01', 'ate', 'Informe uma data válida'],
    ['?de=ontem', 'de', 'valor inválido'],
    ['?pessoa=0', 'pessoa', 'valor inválido'],
    ['?registro=projeto:x', 'registro', 'valor inválido'],
    ["?registro=projeto'--", 'registro', 'valor inválido'],
  ])('answers 422 to %s', async (query, campo, texto) => {
    const { status, body } = await ler(query);
    expect([status, body]).toMatchObject([422, { errors: { [campo]: texto } }]);
  });

  it('refuses any other parameter (T-B15)', async () => {
    expect((await ler('?acao=entrar')).status).toBe(400);
  });
});

describe('an administrator who takes part in a project (D20, T-B8, T-B9)', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());

  it.each(['owner', 'collaborator'] as const)(
    '[C-F6] sees no row about it as %s, not even after publication',
    async (papel) => {
      const w = createWorld(t);
      const { db } = t.deps.database;
      const quem = await w.novaPessoa('administrador');
      const outro = await w.novaPessoa('administrador');
      const edital = await w.novoEditalEm('avaliacao');
      const dono = papel === 'owner' ? quem : await w.novaPessoa();
      const { projeto: id, aprovacao } = await w.novoDesignado(edital, { dono });
      if (papel === 'collaborator') {
        await insertInto(db, 'projetoColaborador', { projetoId: id, professorId: quem.id, ordem: 0 });
      }
      const recusado = await w.novoProjeto(dono.id, edital);
      if (papel === 'collaborator') {
        await insertInto(db, 'projetoColaborador', { projetoId: recusado, professorId: quem.id, ordem: 0 });
      }
      const avaliadorId = (await w.novaPessoa('avaliador')).id;
      const marca = {
        aprovacaoId: aprovacao + 1_000_000,
        projetoId: recusado,
        avaliadorId,
        motivo: 'impedido',
      };
      await insertInto(db, 'recusaDeAvaliacao', { ...marca, recusadoEm: t.clock.agora() });
      const comum = { quando: t.clock.agora(), pessoaId: outro.id, registroTipo: 'projeto_aprovacao' };
      await insertAll(db, 'auditoria', [
        { ...comum, acao: 'designarAvaliador', registroId: aprovacao, depois: { avaliador: avaliadorId } },
        { ...comum, acao: 'recusarAvaliacao', registroId: marca.aprovacaoId },
        { ...comum, acao: 'submeterProjeto', registroTipo: 'projeto', registroId: id },
        { ...comum, acao: 'entrar', registroTipo: null, registroId: null },
      ]);
      await run(
        db,
        sql`insert into auditoria_projeto select a.id, p from auditoria a,
          lateral projetos_do_ato(a.registro_tipo, a.registro_id, a.antes, a.depois) p on conflict do nothing`,
      );
      const lidos = async ({ token }: Pessoa) => {
        const r = await send<Ato[]>(t.url, 'GET', `/api/auditoria?pessoa=${outro.id}`, { token });
        expect(r.headers.get('x-total-count')).toBe(String(r.body.length));
        return r.body.map(({ acao }) => acao).sort();
      };
      const tudo = ['designarAvaliador', 'entrar', 'recusarAvaliacao', 'submeterProjeto'];
      expect(await lidos(outro)).toEqual(tudo);
      expect(await lidos(quem)).toEqual(['entrar']);
      await run(
        db,
        sql`update edital set fase = 'resultado', resultado_publicado_em = now() where id = ${edital}`,
      );
      expect(await lidos(quem)).toEqual(['entrar']);
      expect(await lidos(outro)).toEqual(tudo);
    },
  );
});

describe('among very many acts', () => {
  let t: TestApp;
  let db: TestApp['deps']['database']['db'];
  const LINHAS = Number(process.env.LINHAS_DE_AUDITORIA ?? 60_000);

  beforeAll(async () => {
    t = await createTestApp();
    ({ db } = t.deps.database);
    const LOTE = 20_000;
    for (let de = 1; de <= LINHAS; de += LOTE) {
      const ate = Math.min(LINHAS, de + LOTE - 1);
      await run(
        db,
        sql`insert into auditoria (quando, pessoa_id, acao, registro_tipo, registro_id, depois)
        select timestamptz '2024-01-01' + n * interval '40 seconds', n % 900, 'ato',
          (array['projeto', 'edital', 'professor', 'recurso'])[1 + n % 4], n % 5000, jsonb_build_object('n', n)
        from generate_series(${de}::int, ${ate}::int) n`,
      );
    }
    await run(db, sql`analyze auditoria`);
  });
  afterAll(() => t.close());

  async function plano(onde: Sql): Promise<string> {
    const rows = await many<{ 'QUERY PLAN': string }>(
      db,
      sql`explain select * from auditoria ${onde} order by id desc limit 50 offset 0`,
    );
    return rows.map((linha) => linha['QUERY PLAN']).join('\n');
  }

  it.each([
    ['no filter', sql``, /auditoria_pkey/],
    ['a record', sql`where registro_tipo = 'projeto' and registro_id = 12`, /auditoria_registro/],
    ['a person', sql`where pessoa_id = 77`, /auditoria_(pessoa|pkey)/],
    ['a day', sql`where quando >= '2024-01-05' and quando < '2024-01-06'`, /auditoria_(quando|pkey)/],
  ])('finds %s by an index, in the order of writing', async (_nome, onde, indice) => {
    const explicado = await plano(onde);
    expect(explicado).toMatch(indice);
    expect(explicado).not.toContain('Seq Scan');
  });

  it('gives the right pages and number', async () => {
    const { token } = await createWorld(t).novaPessoa('administrador');
    const medidas: string[] = [];
    for (const query of [
      '?pagina=1',
      '?pagina=400',
      '?registro=projeto&pagina=3',
      '?registro=projeto:12',
      '?pessoa=77&pagina=1',
      '?de=2024-01-05&ate=2024-01-05&pagina=1',
    ]) {
      const inicio = performance.now();
      const { status, headers } = await send(t.url, 'GET', `/api/auditoria${query}`, { token });
      expect(status).toBe(200);
      medidas.push(
        `${query} ${headers.get('x-total-count')} in ${Math.round(performance.now() - inicio)} ms`,
      );
    }
    contar('trilha', `${LINHAS} rows: ${medidas.join('; ')}`);
    expect(medidas[0]).toContain(` ${LINHAS} in`);
    expect(medidas[5]).toContain(` ${Math.min(2160, LINHAS)} in`);
  });
});
