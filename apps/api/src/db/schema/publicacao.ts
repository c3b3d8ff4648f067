import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { professor } from './conta.ts';
import { resultadoVersao } from './resultado.ts';

/** Append-only: the institution's own templates; the newest version is in force, without one the given one is. */
export const modeloDePublicacao = pgTable(
  'modelo_de_publicacao',
  {
    nome: text().notNull(),
    versao: integer().notNull(),
    especie: text().notNull(),
    titulo: text().notNull(),
    corpo: text().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    criadoEm: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.nome, t.versao] }),
    index('modelo_de_publicacao_autor').on(t.autorId),
    check(
      'modelo_de_publicacao_nome_valido',
      sql`${t.nome} in ('resultado','preliminar','correcao','aviso')`,
    ),
    check('modelo_de_publicacao_especie_valida', sql`${t.especie} in ('portaria','edital','aviso')`),
    check('modelo_de_publicacao_depois_do_dado', sql`${t.versao} >= 2`),
  ],
);

/** Append-only: the publication texts of versions of results, each with its own versions. */
export const textoDePublicacao = pgTable(
  'texto_de_publicacao',
  {
    id: id(),
    editalId: integer().notNull(),
    resultadoNumero: integer().notNull(),
    especie: text().notNull(),
    ano: integer().notNull(),
    numero: integer().notNull(),
    versao: integer().notNull(),
    modelo: text().notNull(),
    modeloVersao: integer().notNull(),
    /** Whether the public page has it. */
    publico: boolean().notNull(),
    /** What who published wrote, for a correction to begin with. */
    complementos: jsonb().notNull(),
    conteudo: jsonb().notNull(),
    texto: text().notNull(),
    sha256: text('sha256').notNull(),
    /** Of a correction. */
    motivo: text(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    criadoEm: instant().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'texto_de_publicacao_da_versao_fk',
      columns: [t.editalId, t.resultadoNumero],
      foreignColumns: [resultadoVersao.editalId, resultadoVersao.numero],
    }),
    uniqueIndex('texto_de_publicacao_numero').on(t.especie, t.ano, t.numero, t.versao),
    index('texto_de_publicacao_edital').on(t.editalId, t.resultadoNumero),
    index('texto_de_publicacao_autor').on(t.autorId),
    check('texto_de_publicacao_especie_valida', sql`${t.especie} in ('portaria','edital','aviso')`),
    check('texto_de_publicacao_numero_positivo', sql`${t.numero} > 0 and ${t.versao} > 0`),
    check('texto_de_publicacao_correcao_com_motivo', sql`(${t.versao} > 1) = (${t.motivo} is not null)`),
    check(
      'texto_de_publicacao_hash_do_texto',
      sql`${t.sha256} = encode(sha256(convert_to(${t.texto}, 'UTF8')), 'hex')`,
    ),
  ],
);
