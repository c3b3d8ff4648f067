import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto, updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

interface Linha {
  readonly posicao: number | null;
  readonly avaliador: { readonly nome: string } | null;
  readonly projeto_id: number;
  readonly total: number | null;
  readonly desempate: string | null;
  readonly desempateCom: number | null;
  readonly unidade?: string;
  readonly remunerados?: number;
  readonly remunerados_aprovados?: number | null;
}

const I = '/api/projeto_aprovacao/ranque_tipoi';
const II = '/api/projeto_aprovacao/ranque_tipoii';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  // The tests set the phases of calls directly.
  t = await createTestApp({ breaks: ['a published assessment has its situation (D20)'] });
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

async function ranque(quem: Pessoa, caminho: string, body: unknown = {}) {
  const r = await send<Linha[]>(t.url, 'POST', caminho, { token: quem.token, body });
  return {
    status: r.status,
    linhas: r.body,
    projetos: r.status === 200 ? r.body.map(({ projeto_id }) => projeto_id) : [],
    total: Number(r.headers.get('x-total-count')),
  };
}

describe('the default call of the ranking (D18)', () => {
  beforeEach(async () => {
    // Makes the calls of earlier tests begin before all calls of this test.
    await run(
      t.deps.database.db,
      sql`update edital set inicio = '2020-01-01', fase = 'arquivado',
      resultado_publicado_em = coalesce(resultado_publicado_em, now())`,
    );
  });

  const em = async (fase: Parameters<World['novoEditalEm']>[0], inicio: string, tipoProjeto = 'TIPO I') => {
    const id = await w.novoEditalEm(fase, { inicio, tipoProjeto });
    return (await w.novoAvaliado(id)).projeto;
  };

  it('is the newest of its type that is past submissao and not ended', async () => {
    await em('arquivado', '2026-03-20');
    const meu = await em('decisao', '2026-03-10');
    await em('avaliacao', '2026-03-05');
    await w.novoEdital({ inicio: '2026-05-10' });
    const doTipoII = await em('secretaria', '2026-03-30', 'TIPO II');
    expect((await ranque(adm, I)).projetos).toEqual([meu]);
    expect((await ranque(adm, II)).projetos).toEqual([doTipoII]);
  });

  it('is the newest past submissao when all are ended', async () => {
    await em('arquivado', '2026-03-05');
    const ultimo = await em('resultado', '2026-03-20');
    expect((await ranque(adm, I)).projetos).toEqual([ultimo]);
  });

  it('is none when none is past submissao', async () => {
    await run(
      t.deps.database.db,
      sql`update edital set tipo_projeto = 'TIPO I' where tipo_projeto = 'TIPO II'
      and not exists (select from projeto where edital_id = edital.id)`,
    );
    const { rows } = await t.deps.database.pool.query(`select from edital where tipo_projeto = 'TIPO II'`);
    const esperado = rows.length === 0 ? [] : expect.anything();
    expect((await ranque(adm, II)).linhas).toEqual(esperado);
    expect((await ranque(adm, I, { edital: 2_000_000_000 })).linhas).toEqual([]);
  });

  it('counts a call whose submissions are over as past submissao (D1)', async () => {
    const id = await w.novoEdital({ inicio: '2026-03-01', fim: '2026-03-31' });
    const { projeto } = await w.novoAvaliado(id);
    expect((await ranque(adm, I)).projetos).toEqual([projeto]);
  });
});

