import type { Problema } from './problema.ts';

export type ErrorKind =
  | 'naoAutenticado' // 401
  | 'naoPermitido' // 403
  | 'naoEncontrado' // 404
  | 'conflito' // 409
  | 'desatualizado' // 412
  | 'grandeDemais' // 413
  | 'tipoNaoAceito' // 415
  | 'invalido' // 422
  | 'limite' // 429
  | 'danificado' // 500, reported to the administration
  | 'indisponivel' // 503
  | 'semEspaco'; // 507

/** An expected refusal. Surprises are plain Errors and become an opaque 500. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly problemas: readonly Problema[];
  /** Extra members of the problem document (for example the current `versao` of a 412). */
  readonly extras: Readonly<Record<string, unknown>>;

  constructor(
    kind: ErrorKind,
    code: string,
    message: string,
    problemas: readonly Problema[] = [],
    extras: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'DomainError';
    this.kind = kind;
    this.code = code;
    this.problemas = problemas;
    this.extras = extras;
  }
}

/** Throws a 422 with all problems, under the text of the first. Does nothing for an empty list. */
export function exigirSemProblemas(problemas: readonly Problema[]): void {
  const [primeiro] = problemas;
  if (primeiro !== undefined) {
    throw new DomainError('invalido', primeiro.codigo, primeiro.mensagem, problemas);
  }
}
