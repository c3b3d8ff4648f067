import {
  FALHA_INESPERADA,
  FalhaDeCodigo,
  ninguemRespondeu,
  SEM_CONEXAO,
  SEM_REDE,
  semRespostaDeQuem,
} from './failure.ts';

/** The server's problem document, or status 0 without an answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly versaoAtual: number | undefined;
  readonly id: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { errors?: Record<string, string>; versaoAtual?: number | undefined; id?: string | undefined } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = more.errors ?? {};
    this.versaoAtual = more.versaoAtual;
    this.id = more.id;
  }
}

export function semRespostaDaRede(): ApiError {
  return semRespostaDeQuem() === 'semRede'
    ? new ApiError(0, 'SEM_REDE', SEM_REDE)
    : new ApiError(0, 'SEM_CONEXAO', SEM_CONEXAO);
}

export function textoDoErro(error: unknown): string {
  return error instanceof ApiError || error instanceof FalhaDeCodigo ? error.message : FALHA_INESPERADA;
}

/** The cause, beside a screen's own text; undefined when that text is enough. */
export function causaDoErro(error: unknown): string | undefined {
  return ninguemRespondeu(error) ? textoDoErro(error) : undefined;
}

export function idDoErro(error: unknown): string | undefined {
  return error instanceof ApiError ? error.id : undefined;
}

export function textoComId(error: unknown): string {
  const id = idDoErro(error);
  return id === undefined ? textoDoErro(error) : `${textoDoErro(error)} (${nomeDaFalha(id)})`;
}

export function nomeDaFalha(id: string): string {
  return `Identificador da falha: ${id}`;
}

/** Anything except a problem document (a proxy's page, an empty body) becomes a plain text. */
export function toApiError(status: number, body: unknown): ApiError {
  const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const text = (key: string) => (typeof problem[key] === 'string' ? problem[key] : undefined);
  const errors: Record<string, string> = {};
  if (typeof problem.errors === 'object' && problem.errors !== null) {
    for (const [field, value] of Object.entries(problem.errors))
      if (typeof value === 'string') errors[field] = value;
  }
  const versao = problem.versao;
  // A balancer's own page when the server is down.
  const outros = ninguemRespondeu({ status }) ? SEM_CONEXAO : FALHA_INESPERADA;
  return new ApiError(status, text('code') ?? 'DESCONHECIDO', text('message') ?? outros, {
    errors,
    versaoAtual: typeof versao === 'number' ? versao : undefined,
    id: text('id'),
  });
}

/** Whether there was no answer, or a failure of the server, for which screens show a fixed text. */
export function semResposta(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
