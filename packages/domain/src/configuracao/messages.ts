export const MENSAGENS_CONFIGURACAO = {
  preenchaTodosOsCampos: 'preencha todos os campos',
  emailInvalido: 'email inválido! o formato correto é usuario@dominio.com',
  fusoInvalido: 'Escolha um fuso horário da lista, por exemplo America/Fortaleza',
  diasInvalidos: 'Os dias devem ir de 1 a 31, e o fim não pode vir antes do início',
  escrevaOMotivo: 'Escreva o motivo',
  mesInvalido: 'O mês deve ir de 1 a 12',
  fechamentoInvalido: 'Escreva os dias do fechamento como mm-dd ou aaaa-mm-dd, o fim não antes do início',
  limiteDeEnvioInvalido: 'O limite de envio, em MB, deve ser um número inteiro de 25 a 1.000.000',
  periodoInvalido:
    'Escreva os dias do período de regularização como mm-dd, o fim não antes do início, e o mês de 1 a 12',
  periodosSobrepostos: 'Os períodos de regularização não podem ter dias em comum',
} as const;
