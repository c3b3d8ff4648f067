import { ATOS_DO_SUPLENTE } from '@instrutoria/domain/suplente/rules/suplentes.ts';
import { z } from 'zod';
import { aceiteDoChamado } from '../avaliacao/schemas.ts';
import { booleano, id, inteiro, referencia, texto } from '../fields.ts';
/** The suplentes in order of their numbers; `ato` is null for those who wait. */
export const suplentes = z.object({
  suplentes: z.array(
    z.object({
      projeto_id: id,
      titulo: z.string(),
      coordenador: z.string(),
      numero: z.int(),
      /** Scholarships that it asked for; while it waits, those that it still lacks. */
      pede: z.int(),
      /** How many its unit still has room for; absent where the call sets no limit for each unit. */
      cabem: z.int().optional(),
      ato: z.enum(ATOS_DO_SUPLENTE).nullable(),
      em: z.string().nullable(),
      bolsas: z.int(),
      motivo: z.string().nullable(),
      /** The last day to answer; null where no answer is asked for. */
      responderAte: z.string().nullable(),
      aceite: aceiteDoChamado,
      /** The administration recorded the refusal with what the coordinator wrote. */
      temRecusa: z.boolean(),
    }),
  ),
  /**
   * Only for a list published by the earlier rule: who would lose their number by today's rule, and from when
   * it may change.
   */
  mudanca: z
    .object({
      perdem: z.array(
        z.object({ projeto_id: id, titulo: z.string(), de: z.int(), para: z.int().nullable() }),
      ),
      desde: z.string().nullable(),
      pode: z.boolean(),
    })
    .nullable(),
  /** Projects whose scholarships came back, and since when; `porAnulacao`: an annulment took them. */
  devolveram: z.array(
    z.object({
      projeto_id: id,
      titulo: z.string(),
      bolsas: z.int(),
      em: z.string(),
      porAnulacao: z.literal(true).optional(),
    }),
  ),
  /** Projects with scholarships due after an appeal: they come before every suplente; `cabem`: free now. */
  devidas: z.array(
    z.object({ projeto_id: id, titulo: z.string(), recurso: id, faltam: z.int(), cabem: z.int() }),
  ),
  livres: z.int(),
  /** The project whose turn it is. */
  proximo: id.nullable(),
});

export const chamarSuplenteBody = z.object({ projeto: id, bolsas: inteiro });

export const responderChamadoBody = z.object({ aceita: booleano, motivo: texto(4000).nullish() });

export const declinarSuplenteBody = z.object({
  projeto: id,
  motivo: texto(4000),
  /** The reference of the written refusal, uploaded before. */
  recusa: referencia.nullish(),
});

export const passarListaBody = z.object({ motivo: texto(4000) });

export const listaPassada = z.object({
  message: z.string(),
  /** From this day on the list may change, where projects were warned. */
  desde: z.string().nullable(),
});
