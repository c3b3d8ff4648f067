import { MENSAGENS_INSTRUTOR as M, MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { caractereRecusado } from '@instrutoria/domain/kernel/textos.ts';
import { umaReferencia } from '@instrutoria/domain/testing/instrutores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { umPdf } from '../../testing/documents/arquivos.ts';
import type { Recusa } from '../../testing/refusals/recusa.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import type { Corpo } from '../../testing/world/cena.ts';
import type { CenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { umaDecisao } from '../../testing/world/cena-do-recurso.ts';

type RecusaDoInstrutor = Recusa<CenaDoInstrutor>;

const DIGITE = 'Digite todos os campos';
const EMAIL = 'email inválido! o formato correto é usuario@dominio.com';
const TERMO = 'Realize o upload do termo de compromisso';
const DECLARACAO = 'Realize o upload da declaração do aluno detentor de bolsa';
const HISTORICO = 'Realize o upload do comprovante de vínculo';
const ACUMULO = 'Para um instrutor remunerado, é necessário selecionar se há acumulo de bolsa.';
const BANCARIO = 'Para um instrutor remunerado, é necessário enviar o comprovante bancário.';
const AMBOS =
  'Para um instrutor remunerado e com acúmulo de bolsa, é necessário enviar o termo de anuência e o comprovante bancário.';
const LITERAL = 'Envie o arquivo do documento';
const NAO_ENCONTRADO = 'Arquivo não encontrado. Envie o arquivo outra vez.';
const ENCERRADO = 'O vínculo deste instrutor já foi encerrado';
const PARTICIPA = 'Você participa deste projeto';

/** A refused body of a registration. */
function doCadastro(
  o: string,
  mudancas: Corpo,
  codigo: string,
  campos: Readonly<Record<string, string>>,
): RecusaDoInstrutor[] {
  const recusa = { status: 422, codigo, mensagem: Object.values(campos)[0] ?? '', campos };
  return [
    {
      o: `POST instrutor: ${o}`,
      ...recusa,
      envia: async (c) => {
        const { dono, projeto } = await c.aprovado();
        const corpo = { ...(await c.cadastro(dono, mudancas)), projeto };
        return c.envia(dono, 'POST', '/api/instrutor', corpo);
      },
    },
  ];
}

const vazios = (...campos: readonly string[]) => Object.fromEntries(campos.map((campo) => [campo, DIGITE]));

const DO_CADASTRO: readonly RecusaDoInstrutor[] = [
  ...['nome', 'email', 'programa_pos', 'tipoAluno'].flatMap((campo) =>
    doCadastro(
      `without ${campo}`,
      { [campo]: campo === 'tipoAluno' ? null : ' ' },
      'CAMPOS_VAZIOS',
      vazios(campo),
    ),
  ),
  ...doCadastro('a wrong e-mail', { email: 'ana@exemplo' }, 'EMAIL_INVALIDO', { email: EMAIL }),
  ...doCadastro('no commitment term', { termo_compromisso: null }, 'DOCUMENTO_EM_FALTA', {
    termo_compromisso: TERMO,
  }),
  ...doCadastro(
    'a literal for the declaration',
    { declaracao_aluno_detentor: 'voluntario' },
    'DOCUMENTO_EM_FALTA',
    {
      declaracao_aluno_detentor: DECLARACAO,
    },
  ),
  ...doCadastro('no enrolment proof', { historico_declaracao: '' }, 'DOCUMENTO_EM_FALTA', {
    historico_declaracao: HISTORICO,
  }),
  ...doCadastro('paid, accumulation unknown', { acumulo: null, termo_anuencia: null }, 'SEM_ACUMULO', {
    acumulo: ACUMULO,
  }),
  ...doCadastro('unica, no bank proof', { dados_bancarios: 'voluntario' }, 'DOCUMENTO_EM_FALTA', {
    dados_bancarios: BANCARIO,
  }),
  ...doCadastro(
    'acumulavel, no consent',
    { acumulo: 'acumulavel', termo_anuencia: null },
    'DOCUMENTO_EM_FALTA',
    {
      termo_anuencia: AMBOS,
    },
  ),
  ...doCadastro(
    'acumulavel, neither',
    { acumulo: 'acumulavel', termo_anuencia: 'bolsa única', dados_bancarios: null },
    'DOCUMENTO_EM_FALTA',
    { dados_bancarios: AMBOS, termo_anuencia: AMBOS },
  ),
  ...doCadastro(
    'a volunteer with the other literal',
    { tipoAluno: 'VOLUNTARIO', termo_anuencia: 'bolsa única' },
    'LITERAL_INDEVIDO',
    {
      termo_anuencia: LITERAL,
    },
  ),
  ...doCadastro(
    'a file that is nobody’s',
    { termo_compromisso: umaReferencia('9') },
    'ARQUIVO_NAO_ENCONTRADO',
    {
      termo_compromisso: NAO_ENCONTRADO,
    },
  ),
];

/** An instructor of an approved project, and an act on them by this person. */
function sobreUm(
  o: string,
  quem: 'administrador' | 'dono',
  pedido: (id: number) => readonly [metodo: string, caminho: string, corpo?: unknown],
  recusa: Omit<RecusaDoInstrutor, 'envia' | 'o'>,
  dados: Parameters<CenaDoInstrutor['w']['novoInstrutor']>[1] = {},
): RecusaDoInstrutor {
  return {
    o,
    ...recusa,
    envia: async (c) => {
      const { dono, projeto } = await c.aprovado();
      const id = await c.w.novoInstrutor(projeto, dados);
      return c.envia(quem === 'dono' ? dono : c.administrador, ...pedido(id));
    },
  };
}

const invalido = (campo: string, codigo: string, mensagem: string) => ({
  status: 422,
  codigo,
  mensagem,
  campos: { [campo]: mensagem },
});
const deTipo = (campo: string, texto: string) => ({
  status: 422,
  codigo: 'VALOR_INVALIDO',
  mensagem: 'Há campos com valor inválido.',
  campos: { [campo]: texto },
});
const fim = {
  fim: '2026-05-01',
  motivoDoFim: 'fim',
  encerradoEm: new Date('2026-05-01T12:00:00Z'),
};
const encerrado = { status: 409, codigo: 'VINCULO_ENCERRADO', mensagem: ENCERRADO };
const um = (id: number) => `/api/instrutor/${id}`;
const situacao = (id: number) => `/api/instrutor/situacao_instrutor/${id}`;
const mes = (id: number) => `/api/instrutor/mes_inicio/${id}`;
const conferir = (id: number) => `/api/instrutor/conferir_documento/${id}`;
const trocar = (id: number) => `/api/instrutor/trocar_documento/${id}`;
const ausencia = (id: number) => `/api/instrutor/registrar-irregularidade/${id}`;
const REGULAR = { situacaoInstrutor: 'REGULAR' };
const CERTO = { documento: 'dados_bancarios', situacao: 'CONFERIDO' };
const DIA = 'Escreva o dia do encerramento, que não pode ser depois de hoje';

const DOS_ATOS: readonly RecusaDoInstrutor[] = [
  ...['2026-05-14', '2026-02-30'].map((data) =>
    sobreUm(
      `an end on ${data}`,
      'dono',
      (id) => ['DELETE', um(id), { data }],
      invalido('data', 'DIA_INVALIDO', DIA),
    ),
  ),
  sobreUm('a long reason of an end', 'dono', (id) => ['DELETE', um(id), { motivo: 'a'.repeat(1001) }], {
    ...invalido('motivo', 'TEXTO_LONGO', 'Texto longo demais'),
  }),
  sobreUm(
    'a character that cannot be kept in a reason',
    'dono',
    (id) => ['DELETE', um(id), { motivo: 'a\ufffe' }],
    {
      ...invalido('motivo', 'CARACTER_PROIBIDO', caractereRecusado('a', '\ufffe')),
    },
  ),
  sobreUm(
    'an unknown situation',
    'administrador',
    (id) => ['PATCH', situacao(id), { situacaoInstrutor: 'OUTRA' }],
    {
      ...deTipo('situacaoInstrutor', 'Escolha REGULAR ou IRREGULAR'),
    },
  ),
  ...['2026-13', '05/2026', ''].map((mesInicio) =>
    sobreUm(
      `the month ${JSON.stringify(mesInicio)}`,
      'administrador',
      (id) => ['PATCH', mes(id), { mesInicio }],
      {
        ...invalido('mesInicio', 'MES_INVALIDO', 'Escreva o mês de início como aaaa-mm'),
      },
    ),
  ),
  sobreUm(
    'a check of no document',
    'administrador',
    (id) => ['PATCH', conferir(id), { ...CERTO, documento: 'rg' }],
    {
      ...deTipo('documento', 'Escolha o documento'),
    },
  ),
  sobreUm(
    'a check without a finding',
    'administrador',
    (id) => ['PATCH', conferir(id), { ...CERTO, situacao: 'PENDENTE' }],
    {
      ...deTipo('situacao', 'Escolha se o documento está em ordem ou se foi recusado'),
    },
  ),
  sobreUm(
    'a refusal without reason',
    'administrador',
    (id) => ['PATCH', conferir(id), { ...CERTO, situacao: 'RECUSADO' }],
    {
      ...invalido('motivo', 'SEM_MOTIVO', 'Escreva o motivo da recusa do documento'),
    },
  ),
  sobreUm(
    'a check of a literal',
    'administrador',
    (id) => ['PATCH', conferir(id), { ...CERTO, documento: 'termo_anuencia' }],
    {
      ...invalido('documento', 'DOCUMENTO_SEM_ARQUIVO', 'Este documento não foi exigido deste instrutor'),
    },
  ),
  sobreUm(
    'the replacement of a document that nobody refused',
    'dono',
    (id) => ['POST', trocar(id), { documento: 'termo_compromisso', arquivo: umaReferencia('9') }],
    {
      status: 409,
      codigo: 'DOCUMENTO_NAO_RECUSADO',
      mensagem: 'Fora do cadastro de instrutores só um documento recusado pode ser trocado',
    },
  ),
  {
    o: 'the replacement of a refused document by no file',
    ...invalido('arquivo', 'DOCUMENTO_EM_FALTA', 'Escolha o arquivo que substitui o recusado'),
    envia: async (c) => {
      const { dono, projeto } = await c.aprovado();
      const id = await c.w.novoInstrutor(projeto);
      await c.w.recusarDocumento(id, 'dados_bancarios');
      return c.envia(dono, 'POST', trocar(id), { documento: 'dados_bancarios', arquivo: '' });
    },
  },
  sobreUm(
    'the absence of who is irregular',
    'dono',
    (id) => ['POST', ausencia(id)],
    { status: 409, codigo: 'AUSENCIA_REGISTRADA', mensagem: 'A ausência deste mês já foi registrada' },
    { situacao: 'IRREGULAR' },
  ),
  sobreUm('an update of an ended vínculo', 'dono', (id) => ['PATCH', um(id), { nome: '' }], encerrado, fim),
  sobreUm('a second end', 'dono', (id) => ['DELETE', um(id)], encerrado, fim),
  sobreUm('an absence of an ended vínculo', 'dono', (id) => ['POST', ausencia(id)], encerrado, fim),
  sobreUm(
    'the situation of an ended vínculo',
    'administrador',
    (id) => ['PATCH', situacao(id), {}],
    encerrado,
    fim,
  ),
  sobreUm('the month of an ended vínculo', 'administrador', (id) => ['PATCH', mes(id), {}], encerrado, fim),
  sobreUm(
    'a check of an ended vínculo',
    'administrador',
    (id) => ['PATCH', conferir(id), {}],
    encerrado,
    fim,
  ),
  sobreUm('the situation by the coordinator', 'dono', (id) => ['PATCH', situacao(id), {}], {
    status: 403,
    codigo: 'NAO_PERMITIDO',
    mensagem: 'só administradores podem alterar a situação dos instrutores',
  }),
  sobreUm('the month by the coordinator', 'dono', (id) => ['PATCH', mes(id), {}], {
    status: 403,
    codigo: 'NAO_PERMITIDO',
    mensagem: 'só administradores podem alterar o mês de início dos instrutores',
  }),
  ...[situacao, mes, conferir].map(
    (caminho): RecusaDoInstrutor => ({
      o: `${caminho(0)} of the administrator's own project`,
      status: 409,
      codigo: 'VOCE_PARTICIPA',
      mensagem: PARTICIPA,
      envia: async (c) => {
        const dono = await c.w.novaPessoa('administrador');
        const { projeto } = await c.aprovado({ dono });
        return c.envia(dono, 'PATCH', caminho(await c.w.novoInstrutor(projeto)), {});
      },
    }),
  ),
  ...[um, ausencia].map(
    (caminho): RecusaDoInstrutor => ({
      o: `${caminho(0)} of an unknown instructor`,
      status: 404,
      codigo: 'NAO_ENCONTRADO',
      mensagem: 'Instrutor não encontrado.',
      envia: async (c) =>
        c.envia((await c.aprovado()).dono, caminho === um ? 'PATCH' : 'POST', caminho(2_000_000_000), {}),
    }),
  ),
];

const CPF = '52998224725';
const NOVO = { situacao: 'IRREGULAR', mesInicio: null };
const identificacao = (id: number) => `/api/instrutor/identificacao/${id}`;
const liberar = (id: number) => `/api/instrutor/liberar/${id}`;
const retomar = (id: number) => `/api/instrutor/retomar/${id}`;
const CONFERIR_CPF = 'Confira o CPF: os dígitos verificadores não conferem';

/** A second vínculo of a person whose first one is REGULAR in another project. */
function doMesmo(
  o: string,
  acumulo: 'acumulavel' | 'unica',
  codigo: string,
  mensagem: string,
): RecusaDoInstrutor {
  return {
    o,
    status: 409,
    codigo,
    mensagem,
    envia: async (c) => {
      const email = `mesmo.${codigo.toLowerCase()}@exemplo.br`;
      await c.w.novoInstrutor((await c.aprovado()).projeto, { email, acumulo });
      const { dono, projeto } = await c.aprovado();
      return c.envia(dono, 'POST', '/api/instrutor', { ...(await c.cadastro(dono, { email })), projeto });
    },
  };
}

const DA_PESSOA: readonly RecusaDoInstrutor[] = [
  ...doCadastro('a short CPF', { cpf: '123' }, 'CPF_INVALIDO', { cpf: 'Digite o CPF com 11 números' }),
  ...doCadastro('wrong check digits', { cpf: '52998224726' }, 'CPF_NAO_CONFERE', { cpf: CONFERIR_CPF }),
  doMesmo(
    'a grant beside a bolsa única',
    'unica',
    'TEM_BOLSA_UNICA',
    'Este aluno já tem bolsa única em outro projeto',
  ),
  doMesmo(
    'a bolsa única beside another grant',
    'acumulavel',
    'TEM_OUTRA_BOLSA',
    'Este aluno já tem bolsa em outro projeto e não pode ter bolsa única',
  ),
  {
    o: 'the same student twice in one project',
    status: 409,
    codigo: 'JA_E_INSTRUTOR',
    mensagem: 'Este aluno já é instrutor deste projeto',
    envia: async (c) => {
      const { dono, projeto } = await c.aprovado();
      await c.w.novoInstrutor(projeto, { cpf: CPF });
      return c.envia(dono, 'POST', '/api/instrutor', { ...(await c.cadastro(dono, { cpf: CPF })), projeto });
    },
  },
  sobreUm('another CPF after REGULAR', 'dono', (id) => ['PATCH', identificacao(id), { cpf: CPF }], {
    status: 409,
    codigo: 'CPF_FIRMADO',
    mensagem: 'O CPF de um instrutor que já foi REGULAR só é alterado pela administração',
  }),
  sobreUm('the same without a reason', 'administrador', (id) => ['PATCH', identificacao(id), { cpf: CPF }], {
    ...invalido('motivo', 'SEM_MOTIVO', 'Escreva o motivo da alteração do CPF'),
  }),
  sobreUm('no CPF and no matrícula', 'dono', (id) => ['PATCH', identificacao(id), {}], {
    ...invalido('cpf', 'CAMPOS_VAZIOS', 'Digite o CPF ou a matrícula'),
  }),
  sobreUm(
    'REGULAR with documents that wait',
    'administrador',
    (id) => ['PATCH', situacao(id), REGULAR],
    {
      status: 409,
      codigo: 'DOCUMENTOS_POR_CONFERIR',
      mensagem: 'Há documentos por conferir',
      campos: {
        termo_compromisso: 'Há documentos por conferir: Termo de compromisso',
        declaracao_aluno_detentor: 'Há documentos por conferir: Declaração do aluno detentor de bolsa',
        historico_declaracao:
          'Há documentos por conferir: Comprovante de vínculo (histórico ou declaração de matrícula)',
        dados_bancarios: 'Há documentos por conferir: Comprovante bancário',
      },
    },
    NOVO,
  ),
  {
    o: 'REGULAR with a refused document',
    status: 409,
    codigo: 'DOCUMENTOS_RECUSADOS',
    mensagem: 'Há documentos recusados',
    campos: { dados_bancarios: 'Há documentos recusados: Comprovante bancário' },
    envia: async (c) => {
      const id = await c.w.novoInstrutor((await c.aprovado()).projeto, NOVO);
      const recusa = { ...CERTO, situacao: 'RECUSADO', motivo: 'ilegível' };
      await c.envia(c.administrador, 'PATCH', conferir(id), recusa);
      return c.envia(c.administrador, 'POST', liberar(id), {});
    },
  },
  sobreUm(
    'REGULAR without CPF',
    'administrador',
    (id) => ['POST', liberar(id), {}],
    {
      status: 409,
      codigo: 'SEM_CPF',
      mensagem: 'Falta o CPF do instrutor',
      campos: { cpf: 'Falta o CPF do instrutor' },
    },
    { ...NOVO, cpf: null },
  ),
  sobreUm(
    'REGULAR without matrícula',
    'administrador',
    (id) => ['POST', liberar(id), {}],
    {
      status: 409,
      codigo: 'SEM_MATRICULA',
      mensagem: 'Falta a matrícula do instrutor',
      campos: { matricula: 'Falta a matrícula do instrutor' },
    },
    { ...NOVO, matricula: null },
  ),
  {
    o: 'REGULAR after the vigência',
    status: 409,
    codigo: 'VIGENCIA_ENCERRADA',
    mensagem: 'A vigência deste edital já terminou: não há mês de início possível',
    envia: async (c) => {
      const edital = await c.w.novoEditalEm('resultado');
      await c.t.deps.database.pool.query(
        `update edital set vigencia_inicio = '2025-03-01', vigencia_fim = '2025-12-31' where id = $1`,
        [edital],
      );
      const id = await c.w.novoInstrutor((await c.aprovado({ edital })).projeto, NOVO);
      return c.envia(c.administrador, 'POST', liberar(id), {});
    },
  },
  sobreUm(
    'taking back who never left',
    'administrador',
    (id) => ['POST', retomar(id), { motivo: 'engano' }],
    {
      status: 409,
      codigo: 'VINCULO_VIVO',
      mensagem: 'O vínculo deste instrutor não foi encerrado',
    },
  ),
  sobreUm(
    'taking back without a reason',
    'administrador',
    (id) => ['POST', retomar(id), {}],
    invalido('motivo', 'SEM_MOTIVO', 'Escreva o motivo da retomada do vínculo'),
    fim,
  ),
];

const DAS_VAGAS: readonly RecusaDoInstrutor[] = [
  ...(
    [
      ['BOLSISTA', 'SEM_VAGA_DE_BOLSISTA', 'Não há vaga de bolsista neste projeto'],
      ['VOLUNTARIO', 'SEM_VAGA_DE_VOLUNTARIO', 'Não há vaga de voluntário neste projeto'],
    ] as const
  ).map(
    ([tipoAluno, codigo, mensagem]): RecusaDoInstrutor => ({
      o: `no place of ${tipoAluno}, before the fields are looked at`,
      status: 409,
      codigo,
      mensagem,
      envia: async (c) => {
        const { dono, projeto } = await c.aprovado({ remunerados: 0, voluntarios: 0 });
        return c.envia(dono, 'POST', '/api/instrutor', { projeto, tipoAluno });
      },
    }),
  ),
  {
    o: 'a project that was refused',

    status: 409,
    codigo: 'PROJETO_NAO_APROVADO',
    mensagem: 'Este projeto não está aprovado e publicado',
    envia: async (c) => {
      const edital = await c.w.novoEditalEm('resultado');
      const { dono, projeto } = await c.w.novoAvaliado(edital, { aprovacao: { situacao: 'REPROVADO' } });
      return c.envia(dono, 'POST', '/api/instrutor', { projeto });
    },
  },
  {
    o: 'a project whose result is preliminary',
    status: 409,
    codigo: 'RESULTADO_PRELIMINAR',
    mensagem: M.resultadoPreliminar,
    envia: async (c) => {
      const edital = await c.w.novoEditalEm('resultado', { preliminar: true, fimRecursos: '2026-05-31' });
      const { dono, projeto } = await c.w.novoAvaliado(edital, { aprovacao: { situacao: 'APROVADO' } });
      return c.envia(dono, 'POST', '/api/instrutor', { projeto });
    },
  },
  {
    o: 'an appeal that takes a place in use',
    status: 409,
    codigo: 'RESULTADO_DIMINUI',
    mensagem:
      'Um recurso aceito não pode diminuir a nota nem as vagas: bolsistas, de 2 para 1; voluntários, de 3 para 1',
    envia: async (c) => {
      const p = await c.aprovado();
      for (let i = 0; i < 2; i += 1) await c.w.novoInstrutor(p.projeto);
      const recurso = await c.w.novoRecurso(p.aprovacao, p.dono.id);
      return c.envia(c.administrador, 'POST', '/api/recurso/aceitar', umaDecisao(recurso));
    },
  },
  {
    o: 'an upload without an approved project',
    status: 403,
    codigo: 'SEM_PROJETO_APROVADO',
    mensagem: 'Você não coordena um projeto aprovado',
    envia: async (c) => {
      const { token } = await c.w.novaPessoa();
      const file = { bytes: umPdf(), name: 'a.pdf' };
      return (await send(c.t.url, 'POST', '/api/instrutor/upload/termo', { token, file })) as Problem;
    },
  },
];

async function doAluno(
  c: CenaDoInstrutor,
  dados: Parameters<CenaDoInstrutor['w']['novoInstrutor']>[1],
  documento: string,
) {
  const { projeto } = await c.aprovado();
  const id = await c.w.novoInstrutor(projeto, dados);
  const estudante = await c.w.novoEstudante();
  await c.w.darVinculo(id, estudante);
  const file = { bytes: umPdf(), name: 'a.pdf' };
  const caminho = `/api/estudante/vinculos/${id}/documento/${documento}`;
  return (await send(c.t.url, 'POST', caminho, { token: estudante.token, file })) as Problem;
}

/** The student's own acts on documents. */
const DO_ALUNO: readonly RecusaDoInstrutor[] = [
  {
    o: 'a document that the vínculo does not ask for, sent by the student',
    status: 409,
    codigo: 'DOCUMENTO_NAO_PEDIDO',
    mensagem: M.documentoNaoPedido,
    envia: (c) => doAluno(c, { tipoAluno: 'VOLUNTARIO' }, 'dados_bancarios'),
  },
  {
    o: 'a document of an ended vínculo, sent by the student',
    status: 409,
    codigo: 'VINCULO_ENCERRADO',
    mensagem: M.esteVinculoAcabou,
    envia: (c) =>
      doAluno(c, { fim: '2026-05-01', motivoDoFim: 'x', encerradoEm: new Date() }, 'termo_compromisso'),
  },
];

/** Every refusal of the calls on instructors with its exact text (E-FALHAS-1; D25, D28, D30). */
const RECUSAS_DO_INSTRUTOR: readonly RecusaDoInstrutor[] = [
  ...DO_CADASTRO,
  ...DOS_ATOS,
  ...DA_PESSOA,
  ...DAS_VAGAS,
  ...DO_ALUNO,
];

let t: TestApp;
let c: CenaDoInstrutor;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoInstrutor(t);
});
afterAll(() => t.close());

