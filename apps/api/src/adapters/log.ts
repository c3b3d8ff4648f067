/** Callers must not log a password, token, CPF or e-mail (T-M9). */
export interface Log {
  info(dados: object, mensagem: string): void;
  warn(dados: object, mensagem: string): void;
  error(dados: object, mensagem: string): void;
}
