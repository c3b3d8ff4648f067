import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { umaUnidade, umProfessor } from '@instrutoria/domain/testing/contas.ts';
import { umEdital } from '@instrutoria/domain/testing/editais.ts';
import { umCronograma, umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import type { Answers } from './faults.ts';

const IMAGEM = new Blob(['x'], { type: 'image/png' });
const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const SESSAO = { criadaEm: '2026-11-20T12:00:00Z', ultimoUso: '2026-11-20T12:00:00Z', navegador: 'Firefox' };

const WEBHOOK = {
  id: 6,
  nome: 'Portal',
  endereco: 'https://portal.exemplo.br/avisos',
  eventos: ['projeto.submetido' as const],
  ativo: true,
  criadoEm: '2026-11-20T12:00:00Z',
  anteriorAte: null,
  mortas: 1,
};
const TOKEN = {
  nome: 'planilha',
  escopos: ['projetos:leitura'],
  criadoEm: '2026-11-20T12:00:00Z',
  expiraEm: '2027-02-18T12:00:00Z',
  ultimoUso: null,
};

const RELATORIO = {
  ...{ especie: 'COORDENADOR', instrutor: null, situacao: 'ENVIADO', atrasado: false, versao: 2 },
  ...{ motivo: null, ate: null, respondidoEm: null, enviadoEm: '2026-09-12T12:00:00Z' },
  projeto: { id: 31, titulo: 'Monitoria', coordenador: { nome: 'Carla Nunes' } },
  edital: { id: 3, nome: 'Edital 2026' },
};
const CONTESTACAO = {
  ...{ id: 5, situacao: 'ABERTA', texto: 'Faltam 4 horas.', comArquivo: true, mes: '2026-10' },
  ...{ enviadaEm: '2026-11-12T12:00:00Z', ate: '2026-12-12', atrasada: false, razoes: null },
  ...{ respondidaEm: null, respondidaPor: null, enviadas: 34, registradas: 30, motivo: 'Faltou ao plantão.' },
  instrutor: { id: 7, nome: 'Ana Lima' },
  projeto: { id: 31, titulo: 'Monitoria', coordenador: { nome: 'Carla Nunes' } },
  pagamentos: [{ folha: '2026-10', nome: 'do mês', texto: 'recebe', valor: 70_000 }],
};
const CERTIFICADO = {
  ...{ papel: 'INSTRUTOR', nome: 'Ana Lima', projeto: { id: 31, titulo: 'Monitoria' } },
  ...{ situacao: 'PRONTO', faltas: [], declaracao: null },
};

const MODELO_DE_EMAIL = {
  nome: 'emailAlterado' as const,
  versao: 1,
  titulo: 'E-mail alterado',
  quando: 'Uma pessoa muda o seu e-mail. Ao endereço anterior.',
  assunto: 'Mudou',
  texto: 'Olá, {{nome}}.',
  original: { assunto: 'Mudou', texto: 'Olá, {{nome}}.' },
  campos: [{ campo: 'nome', significa: 'o nome de quem recebe', obrigatorio: false }],
  mudanca: null,
};
const TERMO = {
  instrutor: { id: 31, nome: 'Dora Alves' },
  projeto: { id: 7, titulo: 'Monitoria de Cálculo' },
  recusa: null,
  mudou: false,
  texto: 'Termo de compromisso\n\nEu, Dora Alves, participo.',
  sha256: 'a'.repeat(64),
  meio: 'SENHA' as const,
  assinaturas: [],
};
const MODELO_DO_TERMO = {
  versao: 1,
  texto: 'Eu, {{aluno}}, participo.',
  ligado: false,
  original: 'Eu, {{aluno}}, participo do projeto {{projeto}}.',
  campos: [{ campo: 'aluno', significa: 'o nome do aluno' }],
  versoes: [{ versao: 1, ligado: false, em: '2026-11-20T12:00:00Z', por: 'Ana', assinados: 0 }],
};
const INSTITUICAO = {
  nome: 'U',
  sigla: 'U',
  programa: 'P',
  cidade: 'C',
  logo: null,
  encarregado: { nome: '', email: '' },
  termoNoSistema: false,
  demonstracao: false,
  fuso: 'America/Sao_Paulo',
  fusosAnteriores: [],
  interrupcao: null,
  contas: [],
};

const IMPORTACAO = {
  id: 5,
  situacao: 'previa',
  tipo: 'disciplinas',
  arquivo: 'disciplinas.xlsx',
  autor: 'Ana',
  criadaEm: '2026-11-22T11:00:00Z',
  confirmadaEm: null,
  desfeitaEm: null,
  desfazerAte: null,
  contagens: null,
};
const PLANILHA = {
  formato: 'xlsx',
  avisos: [],
  folhas: [
    { nome: 'Plan1', oculta: false, linhas: 4 },
    { nome: 'Velha', oculta: true, linhas: 2 },
  ],
  opcoes: {
    tipo: 'disciplinas',
    folha: 0,
    cabecalho: 1,
    colunas: [
      { campo: 'codigo', coluna: 0 },
      { campo: 'nome', coluna: 1 },
      { campo: 'cargaHoraria', coluna: 2 },
      { campo: 'tsd', coluna: 3 },
    ],
    completa: false,
    tipoDaConta: 'coordenador',
    unidades: [],
  },
  lembrada: false,
  titulos: ['Código', 'Nome', 'CH', 'TSD'].map((texto, indice) => ({ texto, indice, repetido: false })),
  amostra: [['MAT001', 'Cálculo I', '64', '72,4']],
  problemas: [],
};
const PREVIA = {
  previa: 'a'.repeat(64),
  iguais: 3,
  unidadesDesconhecidas: [],
  novas: {
    total: 1,
    linhas: [
      {
        linha: 2,
        nome: 'MAT001 Cálculo I',
        valores: [
          { campo: 'codigo', valor: 'MAT001' },
          { campo: 'nome', valor: 'Cálculo I' },
        ],
        avisos: [],
      },
    ],
  },
  mudam: {
    total: 1,
    linhas: [
      {
        linha: 3,
        nome: 'FIS002 Física',
        mudancas: [{ campo: 'tsd', antes: 70, depois: 72.4 }],
        avisos: [],
      },
    ],
  },
  somem: { total: 0, linhas: [] },
  saem: 0,
  comErro: {
    total: 1,
    linhas: [{ linha: 4, nome: 'QUI003', erros: [{ campo: 'nome', mensagem: 'Falta o nome' }] }],
  },
  avisos: { total: 0, linhas: [] },
};

/** The institution's answer when the server's clock shows this. */
export const instituicaoEm = (agora: string): Answers => ({ instituicaoPublica: { ...INSTITUICAO, agora } });

/** A good answer for every call that a screen makes; a new call that a screen makes gets one here. */
export const ANSWERS: Answers = {
  ...instituicaoEm('2026-11-22T12:00:00+00:00'),
  entrar: { token: 't' },
  listarConvites: [{ instrutor: 31, convite: null, entrouEm: null }],
  lerConvite: {
    ...{ nome: 'Dora Alves', projeto: 'Monitoria de Cálculo', coordenador: 'Ana Souza' },
    ...{ tipoAluno: 'BOLSISTA', valeAte: '2026-11-29T12:00:00+00:00', temConta: false },
  },
  estudanteAtual: {
    ...{ nome: 'Dora Alves', email: 'dora@aluno.ufx.br', sessaoPropria: true, soPorLink: false },
    porEnviar: { dias: 0, meses: 0 },
  },
  lerMeusVinculos: [],
  meusAcessosDeEstudante: [
    {
      ...{
        id: 1,
        quando: '2026-11-20T12:00:00Z',
        documento: 'conta_bancaria',
        projeto: 'Monitoria de Cálculo',
      },
      pessoa: { nome: 'Bia Reis', papel: 'COORDENACAO' },
    },
  ],
  lerMinhaConta: {
    ...{ versao: 1, conta: null, devolucao: null },
    regras: { soDoTitular: true, poupanca: ['104'], contaSalario: false },
  },
  guardarMinhaConta: {
    ...{ versao: 2, conta: null, devolucao: null },
    regras: { soDoTitular: true, poupanca: ['104'], contaSalario: false },
  },
  lerMeusDias: {
    vinculo: { id: 9, projeto: 'Monitoria de Cálculo', mesInicio: '2026-03', ate: '2026-12-31' },
    ...{ hoje: '2026-11-22', esperado: 34, meses: [] },
  },
  guardarMeusDias: { message: 'Dias guardados.', dias: [] },
  enviarMeuMes: { message: 'Mês enviado à coordenação.' },
  reabrirMeuMes: { message: 'Mês reaberto. Quando terminar, envie de novo.' },
  lerFatores: {
    totp: { desde: '2026-11-20T12:00:00Z', ultimoUso: null },
    chaves: [{ id: 4, nome: 'celular', criadaEm: '2026-11-20T12:00:00Z', ultimoUso: null, perdida: false }],
    codigos: 9,
    exigido: false,
    chavesPossiveis: true,
  },
  iniciarTotp: {
    segredo: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Instrutoria:ana@ufx.br?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Instrutoria',
  },
  confirmarTotp: { message: 'Aplicativo autenticador cadastrado.', codigos: ['ABCD-EFGH-IJKL-MNOP'] },
  removerTotp: { message: 'Aplicativo autenticador removido.' },
  renomearChave: { message: 'Nome da chave alterado.' },
  removerChave: { message: 'Chave de acesso removida.' },
  gerarCodigos: { message: 'Códigos novos gerados.', codigos: ['ABCD-EFGH-IJKL-MNOP'] },
  removerFatoresDe: { message: 'Segundo fator removido.' },
  lerResumoSemanal: { recebe: true },
  alterarResumoSemanal: { recebe: false },
  lerMinhasAreas: { areas: ['1.05'] },
  declararMinhasAreas: { areas: ['1.05', '7.08'] },
  lerNomeCivil: { nomeCivil: 'Bruno Telles' },
  lerNomeCivilDoInstrutor: { nomeCivil: 'Caio' },
  confirmacaoDoEmail: { confirmado: true, email: 'ana@ufx.br', enviadaEm: null, submissoes: [] },
  listarEmailsPorConfirmar: [
    {
      id: 8,
      nome: 'Bruno Telles',
      siape: '7777777',
      email: 'bruno@ufx.br',
      unidade: umaUnidade(),
      enviadaEm: '2026-11-20T12:00:00Z',
      submissoes: [
        {
          projeto: { id: 31, titulo: 'R' },
          edital: 'Edital 2026',
          vencida: true,
          submetidaEm: '2026-11-18T12:00:00Z',
          ate: '2026-11-20T12:00:00Z',
        },
      ],
    },
  ],
  listarMudancasDeContato: [
    {
      id: 5,
      professor: { id: 8, nome: 'Bruno Telles' },
      autor: { id: 9, nome: 'Carla Nunes' },
      motivo: 'Pediu por ofício',
      feitaEm: '2026-11-20T12:00:00Z',
      mudaEmail: true,
      mudaCpf: true,
      email: { antes: 'bruno@ufx.br', depois: 'telles@ufx.br' },
      cpf: { antes: '***.982.247-**', depois: '***.982.147-**', digitos: [7] },
      situacao: 'espera',
      ate: '2026-11-23T12:00:00Z',
      faltaConfirmar: true,
      conferida: null,
      desfeitaEm: null,
      solta: null,
      minha: false,
    },
  ],
  professorAtual: { ...umProfessor(), nomeCivil: null },
  alterarNomeSocial: { ...umProfessor({ nome: 'Ana Clara', versao: 2 }), nomeCivil: 'Helena Prado Nogueira' },
  fotoDoProfessor: IMAGEM,
  listarUnidades: [umaUnidade()],
  listarImportacoes: [IMPORTACAO],
  enviarPlanilha: { ...IMPORTACAO, planilha: PLANILHA },
  lerImportacao: { ...IMPORTACAO, planilha: PLANILHA },
  escolherColunas: { ...IMPORTACAO, planilha: PLANILHA },
  lerPrevia: PREVIA,
  baixarErrosDaImportacao: new Blob(['PK']),
  exportarEdital: new Blob(['PK'], { type: 'application/zip' }),
  listarRelatorios: [RELATORIO],
  lerSituacaoDosRelatorios: [],
  anexarAoMes: { data: 'arq_anexo' },
  contestarMes: { message: 'Contestação enviada. A resposta vem por e-mail e nesta página.' },
  retirarContestacao: { message: 'Contestação retirada.' },
  listarContestacoes: [CONTESTACAO],
  lerAnexoDoMes: new Blob(['%PDF-']),
  responderContestacao: { message: 'Resposta enviada ao aluno.' },
  aprovarRelatorio: { message: 'relatório aprovado com sucesso' },
  devolverRelatorio: { message: 'relatório devolvido com sucesso' },
  listarCertificados: { abertos: true, vigenciaFim: '2026-12-31', linhas: [CERTIFICADO] },
  emitirCertificados: { emitidos: 1, jaEmitidos: 0, faltam: 0 },
  baixarCertificados: new Blob(['PK'], { type: 'application/zip' }),
  confirmarImportacao: {
    ...IMPORTACAO,
    situacao: 'confirmada',
    confirmadaEm: '2026-11-22T12:00:00Z',
    desfazerAte: '2026-12-22T12:00:00Z',
    contagens: { novas: 1, mudadas: 1, retiradas: 0 },
    planilha: null,
  },
  desfazerImportacao: {
    ...IMPORTACAO,
    situacao: 'desfeita',
    confirmadaEm: '2026-11-22T12:00:00Z',
    desfeitaEm: '2026-11-22T13:00:00Z',
    contagens: { novas: 1, mudadas: 1, retiradas: 0 },
    planilha: null,
  },
  descartarPrevia: undefined,
  procurarDisciplinasOficiais: [
    { codigo: 'MAT001', semestre: '2025.2', nome: 'Cálculo I', carga_horaria: 64, tsd: 72.4 },
  ],
  listarCursos: ['Física'],
  listarProgramas: [{ id: 1, nome: 'Matemática' }],
  listarAvisos: [{ id: 1, titulo: 'Aviso', resumo: 'r', texto: 't', ordem: 1, de: null, ate: null }],
  lerAnulacao: { anulacao: null },
  listarRecursosDosOutros: [],
  lerDesistencia: {
    desistencia: null,
    impedimento: 'Este projeto já está encerrado',
    temSuplentes: false,
    hoje: '2026-05-13',
    vigenciaFim: '2026-12-31',
  },
  acompanharProjeto: {
    hoje: '2026-11-22',
    etapas: [
      {
        codigo: 'ENVIADO',
        nome: 'Enviado',
        estado: 'AGORA',
        em: '2026-11-20',
        ate: '2026-11-30',
        detalhe: null,
      },
      { codigo: 'EM_AVALIACAO', nome: 'Em avaliação', estado: 'DEPOIS', em: null, ate: null, detalhe: null },
    ],
  },
  lerHistoricoDoProjeto: [{ quando: '2026-11-20T12:00:00.000Z', quem: 'Você', frase: 'enviou o projeto' }],
  listarCartasDoProjeto: [
    {
      especie: 'resultado',
      para: 'Ana Souza',
      criadaEm: '2026-11-20T12:00:00.000Z',
      enviadaEm: '2026-11-20T12:00:03.000Z',
      falhouEm: null,
    },
  ],
  listarTarefas: {
    hoje: '2026-11-22',
    total: 1,
    deAgora: 1,
    proxima: null,
    rascunhos: 1,
    emailConfirmado: true,
    tarefas: [
      {
        codigo: 'FREQUENCIA_A_REGISTRAR',
        titulo: 'Registrar a frequência de novembro de 2026',
        sobre: 'nº 31 · R',
        projeto: 31,
        edital: 3,
        quantos: 1,
        de: '2026-11-11',
        ate: '2026-11-24',
        atrasada: false,
        espera: false,
        senao: 'Sem ela até 24/11/2026, 23h59, não há pagamento.',
        caminho: '/projetos/31/frequencia',
      },
    ],
  },
  buscar: {
    projetos: {
      achados: [
        {
          id: 31,
          titulo: 'Cálculo desde a primeira semana',
          coordenador: 'Ana Prado',
          edital: 'Edital 2026',
          caminho: '/projetos/31',
        },
      ],
      temMais: false,
    },
    pessoas: { achados: [], temMais: false },
    instrutores: { achados: [], temMais: false },
    editais: { achados: [], temMais: false },
  },
  marcarResultadoLido: { message: 'resultado lido' },
  listarRascunhos: [
    { id: 31, versao: 1, titulo: 'R', edital: null, ehRascunho: true, atualizadoEm: '2026-11-20T12:00:00Z' },
  ],
  listarSessoes: [
    { id: 1, atual: true, ...SESSAO },
    { id: 2, atual: false, ...SESSAO },
  ],
  portasAbertas: { portas: [], soExcecoes: false },
  minhasIdentidades: [],
  listarIdentidades: [],
  listarPortas: [],
  lerEntradaLocal: { versao: 1, desligada: false, excecoes: [], administradores: [], podeDesligar: false },
  listarWebhooks: [WEBHOOK],
  criarWebhook: { ...WEBHOOK, segredo: 'whsec_exemplo' },
  atualizarWebhook: { ...WEBHOOK, ativo: false },
  trocarSegredoDoWebhook: { ...WEBHOOK, segredo: 'whsec_outro' },
  testarWebhook: { message: 'a caminho' },
  reenviarEntrega: { message: 'de novo' },
  listarEntregas: [
    {
      id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      evento: 'projeto.submetido',
      ocorridoEm: '2026-11-20T12:00:00Z',
      estado: 'morta',
      tentativas: 14,
      status: 500,
      erro: 'respondeu 500',
      ultimaEm: '2026-11-25T12:00:00Z',
    },
  ],
  listarTokens: [{ id: 4, ...TOKEN }],
  listarTokensDeTodos: [{ id: 4, ...TOKEN, pessoa: { id: 9, nome: 'Ana' } }],
  criarToken: { id: 5, ...TOKEN, token: 'inst_pat_exemplo' },
  meusAcessos: [
    {
      id: 1,
      quando: '2026-11-20T12:00:00Z',
      pessoa: { id: 9, nome: 'Ana' },
      documento: 'comprovante_disciplinas',
      registro: { tipo: 'projeto', id: 3 },
    },
  ],
  meusDados: new Blob(['PK'], { type: 'application/zip' }),
  listarTardias: [],
  listarProfessores: [umProfessor({ id: 8, nome: 'Bruno Telles', siape: '7777777' })],
  listarTodosOsEditais: [umEdital()],
  lerBarema: {
    versao: 1,
    proprio: false,
    barema: baremaPadrao('TIPO I'),
    temNotas: false,
    retificacoes: [],
  },
  lerRegrasDoEdital: { versao: 1, regras: REGRAS_PADRAO, retificacoes: [] },
  lerConfiguracaoDoEdital: ({ lerRegrasDoEdital: regras, lerBarema: barema }: Answers) => ({
    ...{ versao: 3, edital: umEdital() },
    ...{ regras, barema },
  }),
  listarEventosDoSorteio: [],
  listarMeusImpedimentos: [],
  listarMesaDeRecursos: [],
  listarRelatorias: [],
  listarEditaisAbertos: [umEdital()],
  listarProjetosSubmetidos: [umProjeto()],
  lerConfiguracao: {
    ...CONFIGURACAO_PADRAO,
    instituicao: { nome: 'U', sigla: 'U', programa: 'P', cidade: 'C', logo: null },
  },
  listarModelosDeEmail: [MODELO_DE_EMAIL],
  mudarModeloDeEmail: { ...MODELO_DE_EMAIL, versao: 2 },
  preverModeloDeEmail: { assunto: 'Mudou', texto: 'Olá, Ana.', html: '<p>Olá, Ana.</p>' },
  lerMeuTermo: TERMO,
  assinarMeuTermo: { message: 'Termo assinado' },
  pedirCodigoDoTermo: { message: 'Código enviado' },
  lerTermoAAssinar: TERMO,
  assinarTermo: { message: 'Termo assinado' },
  conferirTermo: {
    ...{ codigo: '00000-00000-00000-00000-000000', instituicao: 'U', integro: true, atual: true },
    ...{ sha256: 'a'.repeat(64), arquivoSha256: 'b'.repeat(64), modelo: 1 },
    concluidoEm: '2026-11-20T12:00:00Z',
    assinaturas: [],
  },
  lerModeloDoTermo: MODELO_DO_TERMO,
  mudarModeloDoTermo: { ...MODELO_DO_TERMO, versao: 2 },
  preverModeloDoTermo: PDF,
  lerEfeitoDoFuso: { marcado: null, ganham: ['as inscrições do Edital 2027'], horas: 1 },
  lerProjeto: umProjeto({ introducao: `arq_${'c'.repeat(32)}` }),
  lerCronogramas: [
    { ...umCronograma(), id: 1 },
    { ...umCronograma(), id: 2 },
  ],
  saudeDetalhes: {
    status: 'ok',
    partes: [
      { parte: 'banco', situacao: 'ok', desde: '2026-11-20T12:00:00Z', causa: null, ultimaFalha: null },
    ],
  },
  situacaoDoSistema: {
    lidoEm: '2026-11-20T12:00:00Z',
    versao: '0.1.0',
    bancoBytes: 12_000_000,
    servidor: { versao: '18.4', embutido: true },
    disco: { livre: 50_000_000_000, total: 100_000_000_000 },
    copia: { em: '2026-11-20T03:00:00Z', ok: true, bytes: 5_000_000 },
    copiaBoa: { em: '2026-11-20T03:00:00Z', ok: true, bytes: 5_000_000 },
    exercicio: null,
    exercicioBom: null,
    emails: { esperando: 0, esperandoDesde: null, mortos: 1 },
    filas: [{ fila: 'pdf', trabalhos: 0 }],
  },
  avisosDoSistema: [],
  listarEmailsMortos: [
    { id: 'a', assunto: 'Confirme o seu e-mail', causa: 'Sem resposta.', desde: '2026-11-20T12:00:00Z' },
  ],
  reenviarEmails: { reenviados: 1 },
  enviarFoto: { data: `arq_${'d'.repeat(32)}` },
  lerImagem: IMAGEM,
  gerarPdf: PDF,
  imprimirMes: PDF,
  imprimirMeuMes: PDF,
  lerComprovante: PDF,
};
