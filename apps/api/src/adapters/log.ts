/**
 * What the adapters need of a pino logger. No call may hold a password, token, CPF or e-mail (T-M9, T-I5).
 */
export interface Log {
  info(dados: object, mensagem: string): void;
  warn(dados: object, mensagem: string): void;
  error(dados: object, mensagem: string): void;
}
