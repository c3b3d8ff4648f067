import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { chamada } from '../route.ts';

const ADMINISTRADOR = 'no no no no no yes no no';
const COORDENADOR = 'no yes no no no no no no';
const COORDENADOR_E_ADMINISTRADOR = 'no yes no no no yes no no';
const LEITORES = 'no yes no no no yes yes yes';
const ENVIO = 'no yes yes* yes* yes* no yes* yes*';
const noCaminho = { tipo: 'instrutor', em: 'params.id' } as const;
const planilha = {
  arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  limites: 'no bank/CPF; each opening leaves a row in the access log',
} as const;
const envio = {
  limites: 'PDF up to 25 MB; the caller owns an approved project; the reference is bound to caller and kind',
  envio: true,
} as const;
const documento = {
  limites: 'each opening leaves a row in the access log',
  registro: { ...noCaminho, soCoordenador: true },
  arquivo: 'application/pdf',
} as const;

/** Instructors and their documents. */
export const chamadasDoInstrutor = {
  cadastrarInstrutor: chamada('POST', '/api/instrutor', 'Cadastrar um instrutor', COORDENADOR, {
    limites:
      'project approved and published; window cadastroInstrutor; below the approved count of that type; documents by type and accumulation',
    registro: { tipo: 'projeto', em: 'body.projeto' },
  }),
  listarParaConferir: chamada(
    'GET',
    '/api/instrutor',
    'Instrutores com os seus documentos, para conferir',
    ADMINISTRADOR,
    { lista: true },
  ),
  lerInstrutor: chamada('GET', '/api/instrutor/:id', 'Um instrutor', LEITORES, {
    limites: 'documents as in E-INSTRUTOR-5; bank data never as text',
    registro: noCaminho,
  }),
  lerInstrutorDoProjeto: chamada('GET', '/api/instrutor/instrutor/:id', 'Um instrutor', LEITORES, {
    limites: 'documents as in E-INSTRUTOR-5; bank data never as text',
    registro: noCaminho,
  }),
  atualizarInstrutor: chamada('PATCH', '/api/instrutor/:id', 'Atualizar um instrutor', COORDENADOR, {
    limites: 'window cadastroInstrutor; situacao and mesInicio not accepted here; If-Match honoured',
    registro: noCaminho,
  }),
  encerrarInstrutor: chamada(
    'DELETE',
    '/api/instrutor/:id',
    'Encerrar o vínculo de um instrutor',
    COORDENADOR,
    { limites: 'window cadastroInstrutor; soft delete, documents kept by retention', registro: noCaminho },
  ),
  alterarSituacaoDoInstrutor: chamada(
    'PATCH',
    '/api/instrutor/situacao_instrutor/:id',
    'Alterar a situação de um instrutor',
    ADMINISTRADOR,
    {
      limites:
        "'só administradores podem alterar a situação dos instrutores'; only REGULAR/IRREGULAR; never in a project of one's own",
      recusa: M.soAdministradoresSituacao,
    },
  ),
  liberarInstrutor: chamada(
    'POST',
    '/api/instrutor/liberar/:id',
    'Tudo em ordem: conferir os documentos que faltam e tornar REGULAR',
    ADMINISTRADOR,
    {
      limites:
        "no refused document; CPF and matrícula; a month of the vigência; never in a project of one's own",
    },
  ),
  identificarInstrutor: chamada(
    'PATCH',
    '/api/instrutor/identificacao/:id',
    'Acrescentar ou corrigir o CPF e a matrícula de um instrutor',
    COORDENADOR_E_ADMINISTRADOR,
    {
      limites:
        'at any time, ended ties too; after REGULAR the CPF by an administrator only, with a reason; If-Match honoured',
      registro: noCaminho,
    },
  ),
  retomarVinculo: chamada(
    'POST',
    '/api/instrutor/retomar/:id',
    'Retomar o vínculo encerrado de um instrutor',
    ADMINISTRADOR,
    { limites: "with a reason, while its place is free; never in a project of one's own" },
  ),
  alterarMesInicio: chamada(
    'PATCH',
    '/api/instrutor/mes_inicio/:id',
    'Alterar o mês de início de um instrutor',
    ADMINISTRADOR,
    {
      limites: "'...o mês de início...'; only when REGULAR or IRREGULAR; never in a project of one's own",
      recusa: M.soAdministradoresMes,
    },
  ),
  conferirDocumento: chamada(
    'PATCH',
    '/api/instrutor/conferir_documento/:id',
    'Conferir ou recusar um documento de um instrutor',
    ADMINISTRADOR,
    { limites: "a refusal needs its reason; never in a project of one's own; If-Match honoured" },
  ),
  registrarIrregularidade: chamada(
    'POST',
    '/api/instrutor/registrar-irregularidade/:id',
    'Registrar a ausência de um instrutor no mês',
    COORDENADOR_E_ADMINISTRADOR,
    { limites: 'only while verificar-frequencia is true; once per month', registro: noCaminho },
  ),
  verificarFrequencia: chamada(
    'GET',
    '/api/instrutor/verificar-frequencia/:id',
    'Se o instrutor frequenta no mês atual',
    COORDENADOR_E_ADMINISTRADOR,
    { limites: 'month by server', registro: noCaminho },
  ),
  enviarTermo: chamada('POST', '/api/instrutor/upload/termo', 'Enviar o termo de compromisso', ENVIO, envio),
  enviarDeclaracao: chamada(
    'POST',
    '/api/instrutor/upload/declaracao',
    'Enviar a declaração do aluno detentor de bolsa',
    ENVIO,
    envio,
  ),
  enviarHistorico: chamada(
    'POST',
    '/api/instrutor/upload/historico',
    'Enviar o comprovante de vínculo',
    ENVIO,
    envio,
  ),
  enviarDadosBancarios: chamada(
    'POST',
    '/api/instrutor/upload/dados_bancarios',
    'Enviar o comprovante bancário',
    ENVIO,
    envio,
  ),
  enviarAnuencia: chamada(
    'POST',
    '/api/instrutor/upload/anuencia',
    'Enviar o termo de anuência',
    ENVIO,
    envio,
  ),
  lerTermo: chamada(
    'GET',
    '/api/instrutor/termo/:id',
    'Termo de compromisso',
    COORDENADOR_E_ADMINISTRADOR,
    documento,
  ),
  lerDeclaracaoDoAluno: chamada(
    'GET',
    '/api/instrutor/declaracao/:id',
    'Declaração do aluno detentor de bolsa',
    COORDENADOR_E_ADMINISTRADOR,
    documento,
  ),
  lerHistorico: chamada(
    'GET',
    '/api/instrutor/historico/:id',
    'Comprovante de vínculo',
    COORDENADOR_E_ADMINISTRADOR,
    documento,
  ),
  lerDadosBancarios: chamada(
    'GET',
    '/api/instrutor/dados_bancarios/:id',
    'Comprovante bancário',
    COORDENADOR_E_ADMINISTRADOR,
    documento,
  ),
  lerAnuencia: chamada(
    'GET',
    '/api/instrutor/anuencia/:id',
    'Termo de anuência',
    COORDENADOR_E_ADMINISTRADOR,
    documento,
  ),
  gerarModelo: chamada(
    'POST',
    '/api/instrutor/modelo',
    'Um documento já preenchido, para assinar',
    COORDENADOR,
    {
      limites: 'writes nothing; project approved and published',
      registro: { tipo: 'projeto', em: 'body.projeto' },
      arquivo: 'application/pdf',
    },
  ),
  listarAcessosDoInstrutor: chamada(
    'GET',
    '/api/instrutor/acessos/:id',
    'Quem abriu os documentos de um instrutor',
    COORDENADOR_E_ADMINISTRADOR,
    { registro: { ...noCaminho, soCoordenador: true }, lista: true },
  ),
  listarInstrutores: chamada('GET', '/api/projeto/instrutores/:id', 'Instrutores de um projeto', LEITORES, {
    limites: 'data is [] unless the project is approved and published; encerrados=true: administrador only',
    registro: { tipo: 'projeto', em: 'params.id' },
  }),
  exportarInstrutores: chamada(
    'GET',
    '/api/planilha_instrutor/export',
    'Planilha dos instrutores',
    ADMINISTRADOR,
    planilha,
  ),
  exportarAusentes: chamada(
    'GET',
    '/api/planilha_instrutor/export/ausentes',
    'Planilha dos instrutores ausentes no mês',
    ADMINISTRADOR,
    planilha,
  ),
} as const;
