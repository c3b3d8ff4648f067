import type { Documento } from './types.ts';

export const MENSAGENS_INSTRUTOR = {
  digiteTodosOsCampos: 'Digite todos os campos',
  semTermo: 'Realize o upload do termo de compromisso',
  semDeclaracao: 'Realize o upload da declaração do aluno detentor de bolsa',
  semHistorico: 'Realize o upload do comprovante de vínculo',
  semAcumulo: 'Para um instrutor remunerado, é necessário selecionar se há acumulo de bolsa.',
  semComprovanteBancario: 'Para um instrutor remunerado, é necessário enviar o comprovante bancário.',
  semAnuenciaOuComprovante:
    'Para um instrutor remunerado e com acúmulo de bolsa, é necessário enviar o termo de anuência e o comprovante bancário.',
  emailInvalido: 'email inválido! o formato correto é usuario@dominio.com',
  literalIndevido: 'Este texto não serve no lugar do documento',
  textoNaoGuardavel: 'O texto tem caracteres que não podem ser guardados',
  textoLongo: 'Texto longo demais',
  semVagaDeBolsista: 'Não há vaga de bolsista neste projeto',
  semVagaDeVoluntario: 'Não há vaga de voluntário neste projeto',
  vagasOcupadas: 'Há mais instrutores neste projeto do que estas vagas: encerre antes algum vínculo',
  jaEInstrutor: 'Este aluno já é instrutor deste projeto',
  temBolsaUnica: 'Este aluno já tem bolsa única em outro projeto',
  temOutraBolsa: 'Este aluno já tem bolsa em outro projeto e não pode ter bolsa única',
  outraBolsaPendente:
    'Este aluno também está cadastrado como bolsista em outro projeto: com bolsa única, só uma das duas poderá ser REGULAR',
  cpfInvalido: 'Digite o CPF com 11 números',
  cpfNaoConfere: 'Confira o CPF: os dígitos verificadores não conferem',
  cpfFirmado: 'O CPF de um instrutor que já foi REGULAR só é alterado pela administração',
  digaPorQueMudaOCpf: 'Escreva o motivo da alteração do CPF',
  nadaParaAlterar: 'Digite o CPF ou a matrícula',
  arquivoRepetido: 'Este arquivo já foi enviado como',
  documentosPorConferir: 'Há documentos por conferir',
  documentosRecusados: 'Há documentos recusados',
  documentoNaoRecusado: 'Fora do cadastro de instrutores só um documento recusado pode ser trocado',
  escolhaOArquivo: 'Escolha o arquivo que substitui o recusado',
  documentoTrocado: 'Documento enviado. A administração vai conferi-lo.',
  faltaOCpf: 'Falta o CPF do instrutor',
  faltaAMatricula: 'Falta a matrícula do instrutor',
  vigenciaEncerrada: 'A vigência deste edital já terminou: não há mês de início possível',
  resultadoPreliminar:
    'O resultado deste edital ainda é preliminar: instrutores, documentos, termos, frequência e pagamento começam depois do resultado final',
  naoAprovado: 'Este projeto não está aprovado e publicado',
  jaEncerrado: 'O vínculo deste instrutor já foi encerrado',
  naoEncerrado: 'O vínculo deste instrutor não foi encerrado',
  escrevaPorQueRetoma: 'Escreva o motivo da retomada do vínculo',
  dataDoFimInvalida: 'Escreva o dia do encerramento, que não pode ser depois de hoje',
  dataForaDaVigencia: 'O último dia do vínculo deve estar na vigência do edital',
  fimAntesDasHoras: 'Há horas registradas neste vínculo: o último dia não pode vir antes de',
  soAdministradoresSituacao: 'só administradores podem alterar a situação dos instrutores',
  soAdministradoresMes: 'só administradores podem alterar o mês de início dos instrutores',
  situacaoInvalida: 'Escolha REGULAR ou IRREGULAR',
  mesInvalido: 'Escreva o mês de início como aaaa-mm',
  mesForaDaVigencia: 'O mês de início deve estar na vigência do edital',
  ausenciaJaRegistrada: 'A ausência deste mês já foi registrada',
  documentoSemArquivo: 'Este documento não foi exigido deste instrutor',
  documentoInvalido: 'Escolha o documento',
  conferenciaInvalida: 'Escolha se o documento está em ordem ou se foi recusado',
  escrevaOMotivo: 'Escreva o motivo da recusa do documento',
  semProjetoAprovado: 'Você não coordena um projeto aprovado',
  naoEncontrado: 'Instrutor não encontrado.',
  salvo: 'instrutor salvo com sucesso',
  atualizado: 'instrutor atualizado com sucesso',
  situacaoAlterada: 'atualizado com sucesso',
  mesAlterado: 'atualizado com sucesso',
  ausenciaRegistrada: 'ausência registrada com sucesso',
  conferido: 'atualizado com sucesso',
  nenhum: 'Nenhum bolsista cadastrado',
  desejaCancelar: 'deseja cancelar?',
  desejaEncerrar: 'deseja excluir este instrutor do projeto?',
  encerrado: 'vínculo encerrado com sucesso',
  desejaRegistrarAusencia: 'deseja registrar a ausência deste instrutor neste mês?',
  desejaRegularizar: 'deseja tornar este instrutor REGULAR sem todos os documentos conferidos?',
  desejaTornarRegular: 'deseja tornar este instrutor REGULAR?',
  desejaRetomar: 'deseja retomar o vínculo deste instrutor?',
  alunoIrregular: 'aluno irregular',
  aguardandoConferencia: 'aguardando conferência',
  nuncaComecou: 'não chegou a começar',
  retomado: 'vínculo retomado com sucesso',
} as const;

