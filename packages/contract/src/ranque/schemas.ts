import { z } from 'zod';
import { notasLidas, pessoa } from '../avaliacao/schemas.ts';
import { id, ref } from '../fields.ts';
export const linhaDoRanque = z.object({
  /** null = not yet evaluated, or hidden from this reader (evaluators before publication). */
  posicao: z.int().nullable(),
  projeto_id: id,
  titulo: z.string(),
  ...notasLidas,
  /** By the call's own barema, in its order; absent without one. */
  notas: z
    .array(z.object({ criterio: z.string(), nome: z.string(), valor: z.number().nullable() }))
    .optional(),
  pontuacaoFase1: z.number().nullable(),
  pontuacaoFase2: z.number().nullable(),
  total: z.number().nullable(),
  avaliador: pessoa.nullable(),
  ja_foi_avaliado: z.boolean(),
  /** The tie-break against the row before it; null without a tie. */
  desempate: z.string().nullable(),
  desempateCom: id.nullable(),
  /** The coordinator's unit. Absent for an evaluator, like the requested and granted places. */
  unidade: z.string().optional(),
  remunerados: z.int().optional(),
  voluntarios: z.int().optional(),
  /** null before the decision. */
  remunerados_aprovados: z.int().nullable().optional(),
  voluntarios_aprovados: z.int().nullable().optional(),
});

export const ranqueBody = z.object({ edital: ref.nullish() });
