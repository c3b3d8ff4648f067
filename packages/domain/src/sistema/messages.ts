import * as MENSAGENS_SISTEMA from './textos.ts';
import type { AvisoDoSistema, FilaDoSistema, ParteDoSistema, SituacaoDaParte } from './types.ts';

export { MENSAGENS_SISTEMA };

export function emailsMortos(quantos: number): string {
  return quantos === 1
    ? MENSAGENS_SISTEMA.umEmailMorto
    : `${quantos} e-mails não saíram depois de dez tentativas.`;
}

export const NOMES_DAS_PARTES: Readonly<Record<ParteDoSistema, string>> = {
  banco: 'Banco de dados',
  arquivos: 'Arquivos',
  email: 'E-mail',
  antivirus: 'Antivírus',
  disco: 'Espaço em disco',
};

export const NOMES_DAS_FILAS: Readonly<Record<FilaDoSistema, string>> = {
  pedidos: 'Pedidos',
  pdf: 'PDFs',
  planilhas: 'Planilhas',
  imagens: 'Imagens',
};

export const NOMES_DAS_SITUACOES: Readonly<Record<SituacaoDaParte, string>> = {
  ok: 'funciona',
  degradado: 'com problema',
  fora: 'não funciona',
  desligado: 'não configurado',
};

const FUNCIONA: Readonly<Record<ParteDoSistema, string>> = {
  banco: 'Os dados são salvos e lidos.',
  arquivos: 'Documentos e imagens são salvos e abertos.',
  email: 'As mensagens estão saindo.',
  antivirus: 'Os arquivos enviados são examinados.',
  disco: 'Há espaço livre no disco.',
};

const NAO_FUNCIONA: Readonly<Record<ParteDoSistema, (desde: string) => string>> = {
  banco: (desde) => `O banco de dados não responde desde ${desde}. Enquanto isso ninguém usa o sistema.`,
  arquivos: (desde) =>
    `Documentos e imagens não podem ser enviados nem abertos desde ${desde}. O resto continua funcionando.`,
  email: (desde) => `O e-mail não está saindo desde ${desde}`,
  antivirus: (desde) =>
    `O antivírus não responde desde ${desde}. Enquanto isso ninguém envia arquivos; o resto continua funcionando.`,
  disco: (desde) => `O disco está quase cheio desde ${desde}. Quando acabar, nada mais pode ser salvo.`,
};

function esperam(mensagens: number): string {
  if (mensagens === 0) return 'nenhuma mensagem espera';
  return mensagens === 1
    ? '1 mensagem espera e sairá sozinha quando ele voltar'
    : `${mensagens} mensagens esperam e sairão sozinhas quando ele voltar`;
}

/**
 * @param desde when the oldest of them was created, in words
 */
export function mensagensEsperam(quantas: number, desde?: string): string {
  if (quantas === 0) return 'Nenhuma mensagem espera a vez de sair.';
  const aMaisAntiga = desde === undefined ? '' : `, a mais antiga desde ${desde}`;
  return quantas === 1
    ? `1 mensagem espera a vez de sair${desde === undefined ? '' : `, desde ${desde}`}.`
    : `${quantas} mensagens esperam a vez de sair${aMaisAntiga}.`;
}

/**
 * What a part's state means for users. `desde` in words; `esperando`: number of waiting mails, where known.
 */
export function fraseDaParte(
  parte: ParteDoSistema,
  situacao: SituacaoDaParte,
  desde: string,
  esperando?: number,
): string {
  if (situacao === 'ok') return FUNCIONA[parte];
  if (situacao === 'desligado') {
    return parte === 'email' ? MENSAGENS_SISTEMA.semEmail : MENSAGENS_SISTEMA.semAntivirus;
  }
  const frase = NAO_FUNCIONA[parte](desde);
  if (parte !== 'email') return frase;
  return `${frase}${esperando === undefined ? '' : `; ${esperam(esperando)}`}.`;
}

/** The advice for an administrator. */
export const O_QUE_FAZER: Readonly<Record<AvisoDoSistema['codigo'], string>> = {
  PARTE_FORA: 'Avise quem cuida do servidor e diga o que está escrito aqui.',
  SEM_COPIA:
    'Peça a quem cuida do servidor que ligue a cópia de todos os dias (guia de operação, seção 4). Sem ela, um disco estragado leva tudo.',
  COPIA_COM_FALHA:
    'Peça a quem cuida do servidor que veja por que a cópia falhou e repita (guia de operação, seção 4).',
  SEM_EXERCICIO:
    'Peça a quem cuida do servidor que restaure uma cópia para experimentar. Leva minutos, e só isso prova que as cópias servem.',
  EXERCICIO_COM_FALHA:
    'Peça já a quem cuida do servidor que descubra a causa. Talvez nenhuma cópia sirva, ou a chave esteja perdida.',
  AVISOS_MORTOS:
    'Veja em "Avisos para outros sistemas" qual deles não responde, e envie os avisos outra vez quando a causa estiver resolvida.',
  EMAILS_MORTOS: 'Veja quais são, mais abaixo, e envie-os outra vez quando a causa estiver resolvida.',
  SEM_EMAIL:
    'Peça a quem cuida do servidor que configure o envio em SMTP_URL (guia de operação, seção 11). Até lá ninguém recebe avisos nem troca uma senha esquecida.',
  SEM_ANTIVIRUS:
    'Se a instituição tem um antivírus (clamd), peça a quem cuida do servidor que o ligue (guia, seção 12).',
  SERVIDOR_VELHO:
    'Peça a quem cuida do servidor que atualize o programa, ou use o PostgreSQL da distribuição (guia, seção 7).',
  CHAVES_PERDIDAS:
    'Quem tem chave de acesso entra com a senha e outro fator, e cadastra a chave de novo. Ou volte o endereço anterior em PUBLIC_URL.',
  FUSO_UTC: 'Escolha o fuso da instituição em Administração, Configuração.',
};

export function reenviados(quantos: number): string {
  if (quantos === 0) return 'Nenhum e-mail esperava: outra pessoa já os reenviou.';
  return quantos === 1
    ? '1 e-mail voltou para a fila e sairá em instantes.'
    : `${quantos} e-mails voltaram para a fila e sairão em instantes.`;
}

const SUJEITOS: Readonly<Record<ParteDoSistema, string>> = {
  banco: 'O banco de dados',
  arquivos: 'O armazenamento de arquivos',
  email: 'O servidor de e-mail',
  antivirus: 'O antivírus',
  disco: 'O disco',
};

export function naoRespondeu(parte: ParteDoSistema): string {
  return `${SUJEITOS[parte]} não respondeu em 3 segundos.`;
}
