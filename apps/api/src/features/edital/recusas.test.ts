import { MENSAGENS_EDITAL as M, MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { RECUSAS_DA_PROPOSTA } from '../../testing/refusals/da-proposta.ts';
import { RECUSAS_DO_PROJETO } from '../../testing/refusals/do-projeto.ts';
import type { Recusa } from '../../testing/refusals/recusa.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import type { Cena, Corpo } from '../../testing/world/cena.ts';
import { criarCena } from '../../testing/world/cena.ts';

type Campos = Readonly<Record<string, string>>;

/** A complete call as in a form. */
function umEditalDigitado(mudancas: Corpo = {}): Corpo {
  return { nome: 'Edital 2026 de Teste', inicio: '2026-06-01', fim: '2026-06-30', ...mudancas };
}

async function comoAdministrador(c: Cena, metodo: string, caminho: string, corpo?: Corpo): Promise<Problem> {
  const { token } = await c.w.novaPessoa('administrador');
  return (await c.envia(metodo, caminho, corpo, { token })) as Problem;
}

function mudarRegras(c: Cena, edital: number, regras: Corpo): Promise<Problem> {
  const motivo = 'A resolução pede';
  return comoAdministrador(c, 'PUT', `/api/edital/${edital}/regras`, { ...regras, motivo });
}

/** A call in avaliacao with a designated evaluator. */
async function comDesignado({ w }: Cena): Promise<number> {
  const edital = await w.novoEditalEm('avaliacao');
  const projeto = await w.novoProjeto((await w.novaPessoa()).id, edital);
  await w.designar(projeto, (await w.novaPessoa('avaliador')).id);
  return edital;
}

/** Both calls, because POST edital and PUT edital/{id} check the same data. */
function dosDoisJeitos(o: string, mudancas: Corpo, codigo: string, campos: Campos): Recusa[] {
  const [mensagem = ''] = Object.values(campos);
  const comum = { status: 422, codigo, mensagem, campos };
  return [
    {
      ...comum,
      o: `POST edital: ${o}`,
      envia: (c) => comoAdministrador(c, 'POST', '/api/edital', umEditalDigitado(mudancas)),
    },
    {
      ...comum,
      o: `PUT edital: ${o}`,
      envia: async (c) =>
        comoAdministrador(c, 'PUT', `/api/edital/${await c.w.novoEdital()}`, umEditalDigitado(mudancas)),
    },
  ];
}

const TODOS = 'preencha todos os campos';
const SEM_ANO = 'O nome deve ter o ano como segunda palavra, por exemplo: Edital 2026 …';
const LIMITE = 'O limite de bolsas deve ser um número inteiro a partir de 0';

const DOS_DADOS: readonly Recusa[] = [
  ...dosDoisJeitos('no name', { nome: ' ' }, 'CAMPOS_VAZIOS', { nome: TODOS }),
  ...['Edital', 'Edital de 2026', 'Edital 26', 'Edital 2026/1', '2026 Edital', 'Edital 0999'].flatMap(
    (nome) => dosDoisJeitos(`name '${nome}' (D5)`, { nome }, 'NOME_SEM_ANO', { nome: SEM_ANO }),
  ),
  ...dosDoisJeitos('a name of 151', { nome: `Edital 2026 ${'a'.repeat(139)}` }, 'TEXTO_LONGO', {
    nome: 'O texto deve ter no máximo 150 caracteres',
  }),
  ...dosDoisJeitos('a day that does not exist', { fim: '2026-06-31' }, 'DIA_INVALIDO', {
    fim: 'Informe uma data válida',
  }),
  ...dosDoisJeitos('fim one day before inicio', { fim: '2026-05-31' }, 'PRAZO_INVERTIDO', {
    fim: 'O fim não pode ser anterior ao início',
  }),
  ...dosDoisJeitos('evaluators who end before fim', { prazoAvaliacao: '2026-06-29' }, 'PRAZO_INVERTIDO', {
    prazoAvaliacao: M.prazoAntesDoFim,
  }),
  ...dosDoisJeitos(
    'a vigência that ends before it begins',
    { vigenciaInicio: '2026-08-02', vigenciaFim: '2026-08-01' },
    'PRAZO_INVERTIDO',
    { vigenciaFim: M.vigenciaInvertida },
  ),
  ...dosDoisJeitos('a process number that is too long', { processo: '1'.repeat(61) }, 'PROCESSO_LONGO', {
    processo: M.processoLongo,
  }),
  ...dosDoisJeitos('no project a coordinator', { limitePorCoordenador: 0 }, 'LIMITE_INVALIDO', {
    limitePorCoordenador: M.limitePorCoordenadorInvalido,
  }),
  ...[-1, 100_001].flatMap((limiteBolsas) =>
    dosDoisJeitos(`${limiteBolsas} scholarships`, { limiteBolsas }, 'LIMITE_INVALIDO', {
      limiteBolsas: LIMITE,
    }),
  ),
];

/** Judged where the days are announced together, not when one of them moves. */
const DO_NOVO: readonly Recusa[] = (
  [
    ['appeals that end before fim', { fimRecursos: '2026-06-29' }, 'recursosAntesDasInscricoes'],
    [
      'appeals that end before the evaluation',
      { prazoAvaliacao: '2026-07-31', fimRecursos: '2026-07-30' },
      'recursosAntesDaAvaliacao',
    ],
    [
      'a vigência that ends before fim',
      { vigenciaInicio: '2026-06-01', vigenciaFim: '2026-06-29' },
      'vigenciaAntesDasInscricoes',
    ],
  ] as const
).map(([o, mudancas, texto]) => ({
  o: `POST edital: ${o}`,
  envia: (c) => comoAdministrador(c, 'POST', '/api/edital', umEditalDigitado(mudancas)),
  status: 422,
  codigo: 'PRAZO_INVERTIDO',
  mensagem: M[texto],
  campos: { [texto === 'vigenciaAntesDasInscricoes' ? 'vigenciaFim' : 'fimRecursos']: M[texto] },
}));

const VAZIOS: Recusa = {
  o: 'POST edital with nothing',
  envia: (c) => comoAdministrador(c, 'POST', '/api/edital', {}),
  status: 422,
  codigo: 'CAMPOS_VAZIOS',
  mensagem: TODOS,
  campos: { nome: TODOS, inicio: TODOS, fim: TODOS },
};

const DO_ESTADO: readonly Recusa[] = [
  {
    o: 'PUT of a call that does not exist',
    envia: (c) => comoAdministrador(c, 'PUT', '/api/edital/999999', umEditalDigitado()),
    status: 404,
    codigo: 'NAO_ENCONTRADO',
    mensagem: 'Edital não encontrado',
  },
  {
    o: 'reopening a call in which somebody assesses (D1)',
    envia: async (c) => {
      const id = await c.w.novoEdital({ inicio: '2026-03-01', fim: '2026-03-31' });
      const projeto = await c.w.novoProjeto(c.dono.id, id);
      await c.w.designar(projeto, (await c.w.novaPessoa('avaliador')).id);
      const corpo = { fim: '2026-05-13', motivo: 'A rede caiu' };
      return comoAdministrador(c, 'POST', `/api/edital/${id}/reabrir_inscricoes`, corpo);
    },
    status: 409,
    codigo: 'AVALIADOR_JA_DESIGNADO',
    mensagem: 'Já há avaliador designado neste edital',
  },
  {
    o: 'PUT of an archived call',
    envia: async (c) =>
      comoAdministrador(c, 'PUT', `/api/edital/${await c.w.novoEdital({ fase: 'arquivado' })}`, {
        nome: 'Edital 2027',
      }),
    status: 409,
    codigo: 'EDITAL_ARQUIVADO',
    mensagem: 'Este edital está arquivado e não pode ser alterado',
  },
  ...[
    ['not open yet', { inicio: '2026-05-14' }],
    ['over', { fim: '2026-05-12' }],
    ['closed already', { fase: 'avaliacao' }],
  ].map(
    ([o, dados]): Recusa => ({
      o: `closing a call that is ${String(o)}`,
      envia: async (c) => {
        const id = await c.w.novoEdital(dados as object);
        return comoAdministrador(c, 'POST', `/api/edital/${id}/encerrar_inscricoes`);
      },
      status: 409,
      codigo: 'EDITAL_NAO_ABERTO',
      mensagem: 'As inscrições deste edital não estão abertas',
    }),
  ),
];

const PUBLICADO = { fase: 'resultado', resultadoPublicadoEm: new Date('2026-05-10T12:00:00Z') } as const;

/** A preliminary result whose appeals are over. */
const PRELIMINAR = { preliminar: true, fimRecursos: '2026-05-12' } as const;

/** A change that the phase or the facts of a call forbid: 409 that names the field (D1). */
function naoMuda(o: string, dados: object, corpo: Corpo, mensagem: string): Recusa {
  const [campo = ''] = Object.keys(corpo);
  return {
    o: `PUT edital: ${o}`,
    envia: async (c) =>
      comoAdministrador(c, 'PUT', `/api/edital/${await c.w.novoEdital(dados)}`, {
        ...corpo,
        motivo: 'Por engano',
      }),
    status: 409,
    codigo: 'NAO_MUDA_AGORA',
    mensagem,
    campos: { [campo]: mensagem },
  };
}

const NAO_MUDAM: readonly Recusa[] = [
  {
    ...naoMuda('the type after a proposal', {}, { tipoProjeto: 'TIPO II' }, M.tipoComPropostas),
    envia: async (c) => {
      const id = await c.w.novoEdital();
      await c.w.novoProjeto(c.dono.id, id);
      return comoAdministrador(c, 'PUT', `/api/edital/${id}`, { tipoProjeto: 'TIPO II' });
    },
  },
  naoMuda('an open call that would open later', {}, { inicio: '2026-05-14' }, M.inscricoesJaComecaram),
  naoMuda(
    'publicacao of a closed call',
    { fase: 'avaliacao' },
    { publicacao: '2026-05-01' },
    M.soNasInscricoes,
  ),
  naoMuda('a last day in the past', {}, { fim: '2026-05-12' }, M.paraEncerrarAntes),
  naoMuda('fim of a call in avaliacao', { fase: 'avaliacao' }, { fim: '2026-06-30' }, M.paraReabrir),
  naoMuda(
    'the time of evaluators after it',
    { fase: 'decisao' },
    { prazoAvaliacao: '2026-06-30' },
    M.soAteAAvaliacao,
  ),
  {
    ...naoMuda('a limit below what is granted', {}, { limiteBolsas: 0 }, M.limiteAbaixoDoConcedido),
    envia: async (c) => {
      const id = await c.w.novoEditalEm('decisao');
      await c.w.novoAvaliado(id, { aprovacao: { remuneradosAprovados: 1 } });
      return comoAdministrador(c, 'PUT', `/api/edital/${id}`, { limiteBolsas: 0 });
    },
  },
  naoMuda(
    'a lower limit after the decision',
    { fase: 'secretaria' },
    { limiteBolsas: 9 },
    M.limiteDepoisDaDecisao,
  ),
  naoMuda(
    'an earlier last day for appeals once submissions began',
    { fase: 'avaliacao', inicio: '2026-05-01', fim: '2026-05-10' },
    { fimRecursos: '2026-05-20' },
    M.recursosCedo,
  ),
  naoMuda(
    'appeals that end earlier',
    { ...PUBLICADO, fimRecursos: '2026-06-30' },
    { fimRecursos: '2026-06-29' },
    M.recursosSoProrrogam,
  ),
  naoMuda(
    'a preliminary result without appeals',
    { ...PUBLICADO, ...PRELIMINAR },
    { fimRecursos: null },
    M.preliminarComPrazo,
  ),
  naoMuda(
    'more appeals after the final result',
    { ...PUBLICADO, ...PRELIMINAR, finalEm: new Date('2026-05-12T12:00:00Z') },
    { fimRecursos: '2026-06-30' },
    M.recursosDepoisDoFinal,
  ),
  naoMuda(
    'a closing nobody could be warned of',
    { ...PUBLICADO, resultadoPublicadoEm: new Date('2026-03-10T12:00:00Z') },
    { encerramentoSemInstrutores: '2026-05-27' },
    M.encerramentoPerto,
  ),
  naoMuda(
    'a closing outside the vigência',
    {},
    { encerramentoSemInstrutores: '2027-05-05' },
    M.encerramentoForaDaVigencia,
  ),
  {
    ...naoMuda(
      'a vigência without a month that is held',
      {},
      { vigenciaFim: '2026-05-01' },
      M.vigenciaComRegistros,
    ),
    envia: async (c) => {
      const id = await c.w.novoEditalEm('resultado');
      const { projeto } = await c.w.novoAvaliado(id);
      await c.w.novoInstrutor(projeto, { mesInicio: '2026-06' });
      const corpo = { vigenciaFim: '2026-05-01', motivo: 'Por engano' };
      return comoAdministrador(c, 'PUT', `/api/edital/${id}`, corpo);
    },
  },
];

const MUDA_COM_MOTIVO: readonly Recusa[] = [
  {
    o: 'PUT edital: the name of a published call without a reason',
    envia: async (c) =>
      comoAdministrador(c, 'PUT', `/api/edital/${await c.w.novoEdital(PUBLICADO)}`, {
        nome: 'Edital 2026 outro',
      }),
    status: 422,
    codigo: 'MOTIVO_VAZIO',
    mensagem: M.escrevaOMotivo,
    campos: { motivo: M.escrevaOMotivo },
  },
  {
    o: 'sending back with a reason of 2001',
    envia: async (c) =>
      comoAdministrador(c, 'POST', `/api/edital/${await c.w.novoEditalEm('decisao')}/devolver`, {
        motivo: 'a'.repeat(2001),
      }),
    status: 422,
    codigo: 'TEXTO_LONGO',
    mensagem: M.motivoMaximo,
    campos: { motivo: M.motivoMaximo },
  },
  {
    o: 'reopening until a day that has passed',
    envia: async (c) =>
      comoAdministrador(c, 'POST', `/api/edital/${await c.w.novoEditalEm('avaliacao')}/reabrir_inscricoes`, {
        fim: '2026-05-12',
        motivo: 'A rede caiu',
      }),
    status: 422,
    codigo: 'FIM_PASSADO',
    mensagem: M.fimPassado,
    campos: { fim: M.fimPassado },
  },
];

/** Acts in a wrong phase. */
const DOS_ATOS: readonly Recusa[] = (
  [
    ['decisao', 'reabrir_inscricoes', 'FORA_DA_AVALIACAO', M.naoEstaEmAvaliacao],
    ['avaliacao', 'devolver', 'NAO_PODE_DEVOLVER', M.naoPodeDevolver],
    ['resultado', 'devolver', 'JA_PUBLICADO', M.jaPublicado],
    ['resultado', 'desarquivar', 'NAO_ARQUIVADO', M.naoEstaArquivado],
    ['resultado', 'arquivar', 'VIGENCIA_CORRE', M.vigenciaNaoTerminou],
  ] as const
).map(
  ([fase, ato, codigo, mensagem]): Recusa => ({
    o: `${ato} in ${fase}`,
    envia: async (c) =>
      comoAdministrador(c, 'POST', `/api/edital/${await c.w.novoEditalEm(fase)}/${ato}`, {
        fim: '2026-06-30',
        motivo: 'Por engano',
      }),
    status: 409,
    codigo,
    mensagem,
  }),
);

const emFase =
  (fase: Fase) =>
  ({ w }: Cena) =>
    w.novoEditalEm(fase);

/** A call in which an evaluation is concluded. */
const comAvaliado = (fase: Fase) => async (c: Cena) => {
  const edital = await c.w.novoEditalEm(fase);
  await c.w.novoAvaliado(edital);
  return edital;
};

/** Refusals of a call's rules, by their values, the phase and earlier acts. */
const DAS_REGRAS: readonly Recusa[] = (
  [
    [
      'another kind of result once it is published',
      emFase('resultado'),
      { resultadoPreliminar: true },
      'NAO_MUDA_AGORA',
      M.regraSoAteAPublicacao,
    ],
    [
      'no day for an appeal against a não homologação',
      emFase('avaliacao'),
      { recursoDeHomologacaoDias: 0 },
      'DIAS_INVALIDOS',
      M.recursoDeHomologacaoInvalido,
    ],
    [
      'homologação once somebody is designated',
      comDesignado,
      { homologacao: true },
      'NAO_MUDA_AGORA',
      M.homologacaoComecou,
    ],
    [
      'who reads the names once somebody is designated',
      comDesignado,
      { anonimato: 'ambos' },
      'NAO_MUDA_AGORA',
      M.anonimatoComDesignado,
    ],
    [
      'two evaluators of each project by the criteria of always',
      emFase('avaliacao'),
      { avaliadores: 2 },
      'NAO_MUDA_AGORA',
      M.variosSemBarema,
    ],
    [
      'another combination once somebody is designated',
      comDesignado,
      { combinacao: 'mediana' },
      'NAO_MUDA_AGORA',
      M.avaliadoresComDesignado,
    ],
    [
      'six evaluators of each project',
      emFase('avaliacao'),
      { avaliadores: 6 },
      'AVALIADORES_INVALIDOS',
      M.avaliadoresInvalidos,
    ],
    [
      'a limit that no two totals can pass',
      emFase('avaliacao'),
      { divergencia: 100_000 },
      'DIVERGENCIA_INVALIDA',
      M.divergenciaInvalida,
    ],
    [
      'an opinion longer than any may be',
      emFase('avaliacao'),
      { parecerMinimo: 8001 },
      'PARECER_MINIMO_INVALIDO',
      M.parecerMinimoInvalido,
    ],
    [
      'more of an opinion once somebody has concluded',
      comAvaliado('avaliacao'),
      { parecerMinimo: 10 },
      'NAO_MUDA_AGORA',
      M.parecerMinimoSoDiminui,
    ],
    [
      'less than no scholarship for each unit',
      emFase('avaliacao'),
      { bolsasPorUnidade: -1 },
      'LIMITE_INVALIDO',
      M.bolsasPorUnidadeInvalidas,
    ],
    [
      'a limit for each unit once somebody has concluded',
      comAvaliado('avaliacao'),
      { bolsasPorUnidade: 10 },
      'NAO_MUDA_AGORA',
      M.vagasComNota,
    ],
    [
      'answers to appeals once somebody has concluded',
      comAvaliado('avaliacao'),
      { contrarrazoes: true },
      'NAO_MUDA_AGORA',
      M.contrarrazoesComNota,
    ],
    [
      'a lower limit for each unit once the result is published',
      comAvaliado('resultado'),
      { bolsasPorUnidade: 10 },
      'NAO_MUDA_AGORA',
      M.bolsasPorUnidadeSoAumentam,
    ],
    [
      'another quorum in a call whose decision is over',
      emFase('secretaria'),
      { quorum: 3 },
      'NAO_MUDA_AGORA',
      M.regraSoAteADecisao,
    ],
    [
      'another opinion in a call whose evaluation is over',
      emFase('decisao'),
      { parecerMinimo: 10 },
      'NAO_MUDA_AGORA',
      M.regraSoAteAAvaliacao,
    ],
  ] as const
).map(
  ([o, edital, regra, codigo, mensagem]): Recusa => ({
    o,
    envia: async (c) => mudarRegras(c, await edital(c), regra),
    status: codigo === 'NAO_MUDA_AGORA' ? 409 : 422,
    codigo,
    mensagem,
    campos: Object.fromEntries(Object.keys(regra).map((campo) => [campo, mensagem])),
  }),
);

/** Refusals of the final result, and of the acts that need it. */
const DO_FINAL: readonly Recusa[] = (
  [
    ['resultado_final', {}, 'SEM_PRELIMINAR', M.semPreliminar],
    ['resultado_final', { ...PRELIMINAR, finalEm: new Date('2026-05-12T12:00:00Z') }, 'JA_FINAL', M.jaFinal],
    ['resultado_final', { ...PRELIMINAR, fimRecursos: '2026-05-13' }, 'RECURSOS_CORREM', M.recursosCorrem],
    ['arquivar', { ...PRELIMINAR, vigenciaFim: '2026-05-01' }, 'RESULTADO_PRELIMINAR', M.aindaPreliminar],
  ] as const
).map(
  ([ato, dados, codigo, mensagem]): Recusa => ({
    o: `${ato}: ${codigo}`,
    envia: async (c) =>
      comoAdministrador(c, 'POST', `/api/edital/${await c.w.novoEditalEm('resultado', dados)}/${ato}`, {}),
    status: 409,
    codigo,
    mensagem,
  }),
);

/** POST and PUT edital, and closing early: a request against each rule of D1 and D5. */
const RECUSAS_DO_EDITAL: readonly Recusa[] = [
  VAZIOS,
  ...DOS_DADOS,
  ...DO_NOVO,
  ...DO_ESTADO,
  ...NAO_MUDAM,
  ...MUDA_COM_MOTIVO,
  ...DOS_ATOS,
  ...DAS_REGRAS,
  ...DO_FINAL,
];

/** Values just inside each limit. */
const EDITAIS_ACEITOS: readonly Corpo[] = [
  { nome: `Edital 2026 ${'a'.repeat(138)}` },
  { nome: 'Chamada 1000' },
  { fim: '2026-06-01' },
  { fimRecursos: '2026-06-30' },
  { prazoAvaliacao: '2026-06-30' },
  { limitePorCoordenador: 1 },
  { vigenciaInicio: '2026-08-01', vigenciaFim: '2026-08-01' },
  { encerramentoSemInstrutores: '2026-12-31' },
  { limiteBolsas: 0 },
  { limiteBolsas: 100_000 },
  { limiteBolsas: null },
  { tipoProjeto: 'TIPO II' },
];

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

it('has a row for every message of the catalogue that the server can give', () => {
  const linhas = [...RECUSAS_DO_EDITAL, ...RECUSAS_DA_PROPOSTA, ...RECUSAS_DO_PROJETO];
  expect(naoProvocadas('MENSAGENS_EDITAL', MENSAGENS_EDITAL, linhas)).toEqual([]);
});

describe('refused on the server, with the exact text (D1, D5)', () => {
  it.each(RECUSAS_DO_EDITAL)('$o', (recusa) => conferirRecusa(recusa, c));
});

describe('values just inside each limit', () => {
  it.each(EDITAIS_ACEITOS)('are accepted by POST edital: %o', async (mudancas) => {
    const { token } = await c.w.novaPessoa('administrador');
    const r = await c.envia('POST', '/api/edital', umEditalDigitado(mudancas), { token });
    expect([r.status, r.body]).toMatchObject([201, { ...mudancas, fase: 'submissao', aberto: false }]);
  });
});
