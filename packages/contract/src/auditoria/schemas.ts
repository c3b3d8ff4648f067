import { z } from 'zod';
import { dia, instante, listaQuery } from '../fields.ts';

export const atoAuditado = z.object({
  id: z.int(),
  quando: instante,
  pessoa: z.object({ id: z.int(), nome: z.string() }).nullable(),
  acao: z.string(),
  registro: z.object({ tipo: z.string(), id: z.int().nullable() }).nullable(),
  antes: z.unknown(),
  depois: z.unknown(),
  /** Names of a call's own criteria at that time, by code. */
  criterios: z.record(z.string(), z.string()).optional(),
});

/** A row from before a rule that it breaks; `resolvidaEm` once it is corrected (D52). */
export const pendenciaDeDados = z.object({
  id: z.int(),
  regra: z.string(),
  registro: z.object({ tipo: z.string(), id: z.int() }),
  sobre: z.string().nullable(),
  projeto: z.int().nullable(),
  descricao: z.string(),
  criadaEm: instante,
  resolvidaEm: instante.nullable(),
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
