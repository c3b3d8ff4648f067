import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, id, instant } from './columns.ts';
import { professor } from './conta.ts';
import { edital } from './edital.ts';
import { projeto } from './projeto.ts';
import { recurso } from './recurso.ts';

/** Append-only: versions of a result, made in the transaction of the act (D42). */
export const resultadoVersao = pgTable(
  'resultado_versao',
  {
    id: id(),
    editalId: integer()
      .notNull()
      .references(() => edital.id),
    numero: integer().notNull(),
    instante: instant().notNull(),
    motivo: text().notNull(),
    recursoId: integer().references(() => recurso.id),
    justificativa: text(),
    reconstituida: boolean().notNull().default(false),
    /** Before the final result of a call that has one. */
    preliminar: boolean().notNull().default(false),
    /** RFC 8785 text of the public rows, and its SHA-256. */
    canonico: text().notNull(),
    sha256: text('sha256').notNull(),
  },
  (t) => [
    uniqueIndex('resultado_versao_unica').on(t.editalId, t.numero),
    uniqueIndex('resultado_versao_recurso').on(t.recursoId),
    check('resultado_versao_numero_positivo', sql`${t.numero} > 0`),
    check(
      'resultado_versao_motivo_valido',
      sql`${t.motivo} in ('PUBLICACAO','RECURSO','CORRECAO','FINAL','SUPLENTE')`,
    ),
    check('resultado_versao_final', sql`${t.motivo} <> 'FINAL' or not ${t.preliminar}`),
    check('resultado_versao_do_recurso', sql`(${t.motivo} = 'RECURSO') = (${t.recursoId} is not null)`),
    check(
      'resultado_versao_hash_do_texto',
      sql`${t.sha256} = encode(sha256(convert_to(${t.canonico}, 'UTF8')), 'hex')`,
    ),
  ],
);

/** Whose turn came in a call's list of suplentes: called with so many scholarships, or declined. Its number stays. */
export const suplente = pgTable(
  'suplente',
  {
    projetoId: integer()
      .primaryKey()
      .references(() => projeto.id),
    editalId: integer()
      .notNull()
      .references(() => edital.id),
    numero: integer().notNull(),
    ato: text().notNull(),
    bolsas: integer().notNull(),
    motivo: text(),
    dia: day().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    criadoEm: instant().notNull(),
  },
  (t) => [
    uniqueIndex('suplente_numero').on(t.editalId, t.numero),
    index('suplente_autor').on(t.autorId),
    check('suplente_numero_positivo', sql`${t.numero} > 0`),
    check('suplente_ato_valido', sql`${t.ato} in ('CHAMADO','DECLINOU')`),
    check('suplente_chamado_recebe', sql`(${t.ato} = 'CHAMADO') = (${t.bolsas} > 0)`),
    check('suplente_recusa_com_motivo', sql`(${t.ato} = 'DECLINOU') = (${t.motivo} is not null)`),
  ],
);

/** Which version of the result a coordinator has read of his project: one row per version that changed its row. */
export const resultadoLeitura = pgTable(
  'resultado_leitura',
  {
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    versao: integer().notNull(),
    lidoEm: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projetoId, t.professorId, t.versao] }),
    index('resultado_leitura_professor').on(t.professorId),
    check('resultado_leitura_versao_positiva', sql`${t.versao} > 0`),
  ],
);
