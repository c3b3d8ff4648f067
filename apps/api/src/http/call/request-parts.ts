import type { Route } from '@instrutoria/contract/route.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { z } from 'zod';

const GENERICA = 'valor inválido';

function problemas(error: z.ZodError): Problema[] {
  return error.issues.map((issue) => ({
    campo: issue.path.map(String).join('.'),
    codigo: 'VALOR_INVALIDO',
    mensagem: issue.code === 'invalid_union' ? GENERICA : issue.message,
  }));
}

/** Zod's own messages are English, so they are replaced where a schema has no text. */
const EM_PORTUGUES = { error: () => 'valor inválido' };

function malformed(error: z.ZodError): DomainError {
  const lista = problemas(error);
  return new DomainError('invalido', 'VALOR_INVALIDO', 'Há campos com valor inválido.', lista);
}

/** null: such a record cannot exist (404). */
export function parseParams(route: Route, raw: unknown): unknown | null {
  if (route.params === undefined) return {};
  const parsed = route.params.safeParse(raw);
  return parsed.success ? parsed.data : null;
}

/** Thrown for an unknown parameter of a GET (T-B15). */
export class UnknownParameter extends Error {
  readonly statusCode = 400;
}

/** Throws 400 for an unknown parameter of a GET, 422 for a bad value. */
export function parseQuery(route: Route, raw: unknown): unknown {
  const schema = route.query;
  if (schema === undefined) return {};
  const parsed = schema.safeParse(raw, EM_PORTUGUES);
  if (parsed.success) return parsed.data;
  if (parsed.error.issues.some((issue) => issue.code === 'unrecognized_keys')) throw new UnknownParameter();
  throw malformed(parsed.error);
}

/** A function that returns the validated body, or throws its 422 when called. */
export function lazyBody(route: Route, raw: unknown): () => unknown {
  const schema = route.body;
  if (schema === undefined) return () => undefined;
  const parsed = schema.safeParse(raw ?? (schema.def.type === 'array' ? [] : {}), EM_PORTUGUES);
  return () => {
    if (parsed.success) return parsed.data;
    throw malformed(parsed.error);
  };
}

/** Reads the fields, of an array those of its first item. Each field is checked by itself; never throws. */
export function readableFields(
  route: Route,
  raw: unknown,
  campos: readonly PropertyKey[],
): Record<PropertyKey, unknown> {
  const { body } = route;
  const schema = body instanceof z.ZodArray ? body.element : body;
  const item: unknown = Array.isArray(raw) ? raw[0] : raw;
  if (!(schema instanceof z.ZodObject) || typeof item !== 'object' || item === null) return {};
  const lidos = Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([campo]) => campos.includes(campo) && campo in item)
    .map(([campo, um]) => [campo, um.safeParse((item as Record<string, unknown>)[campo])] as const);
  return Object.fromEntries(
    lidos.filter(([, { success }]) => success).map(([campo, { data }]) => [campo, data]),
  );
}

function idDe(valor: unknown): number | null {
  const bruto = typeof valor === 'object' && valor !== null && 'id' in valor ? valor.id : valor;
  return typeof bruto === 'number' && Number.isInteger(bruto) && bruto > 0 && bruto <= 2_147_483_647
    ? bruto
    : null;
}

function faltando(campo: string): DomainError {
  return new DomainError('invalido', 'REFERENCIA_INVALIDA', 'Há campos com valor inválido.', [
    { campo, codigo: 'REFERENCIA_INVALIDA', mensagem: GENERICA },
  ]);
}

function daLista(route: Route, campo: string, ids: readonly (number | null)[]): DomainError | null {
  const textos = route.recusasDaLista;
  if (textos === null || ids.includes(null)) return null;
  const [onde, codigo, mensagem] =
    ids.length === 0 ? ['', 'LISTA_VAZIA', textos.vazia] : [campo, 'VARIOS_REGISTROS', textos.varios];
  return new DomainError('invalido', codigo, mensagem, [{ campo: onde, codigo, mensagem }]);
}

/**
 * A malformed reference in a body is 422, before any 404 (E-CHAMADAS-4); `body[].x` must be equal in all
 * items.
 */
export function namedReference(route: Route, params: unknown, body: unknown): number | string | null {
  const registro = route.registro;
  if (registro === null) return null;
  const [onde, campo = ''] = registro.em.split('.');
  if (onde === 'params') return (params as Record<string, number | string>)[campo] ?? null;
  const itens: unknown[] = onde === 'body[]' ? (Array.isArray(body) ? body : []) : [body];
  const ids = itens.map((item) =>
    typeof item === 'object' && item !== null ? idDe((item as Record<string, unknown>)[campo]) : null,
  );
  const [primeiro] = ids;
  if (primeiro === undefined || primeiro === null || ids.some((id) => id !== primeiro)) {
    throw (Array.isArray(body) ? daLista(route, campo, ids) : null) ?? faltando(campo);
  }
  return primeiro;
}
