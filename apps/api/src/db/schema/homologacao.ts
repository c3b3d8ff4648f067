import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, instant, versao } from './columns.ts';
import { professor } from './conta.ts';
import { projeto } from './projeto.ts';

/** Where a project stands; without a row nobody has marked it. */
export const homologacao = pgTable(
  'homologacao',
  {
    projetoId: integer()
      .primaryKey()
      .references(() => projeto.id, { onDelete: 'cascade' }),
    versao: versao(),
    estado: text().notNull(),
    /** Of a returned one: what its coordinator may change. */
    secoes: text().array().notNull(),
    motivo: text().notNull(),
    /** Last day of the correction, or of the appeal. */
    ate: day(),
    /** The one appeal was made. */
    recorreu: boolean().notNull(),
    mudadoEm: instant().notNull(),
  },
  (t) => [
    check(
      'homologacao_estado_valido',
      sql`${t.estado} in ('pendente','devolvido','reenviado','homologado','naoHomologado','emRecurso')`,
    ),
    check(
      'homologacao_devolvida_inteira',
      sql`(${t.estado} = 'devolvido') = (cardinality(${t.secoes}) > 0) and (${t.estado} <> 'devolvido' or ${t.ate} is not null)`,
    ),
  ],
);

/** Every act on it, never changed: who, when, why, and what a correction changed. */
export const homologacaoAto = pgTable(
  'homologacao_ato',
  {
    id: id(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id, { onDelete: 'cascade' }),
    ato: text().notNull(),
    de: text().notNull(),
    para: text().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    quando: instant().notNull(),
    /** The reason; of a correction or an appeal, what its coordinator wrote. */
    texto: text().notNull(),
    secoes: text().array().notNull(),
    ate: day(),
    /** Of a correction: the fields that changed, as they were and as they became. */
    mudancas: jsonb(),
  },
  (t) => [
    index('homologacao_ato_projeto').on(t.projetoId, t.id),
    index('homologacao_ato_autor').on(t.autorId),
  ],
);
