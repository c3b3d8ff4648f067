import { porNome } from '@instrutoria/domain/kernel/objetos.ts';
import { CAMPOS, ESCOLHAS } from '@instrutoria/domain/projeto/campos.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { ACEITAS_DA_PROPOSTA, RECUSAS_DA_PROPOSTA } from '../../testing/refusals/da-proposta.ts';
import { RECUSAS_DO_PROJETO } from '../../testing/refusals/do-projeto.ts';
import type { Recusa } from '../../testing/refusals/recusa.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import type { Cena, Corpo } from '../../testing/world/cena.ts';
import { criarCena, umaDisciplina, umPacote } from '../../testing/world/cena.ts';

type Campos = Readonly<Record<string, string>>;

const a = (quantos: number): string => 'a'.repeat(quantos);
const letras = (quantas: number) => Array.from({ length: quantas }, (_, i) => `Curso ${i + 1}`);

/** Both calls, because a discipline is checked alone and inside a bundle. */
function dosDoisJeitos(o: string, mudancas: Corpo, codigo: string, campos: Campos): Recusa[] {
  const [mensagem = ''] = Object.values(campos);
  const noPacote = Object.entries(campos).map(([campo, texto]) => [
    `disciplinas_associadas.1.${campo}`,
    texto,
  ]);
  const comum = { status: 422, codigo, mensagem };
  return [
    {
      ...comum,
      o: `a discipline: ${o}`,
      campos,
      envia: (c) => c.envia('POST', '/api/disciplina', umaDisciplina(c, mudancas)) as Promise<Problem>,
    },
    {
      ...comum,
      o: `second of a bundle: ${o}`,
      campos: Object.fromEntries(noPacote),
      envia: async (c) => {
        const corpo = await umPacote(c, [umaDisciplina(c), umaDisciplina(c, mudancas)]);
        return c.envia('POST', '/api/disciplina/adicionar', corpo) as Promise<Problem>;
      },
    },
  ];
}

const VAZIO = 'adicione todos os campos';
const CURSOS = 'adicione os cursos contemplados na oferta';
const TSD = 'A taxa de sucesso deve estar entre 0 e 100';
const CARGA = 'A carga horária deve ser maior que 0 e no máximo 9.999';
const longo = (max: number): string => `O texto deve ter no máximo ${max} caracteres`;

const DA_DISCIPLINA: readonly Recusa[] = [
  ...[
    { nome: ' ' },
    { semestre: 'terceiro' },
    { codigo: '' },
    { tipo_disciplina: 'Prática' },
    { ehObrigatoria: undefined },
    { tsd: undefined },
    { carga_horaria: undefined },
    { unidade_oferta: undefined },
    { nome: null },
    { ehObrigatoria: null },
    { tsd: null },
    { unidade_oferta: null },
    { carga_horaria: 0 },
  ].flatMap((mudancas) => {
    const [campo = ''] = Object.keys(mudancas);
    return dosDoisJeitos(JSON.stringify(mudancas), mudancas, 'CAMPOS_VAZIOS', { [campo]: VAZIO });
  }),
  ...dosDoisJeitos('−1 % of success', { tsd: -1 }, 'TSD_FORA_DA_FAIXA', { tsd: TSD }),
  ...dosDoisJeitos('101 % of success', { tsd: 101 }, 'TSD_FORA_DA_FAIXA', { tsd: TSD }),
  ...dosDoisJeitos('−1 hours', { carga_horaria: -1 }, 'CARGA_FORA_DA_FAIXA', { carga_horaria: CARGA }),
  ...dosDoisJeitos('10,000 hours', { carga_horaria: 10_000 }, 'CARGA_FORA_DA_FAIXA', {
    carga_horaria: CARGA,
  }),
  ...dosDoisJeitos('no course', { cursos_ofertadas: [] }, 'CURSOS_VAZIOS', { cursos_ofertadas: CURSOS }),
  ...dosDoisJeitos('courses null', { cursos_ofertadas: null }, 'CURSOS_VAZIOS', { cursos_ofertadas: CURSOS }),
  ...dosDoisJeitos('courses not sent', { cursos_ofertadas: undefined }, 'CURSOS_VAZIOS', {
    cursos_ofertadas: CURSOS,
  }),
  ...dosDoisJeitos('a blank course', { cursos_ofertadas: ['Física', ' '] }, 'CURSOS_VAZIOS', {
    'cursos_ofertadas.1': CURSOS,
  }),
  ...dosDoisJeitos('31 courses', { cursos_ofertadas: letras(31) }, 'CURSOS_DEMAIS', {
    cursos_ofertadas: 'Número máximo de cursos: 30',
  }),
  ...dosDoisJeitos('a course of 151', { cursos_ofertadas: [a(151)] }, 'TEXTO_LONGO', {
    'cursos_ofertadas.0': longo(150),
  }),
  ...dosDoisJeitos('a name of 201', { nome: a(201) }, 'TEXTO_LONGO', { nome: longo(200) }),
  ...dosDoisJeitos('a code of 31', { codigo: a(31) }, 'TEXTO_LONGO', { codigo: longo(30) }),
  ...dosDoisJeitos('a unit that does not exist', { unidade_oferta: 999_999 }, 'UNIDADE_NAO_ENCONTRADA', {
    unidade_oferta: 'unidade não encontrada ou não selecionada',
  }),
];

