/** Refusals of an entry by the institution's account; each says what to do. */
export const RECUSAS_DA_PORTA = {
  RESPOSTA_ALTERADA: 'A resposta da instituição não pôde ser confirmada. Comece de novo.',
  RESPOSTA_DE_OUTRO_PROVEDOR: 'A resposta veio de outro provedor, e não foi aceita. Comece de novo.',
  RESPOSTA_VENCIDA: 'A resposta da instituição demorou demais e venceu. Comece de novo.',
  RESPOSTA_REPETIDA: 'Esta resposta já foi usada. Comece de novo.',
  RESPOSTA_DE_OUTRO_NAVEGADOR: 'Esta entrada começou em outro navegador ou em outra aba. Comece de novo.',
  ENTRADA_CANCELADA: 'A entrada foi cancelada na página da instituição. Comece de novo quando quiser.',
  PROVEDOR_FORA: 'O serviço de contas da instituição não responde. Tente de novo em alguns minutos.',
  PROVEDOR_RECUSOU: 'O serviço de contas da instituição recusou o pedido. Avise a administração.',
  SEM_IDENTIFICADOR: 'A instituição não disse quem é você. Avise a administração.',
  USUARIO_OU_SENHA: 'Usuário ou senha da instituição incorretos.',
  CONTA_DESATIVADA_LA: 'A sua conta da instituição está desativada. Procure quem cuida dela.',
  PORTA_DESLIGADA: 'Esta forma de entrar está desligada. Use outra.',
} as const;
export type CodigoDaRecusa = keyof typeof RECUSAS_DA_PORTA;
