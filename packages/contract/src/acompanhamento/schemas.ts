import { ESTADOS_DA_ETAPA, ETAPAS } from '@instrutoria/domain/acompanhamento/types.ts';
import { ESPECIES_DE_CARTA } from '@instrutoria/domain/carta/types.ts';
import { z } from 'zod';
import { dia, instante } from '../fields.ts';

export const andamento = z.object({
  hoje: dia,
  etapas: z.array(
    z.object({
      codigo: z.enum(ETAPAS),
      nome: z.string(),
      estado: z.enum(ESTADOS_DA_ETAPA),
      em: dia.nullable(),
      ate: dia.nullable(),
      detalhe: z.string().nullable(),
    }),
  ),
});

/** Without the act's number, which would reveal how many other acts came between two of them. */
export const linhaDoHistorico = z.object({ quando: instante, quem: z.string(), frase: z.string() });

export const cartaDoProjeto = z.object({
  especie: z.enum(ESPECIES_DE_CARTA),
  para: z.string(),
  criadaEm: instante,
  enviadaEm: instante.nullable(),
  /** The last attempt, when all failed. */
  falhouEm: instante.nullable(),
});
