import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { arquivo } from './arquivo.ts';
import { projetoAprovacao } from './avaliacao.ts';
import { id, instant, versao } from './columns.ts';
import { professor } from './conta.ts';

/** `original` and `corrigido`: scores and counts before and after an acceptance (D21). */
export const recurso = pgTable(
  'recurso',
  {
    id: id(),
    versao: versao(),
    aprovacaoId: integer()
      .notNull()
      .references(() => projetoAprovacao.id),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    mensagem: text().notNull(),
    feedback: text(),
    status: text().notNull(),
    criadoEm: instant().notNull(),
    decididoEm: instant(),
    decididoPorId: integer().references(() => professor.id),
    original: jsonb(),
    corrigido: jsonb(),
    /** The version in force once it was decided; null before versions were kept (D42). */
    resultadoNumero: integer(),
  },
  (t) => [
    index('recurso_aprovacao').on(t.aprovacaoId),
    uniqueIndex('recurso_um_pendente').on(t.aprovacaoId).where(sql`${t.status} = 'PENDENTE'`),
    check('recurso_status_valido', sql`${t.status} in ('PENDENTE','ACEITO','RECUSADO')`),
    check('recurso_decidido_tem_instante', sql`(${t.status} = 'PENDENTE') = (${t.decididoEm} is null)`),
    check(
      'recurso_aceito_guarda_notas',
      sql`(${t.status} = 'ACEITO') = (${t.original} is not null and ${t.corrigido} is not null)`,
    ),
  ],
);

/** What an appeal contests, where it does not contest the whole; `acolhido` and `feedback` once it was decided. */
export const recursoCriterio = pgTable(
  'recurso_criterio',
  {
    recursoId: integer()
      .notNull()
      .references(() => recurso.id),
    criterio: text().notNull(),
    mensagem: text().notNull(),
    acolhido: boolean(),
    feedback: text(),
  },
  (t) => [
    primaryKey({ columns: [t.recursoId, t.criterio] }),
    check('recurso_criterio_decidido_inteiro', sql`(${t.acolhido} is null) = (${t.feedback} is null)`),
  ],
);

export const recursoAnexo = pgTable(
  'recurso_anexo',
  {
    id: id(),
    recursoId: integer()
      .notNull()
      .references(() => recurso.id),
    ordem: integer().notNull(),
    nome: text().notNull(),
    referencia: text()
      .notNull()
      .references(() => arquivo.referencia),
  },
  (t) => [
    uniqueIndex('recurso_anexo_ordem').on(t.recursoId, t.ordem),
    uniqueIndex('recurso_anexo_arquivo').on(t.referencia),
    check('recurso_anexo_ate_tres', sql`${t.ordem} between 1 and 3`),
  ],
);

/** Who writes a draft decision of an appeal; without a row nobody does. */
export const relatoria = pgTable(
  'relatoria',
  {
    recursoId: integer()
      .primaryKey()
      .references(() => recurso.id),
    versao: versao(),
    estado: text().notNull(),
    relatorId: integer().references(() => professor.id),
    /** The last designation, or the giving back. */
    desde: instant().notNull(),
  },
  (t) => [
    index('relatoria_relator').on(t.relatorId),
    check('relatoria_estado_valido', sql`${t.estado} in ('semRelator','designada','entregue')`),
    check('relatoria_tem_relator', sql`(${t.estado} = 'semRelator') = (${t.relatorId} is null)`),
  ],
);

/** Every designation and giving back, never changed. */
export const relatoriaAto = pgTable(
  'relatoria_ato',
  {
    id: id(),
    recursoId: integer()
      .notNull()
      .references(() => recurso.id),
    ato: text().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    relatorId: integer()
      .notNull()
      .references(() => professor.id),
    quando: instant().notNull(),
    /** Why it was given back. */
    texto: text().notNull(),
  },
  (t) => [
    index('relatoria_ato_recurso').on(t.recursoId, t.id),
    index('relatoria_ato_autor').on(t.autorId),
    index('relatoria_ato_relator').on(t.relatorId),
  ],
);

/** A draft decision as it was saved each time; the last one counts. */
export const recursoMinuta = pgTable(
  'recurso_minuta',
  {
    id: id(),
    recursoId: integer()
      .notNull()
      .references(() => recurso.id),
    versao: integer().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    conteudo: jsonb().notNull(),
    gravadaEm: instant().notNull(),
    entregue: boolean().notNull(),
  },
  (t) => [
    uniqueIndex('recurso_minuta_versao').on(t.recursoId, t.versao),
    index('recurso_minuta_autor').on(t.autorId),
  ],
);
