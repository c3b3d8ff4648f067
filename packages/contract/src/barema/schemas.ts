import { RECOMENDACOES } from '@instrutoria/domain/barema/types.ts';
import { z } from 'zod';
import { booleano, instante, linhaDe, numero, texto } from '../fields.ts';

/** A step from the domain's list; the domain checks the rest of a criterion. */
const passo = z.union([z.literal(0.1), z.literal(0.5), z.literal(1)], { error: 'valor inválido' });
const fase = z.union([z.literal(1), z.literal(2)], { error: 'valor inválido' });

export const criterioDoBarema = z.object({
  codigo: linhaDe(200),
  nome: linhaDe(2000),
  ajuda: texto(20_000),
  fase,
  maximo: numero,
  minimo: numero.nullable(),
  peso: numero,
  passo,
  parecer: booleano,
  recomendacao: z.enum(RECOMENDACOES, { error: 'valor inválido' }).nullable(),
});

export const barema = z.object({
  criterios: z.array(criterioDoBarema, { error: 'valor inválido' }).max(200, { error: 'valor inválido' }),
  totalMinimo: numero,
  /** After the total, in this order: `fase1`, `tsd`, `submissao`, `sorteio`, or a criterion's `codigo`. */
  desempates: z.array(linhaDe(200), { error: 'valor inválido' }).max(200, { error: 'valor inválido' }),
  /** Seed of the drawn lot; '' where none is drawn. */
  semente: linhaDe(2000),
});

/** A call without its own barema has version 1 and the barema of the specification. */
export const baremaDoEdital = z.object({
  versao: z.int(),
  /** The warning about a rule that has no effect with this barema; absent without one. */
  aviso: z.string().optional(),
  proprio: z.boolean(),
  barema,
  /**
   * Whether scores were given, so that only words can change. Answered only to the administration, and not to
   * a participant of one of the call's projects while they are judged (D58).
   */
  temNotas: z.boolean().optional(),
  /**
   * Public corrections, the newest first; `antes` null where the barema of the specification was in force.
   */
  retificacoes: z.array(
    z.object({
      versao: z.int(),
      instante,
      motivo: z.string(),
      antes: barema.nullable(),
      depois: barema.nullable(),
    }),
  ),
});

export const mudarBaremaBody = z.object({
  /** null: the barema of the specification again. */
  barema: barema.nullable(),
  motivo: texto(4000).nullish(),
});
