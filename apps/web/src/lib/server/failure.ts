/**
 * No network here · no answer from the server · session ended (401) · code of an older version · refused ·
 * failed. Only this file distinguishes them (D35).
 */
export type Falha = 'semRede' | 'semServidor' | 'sessaoExpirada' | 'versaoNova' | 'recusado' | 'falhou';

export const SEM_REDE = 'Este aparelho está sem conexão com a rede. Verifique a conexão e tente de novo.';
export const SEM_CONEXAO = 'Não foi possível falar com o servidor. Verifique a conexão e tente de novo.';
export const VERSAO_NOVA = 'Há uma nova versão do sistema. Recarregue a página para continuar.';
export const FALHA_INESPERADA = 'ocorreu um erro, tente novamente mais tarde';

const TEXTOS = {
  semRede: SEM_REDE,
  semServidor: SEM_CONEXAO,
  versaoNova: VERSAO_NOVA,
  falhou: FALHA_INESPERADA,
} as const;

export class FalhaDeCodigo extends Error {
  readonly falha: keyof typeof TEXTOS;

  constructor(falha: keyof typeof TEXTOS) {
    super(TEXTOS[falha]);
    this.name = 'FalhaDeCodigo';
    this.falha = falha;
  }
}

/** Statuses of a balancer when the server is down. */
const AUSENTE = new Set([0, 502, 503, 504]);

export function semRede(): boolean {
  return globalThis.navigator?.onLine === false;
}

export function semRespostaDeQuem(): 'semRede' | 'semServidor' {
  return semRede() ? 'semRede' : 'semServidor';
}

export function classificar(error: unknown): Falha {
  if (error instanceof FalhaDeCodigo) return error.falha;
  if (typeof error !== 'object' || error === null || !('status' in error)) return 'falhou';
  const { status } = error;
  if (typeof status !== 'number') return 'falhou';
  if (status === 0) return 'code' in error && error.code === 'SEM_REDE' ? 'semRede' : 'semServidor';
  if (AUSENTE.has(status)) return 'semServidor';
  if (status === 401) return 'sessaoExpirada';
  return status >= 500 ? 'falhou' : 'recusado';
}

export function ninguemRespondeu(error: unknown): boolean {
  const falha = classificar(error);
  return falha === 'semRede' || falha === 'semServidor';
}
