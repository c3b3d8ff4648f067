/** A field of a mail's text: its meaning, and its value in a preview. */
interface CampoDoEmail {
  readonly significa: string;
  readonly exemplo: string;
}

/** Fields that stand inside a line. */
export const CAMPOS_DA_LINHA = {
  nome: { significa: 'o nome de quem recebe', exemplo: 'Ana Souza' },
  instituicao: { significa: 'o nome da instituição', exemplo: 'Universidade' },
  numero: { significa: 'o número do projeto', exemplo: '128' },
  projeto: { significa: 'o título do projeto', exemplo: 'Monitoria de Cálculo' },
  edital: { significa: 'o nome do edital', exemplo: 'Edital 2026 de Instrutoria' },
  oEdital: { significa: 'o edital no meio de uma frase', exemplo: 'Edital 2026 de Instrutoria' },
  motivo: { significa: 'o motivo', exemplo: 'O documento está ilegível.' },
  quando: { significa: 'o dia e a hora', exemplo: '20/11/2026, 14h10' },
  instrutor: { significa: 'o nome do instrutor', exemplo: 'Bruno Lima' },
  documento: { significa: 'o nome do documento', exemplo: 'Dados bancários' },
  mes: { significa: 'o mês', exemplo: 'junho de 2026' },
  coordenador: { significa: 'o nome de quem coordena', exemplo: 'Ana Souza' },
  ate: { significa: 'o último dia e hora', exemplo: '27/11/2026, 14h10' },
  avaliador: { significa: 'o nome do avaliador', exemplo: 'Carla Nunes' },
  conta: { significa: 'a conta da instituição', exemplo: 'UFX' },
  recurso: { significa: 'o número do recurso', exemplo: '7' },
  versao: { significa: 'a versão do resultado', exemplo: '2' },
  quantos: { significa: 'quantos são, por extenso', exemplo: 'um projeto' },
  faseAnterior: { significa: 'a fase de que o edital voltou', exemplo: 'decisão' },
  fase: { significa: 'a fase em que o edital está', exemplo: 'avaliação' },
} as const satisfies Readonly<Record<string, CampoDoEmail>>;
export type CampoDaLinha = keyof typeof CAMPOS_DA_LINHA;

/** Fields that are a whole line. */
export const CAMPOS_DE_BLOCO = {
  link: 'o botão com o link',
  dados: 'os dados, um por linha',
  lista: 'a lista do que falta',
} as const;
export type CampoDeBloco = keyof typeof CAMPOS_DE_BLOCO;

export interface ModeloDeEmail {
  readonly titulo: string;
  /** When the mail is sent, and to whom. */
  readonly quando: string;
  /** Besides `nome` and `instituicao`. */
  readonly campos: readonly CampoDaLinha[];
  /** The rows of `dados`: a label, and a value with fields. */
  readonly dados?: readonly (readonly [rotulo: string, valor: string])[];
  /** The words of the button; absent in a mail without a link. */
  readonly botao?: string;
  readonly lista?: true;
  readonly obrigatorios: readonly CampoDeBloco[];
  readonly assunto: string;
  readonly texto: string;
}

/** The first line of every original text. */
const OLA = 'Olá, {{nome}}.';
const texto = (...linhas: readonly string[]) => [OLA, ...linhas].join('\n\n');

const SE_FOI_VOCE = 'Se foi você, não é preciso fazer nada.';

/**
 * The mails of which the institution may change the whole text. Others choose among texts by what happened, or
 * are about several projects; they keep their text.
 */
