import type { ParteDoSistema } from './types.ts';

export const MENSAGENS_SISTEMA = {
  discoAcabando: 'Resta menos de 10% do disco.',
  bancoFora: 'O banco de dados não respondeu.',
  semCopia: 'Nenhuma cópia de segurança foi feita nesta instalação.',
  copiaVelha: 'A última cópia de segurança tem mais de 48 horas.',
  copiaComFalha: 'A última cópia de segurança falhou ou saiu incompleta.',
  umEmailMorto: 'Um e-mail não saiu depois de dez tentativas.',
  semAntivirus: 'Nenhum antivírus examina os arquivos enviados.',
  fusoUtc: 'Os dias terminam à meia-noite de UTC, o fuso de quem não escolheu outro.',
} as const;

export function emailsMortos(quantos: number): string {
  return quantos === 1
    ? MENSAGENS_SISTEMA.umEmailMorto
    : `${quantos} e-mails não saíram depois de dez tentativas.`;
}

export function naoRespondeu(parte: ParteDoSistema): string {
  return `A parte '${parte}' não respondeu em 3 segundos.`;
}
