import { z } from 'zod';

/** RFC 9457 problem document of every refusal (E-CHAMADAS-3). */
export const errorBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable, for machines. */
  code: z.string(),
  /** The exact Portuguese text for the person. */
  message: z.string(),
  /** Field → text. */
  errors: z.record(z.string(), z.string()).optional(),
  /** Of a 412: the current version. */
  versao: z.int().optional(),
  /** Of a closed window (409 FORA_DA_JANELA): when it opens next; null when that is not foreseen (T-J7). */
  abreEm: z.string().nullish(),
  /** Of a 5xx: what to tell the people who run the system. */
  id: z.string().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;
