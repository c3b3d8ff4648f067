import { z } from 'zod';
import { dia, instante, listaQuery } from '../fields.ts';

/** What an act left: its values are whatever the act recorded. */
export const atoAuditado = z.object({
  id: z.int(),
  quando: instante,
  pessoa: z.object({ id: z.int(), nome: z.string() }).nullable(),
  acao: z.string(),
  registro: z.object({ tipo: z.string(), id: z.int().nullable() }).nullable(),
  antes: z.unknown(),
  depois: z.unknown(),
});

/** `registro` is a kind, or kind:id (projeto:12); `pessoa` an id; `de` and `ate` days, inclusive. */
export const auditoriaQuery = listaQuery.omit({ ordem: true, busca: true }).extend({
  registro: z
    .string()
    .regex(/^[A-Za-z_]{1,40}(:[1-9]\d{0,8})?$/, { error: 'valor inválido' })
    .optional(),
  pessoa: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'valor inválido' })
    .transform(Number)
    .optional(),
  de: dia.optional(),
  ate: dia.optional(),
});
