import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Older rows that break a rule: excepted by id in the invariants (D52). */
export const pendenciaDeDados = pgTable(
  'pendencia_de_dados',
  {
    id: id(),
    regra: text().notNull(),
    registroTipo: text().notNull(),
    registroId: integer().notNull(),
    descricao: text().notNull(),
    criadaEm: instant().notNull(),
    resolvidaEm: instant(),
  },
  (t) => [uniqueIndex('pendencia_de_dados_unica').on(t.regra, t.registroTipo, t.registroId)],
);

/** Who opened which personal document (T-B19). Real time; deleted after six months. */
export const acesso = pgTable(
  'acesso',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quando: instant().notNull(),
    pessoaId: integer().notNull(),
    endereco: text().notNull(),
    /** Documents of an instructor, a proof, a spreadsheet. */
    documento: text().notNull(),
    registroTipo: text().notNull(),
    registroId: integer().notNull(),
    /** The project's coordinator. */
    titularId: integer(),
  },
  (t) => [
    index('acesso_quando').on(t.quando),
    index('acesso_registro').on(t.registroTipo, t.registroId, t.id),
    index('acesso_titular').on(t.titularId, t.id),
  ],
);

/** Append-only, in the transaction of the act (T-H15). */
export const auditoria = pgTable(
  'auditoria',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quando: instant().notNull(),
    pessoaId: integer(),
    acao: text().notNull(),
    registroTipo: text(),
    registroId: integer(),
    antes: jsonb(),
    depois: jsonb(),
    /** Place in the chain, and the hash over the previous one and this row; null until sealed. */
    elo: bigint({ mode: 'number' }),
    hash: text(),
  },
  (t) => [
    uniqueIndex('auditoria_elo_unico').on(t.elo),
    index('auditoria_sem_elo').on(t.id).where(sql`${t.elo} is null`),
    index('auditoria_registro').on(t.registroTipo, t.registroId),
    index('auditoria_pessoa').on(t.pessoaId),
    index('auditoria_quando').on(t.quando),
  ],
);
