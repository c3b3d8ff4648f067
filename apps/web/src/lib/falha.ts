/**
 * Why something could not be done: no network here · the server does not answer · the session ended (a real 401) · the
 * code asked for is of an older version · the server said no · it failed. The one place that tells them apart (D35).
 */
export type Falha = 'semRede' | 'semServidor' | 'sessaoExpirada' | 'versaoNova' | 'recusado' | 'falhou';

/** Nothing leaves this device: the browser knows of no network. */
export const SEM_REDE = 'Este aparelho está sem conexão com a rede. Verifique a conexão e tente de novo.';
/** A call that never reached the server, or whose answer never came back. */
export const SEM_CONEXAO = 'Não foi possível falar com o servidor. Verifique a conexão e tente de novo.';
/** What the screen needs was replaced by a newer version on the server. */
export const VERSAO_NOVA = 'Há uma nova versão do sistema. Recarregue a página para continuar.';
export const FALHA_INESPERADA = 'ocorreu um erro, tente novamente mais tarde';

const TEXTOS = {
  semRede: SEM_REDE,
  semServidor: SEM_CONEXAO,
  versaoNova: VERSAO_NOVA,
  falhou: FALHA_INESPERADA,
} as const;

/** A part of the application itself (a screen, a dialog) could not be brought here. */
export class FalhaDeCodigo extends Error {
  readonly falha: keyof typeof TEXTOS;

  constructor(falha: keyof typeof TEXTOS) {
    super(TEXTOS[falha]);
    this.name = 'FalhaDeCodigo';
    this.falha = falha;
  }
}

/** What a balancer answers for a server that is not there. */
const AUSENTE = new Set([0, 502, 503, 504]);

/** True when this device has no network at all. */
export function semRede(): boolean {
  return globalThis.navigator?.onLine === false;
}

/** Without an answer: is it the network here, or the server? */
export function semRespostaDeQuem(): 'semRede' | 'semServidor' {
  return semRede() ? 'semRede' : 'semServidor';
}

/** The cause of anything that was thrown: by a call, or by loading a part of the application. */
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

/** True when nobody answered: what failed may work again by itself. */
export function ninguemRespondeu(error: unknown): boolean {
  const falha = classificar(error);
  return falha === 'semRede' || falha === 'semServidor';
}
