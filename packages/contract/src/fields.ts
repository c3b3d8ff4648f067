import { arrumarLinha, arrumarMarkup, arrumarTexto } from '@instrutoria/domain/kernel/arrumar-texto.ts';
import { z } from 'zod';

const MAIOR_ID = 2_147_483_647;
const VALOR_INVALIDO = 'valor inválido';

/** In answers: 0 for a person or unit that the reader may not know (E-ANONIMATO-2). */
export const idOuNinguem = z.int().min(0).max(MAIOR_ID);
export const id = z
  .int({ error: VALOR_INVALIDO })
  .min(1, { error: VALOR_INVALIDO })
  .max(MAIOR_ID, { error: VALOR_INVALIDO });

/** A record in a body: takes {id} (other fields are ignored) or the bare id; gives the id (E-CHAMADAS-1). */
export const ref = z.union([id, z.object({ id }).transform((o) => o.id)], { error: VALOR_INVALIDO });

/** Anything but a positive integer is an unknown record: 404 (E-CHAMADAS-1). */
export const idParam = z
  .string()
  .regex(/^[1-9][0-9]{0,9}$/)
  .transform(Number)
  .refine((n) => n <= MAIOR_ID)
  .meta({ type: 'integer', minimum: 1, maximum: MAIOR_ID, pattern: undefined });
export const params = { id: z.object({ id: idParam }), editalId: z.object({ editalId: idParam }) };

/** The form of each text field, for code and tests that go through all of them. */
export const FORMAS_DO_TEXTO = z.registry<{
  readonly forma: 'dia' | 'exato' | 'linha' | 'markup' | 'texto';
}>();

function deForma(forma: 'linha' | 'markup' | 'texto', arrumar: (s: string) => string) {
  return (max: number) =>
    z
      .string({ error: VALOR_INVALIDO })
      .overwrite(arrumar)
      .max(max, { error: 'texto longo demais' })
      .register(FORMAS_DO_TEXTO, { forma });
}

/**
 * Text that people write, or paste from other programs (D63), at most `max` characters (code points). `max`
 * only bounds storage and is above the domain's limit, whose message people read.
 */
export const texto = deForma('texto', arrumarTexto);
/** The same kind of text in one line. */
export const linhaDe = deForma('linha', arrumarLinha);
export const linha = linhaDe(500);
export const markup = deForma('markup', arrumarMarkup)(200_000);

/** Passwords, tokens, file references: stored unchanged. No NUL, which PostgreSQL cannot store. */
export function exato(max: number) {
  return z
    .string({ error: VALOR_INVALIDO })
    .max(max, { error: 'texto longo demais' })
    .refine((s) => !s.includes('\u0000'), { error: VALOR_INVALIDO })
    .register(FORMAS_DO_TEXTO, { forma: 'exato' });
}

/** 'yyyy-mm-dd'; the domain checks that the day exists. */
export const dia = z
  .string({ error: VALOR_INVALIDO })
  .overwrite(arrumarLinha)
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: VALOR_INVALIDO })
  .register(FORMAS_DO_TEXTO, { forma: 'dia' })
  .meta({ format: 'date' });
export const instante = z.string().meta({ format: 'date-time' });

export const numero = z.number({ error: VALOR_INVALIDO });
export const inteiro = z
  .int({ error: VALOR_INVALIDO })
  .min(-MAIOR_ID, { error: VALOR_INVALIDO })
  .max(MAIOR_ID, { error: VALOR_INVALIDO });
export const booleano = z.boolean({ error: VALOR_INVALIDO });

/** The use case checks its form and owner (D11). */
export const referencia = exato(200);

const inteiroDeQuery = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: VALOR_INVALIDO })
    .transform(Number)
    .refine((n) => n >= min && n <= max, { error: VALOR_INVALIDO })
    .optional();

/** An id in a filter: another form is an error of its field. */
export const idDaQuery = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { error: VALOR_INVALIDO })
  .transform(Number)
  .optional();

/** ?pagina=&por_pagina=&busca=&ordem=. Any other parameter is refused (E-CHAMADAS-6). */
export const listaQuery = z.strictObject({
  pagina: inteiroDeQuery(1, 1_000_000),
  por_pagina: inteiroDeQuery(1, 200),
  busca: linhaDe(200).optional(),
  ordem: z.string().max(40).optional(),
});
export type ListaQuery = z.output<typeof listaQuery>;
/** For a hashed text: also answers what the SHA-256 was computed from, with salt and name of each mark. */
export const conferencia = z.enum(['true']).optional();
export const conferenciaQuery = z.strictObject({ conferencia });
export const COM_NOMES =
  'com os nomes de hoje; `conferencia`: o texto com marcas no lugar dos nomes, e o sal e o nome de cada uma';
/** For a spreadsheet: .xlsx unless the query asks for csv. */
export const formatoDaPlanilha = z.enum(['xlsx', 'csv']).optional();

export const mensagem = z.object({ message: z.string() });
export const enviado = z.object({ data: z.string() });
