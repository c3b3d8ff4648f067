import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, id, instant, versao } from './columns.ts';
import { professor } from './conta.ts';

export const edital = pgTable(
  'edital',
  {
    id: id(),
    versao: versao(),
    nome: text().notNull(),
    ano: integer().notNull(),
    inicio: day().notNull(),
    fim: day().notNull(),
    fase: text().notNull(),
    tipoProjeto: text().notNull(),
    fimRecursos: day(),
    limiteBolsas: integer(),
    publicacao: day().notNull(),
    resultadoPublicadoEm: instant(),
    /** Closed early; `fim` stays as announced. */
    encerradoEm: instant(),
    /** First and last day in which its projects run. */
    vigenciaInicio: day().notNull(),
    vigenciaFim: day().notNull(),
    /** How many projects one coordinator may submit; null = any number. */
    limitePorCoordenador: integer(),
    /** Last day for the evaluators; null = none. */
    prazoAvaliacao: day(),
    /** From this day a project with places that never had an instructor counts as closed; null = never. */
    encerramentoSemInstrutores: day(),
    /** Its result was published as preliminary; final from `finalEm` on. */
    preliminar: boolean().notNull().default(false),
    finalEm: instant(),
    criadoEm: instant().notNull(),
  },
  (t) => [
    check(
      'edital_fase_valida',
      sql`${t.fase} in ('submissao','avaliacao','decisao','secretaria','resultado','arquivado')`,
    ),
    check('edital_tipo_valido', sql`${t.tipoProjeto} in ('TIPO I','TIPO II')`),
    check('edital_final_do_preliminar', sql`${t.finalEm} is null or ${t.preliminar}`),
    check(
      'edital_preliminar_publicado',
      sql`not ${t.preliminar} or (${t.resultadoPublicadoEm} is not null and ${t.fimRecursos} is not null)`,
    ),
    check(
      'edital_arquivado_com_final',
      sql`${t.fase} <> 'arquivado' or not ${t.preliminar} or ${t.finalEm} is not null`,
    ),
    check('edital_dias_em_ordem', sql`${t.inicio} <= ${t.fim}`),
    check('edital_vigencia_em_ordem', sql`${t.vigenciaInicio} <= ${t.vigenciaFim}`),
  ],
);

/** How a call judges: the newest version is in force; without one, the defaults are (version 1). */
export const regrasDoEdital = pgTable(
  'regras_do_edital',
  {
    editalId: integer()
      .notNull()
      .references(() => edital.id),
    versao: integer().notNull(),
    regras: jsonb().notNull(),
    /** Of a public correction; null before the call's first day. */
    motivo: text(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    criadoEm: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editalId, t.versao] }),
    index('regras_do_edital_autor').on(t.autorId),
    check('regras_depois_das_padrao', sql`${t.versao} >= 2`),
  ],
);

/** A call's own criteria: the newest version is in force; without one, or with a null, the spec's are. */
export const baremaDoEdital = pgTable(
  'barema_do_edital',
  {
    editalId: integer()
      .notNull()
      .references(() => edital.id),
    versao: integer().notNull(),
    barema: jsonb(),
    /** Of a public correction; null before the call's first day. */
    motivo: text(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    criadoEm: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editalId, t.versao] }),
    index('barema_do_edital_autor').on(t.autorId),
    check('barema_depois_do_padrao', sql`${t.versao} >= 2`),
  ],
);
