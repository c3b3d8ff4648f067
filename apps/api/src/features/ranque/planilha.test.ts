import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { rowsOf } from '../../testing/rows.ts';
import { cenaDeVarios } from '../../testing/world/cena-de-varios.ts';
import {
  gerarRanque,
  guardarAprovacoes,
  guardarProjetos,
  QUEBRAS_DOS_GERADOS,
} from '../../testing/world/ranque-grande.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const COLUNAS = [
  ...['Posição', 'Projeto', 'Título', 'Coordenador', 'Unidade'],
  ...['Adequação e coerência', 'Relevância, justificativa e clareza', 'Metodologia e atividades'],
  ...[
    'Organização textual',
    'Apoio a disciplinas',
    'Natureza das disciplinas',
    'Características das disciplinas',
  ],
  ...['Total da fase 1', 'Total da fase 2', 'Total', 'Desempate', 'Avaliadores', 'Avaliado'],
  ...['Bolsas pedidas', 'Bolsas concedidas', 'Voluntários pedidos', 'Voluntários concedidos', 'Edital'],
  'Data da planilha',
];
const URLS = {
  'TIPO I': '/api/projeto_aprovacao/export/ranque_tipoi',
  'TIPO II': '/api/projeto_aprovacao/export/ranque_tipoii',
};

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp({ breaks: QUEBRAS_DOS_GERADOS });
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

async function baixar(caminho: string, quem: Pessoa | null = adm) {
  const r = await fetch(t.url + caminho, {
    headers: quem === null ? {} : { authorization: `Bearer ${quem.token}` },
  });
  return { status: r.status, headers: r.headers, bytes: await buffer(Readable.from(r.body ?? [])) };
}
async function linhasDe(bytes: Buffer) {
  return (await readXlsx(bytes)).sheets[0]?.rows ?? [];
}

it('[C-A11] names the version of a published result, by number and instant', async () => {
  const id = await w.novoEditalEm('resultado');
  await w.novoAvaliado(id);
  const [cabecalho, linha] = await linhasDe((await baixar(`${URLS['TIPO I']}?edital=${id}`)).bytes);
  expect(cabecalho).toEqual([...COLUNAS, 'Versão do resultado']);
  expect(linha?.at(-1)).toMatch(/^versão 1, de \d+ de [a-zç]+ de \d{4} às \d{2}h\d{2}/);
});

