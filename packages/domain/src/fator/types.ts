/** How a person can prove that it is them, besides the password. */
export const METODOS_DO_FATOR = ['totp', 'chave', 'recuperacao'] as const;
export type MetodoDoFator = (typeof METODOS_DO_FATOR)[number];

/** How a session was proven; 'porta': by the institution's login, which vouches for the person. */
export type FatorDaSessao = MetodoDoFator | 'nenhum' | 'porta';

/** What an account has; recovery codes alone are no factor. */
export interface FatoresDaConta {
  readonly totp: boolean;
  readonly chaves: number;
}
