import { caractereRecusado } from '@instrutoria/domain/kernel/textos.ts';
import { MENSAGENS_RELATORIO } from '@instrutoria/domain/relatorio/messages.ts';
import {
  CONTAGENS,
  TEXTOS_DA_ATIVIDADE,
  TEXTOS_DO_COORDENADOR,
} from '@instrutoria/domain/relatorio/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import type { Recusa } from '../../testing/refusals/recusa.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import type { ProjetoComRelatorios } from '../../testing/world/cena-do-relatorio.ts';
import {
  aAtividade,
  asDisciplinas,
  CAMINHOS,
  oDoCoordenador,
  umProjetoComRelatorios,
} from '../../testing/world/cena-do-relatorio.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

/** A project whose discipline report is saved, one instructor called Ana. */
interface CenaDoRelatorio {
  readonly t: TestApp;
  readonly w: World;
  readonly p: ProjetoComRelatorios;
  /** Id of the only line of the discipline report. */
  readonly linha: number;
}

type Qual = keyof typeof CAMINHOS;

async function criarCenaDoRelatorio(t: TestApp, w: World): Promise<CenaDoRelatorio> {
  const p = await umProjetoComRelatorios(t, w, {}, { nome: 'Ana Lima' });
  const { token } = p.dono;
  const body = asDisciplinas(p);
  const r = await send<{ id: number }[]>(t.url, 'POST', CAMINHOS.disciplinas, { token, body });
  const [linha] = r.body;
  if (linha === undefined) throw new Error(r.text);
  return { t, w, p, linha: linha.id };
}

