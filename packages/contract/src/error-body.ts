import { z } from 'zod';

/** RFC 9457 problem document of every refusal (E-CHAMADAS-3). */
export const errorBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  versao: z.int().optional(),
  /** Of 409 FORA_DA_JANELA: when it opens next; null when not foreseen. */
  abreEm: z.string().nullish(),
  /** Of a 5xx: to tell the operators. */
  id: z.string().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;
