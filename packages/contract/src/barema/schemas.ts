import { RECOMENDACOES } from '@instrutoria/domain/barema/types.ts';
import { z } from 'zod';
import { booleano, instante, linhaDe, numero, texto } from '../fields.ts';

/** A step as the domain lists them; the domain says what else a criterion may be. */
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
  /** Of the drawn lot; '' where none is drawn. */
  semente: linhaDe(2000),
});

/** A call without its own barema has version 1 and the one of the specification. */
export const baremaDoEdital = z.object({
  versao: z.int(),
  /** Of a rule that does nothing with this barema; absent without one. */
  aviso: z.string().optional(),
  proprio: z.boolean(),
  barema,
  /**
   * Whether scores were given: then only words change. To the administration only, and not to who takes part in a project
   * of the call while it is judged (D58).
   */
  temNotas: z.boolean().optional(),
  /** Public corrections, the newest first; `antes` null where the spec's was in force. */
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
  /** null: the spec's again. */
  barema: barema.nullable(),
  motivo: texto(4000).nullish(),
});