async function salvar(
  { t, p }: CenaDoRelatorio,
  qual: Qual,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Problem> {
  const { token } = p.dono;
  return (await send(t.url, 'POST', CAMINHOS[qual], { token, body, headers })) as Problem;
}

/** A complete report of each kind, with these invalid changes. */
function corpo({ p }: CenaDoRelatorio, qual: Qual, mudancas: Readonly<Record<string, unknown>> = {}) {
  if (qual === 'disciplinas') return asDisciplinas(p, mudancas);
  return qual === 'atividade' ? aAtividade(p, mudancas) : oDoCoordenador(p, mudancas);
}

type RecusaDoRelatorio = Recusa<CenaDoRelatorio>;
type Corpo = (c: CenaDoRelatorio) => unknown;
const recusada =
  (qual: Qual) =>
  (
    o: string,
    codigo: string,
    [campo, mensagem]: readonly [string, string],
    envia: Corpo,
  ): RecusaDoRelatorio => ({
    ...{ o: `${qual}: ${o}`, status: 422, codigo },
    mensagem: codigo === 'VALOR_INVALIDO' ? 'Há campos com valor inválido.' : mensagem,
    campos: campo === '' ? {} : { [campo]: mensagem },
    envia: async (c) => salvar(c, qual, await envia(c)),
  });
const daDisciplina = recusada('disciplinas');
const daAtividade = recusada('atividade');
const doCoordenador = recusada('coordenador');

const INTEIRO = 'Digite um número inteiro, zero ou maior';
const LONGE = 2_000_000_000;
const LONGO = '🙂'.repeat(8001);

const DAS_DISCIPLINAS: readonly RecusaDoRelatorio[] = [
  daDisciplina(
    'an empty list',
    'LISTA_VAZIA',
    ['', 'Adicione pelo menos uma disciplina antes de salvar!'],
    () => [],
  ),
  daDisciplina(
    'the same twice',
    'DISCIPLINA_REPETIDA',
    ['1.disciplina', 'Disciplina já adicionada!'],
    ({ p }) => [...asDisciplinas(p), ...asDisciplinas(p)],
  ),
  daDisciplina(
    "another project's",
    'DISCIPLINA_DE_OUTRO_PROJETO',
    ['0.disciplina', 'Disciplina não encontrada neste projeto'],
    async ({ t, w, p }) => asDisciplinas(p, { disciplina: (await umProjetoComRelatorios(t, w)).disciplina }),
  ),
  daDisciplina(
    'an unknown one',
    'DISCIPLINA_DE_OUTRO_PROJETO',
    ['0.disciplina', 'Disciplina não encontrada neste projeto'],
    ({ p }) => asDisciplinas(p, { disciplina: LONGE }),
  ),
  daDisciplina(
    'two projects',
    'VARIOS_REGISTROS',
    ['projeto', 'Todas as disciplinas devem ser do mesmo projeto'],
    ({ p }) => [...asDisciplinas(p), ...asDisciplinas(p, { projeto: p.projeto + 1 })],
  ),
  ...CONTAGENS.flatMap((campo) => [
    ...[undefined, null].map((valor) =>
      daDisciplina(
        `${campo} ${String(valor)}`,
        'CONTAGEM_VAZIA',
        [`0.${campo}`, 'Digite um número'],
        ({ p }) => asDisciplinas(p, { [campo]: valor }),
      ),
    ),
    ...['4', true].map((valor) =>
      daDisciplina(
        `${campo} ${JSON.stringify(valor)}`,
        'VALOR_INVALIDO',
        [`0.${campo}`, 'Digite um número'],
        ({ p }) => asDisciplinas(p, { [campo]: valor }),
      ),
    ),
    ...[-1, 1.5, 100_001].map((valor) =>
      daDisciplina(`${campo} ${valor}`, 'CONTAGEM_INVALIDA', [`0.${campo}`, INTEIRO], ({ p }) =>
        asDisciplinas(p, { [campo]: valor }),
      ),
    ),
  ]),
  daDisciplina(
    'more failed than enrolled',
    'CONTAGENS_A_MAIS',
    [
      '0.numMatriculados',
      'A soma de reprovados, trancamentos e supressões não pode passar do número de matriculados',
    ],
    ({ p }) => asDisciplinas(p, { numMatriculados: 6 }),
  ),
];

/** Lists longer than any project's (T-C15). */
const DO_TAMANHO: readonly RecusaDoRelatorio[] = [
  daDisciplina('T-C15: 201 lines', 'VALOR_INVALIDO', ['', 'valor inválido'], ({ p }) =>
    Array(201).fill(asDisciplinas(p)).flat(),
  ),
  daAtividade('T-C15: 201 lines', 'VALOR_INVALIDO', ['relatorioDisciplinas', 'valor inválido'], (c) =>
    corpo(c, 'atividade', { relatorioDisciplinas: Array(201).fill(c.linha) }),
  ),
  doCoordenador(
    'T-C15: 61 evaluations',
    'VALOR_INVALIDO',
    ['avaliacoesDeDesempenho', 'valor inválido'],
    (c) =>
      corpo(c, 'coordenador', {
        avaliacoesDeDesempenho: Array(61).fill({ aluno: c.p.instrutor, avaliacao: 'Boa.' }),
      }),
  ),
];

const DOS_TEXTOS: readonly RecusaDoRelatorio[] = (
  [
    ['atividade', TEXTOS_DA_ATIVIDADE],
    ['coordenador', TEXTOS_DO_COORDENADOR],
  ] as const
).flatMap(([qual, campos]) =>
  campos.flatMap((campo) => [
    ...(campo === 'referencias' ? [] : [undefined, null, '', ' \n\u200b']).map((valor) =>
      recusada(qual)(
        `${campo} ${JSON.stringify(valor) ?? 'missing'}`,
        'TEXTO_VAZIO',
        [campo, 'Preencha este campo'],
        (c) => corpo(c, qual, { [campo]: valor }),
      ),
    ),
    recusada(qual)(
      `${campo} of 8,001 emoji`,
      'TEXTO_LONGO',
      [campo, 'O texto deve ter no máximo 8.000 caracteres'],
      (c) => corpo(c, qual, { [campo]: LONGO }),
    ),
    recusada(qual)(
      `${campo} with a character that cannot be kept`,
      'CARACTER_PROIBIDO',
      [campo, caractereRecusado('a', '\ufffe')],
      (c) => corpo(c, qual, { [campo]: 'a\ufffe' }),
    ),
  ]),
);

const DAS_REFERENCIAS: readonly RecusaDoRelatorio[] = [
  daAtividade(
    'the same discipline twice',
    'DISCIPLINA_REPETIDA',
    ['relatorioDisciplinas.1', 'Disciplina já adicionada!'],
    (c) => corpo(c, 'atividade', { relatorioDisciplinas: [c.linha, c.linha] }),
  ),
  daAtividade(
    "a line of another project's report",
    'ENTRADA_DE_OUTRO_PROJETO',
    ['relatorioDisciplinas.0', 'Disciplina do relatório não encontrada neste projeto'],
    async (c) => {
      const { linha } = await criarCenaDoRelatorio(c.t, c.w);
      return corpo(c, 'atividade', { relatorioDisciplinas: [linha] });
    },
  ),
  ...[undefined, null, '', ' \u200b'].map((avaliacao) =>
    doCoordenador(
      `evaluation ${JSON.stringify(avaliacao) ?? 'missing'}`,
      'TEXTO_VAZIO',
      ['avaliacoesDeDesempenho.0.avaliacao', 'A avaliação do aluno Ana Lima está vazia.'],
      (c) => corpo(c, 'coordenador', { avaliacoesDeDesempenho: [{ aluno: c.p.instrutor, avaliacao }] }),
    ),
  ),
  ...[undefined, null, []].map((avaliacoesDeDesempenho) =>
    doCoordenador(
      `evaluations ${JSON.stringify(avaliacoesDeDesempenho) ?? 'missing'}`,
      'AVALIACAO_VAZIA',
      ['avaliacoesDeDesempenho', 'A avaliação do aluno Ana Lima está vazia.'],
      (c) => corpo(c, 'coordenador', { avaliacoesDeDesempenho }),
    ),
  ),
  doCoordenador(
    'an evaluation too long',
    'TEXTO_LONGO',
    ['avaliacoesDeDesempenho.0.avaliacao', 'O texto deve ter no máximo 8.000 caracteres'],
    (c) =>
      corpo(c, 'coordenador', {
        avaliacoesDeDesempenho: [{ aluno: c.p.instrutor, avaliacao: LONGO }],
      }),
  ),
  ...(
    [
      ['the same twice', 'ALUNO_REPETIDO', 'O mesmo aluno foi avaliado duas vezes', false],
      ["another project's", 'ALUNO_DE_OUTRO_PROJETO', 'Aluno não encontrado neste projeto', true],
    ] as const
  ).map(([o, codigo, mensagem, alheio]) =>
    doCoordenador(o, codigo, ['avaliacoesDeDesempenho.1.avaliacao', mensagem], async (c) => {
      const ana = { aluno: c.p.instrutor, avaliacao: 'Boa.' };
      const outro = alheio ? (await umProjetoComRelatorios(c.t, c.w)).instrutor : c.p.instrutor;
      return corpo(c, 'coordenador', {
        avaliacoesDeDesempenho: [ana, { aluno: { id: outro }, avaliacao: 'Boa.' }],
      });
    }),
  ),
];

const QUAIS = Object.keys(CAMINHOS) as Qual[];
const DO_ESTADO: readonly RecusaDoRelatorio[] = [
  ...QUAIS.flatMap((qual): RecusaDoRelatorio[] => [
    {
      o: `${qual}: outside of the window, before its fields are looked at (D23)`,
      status: 409,
      codigo: 'FORA_DA_JANELA',
      mensagem: 'Os relatórios são enviados de 1 a 19 de setembro',
      async envia(c) {
        const { projeto, dono } = await c.w.novoAprovado();
        const p = { ...c.p, dono, projeto, instrutor: await c.w.novoInstrutor(projeto) };
        return salvar({ ...c, p }, qual, corpo({ ...c, p }, qual, { relatorio: 7, conclusao: 7 }));
      },
    },
    {
      o: `${qual}: a project that was not approved (D25)`,
      status: 409,
      codigo: 'PROJETO_NAO_APROVADO',
      mensagem: 'Este projeto não está aprovado e publicado',
      async envia(c) {
        const edital = await c.w.novoEditalEm('resultado');
        const { projeto, dono } = await c.w.novoAvaliado(edital, { aprovacao: { situacao: 'REPROVADO' } });
        const p = { ...c.p, dono, projeto, instrutor: await c.w.novoInstrutor(projeto) };
        return salvar({ ...c, p }, qual, corpo({ ...c, p }, qual));
      },
    },
    {
      o: `${qual}: over a version that is none, before its fields are looked at`,
      status: 412,
      codigo: 'VERSAO_DESATUALIZADA',
      mensagem: 'Este registro foi alterado por outra pessoa. Recarregue a página.',
      envia: (c) =>
        salvar(c, qual, corpo(c, qual, { numTrancaram: -1, conclusao: 7 }), { 'if-match': '"77"' }),
    },
  ]),
  ...(['atividade', 'coordenador'] as const).map(
    (qual): RecusaDoRelatorio => ({
      o: `${qual}: before the discipline report (D29)`,
      status: 409,
      codigo: 'FALTA_O_RELATORIO_DAS_DISCIPLINAS',
      mensagem: 'Preencha antes o relatório das disciplinas',
      async envia(c) {
        const p = await umProjetoComRelatorios(c.t, c.w);
        return salvar({ ...c, p }, qual, corpo({ ...c, p }, qual));
      },
    }),
  ),
  ...(
    [
      ['relatorios-atividade-instrutor/instrutor', 'instrutor', 'Relatório não encontrado.'],
      ['relatorios-atividade-instrutor/pdf', 'instrutor', 'Relatório não encontrado.'],
      ['relatorios-disciplinas/pdf', 'projeto', 'Relatório não encontrado.'],
      ['relatorios-coordenador/projeto', 'projeto', 'Nenhum relatório do coordenador foi salvo.'],
      ['relatorios-coordenador/pdf', 'projeto', 'Nenhum relatório do coordenador foi salvo.'],
    ] as const
  ).map(
    ([caminho, campo, mensagem]): RecusaDoRelatorio => ({
      o: `GET ${caminho} before the first save`,
      status: 404,
      codigo: 'NAO_ENCONTRADO',
      mensagem,
      async envia({ t, w }) {
        const p = await umProjetoComRelatorios(t, w);
        const { token } = p.dono;
        return (await send(t.url, 'GET', `/api/${caminho}/${p[campo]}`, { token })) as Problem;
      },
    }),
  ),
];

/** Every refusal of the reports' calls with its exact text (E-FALHAS-1; D23, D29). */
const RECUSAS_DO_RELATORIO: readonly RecusaDoRelatorio[] = [
  ...DAS_DISCIPLINAS,
  ...DO_TAMANHO,
  ...DOS_TEXTOS,
  ...DAS_REFERENCIAS,
  ...DO_ESTADO,
];

let t: TestApp;
let c: CenaDoRelatorio;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRelatorio(t, createWorld(t));
});
afterAll(() => t.close());

it('has a row for every message of the catalogue that the server can give (E-FALHAS-1)', () => {
  const { avaliacaoVazia, ...textos } = MENSAGENS_RELATORIO;
  const catalogo = { ...textos, avaliacaoVazia: avaliacaoVazia('Ana Lima') };
  expect(naoProvocadas('MENSAGENS_RELATORIO', catalogo, RECUSAS_DO_RELATORIO)).toEqual([]);
});

describe('refused on the server, with the exact text (D23, D29)', () => {
  it.each(RECUSAS_DO_RELATORIO)('$o', async (recusa) => {
    await conferirRecusa(recusa, c);
    const { rows } = await t.deps.database.pool.query(
      'select 1 from relatorio_atividade union all select 1 from relatorio_coordenador',
    );
    expect(rows).toEqual([]);
  });
});
