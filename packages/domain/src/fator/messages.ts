import type { MetodoDoFator } from './types.ts';

export * as MENSAGENS_FATOR from './textos.ts';

export const NOMES_DOS_METODOS = {
  totp: 'aplicativo autenticador',
  chave: 'chave de acesso',
  recuperacao: 'código de recuperação',
} as const satisfies Readonly<Record<MetodoDoFator, string>>;

/** For the operator and 'Saúde do sistema': passkeys of another host no longer work. */
export function chavesPerdidas(quantas: number, host: string): string {
  return quantas === 1
    ? `1 chave de acesso foi cadastrada em outro endereço e não funciona em ${host}.`
    : `${quantas} chaves de acesso foram cadastradas em outro endereço e não funcionam em ${host}.`;
}