function doPacote(o: string, codigo: string, campos: Campos, corpo: (c: Cena) => Promise<Corpo>): Recusa {
  const [mensagem = ''] = Object.values(campos);
  const envia = async (c: Cena) =>
    (await c.envia('POST', '/api/disciplina/adicionar', await corpo(c))) as Problem;
  return { o, status: 422, codigo, mensagem, campos, envia };
}

const SEM_COMPROVANTE = 'realize o upload do comprovante das disciplinas';
const COMPROVANTE = { comprovante: 'Comprovante não encontrado. Envie o arquivo outra vez.' };
const DO_PACOTE: readonly Recusa[] = [
  doPacote('a null proof', 'COMPROVANTE_VAZIO', { comprovante: SEM_COMPROVANTE }, async (c) => ({
    comprovante: null,
    disciplinas_associadas: [umaDisciplina(c)],
  })),
  doPacote('no proof', 'COMPROVANTE_VAZIO', { comprovante: SEM_COMPROVANTE }, async (c) => ({
    disciplinas_associadas: [umaDisciplina(c)],
  })),
  doPacote(
    'nothing at all',
    'COMPROVANTE_VAZIO',
    { comprovante: SEM_COMPROVANTE, disciplinas_associadas: 'adicione pelo menos uma disciplina' },
    async () => ({}),
  ),
  doPacote(
    'a proof without disciplines',
    'DISCIPLINAS_VAZIAS',
    { disciplinas_associadas: 'adicione pelo menos uma disciplina' },
    (c) => umPacote(c, []),
  ),
  doPacote(
    '61 disciplines',
    'DISCIPLINAS_DEMAIS',
    { disciplinas_associadas: 'Número máximo de disciplinas: 60' },
    (c) =>
      umPacote(
        c,
        Array.from({ length: 61 }, () => umaDisciplina(c)),
      ),
  ),
  doPacote("another person's proof (T-D11)", 'COMPROVANTE_NAO_ENCONTRADO', COMPROVANTE, async (c) => ({
    comprovante: await c.w.novoArquivo('comprovanteDisciplinas', (await c.w.novaPessoa()).id),
    disciplinas_associadas: [umaDisciplina(c)],
  })),
  doPacote('an image for a proof (T-D11)', 'COMPROVANTE_NAO_ENCONTRADO', COMPROVANTE, async (c) => ({
    comprovante: await c.w.novoArquivo('imagemSecao', c.dono.id),
    disciplinas_associadas: [umaDisciplina(c)],
  })),
  doPacote('a path for a proof (T-D19)', 'COMPROVANTE_NAO_ENCONTRADO', COMPROVANTE, async (c) => ({
    comprovante: '../../etc/passwd',
    disciplinas_associadas: [umaDisciplina(c)],
  })),
  doPacote(
    "another person's discipline (T-B4)",
    'DISCIPLINA_NAO_ENCONTRADA',
    { 'disciplinas_associadas.0.id': 'Disciplina não encontrada' },
    async (c) => {
      const { disciplina } = await c.w.novoPacote((await c.w.novaPessoa()).id);
      return umPacote(c, [{ id: disciplina }]);
    },
  ),
];

/** A complete collaborator without an account. */
function umColaborador(c: Cena, mudancas: Corpo = {}): Corpo {
  return { nome: 'Otávio Lins', siape: '7654321', regimeTrabalho: '20h', unidade: c.unidade, ...mudancas };
}

function doColaborador(mudancas: Corpo, codigo: string, campos: Campos): Recusa {
  const [mensagem = ''] = Object.values(campos);
  const envia = (c: Cena) =>
    c.envia('POST', '/api/professor_nao_cadastrado', umColaborador(c, mudancas)) as Promise<Problem>;
  return { o: `collaborator ${JSON.stringify(mudancas)}`, status: 422, codigo, mensagem, campos, envia };
}

const TODOS = 'preencha todos os campos';
const DO_COLABORADOR: readonly Recusa[] = [
  ...[{ nome: '' }, { siape: ' ' }, { regimeTrabalho: '30h' }, { unidade: undefined }, { unidade: null }].map(
    (mudancas) => {
      const [campo = ''] = Object.keys(mudancas);
      return doColaborador(mudancas, 'CAMPOS_VAZIOS', { [campo]: TODOS });
    },
  ),
  doColaborador(
    { nome: undefined, siape: undefined, regimeTrabalho: undefined, unidade: undefined },
    'CAMPOS_VAZIOS',
    { nome: TODOS, siape: TODOS, regimeTrabalho: TODOS, unidade: TODOS },
  ),
  doColaborador({ siape: '12345678' }, 'SIAPE_LONGO', { siape: 'O SIAPE deve ter no máximo 7 caracteres' }),
  doColaborador({ nome: a(151) }, 'TEXTO_LONGO', { nome: longo(150) }),
  doColaborador({ unidade: 999_999 }, 'UNIDADE_NAO_ENCONTRADA', {
    unidade: 'unidade não encontrada ou não selecionada',
  }),
];

