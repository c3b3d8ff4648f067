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
  /** In 409 FORA_DA_JANELA: when the window opens next; null when not foreseen. */
  abreEm: z.string().nullish(),
  /** In a 5xx: the id to report to the operators. */
  id: z.string().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;