describe('the content of the ranking', () => {
  it('[C-L7] says the unit, what was asked and, from the decision on, granted, but to no evaluator', async () => {
    const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
    const vagas = async (fase: 'avaliacao' | 'decisao') => {
      const id = await w.novoEditalEm(fase);
      const { avaliador } = await w.novoAvaliado(id, {
        projeto: { remunerados: 2 },
        aprovacao: { remuneradosAprovados: 1 },
      });
      const [linha] = (await ranque(presidente, I, { edital: id })).linhas;
      const [doAvaliador] = (await ranque(avaliador, I, { edital: id })).linhas;
      expect(doAvaliador).toBeDefined();
      for (const campo of ['unidade', 'remunerados', 'remunerados_aprovados'])
        expect(doAvaliador).not.toHaveProperty(campo);
      expect(linha?.unidade).toMatch(/./);
      return [linha?.remunerados, linha?.remunerados_aprovados];
    };
    expect(await vagas('avaliacao')).toEqual([2, null]);
    expect(await vagas('decisao')).toEqual([2, 1]);
  });

  it('names what broke each tie and against whom, shares positions, and puts the unevaluated last', async () => {
    const id = await w.novoEditalEm('decisao');
    const submetidoEm = new Date('2026-03-10T10:00:00Z');
    const projeto = { submetidoEm };
    const um = await w.novoAvaliado(id, { projeto });
    const igual = await w.novoAvaliado(id, { projeto });
    const depois = await w.novoAvaliado(id, {
      projeto: { submetidoEm: new Date('2026-03-10T10:00:00.001Z') },
    });
    const fase1 = await w.novoAvaliado(id, {
      aprovacao: { pontuacaoAdequacaoCoerencia: 31, pontuacaoApoioDisciplina: 101.5 },
    });
    const pendente = await w.novoDesignado(id);
    const { linhas, total } = await ranque(adm, I, { edital: { id } });
    expect(
      linhas.map(({ posicao, projeto_id, desempate, desempateCom }) => [
        posicao,
        projeto_id,
        desempate,
        desempateCom,
      ]),
    ).toEqual([
      [1, um.projeto, null, null],
      [1, igual.projeto, null, null],
      [3, depois.projeto, 'submetidoEm', igual.projeto],
      [4, fase1.projeto, 'pontuacaoFase1', depois.projeto],
      [null, pendente.projeto, null, null],
    ]);
    expect([total, linhas[0]?.total]).toEqual([5, 380.5]);
    const segunda = await ranque(adm, `${I}?pagina=2&por_pagina=2`, { edital: id });
    expect([segunda.linhas, segunda.total]).toEqual([linhas.slice(2, 4), 5]);
    const { rows } = await t.deps.database.pool.query<{ titulo: string }>(
      `select titulo from projeto where id = $1`,
      [depois.projeto],
    );
    const busca = await ranque(adm, `${I}?busca=${encodeURIComponent(rows[0]?.titulo.toUpperCase() ?? '')}`, {
      edital: id,
    });
    expect(busca.linhas.find(({ projeto_id }) => projeto_id === depois.projeto)).toEqual(linhas[2]);
    expect((await ranque(adm, `${I}?ordem=titulo`, { edital: id })).status).toBe(422);
  });

  it('[C-C5] shows evaluators the projects that they scored, without a place until it is public', async () => {
    const id = await w.novoEditalEm('avaliacao');
    const eu = await w.novaPessoa('avaliador');
    const meu = await w.novoAvaliado(id, { avaliador: eu });
    await w.novoDesignado(id, { avaliador: eu });
    await w.novoAvaliado(id, { aprovacao: { pontuacaoAdequacaoCoerencia: 40 } });
    const { linhas, total } = await ranque(eu, I, { edital: id });
    expect([linhas.map(({ posicao, projeto_id }) => [posicao, projeto_id]), total]).toEqual([
      [[null, meu.projeto]],
      1,
    ]);
    await updateRows(t, 'edital', { fase: 'resultado', resultadoPublicadoEm: t.clock.agora() }, { id });
    const depois = await ranque(eu, I, { edital: id });
    expect(depois.linhas.map(({ posicao, projeto_id }) => [posicao, projeto_id])).toEqual([[2, meu.projeto]]);
  });

  it.each(['administrador', 'PRESIDENTE_COMISSAO'] as const)(
    '[C-F6] leaves out the projects of a %s as coordinator or collaborator, and their place, until publication (D20)',
    async (tipo: TipoDeUsuario) => {
      const id = await w.novoEditalEm('decisao');
      const quem = await w.novaPessoa(tipo);
      const meu = await w.novoAvaliado(id, { dono: quem });
      const outro = await w.novoAvaliado(id);
      const colaboro = await w.novoAvaliado(id, { aprovacao: { pontuacaoAdequacaoCoerencia: 40 } });
      await insertInto(t, 'projetoColaborador', {
        projetoId: colaboro.projeto,
        professorId: quem.id,
        ordem: 0,
      });
      const antes = await ranque(quem, I, { edital: id });
      expect([antes.linhas.map(({ posicao, projeto_id }) => [posicao, projeto_id]), antes.total]).toEqual([
        [[1, outro.projeto]],
        1,
      ]);
      await updateRows(t, 'edital', { fase: 'resultado', resultadoPublicadoEm: t.clock.agora() }, { id });
      const publicado = await ranque(quem, I, { edital: id });
      // Nor does the reader then learn who assessed their own project.
      expect(publicado.linhas.map(({ avaliador }) => avaliador !== null)).toEqual(
        publicado.projetos.map((projeto) => projeto === outro.projeto),
      );
      expect(publicado.projetos).toEqual([
        colaboro.projeto,
        ...[meu.projeto, outro.projeto].sort((a, b) => a - b),
      ]);
    },
  );
});
