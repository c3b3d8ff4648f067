import { z } from 'zod';

/** The registry's values; `tsd` in %, null where the list has none; `semestre` 'AAAA.N' or ''. */
export const disciplinaOficial = z.object({
  codigo: z.string(),
  semestre: z.string(),
  nome: z.string(),
  carga_horaria: z.number(),
  tsd: z.number().nullable(),
});