export const ERRO_NO_ENVIO: Readonly<Record<Documento, string>> = {
  termo_compromisso:
    'erro ao realizar o upload do termo de compromisso, realize o login novamente e tente novamente',
  declaracao_aluno_detentor:
    'erro ao realizar o upload da declaração do aluno detentor de bolsa, realize o login novamente e tente novamente',
  historico_declaracao:
    'erro ao realizar o upload do comprovante de vínculo, realize o login novamente e tente novamente',
  dados_bancarios:
    'erro ao realizar o upload do comprovante bancário, realize o login novamente e tente novamente',
  termo_anuencia:
    'erro ao realizar o upload do termo de anuência, realize o login novamente e tente novamente',
};

export const ERRO_NA_TROCA: Readonly<Record<Documento, string>> = {
  termo_compromisso: 'Erro ao enviar termo de compromisso',
  declaracao_aluno_detentor: 'Erro ao enviar declaração do aluno',
  historico_declaracao: 'Erro ao enviar comprovante de vínculo',
  dados_bancarios: 'Erro ao enviar comprovante bancário',
  termo_anuencia: 'Erro ao enviar termo de anuência',
};

export const NOMES_DOS_DOCUMENTOS: Readonly<Record<Documento, string>> = {
  termo_compromisso: 'Termo de compromisso',
  declaracao_aluno_detentor: 'Declaração do aluno detentor de bolsa',
  historico_declaracao: 'Comprovante de vínculo (histórico ou declaração de matrícula)',
  dados_bancarios: 'Comprovante bancário',
  termo_anuencia: 'Termo de anuência',
};

export const NOMES_DOS_TIPOS_DE_ALUNO = { BOLSISTA: 'Bolsista', VOLUNTARIO: 'Voluntário' } as const;
export const NOMES_DAS_SITUACOES_DO_INSTRUTOR = {
  REGULAR: 'REGULAR',
  IRREGULAR: 'IRREGULAR',
  DESCONHECIDO: 'DESCONHECIDO',
} as const;
export const NOMES_DOS_ACUMULOS = { unica: 'Bolsa única', acumulavel: 'Acumulável' } as const;