it('has a row for every message of the catalogue that the server can give (E-FALHAS-1)', () => {
  expect(naoProvocadas('MENSAGENS_INSTRUTOR', MENSAGENS_INSTRUTOR, RECUSAS_DO_INSTRUTOR)).toEqual([]);
});

describe('refused on the server, with the exact text (D25, D28, D30, T-B11, T-D12)', () => {
  it.each(RECUSAS_DO_INSTRUTOR)('$o', (recusa) => conferirRecusa(recusa, c));
});

describe('a stale If-Match is refused by every write on an instructor (E-CHAMADAS-6)', () => {
  it.each([
    ['PATCH', '', 'dono', { nome: 'Outro' }],
    ['DELETE', '', 'dono', {}],
    ['POST', 'registrar-irregularidade/', 'dono', undefined],
    ['PATCH', 'situacao_instrutor/', 'administrador', { situacaoInstrutor: 'IRREGULAR' }],
    ['PATCH', 'mes_inicio/', 'administrador', { mesInicio: '2026-07' }],
    ['POST', 'liberar/', 'administrador', { mesInicio: '2026-07' }],
    ['PATCH', 'identificacao/', 'dono', { matricula: '77' }],
    [
      'PATCH',
      'conferir_documento/',
      'administrador',
      { documento: 'dados_bancarios', situacao: 'CONFERIDO' },
    ],
  ] as const)('%s instrutor/%s{id}', async (metodo, caminho, quem, corpo) => {
    const { dono, projeto } = await c.aprovado();
    const id = await c.w.novoInstrutor(projeto);
    const pessoa = quem === 'dono' ? dono : c.administrador;
    const r = await c.envia(pessoa, metodo, `/api/instrutor/${caminho}${id}`, corpo, 7);
    expect([r.status, r.body.versao, r.body.message]).toEqual([
      412,
      1,
      'Este registro foi alterado por outra pessoa. Recarregue a página.',
    ]);
    expect((await c.envia(pessoa, metodo, `/api/instrutor/${caminho}${id}`, corpo, 1)).status).toBeLessThan(
      300,
    );
  });
});

