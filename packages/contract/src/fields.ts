import { z } from 'zod';

const MAIOR_ID = 2_147_483_647;
const VALOR_INVALIDO = 'valor inválido';

/** A positive integer id of a JSON body. */
export const id = z
  .int({ error: VALOR_INVALIDO })
  .min(1, { error: VALOR_INVALIDO })
  .max(MAIOR_ID, { error: VALOR_INVALIDO });

/** A nested record of a body: {id} (its other fields are ignored) or the bare id (E-CHAMADAS-1). Answers the id. */
export const ref = z.union([id, z.object({ id }).transform((o) => o.id)], { error: VALOR_INVALIDO });

/** An id in a path. Anything that is not a positive integer is an unknown record: 404 (E-CHAMADAS-1). */
export const idParam = z
  .string()
  .regex(/^[1-9][0-9]{0,9}$/)
  .transform(Number)
  .refine((n) => n <= MAIOR_ID)
  .meta({ type: 'integer', minimum: 1, maximum: MAIOR_ID, pattern: undefined });
export const params = { id: z.object({ id: idParam }) };

/**
 * A text as sent: well-formed Unicode, NFC, no NUL (PostgreSQL cannot hold it: T-C1), at most `max` UTF-16 units.
 * The rules about its length that a person meets stand in the domain; `max` only bounds storage.
 */
export function texto(max: number): z.ZodType<string, string> {
  return z
    .string({ error: VALOR_INVALIDO })
    .max(max, { error: 'texto longo demais' })
    .refine((s) => !s.includes('\u0000'), { error: VALOR_INVALIDO })
    .transform((s) => s.toWellFormed().normalize('NFC'));
}

/** A short one-line text: name, title, keyword. */
export const linha = texto(500);
/** Rich text or an image reference. */
export const markup = texto(200_000);

/** A day, 'yyyy-mm-dd'; whether it exists is the domain's question. */
export const dia = z
  .string({ error: VALOR_INVALIDO })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: VALOR_INVALIDO });
/** An instant of an answer, ISO 8601 UTC. */
export const instante = z.string().meta({ format: 'date-time' });

export const numero = z.number({ error: VALOR_INVALIDO });
export const inteiro = z
  .int({ error: VALOR_INVALIDO })
  .min(-MAIOR_ID, { error: VALOR_INVALIDO })
  .max(MAIOR_ID, { error: VALOR_INVALIDO });
export const booleano = z.boolean({ error: VALOR_INVALIDO });

/** A reference to an uploaded file, as sent; its form and owner are checked by the use case (D11, T-D11). */
export const referencia = texto(200);

const inteiroDeQuery = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: VALOR_INVALIDO })
    .transform(Number)
    .refine((n) => n >= min && n <= max, { error: VALOR_INVALIDO })
    .optional();

/** ?pagina=&por_pagina=&busca=&ordem= (E-CHAMADAS-6). Any other parameter is refused (T-B15). */
export const listaQuery = z.strictObject({
  pagina: inteiroDeQuery(1, 1_000_000),
  por_pagina: inteiroDeQuery(1, 200),
  busca: texto(200).optional(),
  ordem: z.string().max(40).optional(),
});
export type ListaQuery = z.output<typeof listaQuery>;
/** A GET without parameters. */
export const semQuery = z.strictObject({});

/** 'Message' answers. */
export const mensagem = z.object({ message: z.string() });
/** Upload answers: the opaque reference. */
export const enviado = z.object({ data: z.string() });
