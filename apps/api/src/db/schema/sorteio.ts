import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, id, instant } from './columns.ts';
import { professor } from './conta.ts';
import { edital } from './edital.ts';

/** A public event named before it happens, of which a seed is to come (E-AVALIACAO-19). Never changed, never deleted. */
export const eventoDoSorteio = pgTable(
  'evento_do_sorteio',
  {
    id: id(),
    editalId: integer()
      .notNull()
      .references(() => edital.id),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    evento: text().notNull(),
    dia: day().notNull(),
    anunciadoEm: instant().notNull(),
  },
  (t) => [
    index('evento_do_sorteio_edital').on(t.editalId, t.id),
    index('evento_do_sorteio_autor').on(t.autorId),
  ],
);

/** Every attempt to draw a call's evaluators, with all that repeats it. Never changed once it ended, never deleted. */
export const sorteio = pgTable(
  'sorteio',
  {
    id: id(),
    editalId: integer()
      .notNull()
      .references(() => edital.id),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    criadoEm: instant().notNull(),
    /** Real time: its process says that it still works. */
    vistoEm: instant().notNull(),
    estado: text().notNull(),
    versaoDoMetodo: integer().notNull(),
    semente: text().notNull(),
    origem: text().notNull(),
    /** Where the seed comes from, in words; '' when the server drew it. */
    evento: text().notNull(),
    /** Null when the server drew it, and of draws made before events were announced. */
    eventoId: integer().references(() => eventoDoSorteio.id),
    /** Of the codes of the public record: told to nobody but who audits. */
    sal: text().notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Of what it depends on, besides the seed (EntradaDoSorteio); ids only. */
    entrada: jsonb().notNull(),
    /** SHA-256 of the canonical JSON of `entrada`. */
    hash: text().notNull(),
    passos: integer().notNull().default(0),
    resultado: jsonb(),
    /** The attempt from which rows were kept, if any. */
    anteriorId: integer(),
    /** What of it was designated, and what was changed by hand before. */
    designacoes: jsonb().notNull().default([]),
  },
  (t) => [
    index('sorteio_edital').on(t.editalId, t.id),
    index('sorteio_autor').on(t.autorId),
    index('sorteio_evento').on(t.eventoId),
    uniqueIndex('sorteio_um_por_vez').on(t.editalId).where(sql`${t.estado} = 'calculando'`),
    check(
      'sorteio_estado_valido',
      sql`${t.estado} in ('calculando','proposta','impossivel','cancelado','falhou')`,
    ),
    check('sorteio_origem_valida', sql`${t.origem} in ('servidor','evento')`),
    check(
      'sorteio_com_resultado',
      sql`(${t.estado} in ('proposta','impossivel')) = (${t.resultado} is not null)`,
    ),
  ],
);
