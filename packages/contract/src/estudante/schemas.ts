import { z } from 'zod';

export const estudante = z.object({
  nome: z.string(),
  /** False where a teacher's login brings the account (D30). */
  sessaoPropria: z.boolean(),
});
