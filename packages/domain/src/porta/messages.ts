import type { TipoDePorta } from './types.ts';

export * as MENSAGENS_PORTA from './textos.ts';

export const NOMES_DOS_TIPOS_DE_PORTA = {
  oidc: 'OpenID Connect',
  saml: 'SAML 2.0',
  cas: 'CAS',
  ldap: 'LDAP',
} as const satisfies Readonly<Record<TipoDePorta, string>>;

/** How an identity was linked to its account. */
export const COMO_SE_LIGOU = {
  cpf: 'pelo CPF',
  email: 'pelo e-mail',
  senha: 'com a senha daqui',
  cadastro: 'no primeiro acesso',
} as const;
export type ComoSeLigou = keyof typeof COMO_SE_LIGOU;
