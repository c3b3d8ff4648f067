import { z } from 'zod';
import { booleano, instante, texto } from '../fields.ts';

export const modeloDoTermoBody = z.object({
  texto: texto(40_000),
  /** Whether termos are signed in the product. */
  ligado: booleano,
});
export const previaDoTermoBody = modeloDoTermoBody.pick({ texto: true });
export const modeloDoTermo = z.object({
  /** 0: never saved, so that the text is the original one, and off. */
  versao: z.int(),
  texto: z.string(),
  ligado: z.boolean(),
  original: z.string(),
  campos: z.array(z.object({ campo: z.string(), significa: z.string() })),
  /** All versions, the latest first. */
  versoes: z.array(
    z.object({ versao: z.int(), ligado: z.boolean(), em: instante, por: z.string(), assinados: z.int() }),
  ),
});
