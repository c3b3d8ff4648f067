import { z } from 'zod';
import type { Route } from './route.ts';

const KB = 1024;
const LEAST = 16 * KB;
const MOST = 1024 * KB;
/** Upper bound of a UTF-16 unit: the longest character has four bytes, and JSON escapes a quote with two. */
const BYTES_OF_A_UNIT = 4;
/** Assumed lengths of texts, lists and values without a limit in their schema. */
const UNITS = 500;
const ITEMS = 2000;
const NUMBER = 24;
const PUNCTUATION = 4;

interface Json {
  readonly type?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
}

/** Whether a schema is `ref` of fields.ts: an id, or the whole record with it, as its GET answers it. */
function isReference({ anyOf = [] }: Json): boolean {
  return anyOf.some(({ properties }) => properties !== undefined && Object.keys(properties).join() === 'id');
}

/** The longest JSON text of a schema, in bytes. */
function bytesOf(schema: Json): number {
  if (isReference(schema)) return MOST;
  if (schema.anyOf !== undefined) return Math.max(...schema.anyOf.map(bytesOf));
  if (schema.enum !== undefined) return Math.max(...schema.enum.map((one) => JSON.stringify(one).length));
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return fields.reduce(
      (sum, [name, field]) => sum + name.length + PUNCTUATION + bytesOf(field),
      PUNCTUATION,
    );
  }
  if (schema.type === 'array') {
    return (schema.maxItems ?? ITEMS) * (bytesOf(schema.items ?? {}) + PUNCTUATION);
  }
  if (schema.type === 'number' || schema.type === 'integer') return NUMBER;
  return (schema.maxLength ?? UNITS) * BYTES_OF_A_UNIT + PUNCTUATION;
}

/**
 * How many bytes a call's JSON body may have (D60): the longest that its schema allows, at least 16 KB and at most 1 MB.
 * A body that may hold a whole record may have 1 MB; one that needs no login never more than 16 KB.
 */
export function bodyLimit({ body, acesso, registroInteiro }: Route): number {
  if (body === undefined || acesso.anonymous !== 'no') return LEAST;
  if (registroInteiro) return MOST;
  const json = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json;
  return Math.min(MOST, Math.max(LEAST, bytesOf(json)));
}
