import {
  compararNoRanque,
  criterioQueDecide,
  ORDEM_DO_RANQUE,
  ranquear,
} from '@instrutoria/domain/ranque/rules/ranque.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import {
  type Gerado,
  gerarRanque,
  guardarAprovacoes,
  guardarProjetos,
  linhaDoDominio,
  QUEBRAS_DOS_GERADOS,
} from '../../testing/world/ranque-grande.ts';
import { createWorld } from '../../testing/world.ts';
import { consultarRanque, contarRanque } from './ranque-queries.ts';

const SHUFFLES = 20;

/** Shuffles the rows, the same way in every run. */
function embaralhar<T>(linhas: readonly T[], vez: number): T[] {
  const chave = (i: number) => Math.imul(i + 1, 2654435761 + vez * 40503) >>> 0;
  return linhas
    .map((linha, i) => [chave(i), linha] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, linha]) => linha);
}

describe('the ranking in the database is the ranking of the domain (D18, T-F5)', () => {
  let t: TestApp;
  let onde: Parameters<typeof guardarProjetos>[2];
  let linhas: (Gerado & { readonly projetoId: number })[];
  beforeAll(async () => {
    t = await createTestApp({ breaks: QUEBRAS_DOS_GERADOS });
    const w = createWorld(t);
    const gerados = gerarRanque(7, 1_000, 300);
    onde = {
      editalId: await w.novoEdital({ fase: 'decisao' }),
      coordenadorId: (await w.novaPessoa()).id,
      avaliadorId: (await w.novaPessoa('avaliador')).id,
      unidadeId: await w.novaUnidade(),
    };
    const ids = await guardarProjetos(t.deps.database.db, gerados, onde);
    linhas = gerados.map((gerado, i) => ({ ...gerado, projetoId: ids[i] ?? 0 }));
  });
  afterAll(() => t.close());

  const pedido = () => ({ editalId: onde.editalId, tipo: 'TIPO I' as const });
  const doDominio = () =>
    ranquear(linhas.map(({ projetoId, ...gerado }) => linhaDoDominio(gerado, projetoId)));
  async function guardar(em: typeof linhas): Promise<void> {
    await run(t.deps.database.db, sql`delete from projeto_aprovacao`);
    await guardarAprovacoes(t.deps.database.db, em, onde);
  }
  const lidas = async (limites?: { limit: number; offset: number }) =>
    (await consultarRanque(t.deps.database.db, { ...pedido(), limites })).map(
      ({ projeto_id, posicao, total, desempate, desempateCom }) => ({
        projeto_id,
        posicao,
        total,
        desempate,
        desempateCom,
      }),
    );
  function esperadas() {
    const todas = doDominio();
    return todas.map((linha, i) => {
      const { projeto_id, posicao, total } = linha;
      const antes = todas[i - 1];
      const empata = antes?.ja_foi_avaliado && linha.ja_foi_avaliado && antes.total === total;
      const desempate = antes !== undefined && empata ? criterioQueDecide(antes, linha) : null;
      return {
        projeto_id,
        posicao,
        total,
        desempate,
        desempateCom: desempate === null ? null : antes?.projeto_id,
      };
    });
  }

  it('covers ties at every level, shared positions and unevaluated rows', () => {
    const niveis = new Set(esperadas().map(({ desempate }) => desempate));
    expect(ORDEM_DO_RANQUE.map(({ campo }) => campo).filter((campo) => !niveis.has(campo))).toEqual([
      'total',
      // When three of the four scores and their sum are equal, so is the fourth.
      'pontuacaoOrganizacaoTextual',
    ]);
    const posicoes = doDominio().map(({ posicao }) => posicao);
    expect(new Set(posicoes).size).toBeLessThan(posicoes.filter((p) => p !== null).length);
    expect(posicoes.filter((p) => p === null).length).toBeGreaterThan(10);
    const iguais = linhas.filter((linha, i) => {
      const antes = linhas[i - 1];
      return antes !== undefined && linhaDoDominio(linha, 0).total === linhaDoDominio(antes, 0).total;
    });
    expect(iguais.length).toBeGreaterThanOrEqual(300);
  });

  it(`gives the same bytes in ${SHUFFLES} orders of storage`, async () => {
    const bytes = JSON.stringify(esperadas());
    for (let vez = 0; vez < SHUFFLES; vez += 1) {
      await guardar(embaralhar(linhas, vez));
      // The planner chooses other plans with and without statistics.
      if (vez % 2 === 1) await run(t.deps.database.db, sql`analyze projeto_aprovacao`);
      expect(JSON.stringify(await lidas())).toBe(bytes);
    }
  });

  it('gives the same rows in pages of any size, and the total', async () => {
    const todas = esperadas();
    for (const limit of [1, 7, 50, 200]) {
      const passo = limit < 50 ? 97 : limit;
      for (let offset = 0; offset < todas.length + limit; offset += passo) {
        expect([limit, offset, await lidas({ limit, offset })]).toEqual([
          ...[limit, offset],
          todas.slice(offset, offset + limit),
        ]);
      }
    }
    expect(await contarRanque(t.deps.database.db, pedido())).toBe(linhas.length);
  });

  it('uses the index for a page, whose order is that of the domain', async () => {
    await run(t.deps.database.db, sql`analyze projeto_aprovacao`);
    const rows = await many<{ indexdef: string }>(
      t.deps.database.db,
      sql`select indexdef from pg_indexes where indexname = 'projeto_aprovacao_ranque'`,
    );
    const colunas = ORDEM_DO_RANQUE.map(({ campo, decrescente }) => {
      const coluna = campo.replace('Fase1', '_fase1').replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`);
      return decrescente ? `${coluna} DESC NULLS LAST` : coluna;
    });
    expect(rows[0]?.indexdef).toContain(`(edital_id, tipo_projeto, ${colunas.join(', ')}, projeto_id)`);
  });

  it('keeps the order of the other projects when the scores of one change', async () => {
    const [ultimo] = doDominio()
      .filter(({ ja_foi_avaliado }) => ja_foi_avaliado)
      .slice(-1);
    const rows = await many<{ id: number }>(
      t.deps.database.db,
      sql`select id from projeto_aprovacao where projeto_id = ${ultimo?.projeto_id ?? 0}`,
    );
    const notas = {
      pontuacaoAdequacaoCoerencia: 40,
      pontuacaoRelevanciaJustificativaClareza: 30,
      pontuacaoMetodologiaAtividades: 20,
      pontuacaoOrganizacaoTextual: 10,
      pontuacaoApoioDisciplina: 200,
      pontuacaoNaturezaDisciplinas: 200,
      pontuacaoCaracteristicaDisciplinas: 150,
    };
    const simulado = await consultarRanque(t.deps.database.db, {
      ...pedido(),
      sobrescrito: { aprovacaoId: rows[0]?.id ?? 0, ...notas },
    });
    const noDominio = ranquear(
      linhas.map(({ projetoId, ...gerado }) =>
        linhaDoDominio(projetoId === ultimo?.projeto_id ? { ...gerado, ...notas } : gerado, projetoId),
      ),
    );
    expect(simulado.map(({ projeto_id, posicao, total }) => [projeto_id, posicao, total])).toEqual(
      noDominio.map(({ projeto_id, posicao, total }) => [projeto_id, posicao, total]),
    );
    expect([simulado[0]?.projeto_id, simulado[0]?.total]).toEqual([ultimo?.projeto_id, 650]);
    expect(noDominio.toSorted(compararNoRanque)).toEqual(noDominio);
  });
});
