import type { NomeDaChamada } from '@instrutoria/contract/calls.ts';
import { chamadas } from '@instrutoria/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createTestApp } from '../testing/app.ts';
import { send } from '../testing/client.ts';
import { cenaPermitida } from '../testing/probes/allowed-scene.ts';
import { sondas } from '../testing/probes/todas.ts';
import type { World } from '../testing/world.ts';
import { createWorld } from '../testing/world.ts';

const nomes = Object.keys(chamadas) as NomeDaChamada[];
const QUANDO = '2001-02-03T04:05:06.000Z';

/** Everything that only the server decides, as the fields of every record are called. */
const ALHEIOS: Readonly<Record<string, unknown>> = {
  ...{ versao: 7777, criadoEm: QUANDO, criado_em: QUANDO, atualizadoEm: QUANDO, submetidoEm: QUANDO },
  ...{
    remunerados_aprovados: 2,
    voluntarios_aprovados: 3,
    temAvaliador: true,
    situacao: 'APROVADO',
    total: 7777,
  },
  ...{
    ja_foi_avaliado: true,
    aguardandoCronograma: true,
    fase: 'arquivado',
    aberto: true,
    encerrado: true,
    ano: 7777,
  },
  ...{ rg: 'RG7777', autorId: 7777, donoId: 7777, coordenadorId: 7777, professorId: 7777, pessoa: 7777 },
  ...{
    resultadoPublicadoEm: QUANDO,
    quantBolsas: 7777,
    tipoProjeto: 'TIPO II',
    sessao: 7777,
    vinculo: 'projeto:7777',
  },
};

/** Calls to which one of these belongs. */
const PROPRIOS: Readonly<Partial<Record<NomeDaChamada, readonly string[]>>> = {
  criarEdital: ['tipoProjeto'],
  atualizarEdital: ['tipoProjeto'],
  atualizarProfessor: ['rg'],
  registrarFrequencias: ['ano', 'versao'],
};

/** Marks that a call writes because it is its very act. */
const DO_ATO: Readonly<Partial<Record<NomeDaChamada, RegExp>>> = {
  arquivarEdital: /arquivado/g,
  publicarResultados: /APROVADO/g,
};

describe('fields that a call does not take are ignored (T-B6, B15)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  const MARCAS = '[^0-9]7777[^0-9]|2001-02-03|APROVADO|arquivado|TIPO II|RG7777';

  /** Rows of any table that hold one of the marks. */
  async function marcadas(): Promise<ReadonlySet<string>> {
    const { pool } = t.deps.database;
    const { rows } = await pool.query<{ nome: string }>(
      `select quote_ident(tablename) as nome from pg_tables where schemaname = 'public' and tablename <> 'auditoria'`,
    );
    const achadas = new Set<string>();
    for (const { nome } of rows) {
      const { rows: ruins } = await pool.query<{ x: string }>(
        `select row_to_json(x)::text as x from ${nome} x where row_to_json(x)::text ~ '${MARCAS}'`,
      );
      for (const { x } of ruins) achadas.add(`${nome} ${x}`);
    }
    return achadas;
  }

  const escritas = nomes.filter((nome) => chamadas[nome].method !== 'GET' && !chamadas[nome].envio);

  it.each(escritas)('%s', async (nome) => {
    const { montar, ok } = sondas[nome];
    const cena = await cenaPermitida(t, w, sondas[nome]);
    const { caminho, corpo, efeito } = await montar(cena);
    const proprios = PROPRIOS[nome] ?? [];
    const alheios = Object.fromEntries(
      Object.entries(ALHEIOS).filter(([campo]) => !proprios.includes(campo)),
    );
    const com = (item: unknown) => ({ ...alheios, ...(item as object) });
    const body = Array.isArray(corpo) ? corpo.map(com) : com(corpo ?? {});
    const antes = await marcadas();
    const r = await send(t.url, chamadas[nome].method, caminho, { token: cena.quem?.token, body });
    expect([r.status, r.status === ok ? '' : r.text]).toEqual([ok, '']);
    await efeito(r);
    const novas = [...(await marcadas())].filter((linha) => !antes.has(linha));
    const doAto = DO_ATO[nome] ?? /(?!)/g;
    expect(novas.filter((linha) => new RegExp(MARCAS).test(linha.replace(doAto, '')))).toEqual([]);
  });
});