/**
 * POST disciplina, POST disciplina/adicionar and POST professor_nao_cadastrado: a request against each rule.
 */
const RECUSAS_DAS_DISCIPLINAS: readonly Recusa[] = [...DA_DISCIPLINA, ...DO_PACOTE, ...DO_COLABORADOR];

/** Values just inside each limit. */
const DISCIPLINAS_ACEITAS: readonly Corpo[] = [
  { tsd: 0 },
  { tsd: 100 },
  { tsd: 37.5 },
  { carga_horaria: 1 },
  { carga_horaria: 9999 },
  { cursos_ofertadas: ['Física'] },
  { cursos_ofertadas: letras(30) },
  { cursos_ofertadas: [a(150)] },
  { nome: a(200), codigo: a(30) },
  ...['primeiro', 'segundo', 'anual'].map((semestre) => ({ semestre })),
  ...['pratica', 'teorica', 'teorico-Pratica'].map((tipo_disciplina) => ({ tipo_disciplina })),
  { ehObrigatoria: false },
];

const COLABORADORES_ACEITOS: readonly Corpo[] = [
  ...['40h/DE', '20h/DE', '40h', '20h'].map((regimeTrabalho) => ({ regimeTrabalho })),
  { siape: '1' },
  { siape: '1234567' },
  { nome: a(150) },
];

const TODAS = [...RECUSAS_DA_PROPOSTA, ...RECUSAS_DAS_DISCIPLINAS, ...RECUSAS_DO_PROJETO];

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

it('has a row for every message of the catalogue that the server can give (E-FALHAS-1)', () => {
  const dasEscolhas = porNome(ESCOLHAS, (nome) => CAMPOS[nome].foraDaLista.mensagem);
  expect(naoProvocadas('MENSAGENS_PROJETO', { ...MENSAGENS_PROJETO, ...dasEscolhas }, TODAS)).toEqual([]);
});

describe('refused on the server, with the exact text (E-PROJETO-1, T-C3, T-C14, T-C15)', () => {
  it.each(TODAS)('$o', (recusa) => conferirRecusa(recusa, c));
});

describe('values just inside each limit', () => {
  it.each(ACEITAS_DA_PROPOSTA)('are accepted by POST projeto: %s', async (_o, mudancas) => {
    const corpo = await c.corpo(typeof mudancas === 'function' ? await mudancas(c) : mudancas);
    const r = await c.envia('POST', '/api/projeto', corpo);
    expect([r.status, r.body]).toMatchObject([201, { ehRascunho: false, aguardandoCronograma: false }]);
  });

  it.each(DISCIPLINAS_ACEITAS)('are accepted by POST disciplina: %o', async (mudancas) => {
    const r = await c.envia('POST', '/api/disciplina', umaDisciplina(c, mudancas));
    expect([r.status, r.body]).toMatchObject([201, mudancas]);
  });

  it('are accepted by POST disciplina/adicionar: 1 discipline, and 60', async () => {
    for (const quantas of [1, 60]) {
      const corpo = await umPacote(
        c,
        Array.from({ length: quantas }, () => umaDisciplina(c)),
      );
      const r = await c.envia<{ disciplinas_associadas: unknown[] }>(
        'POST',
        '/api/disciplina/adicionar',
        corpo,
      );
      expect([r.status, r.body.disciplinas_associadas.length]).toEqual([201, quantas]);
    }
  });

  it.each(COLABORADORES_ACEITOS)('are accepted by POST professor_nao_cadastrado: %o', async (mudancas) => {
    const r = await c.envia('POST', '/api/professor_nao_cadastrado', umColaborador(c, mudancas));
    expect([r.status, r.body]).toMatchObject([201, mudancas]);
  });

  it('are accepted by POST projeto/rascunho: an empty body, and 99 of each kind', async () => {
    for (const corpo of [{}, { remunerados: 99, voluntarios: 99, cronogramas: [] }]) {
      const r = await c.envia('POST', '/api/projeto/rascunho', corpo);
      expect([r.status, r.body]).toMatchObject([201, { ehRascunho: true, edital: null }]);
    }
  });
});

describe('hostile amounts (T-C15)', () => {
  it.each([
    ['/api/projeto', 'cronogramas', 2_000, {}],
    ['/api/projeto/rascunho', 'professores_colaboradores', 10_000, 1],
    ['/api/disciplina', 'cursos_ofertadas', 10_000, 'a'],
    ['/api/disciplina/adicionar', 'disciplinas_associadas', 10_000, {}],
  ] as const)('refuses POST %s: %s of %i', async (caminho, campo, quantos, item) => {
    const r = await c.envia('POST', caminho, { [campo]: Array.from({ length: quantos }, () => item) });
    expect([r.status, r.body]).toMatchObject([422, { errors: { [campo]: 'valor inválido' } }]);
  });
});