export const MODELOS_DE_EMAIL = {
  redefinicaoDeSenha: {
    titulo: 'Redefinição de senha',
    quando: 'Alguém pede um link em “Esqueci minha senha”. A quem tem a conta.',
    campos: [],
    botao: 'Criar uma nova senha',
    obrigatorios: ['link'],
    assunto: 'Redefinição de senha',
    texto: texto(
      'Recebemos um pedido para redefinir a senha da sua conta.',
      '{{link}}',
      'O link vale por uma hora e funciona uma única vez.',
      'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
    ),
  },
  conviteDoInstrutor: {
    titulo: 'Convite ao instrutor',
    quando: 'Quem coordena convida um instrutor a entrar. Ao e-mail do instrutor.',
    campos: ['projeto', 'coordenador', 'ate'],
    botao: 'Abrir o convite',
    obrigatorios: ['link'],
    assunto: 'Convite: acompanhe o seu vínculo de instrutor',
    texto: texto(
      'Você é instrutor no projeto {{projeto}}, de {{coordenador}}. Abra o convite para acompanhar documentos, horas e pagamentos.',
      '{{link}}',
      'O convite vale até {{ate}} e funciona uma única vez. Tenha à mão o seu CPF.',
      'Se você não é instrutor neste projeto, ignore esta mensagem.',
    ),
  },
  linkDoInstrutor: {
    titulo: 'Link para o instrutor entrar',
    quando: 'Um instrutor pede um link para entrar. Ao e-mail da conta.',
    campos: [],
    botao: 'Entrar',
    obrigatorios: ['link'],
    assunto: 'Seu link para entrar',
    texto: texto(
      'Recebemos um pedido para entrar na sua conta de instrutor.',
      '{{link}}',
      'O link vale por 15 minutos e funciona uma única vez. Por ele você também pode escolher outra senha.',
      'Se não foi você que pediu, ignore esta mensagem: ninguém entrou na sua conta.',
    ),
  },
  confirmacaoDeEmail: {
    titulo: 'Confirmação de e-mail',
    quando: 'Uma pessoa se cadastra, ou muda o e-mail. Ao novo endereço.',
    campos: [],
    botao: 'Confirmar o e-mail',
    obrigatorios: ['link'],
    assunto: 'Confirme o seu e-mail',
    texto: texto(
      'Este endereço foi informado numa conta do sistema. Para confirmar que ele é seu, abra o link e clique em “Confirmar o meu e-mail”.',
      '{{link}}',
      'O link vale por 48 horas e funciona uma única vez. Enquanto isso, você pode usar o sistema normalmente, e enviar projetos também.',
      'Se você não criou uma conta nem mudou o seu e-mail, ignore esta mensagem: nada será confirmado.',
    ),
  },
  senhaAlterada: {
    titulo: 'Senha alterada',
    quando: 'A senha de uma conta muda. A quem tem a conta.',
    campos: ['quando'],
    botao: 'Redefinir a senha',
    obrigatorios: ['link'],
    assunto: 'Sua senha foi alterada',
    texto: texto(
      'A senha da sua conta foi alterada em {{quando}}.',
      SE_FOI_VOCE,
      'Se não foi você, redefina a senha agora e avise a administração do programa.',
      '{{link}}',
    ),
  },
  emailAlterado: {
    titulo: 'E-mail alterado',
    quando: 'Uma pessoa muda o seu e-mail. Ao endereço anterior.',
    campos: ['quando'],
    obrigatorios: [],
    assunto: 'O e-mail da sua conta foi alterado',
    texto: texto(
      'O endereço de e-mail da sua conta foi trocado por outro em {{quando}}.',
      'A partir de agora as mensagens do sistema vão para o novo endereço.',
      'Se não foi você, avise a administração do programa o quanto antes: alguém pode ter usado a sua conta.',
    ),
  },
  contaDaInstituicaoLigada: {
    titulo: 'Conta da instituição ligada',
    quando: 'Uma conta é ligada à da instituição. A quem tem a conta.',
    campos: ['conta', 'quando'],
    botao: 'Ver os vínculos',
    obrigatorios: ['link'],
    assunto: 'Sua conta foi ligada à conta {{conta}}',
    texto: texto(
      'Em {{quando}}, sua conta foi ligada à conta {{conta}}. Agora você também entra por ela.',
      SE_FOI_VOCE,
      'Se não foi você, desfaça o vínculo em Sessões, troque a senha e avise a administração do programa.',
      '{{link}}',
    ),
  },
  reciboDeSubmissao: {
    titulo: 'Projeto recebido',
    quando: 'Um projeto é enviado no prazo. A quem o enviou, como recibo.',
    campos: ['numero', 'projeto', 'edital', 'quando'],
    dados: [
      ['Número', '{{numero}}'],
      ['Título', '{{projeto}}'],
      ['Edital', '{{edital}}'],
      ['Recebido em', '{{quando}}'],
    ],
    botao: 'Ver o projeto',
    obrigatorios: ['dados'],
    assunto: 'Projeto nº {{numero}} recebido',
    texto: texto(
      'Recebemos o seu projeto. Guarde esta mensagem: ela é o seu recibo.',
      '{{dados}}',
      '{{link}}',
      'Enquanto o edital estiver aberto, você pode corrigir o projeto.',
    ),
  },
  designacao: {
    titulo: 'Designação para avaliar',
    quando: 'Um projeto é designado a um avaliador. Vários de uma vez têm um texto que não muda.',
    campos: ['numero', 'projeto', 'edital'],
    dados: [
      ['Número', '{{numero}}'],
      ['Título', '{{projeto}}'],
      ['Edital', '{{edital}}'],
    ],
    botao: 'Aceitar ou recusar',
    obrigatorios: ['dados', 'link'],
    assunto: 'Avaliação do projeto nº {{numero}}',
    texto: texto(
      'Você foi designado para avaliar um projeto.',
      '{{dados}}',
      '{{link}}',
      'Se houver conflito de interesse, recuse e escreva o motivo, para que outra pessoa seja designada.',
    ),
  },
  lembreteDeAvaliacao: {
    titulo: 'Lembrete de avaliação',
    quando: 'O prazo se aproxima ou passou, ou a administração lembra. A quem avalia.',
    campos: ['quantos'],
    lista: true,
    botao: 'Ver os projetos',
    obrigatorios: ['lista'],
    assunto: 'Você tem {{quantos}} por avaliar',
    texto: texto('Falta concluir a avaliação de {{quantos}}.', '{{lista}}', '{{link}}'),
  },
  avaliacaoReaberta: {
    titulo: 'Avaliação reaberta',
    quando: 'A administração reabre uma avaliação concluída. A quem avaliou.',
    campos: ['numero', 'projeto', 'edital', 'motivo'],
    dados: [
      ['Número', '{{numero}}'],
      ['Título', '{{projeto}}'],
      ['Edital', '{{edital}}'],
      ['Motivo', '{{motivo}}'],
    ],
    botao: 'Rever a avaliação',
    obrigatorios: ['dados', 'link'],
    assunto: 'Avaliação reaberta: projeto nº {{numero}}',
    texto: texto(
      'A administração reabriu uma avaliação que você tinha concluído.',
      '{{dados}}',
      'As suas notas e o seu parecer estão como os deixou. Mude o que for preciso, ou nada, e conclua de novo: até lá este projeto não conta como avaliado.',
      '{{link}}',
    ),
  },
  avaliacaoRecusada: {
    titulo: 'Avaliador recusou um projeto',
    quando: 'Um avaliador recusa um projeto. À administração.',
    campos: ['numero', 'projeto', 'edital', 'avaliador', 'motivo'],
    dados: [
      ['Projeto', 'nº {{numero}}, {{projeto}}'],
      ['Edital', '{{edital}}'],
      ['Avaliador', '{{avaliador}}'],
      ['Motivo', '{{motivo}}'],
    ],
    botao: 'Designar avaliadores',
    obrigatorios: ['dados'],
    assunto: 'Um avaliador recusou um projeto',
    texto: texto('O projeto está outra vez sem avaliador. Designe outra pessoa.', '{{dados}}', '{{link}}'),
  },
  instrutorRegular: {
    titulo: 'Instrutor REGULAR',
    quando: 'A administração torna um instrutor REGULAR. A quem coordena.',
    campos: ['projeto', 'instrutor', 'mes'],
    dados: [
      ['Projeto', '{{projeto}}'],
      ['Instrutor', '{{instrutor}}'],
      ['Mês de início', '{{mes}}'],
    ],
    botao: 'Ver os instrutores',
    obrigatorios: ['dados'],
    assunto: 'Instrutor REGULAR a partir de {{mes}}',
    texto: texto(
      'A administração conferiu o cadastro de um instrutor do seu projeto e o tornou REGULAR.',
      '{{dados}}',
      '{{link}}',
    ),
  },
  documentoRecusado: {
    titulo: 'Documento recusado',
    quando: 'A administração recusa um documento de um instrutor. A quem coordena.',
    campos: ['numero', 'projeto', 'instrutor', 'documento', 'motivo'],
    dados: [
      ['Projeto', '{{projeto}}'],
      ['Instrutor', '{{instrutor}}'],
      ['Documento', '{{documento}}'],
      ['Motivo', '{{motivo}}'],
    ],
    botao: 'Ver os instrutores',
    obrigatorios: ['dados'],
    assunto: 'Documento recusado no projeto nº {{numero}}',
    texto: texto(
      'A administração conferiu um documento de um instrutor do seu projeto e o recusou. Envie outro em seu lugar.',
      '{{dados}}',
      '{{link}}',
    ),
  },
  ausenciaRegistrada: {
    titulo: 'Ausência registrada',
    quando: 'A ausência de um instrutor é registrada. A quem coordena.',
    campos: ['numero', 'projeto', 'instrutor', 'mes'],
    dados: [
      ['Projeto', '{{projeto}}'],
      ['Instrutor', '{{instrutor}}'],
      ['Mês', '{{mes}}'],
    ],
    botao: 'Ver os instrutores',
    obrigatorios: ['dados'],
    assunto: 'Ausência registrada no projeto nº {{numero}}',
    texto: texto(
      'Foi registrada a ausência de um instrutor do seu projeto. Ele passou à situação IRREGULAR.',
      '{{dados}}',
      '{{link}}',
    ),
  },
  encerramentoDesfeito: {
    titulo: 'Encerramento desfeito',
    quando: 'A administração desfaz o encerramento de um projeto sem instrutores. A quem coordena.',
    campos: ['numero', 'projeto', 'motivo'],
    dados: [
      ['Projeto', 'nº {{numero}}, {{projeto}}'],
      ['Motivo', '{{motivo}}'],
    ],
    botao: 'Ver os instrutores',
    obrigatorios: ['dados'],
    assunto: 'O encerramento do seu projeto foi desfeito',
    texto: texto(
      'A administração desfez o encerramento do projeto. Você pode cadastrar instrutores de novo, nos dias em que o cadastro está aberto.',
      '{{dados}}',
      '{{link}}',
    ),
  },
  oQueFalta: {
    titulo: 'O que falta nos projetos',
    quando: 'A administração lembra o que falta dos instrutores. A quem coordena.',
    campos: ['quantos'],
    lista: true,
    botao: 'Ver o que precisa de você',
    obrigatorios: ['lista'],
    assunto: 'Falta {{quantos}} nos seus projetos',
    texto: texto('A administração lembra o que falta dos seus instrutores:', '{{lista}}', '{{link}}'),
  },
  reciboDoRecurso: {
    titulo: 'Recurso recebido',
    quando: 'Um recurso é enviado. A quem o enviou, como recibo.',
    campos: ['recurso', 'projeto', 'numero', 'edital', 'quando'],
    dados: [
      ['Recurso', 'nº {{recurso}}'],
      ['Projeto', '{{projeto}}'],
      ['Número do projeto', '{{numero}}'],
      ['Edital', '{{edital}}'],
      ['Recebido em', '{{quando}}'],
    ],
    botao: 'Ver o recurso',
    obrigatorios: ['dados'],
    assunto: 'Recurso nº {{recurso}} recebido',
    texto: texto(
      'Recebemos o seu recurso. Guarde esta mensagem: ela é o seu recibo.',
      '{{dados}}',
      '{{link}}',
      'A comissão decide e explica a decisão. Você a recebe por e-mail.',
    ),
  },
  relatoria: {
    titulo: 'Relatoria de um recurso',
    quando: 'A comissão designa quem relata um recurso. A essa pessoa.',
    campos: ['recurso', 'projeto', 'numero', 'edital'],
    dados: [
      ['Recurso', 'nº {{recurso}}'],
      ['Projeto', '{{projeto}}'],
      ['Número do projeto', '{{numero}}'],
      ['Edital', '{{edital}}'],
    ],
    botao: 'Abrir a relatoria',
    obrigatorios: ['dados', 'link'],
    assunto: 'Relatoria do recurso nº {{recurso}}',
    texto: texto(
      'A comissão designou você relator de um recurso: leia-o e escreva a minuta da decisão.',
      '{{dados}}',
      '{{link}}',
      'Se houver conflito de interesse, devolva a relatoria e escreva o motivo.',
    ),
  },
  resultadoCorrigido: {
    titulo: 'Resultado corrigido',
    quando: 'O resultado publicado de um projeto é corrigido. A quem coordena.',
    campos: ['numero', 'projeto', 'edital', 'motivo', 'quando', 'versao'],
    dados: [
      ['Número', '{{numero}}'],
      ['Título', '{{projeto}}'],
      ['Edital', '{{edital}}'],
      ['Justificativa', '{{motivo}}'],
      ['Corrigido em', '{{quando}}'],
      ['Versão do resultado', '{{versao}}'],
    ],
    botao: 'Ver o resultado',
    obrigatorios: ['dados'],
    assunto: 'Resultado do projeto nº {{numero}} corrigido',
    texto: texto(
      'O resultado publicado do seu projeto foi corrigido. As versões anteriores continuam publicadas.',
      '{{dados}}',
      '{{link}}',
    ),
  },
  editalDevolvido: {
    titulo: 'Edital de volta à fase anterior',
    quando: 'A administração devolve um edital. A quem trabalha nele.',
    campos: ['edital', 'oEdital', 'faseAnterior', 'fase', 'motivo'],
    dados: [['Motivo', '{{motivo}}']],
    botao: 'Abrir o sistema',
    obrigatorios: ['dados'],
    assunto: 'Um edital voltou à fase anterior',
    texto: texto(
      'O {{oEdital}} voltou da fase “{{faseAnterior}}” para a fase “{{fase}}”.',
      '{{dados}}',
      'Nada do que já foi feito se perdeu.',
      '{{link}}',
    ),
  },
} as const satisfies Readonly<Record<string, ModeloDeEmail>>;
export type NomeDoEmail = keyof typeof MODELOS_DE_EMAIL;
export const NOMES_DOS_EMAILS = Object.keys(MODELOS_DE_EMAIL) as [NomeDoEmail, ...NomeDoEmail[]];

/** The subject and the text of a mail, with fields as `{{campo}}`; each line is a paragraph. */
export interface TextoDeEmail {
  readonly assunto: string;
  readonly texto: string;
}
export type TextosDosEmails = { readonly [N in NomeDoEmail]?: TextoDeEmail };