it.each(['TIPO I', 'TIPO II'] as const)(
  'holds the ranking of %s with every criterion under its own header',
  async (tipoProjeto) => {
    const id = await w.novoEditalEm('decisao', { tipoProjeto });
    const coordenador = await w.novaPessoa('coordenador', { nome: '=cmd|calc' });
    const um = await w.novoAvaliado(id, { dono: coordenador, projeto: { titulo: '@SUM(A1:A9)' } });
    const dois = await w.novoAvaliado(id, { aprovacao: { pontuacaoAdequacaoCoerencia: 37.3 } });
    const pendente = await w.novoDesignado(id);
    const r = await baixar(`${URLS[tipoProjeto]}?edital=${id}`);
    expect(r.status).toBe(200);
    expect(r.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(r.headers.get('content-disposition')).toMatch(
      /^attachment; filename="ranque_tipo[12]\.xlsx"; filename\*=UTF-8''/,
    );
    const [cabecalho, ...linhas] = await linhasDe(r.bytes);
    expect(cabecalho).toEqual(COLUNAS);
    const fase2 = tipoProjeto === 'TIPO I' ? [100.5, 120, 80] : [null, null, null];
    const soma = tipoProjeto === 'TIPO I' ? 300.5 : 0;
    expect(
      linhas.map((linha) => [...linha.slice(0, 3), ...linha.slice(5, 12), ...[linha[14], linha[17]]]),
    ).toEqual([
      [1, dois.projeto, expect.stringMatching(/^Projeto/), 37.3, 24, 16, 8, ...fase2, 85.3 + soma, 'sim'],
      [2, um.projeto, '@SUM(A1:A9)', 32, 24, 16, 8, ...fase2, 80 + soma, 'sim'],
      [
        null,
        pendente.projeto,
        expect.stringMatching(/^Projeto/),
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        'não',
      ],
    ]);
    expect(linhas[1]?.[3]).toBe('=cmd|calc');
  },
);

const porColuna = async (caminho: string) => {
  const [cabecalho = [], ...linhas] = await linhasDe((await baixar(caminho)).bytes);
  return linhas.map((linha) => Object.fromEntries(cabecalho.map((titulo, i) => [titulo, linha[i]])));
};

it('[C-L7] says the unit, the totals by phase, what ended a tie, and what was asked and granted', async () => {
  const id = await w.novoEditalEm('decisao', { nome: 'Edital 2026 das planilhas' });
  const nota = (pontuacaoAdequacaoCoerencia: number, pontuacaoRelevanciaJustificativaClareza: number) => ({
    aprovacao: {
      ...{ pontuacaoAdequacaoCoerencia, pontuacaoRelevanciaJustificativaClareza },
      ...{ remuneradosAprovados: 1, voluntariosAprovados: 2 },
    },
    projeto: { remunerados: 2, voluntarios: 3 },
  });
  const segundo = await w.novoAvaliado(id, nota(10, 10));
  const primeiro = await w.novoAvaliado(id, nota(11, 9));
  const linhas = await porColuna(`${URLS['TIPO I']}?edital=${id}`);
  expect(linhas.map((linha) => [linha.Projeto, linha.Desempate])).toEqual([
    [primeiro.projeto, null],
    [segundo.projeto, 'empate no total, decidido por adequação e coerência'],
  ]);
  const unidade = await t.deps.database.pool.query<{ nome: string }>(
    'select u.nome from unidade u join professor p on p.unidade_id = u.id where p.id = $1',
    [primeiro.dono.id],
  );
  expect(linhas[0]).toMatchObject({
    ...{ Unidade: unidade.rows[0]?.nome, Edital: 'Edital 2026 das planilhas' },
    'Data da planilha': expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
    ...{ 'Total da fase 1': 44, 'Total da fase 2': 300.5, Total: 344.5 },
    ...{ 'Bolsas pedidas': 2, 'Bolsas concedidas': 1 },
    ...{ 'Voluntários pedidos': 3, 'Voluntários concedidos': 2 },
  });
});

it('[C-L7] names every evaluator of a project that has several, and shows no grants before the decision', async () => {
  const cena = cenaDeVarios(() => ({ t, w, adm }));
  const id = await cena.edital();
  const { avaliadores } = await cena.designado(id);
  const [linha] = await porColuna(`${URLS['TIPO II']}?edital=${id}`);
  const { rows } = await t.deps.database.pool.query<{ nome: string }>(
    'select nome from professor where id = any($1) order by array_position($1, id)',
    [avaliadores.map((um) => um.id)],
  );
  expect(linha).toMatchObject({
    Avaliadores: rows.map(({ nome }) => nome).join('; '),
    ...{ 'Bolsas concedidas': null, 'Voluntários concedidos': null },
  });
});

it('contains no CPF, RG, e-mail, file reference or appeal of anybody (T-F3)', async () => {
  const id = await w.novoEditalEm('decisao');
  const { dono, avaliador } = await w.novoAvaliado(id);
  const { bytes } = await baixar(`${URLS['TIPO I']}?edital=${id}`);
  const texto = JSON.stringify(await linhasDe(bytes));
  const { rows } = await t.deps.database.pool.query<Record<string, string>>(
    `select nome, cpf, rg, email, siape, lattes from professor where id = any($1)`,
    [[dono.id, avaliador.id]],
  );
  expect(rows).toHaveLength(2);
  for (const { nome = '', ...segredos } of rows) {
    expect(texto).toContain(nome);
    for (const segredo of Object.values(segredos)) expect(texto).not.toContain(segredo);
  }
  expect(texto).not.toMatch(/arq_[0-9a-f]{32}/);
});

it('opens with the bearer token only, and audits each opening (T-F4, T-F8)', async () => {
  const id = await w.novoEditalEm('decisao');
  const aberturas = async () =>
    (await rowsOf(t, 'auditoria')).filter(
      ({ acao, registroId }) => acao === 'exportarRanque' && registroId === id,
    );
  const caminho = `${URLS['TIPO I']}?edital=${id}`;
  expect((await baixar(caminho, null)).status).toBe(401);
  expect((await baixar(`${caminho}&token=${adm.token}`, null)).status).not.toBe(200);
  expect((await baixar(caminho, await w.novaPessoa('PRESIDENTE_COMISSAO'))).status).toBe(403);
  expect(await aberturas()).toEqual([]);
  await baixar(caminho);
  await baixar(caminho);
  expect((await aberturas()).map(({ pessoaId, depois }) => [pessoaId, depois])).toEqual(
    Array(2).fill([adm.id, { tipo: 'TIPO I', linhas: 0, endereco: '127.0.0.1' }]),
  );
});

it('writes 10,000 rows completely, in order, while others are served (T-F6)', async () => {
  const id = await w.novoEditalEm('decisao');
  const onde = {
    editalId: id,
    coordenadorId: (await w.novaPessoa()).id,
    avaliadorId: (await w.novaPessoa('avaliador')).id,
    unidadeId: await w.novaUnidade(),
  };
  const gerados = gerarRanque(3, 10_000, 100);
  const ids = await guardarProjetos(t.deps.database.db, gerados, onde);
  await guardarAprovacoes(
    t.deps.database.db,
    gerados.map((g, i) => ({ ...g, projetoId: ids[i] ?? 0 })),
    onde,
  );
  await t.deps.database.pool.query('analyze projeto_aprovacao');
  let pronta = false;
  let servidos = 0;
  const outros = (async () => {
    while (!pronta) {
      const r = await fetch(`${t.url}/saude/viva`);
      if (r.status === 200) servidos += 1;
      await r.arrayBuffer();
    }
  })();
  const antes = performance.now();
  const r = await baixar(`${URLS['TIPO I']}?edital=${id}`);
  process.stdout.write(
    `10,000 rows in ${Math.round(performance.now() - antes)} ms, ${servidos} other answers meanwhile\n`,
  );
  pronta = true;
  await outros;
  const linhas = await linhasDe(r.bytes);
  expect(linhas.length).toBe(10_001);
  const totais = linhas.slice(1).flatMap((linha) => (linha[0] === null ? [] : [Number(linha[14])]));
  expect(totais).toEqual(totais.toSorted((a, b) => b - a));
  expect(servidos).toBeGreaterThan(3);
});
