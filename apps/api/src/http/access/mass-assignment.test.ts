import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cenaPermitida } from '../../testing/access/allowed-scene.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { sondas } from '../../testing/probes/todas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const nomes = Object.keys(rotas) as NomeDaChamada[];
/**
 * Marks that cannot occur by chance: the number is compared as a whole value, and is higher than any counter;
 * the text has a character that no random reference and no hash contains (base64url, hex).
 */
const NUMERO = 2_077_777_777;
const RG = 'RG~7777~';
const VINCULO = `projeto:${NUMERO}`;
const INSTANTE = '2001-02-03T04:05:06';
const QUANDO = `${INSTANTE}.000Z`;

/** Values that only the server may set, under the field names of every record. */
const ALHEIOS: Readonly<Record<string, unknown>> = {
  versao: NUMERO,
  criadoEm: QUANDO,
  criado_em: QUANDO,
  atualizadoEm: QUANDO,
  submetidoEm: QUANDO,

  remunerados_aprovados: 2,
  voluntarios_aprovados: 3,
  temAvaliador: true,
  situacao: 'APROVADO',
  total: NUMERO,

  ja_foi_avaliado: true,
  aguardandoCronograma: true,
  fase: 'arquivado',
  aberto: true,
  encerrado: true,
  ano: NUMERO,
  rg: RG,
  autorId: NUMERO,
  donoId: NUMERO,
  coordenadorId: NUMERO,
  professorId: NUMERO,
  pessoa: NUMERO,

  resultadoPublicadoEm: QUANDO,
  quantBolsas: NUMERO,
  tipoProjeto: 'TIPO II',
  sessao: NUMERO,
  vinculo: VINCULO,
};

/** Calls that may take one of these fields. */
const PROPRIOS: Readonly<Partial<Record<NomeDaChamada, readonly string[]>>> = {
  criarEdital: ['tipoProjeto'],
  atualizarEdital: ['tipoProjeto'],
  atualizarProfessor: ['rg'],
  conferirFolhaDePagamento: ['total'],
  fecharFolhaDePagamento: ['total'],
  registrarFrequencias: ['ano', 'versao'],
};

/** Marks that a call writes because that is its purpose. */
const DO_ATO: Readonly<Partial<Record<NomeDaChamada, readonly string[]>>> = {
  arquivarEdital: ['arquivado'],
  publicarResultados: ['APROVADO'],
  chamarSuplente: ['APROVADO'],
  aceitarRecurso: ['APROVADO'],
  corrigirResultado: ['APROVADO'],
};

/** Whole values, and parts of texts, that only these tests send. */
const VALORES = [NUMERO, 'APROVADO', 'arquivado', 'TIPO II'] as const;
const PARTES = [RG, VINCULO, INSTANTE] as const;

/** The marks among a row's values at any depth; a text with JSON is parsed. */
function marcasEm(valor: unknown): string[] {
  if (typeof valor === 'object' && valor !== null) return Object.values(valor).flatMap(marcasEm);
  const achadas = VALORES.filter((marca) => marca === valor).map(String);
  if (typeof valor !== 'string') return achadas;
  const dentro = /^[[{]/.test(valor) ? marcasEm(comoJson(valor)) : [];
  return [...achadas, ...dentro, ...PARTES.filter((marca) => valor.includes(marca))];
}

function comoJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}

describe('fields that a call does not take are ignored (T-B6, B15)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    w = createWorld(t);
  });
  afterAll(() => t.close());

  /** The marks in all rows of all tables, by row. */
  async function marcadas(): Promise<ReadonlyMap<string, readonly string[]>> {
    const { pool } = t.deps.database;
    const { rows } = await pool.query<{ nome: string }>(
      `select quote_ident(tablename) as nome from pg_tables where schemaname = 'public' and tablename <> 'auditoria'`,
    );
    // The database first filters rows by these words in their text: most rows have none, and are not read.
    const todas = rows.map(
      ({ nome }) =>
        `select '${nome}' as nome, texto::json as x from (select row_to_json(x)::text as texto from ${nome} x) x
         where texto like any ($1)`,
    );
    const palavras = [...VALORES, ...PARTES].map((marca) => `%${marca}%`);
    const { rows: linhas } = await pool.query<{ nome: string; x: unknown }>(todas.join(' union all '), [
      palavras,
    ]);
    return new Map(
      linhas.flatMap(({ nome, x }) => {
        const marcas = marcasEm(x);
        return marcas.length === 0 ? [] : [[`${nome} ${JSON.stringify(x)}`, marcas] as const];
      }),
    );
  }

  const escritas = amostra(
    nomes.filter((nome) => rotas[nome].method !== 'GET' && !rotas[nome].envio),
    4,
  );

  it.each(escritas)('ignores foreign fields in %s', async (nome) => {
    const { montar, ok } = sondas[nome];
    const cena = await cenaPermitida(t, w, sondas[nome]);
    const { caminho, corpo, efeito, desfazer } = await montar(cena);
    await using volta = new AsyncDisposableStack();
    volta.defer(async () => desfazer?.());
    const proprios = PROPRIOS[nome] ?? [];
    const alheios = Object.fromEntries(
      Object.entries(ALHEIOS).filter(([campo]) => !proprios.includes(campo)),
    );
    const com = (item: unknown) => ({ ...alheios, ...(item as object) });
    const body = Array.isArray(corpo) ? corpo.map(com) : com(corpo ?? {});
    const antes = await marcadas();
    const r = await send(t.url, rotas[nome].method, caminho, { token: cena.quem?.token, body });
    expect([r.status, r.status === ok ? '' : r.text]).toEqual([ok, '']);
    await efeito(r);
    const doAto = DO_ATO[nome] ?? [];
    const novas = [...(await marcadas())].filter(
      ([linha, marcas]) => !antes.has(linha) && marcas.some((marca) => !doAto.includes(marca)),
    );
    expect(novas).toEqual([]);
  });
});

describe('[C-E1] the marks', () => {
  it('are found at every depth: as a value, in a nested record, in a text that is JSON', () => {
    const linha = { versao: NUMERO, dados: { x: [{ rg: RG }] }, corpo: JSON.stringify({ total: NUMERO }) };
    expect(marcasEm(linha)).toEqual([String(NUMERO), RG, String(NUMERO)]);
    expect(marcasEm({ quando: `${INSTANTE}+00:00`, vinculo: VINCULO })).toEqual([INSTANTE, VINCULO]);
  });

  it('are in no reference, hash or number that only resembles them', () => {
    const acaso = {
      ref: `a7777-${NUMERO}_x`,
      hash: `f${NUMERO}0`,
      em: '2001-02-03',
      n: NUMERO - 1,
      t: 'REAPROVADO',
    };
    expect(marcasEm(acaso)).toEqual([]);
    for (const marca of PARTES) expect(marca).toMatch(/[^\w-]/);
  });
});