describe('the window of registrations, to the millisecond (D23, D36)', () => {
  const DIAS = 'O cadastro de instrutores é permitido do dia 1 ao dia 10 de cada mês';
  const FECHADO = 'O sistema está fechado para cadastro de instrutores em 1 e 2 de abril';
  it.each([
    ['2026-06-10T23:59:59.999Z', null],
    ['2026-06-11T00:00:00.000Z', DIAS],
    ['2026-06-30T23:59:59.999Z', DIAS],
    ['2026-07-01T00:00:00.000Z', null],
    ['2027-04-01T00:00:00.000Z', FECHADO],
    ['2027-04-02T23:59:59.999Z', FECHADO],
    ['2027-04-03T00:00:00.000Z', null],
  ])('judges at %s: %s', async (instante, texto) => {
    const { dono, projeto } = await c.aprovado();
    const id = await c.w.novoInstrutor(projeto, { tipoAluno: 'VOLUNTARIO' });
    const corpo = { ...(await c.cadastro(dono)), projeto };
    t.clock.definir(instante);
    const quem = { ...dono, ...(await c.w.abrirSessao(dono.id, dono.tipo)) };
    const respostas = [
      await c.envia(quem, 'POST', '/api/instrutor', corpo),
      await c.envia(quem, 'PATCH', `/api/instrutor/${id}`, { nome: 'Bia' }),
      await c.envia(quem, 'DELETE', `/api/instrutor/${id}`),
    ];
    const esperados = texto === null ? [201, 200, 204] : [409, 409, 409];
    expect(respostas.map(({ status }) => status)).toEqual(esperados);
    for (const { body } of texto === null ? [] : respostas) {
      expect([body.code, body.message]).toEqual(['FORA_DA_JANELA', texto]);
    }
  });
});
