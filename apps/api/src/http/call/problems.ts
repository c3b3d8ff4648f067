import type { ErrorBody } from '@instrutoria/contract/error-body.ts';
import type { ErrorKind } from '@instrutoria/domain/kernel/domain-error.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

const STATUS: Readonly<Record<ErrorKind, number>> = {
  naoAutenticado: 401,
  naoPermitido: 403,
  naoEncontrado: 404,
  conflito: 409,
  desatualizado: 412,
  grandeDemais: 413,
  tipoNaoAceito: 415,
  invalido: 422,
  limite: 429,
  danificado: 500,
  indisponivel: 503,
  semEspaco: 507,
};

const TITULOS: Readonly<Record<number, string>> = {
  400: 'Pedido ilegível',
  401: 'Sem acesso',
  403: 'Não permitido',
  404: 'Não encontrado',
  405: 'Método não aceito',
  408: 'Pedido lento demais',
  409: 'Conflito com o estado atual',
  412: 'Registro alterado',
  413: 'Grande demais',
  414: 'Endereço longo demais',
  415: 'Tipo não aceito',
  421: 'Endereço errado',
  422: 'Dados inválidos',
  429: 'Muitas tentativas',
  431: 'Cabeçalhos grandes demais',
  500: 'Erro interno',
  503: 'Indisponível',
  507: 'Sem espaço',
};

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly extras?: Readonly<Record<string, unknown>>;
}

export function problemDocument(p: Problem): ErrorBody & Record<string, unknown> {
  return {
    type: 'about:blank',
    title: TITULOS[p.status] ?? 'Erro',
    status: p.status,
    code: p.code,
    message: p.message,
    ...(p.errors === undefined ? {} : { errors: { ...p.errors } }),
    ...p.extras,
  };
}

export function problemFromDomainError(erro: DomainError): Problem {
  const errors: Record<string, string> = {};
  for (const { campo, mensagem } of erro.problemas) {
    if (campo !== '' && errors[campo] === undefined) errors[campo] = mensagem;
  }
  return {
    status: STATUS[erro.kind],
    code: erro.code,
    message: erro.message,
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
    extras: erro.extras,
  };
}

/** The framework's refusals; its other 4xx keep their status. */
const DO_FRAMEWORK: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'TIPO_NAO_ACEITO',
    message: 'Envie os dados como application/json.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'GRANDE_DEMAIS',
    message: 'Os dados enviados são grandes demais.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    code: 'JSON_ILEGIVEL',
    message: 'Não foi possível ler os dados enviados.',
  },
};
const ILEGIVEL: Problem = {
  status: 400,
  code: 'JSON_ILEGIVEL',
  message: 'Não foi possível ler os dados enviados.',
};

/** null: an unexpected error, to be logged in full and answered without details. */
export function problemFrom(erro: unknown): Problem | null {
  if (erro instanceof DomainError) return problemFromDomainError(erro);
  if (!(erro instanceof Error)) return null;
  const code = 'code' in erro && typeof erro.code === 'string' ? erro.code : '';
  const conhecido = DO_FRAMEWORK[code];
  if (conhecido !== undefined) return conhecido;
  const status = 'statusCode' in erro && typeof erro.statusCode === 'number' ? erro.statusCode : 500;
  if (erro instanceof SyntaxError && status === 400) return ILEGIVEL;
  if (status < 400 || status >= 500) return null;
  return { ...ILEGIVEL, status, code: status === 400 ? ILEGIVEL.code : 'PEDIDO_RECUSADO' };
}

/** For unknown records and paths, and equally for records of others. */
export function naoEncontrado(message: string): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', message);
}

export function naoPermitido(texto: string | null): DomainError {
  return new DomainError('naoPermitido', 'NAO_PERMITIDO', texto ?? 'Você não tem permissão para isto.');
}

export function soJson(): DomainError {
  return new DomainError('tipoNaoAceito', 'TIPO_NAO_ACEITO', 'Envie os dados como application/json.');
}
