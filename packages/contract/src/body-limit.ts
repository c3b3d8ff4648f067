import { z } from 'zod';
import type { Route } from './route.ts';

const KB = 1024;
const LEAST = 16 * KB;
const MOST = 1024 * KB;
/** The answer of an identity provider. */
const FORM = 256 * KB;
/** Upper bound of a UTF-16 unit: the longest character has four bytes, and JSON escapes a quote with two. */
const BYTES_OF_A_UNIT = 4;
/** Assumed lengths of texts, lists and values without a limit in their schema. */
const UNITS = 500;
const ITEMS = 2000;
const NUMBER = 24;
const PUNCTUATION = 4;

/** Whether a union is `ref` of fields.ts: an id, or the whole record with it, as its GET answers it. */
function isReference(options: readonly z.core.$ZodType[]): boolean {
  return options.some(
    (one) =>
      one instanceof z.ZodPipe && one.in instanceof z.ZodObject && Object.keys(one.in.shape).join() === 'id',
  );
}

/** The longest JSON text of a schema, in bytes. */
function bytesOf(schema: z.core.$ZodType): number {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return bytesOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return bytesOf(schema.in);
  if (schema instanceof z.ZodUnion) {
    return isReference(schema.options) ? MOST : Math.max(...schema.options.map(bytesOf));
  }
  if (schema instanceof z.ZodEnum) {
    return Math.max(...schema.options.map((one) => JSON.stringify(one).length));
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return fields.reduce(
      (sum, [name, field]) => sum + name.length + PUNCTUATION + bytesOf(field),
      PUNCTUATION,
    );
  }
  if (schema instanceof z.ZodArray) {
    const most = schema.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength);
    return (most?._zod.def.maximum ?? ITEMS) * (bytesOf(schema.element) + PUNCTUATION);
  }
  if (schema instanceof z.ZodNumber) return NUMBER;
  const units = schema instanceof z.ZodString ? schema.maxLength : null;
  return (units ?? UNITS) * BYTES_OF_A_UNIT + PUNCTUATION;
}

/**
 * How many bytes a call's JSON body may have (D60): the longest that its schema allows, at least 16 KB and at most 1 MB.
 * A body that may hold a whole record may have 1 MB; one that needs no login never more than 16 KB, except the form of an identity
 * provider.
 */
export function bodyLimit({ body, acesso, registroInteiro, formulario }: Route): number {
  if (formulario) return FORM;
  if (body === undefined || acesso.anonymous !== 'no') return LEAST;
  if (registroInteiro) return MOST;
  return Math.min(MOST, Math.max(LEAST, bytesOf(body)));
}
