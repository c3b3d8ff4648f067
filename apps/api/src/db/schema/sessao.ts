import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, versao } from './columns.ts';
import { professor } from './conta.ts';
import { edital } from './edital.ts';
import { projeto } from './projeto.ts';

/** A meeting of the committee on one call; one at a time. */
export const sessaoDaComissao = pgTable(
  'sessao_da_comissao',
  {
    id: id(),
    versao: versao(),
    editalId: integer()
      .notNull()
      .references(() => edital.id),
    /** Among those of its call. */
    numero: integer().notNull(),
    estado: text().notNull(),
    local: text().notNull(),
    abertaEm: instant().notNull(),
    encerradaEm: instant(),
  },
  (t) => [
    uniqueIndex('sessao_da_comissao_numero').on(t.editalId, t.numero),
    uniqueIndex('sessao_da_comissao_uma_de_cada_vez')
      .on(t.editalId)
      .where(sql`${t.estado} in ('aberta','suspensa')`),
    check('sessao_da_comissao_numero_positivo', sql`${t.numero} > 0`),
    check(
      'sessao_da_comissao_estado_valido',
      sql`${t.estado} in ('aberta','suspensa','encerrada','cancelada')`,
    ),
    check(
      'sessao_da_comissao_fim',
      sql`(${t.estado} in ('encerrada','cancelada')) = (${t.encerradaEm} is not null)`,
    ),
  ],
);

/** Every act that moved it, never changed. */
export const atoDaSessao = pgTable(
  'ato_da_sessao',
  {
    id: id(),
    sessaoId: integer()
      .notNull()
      .references(() => sessaoDaComissao.id),
    ato: text().notNull(),
    para: text().notNull(),
    motivo: text().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    quando: instant().notNull(),
  },
  (t) => [index('ato_da_sessao_sessao').on(t.sessaoId, t.id), index('ato_da_sessao_autor').on(t.autorId)],
);

/** Arrivals and leavings, never changed; whoever has one is a member. */
export const presencaNaSessao = pgTable(
  'presenca_na_sessao',
  {
    id: id(),
    sessaoId: integer()
      .notNull()
      .references(() => sessaoDaComissao.id),
    pessoaId: integer()
      .notNull()
      .references(() => professor.id),
    presente: boolean().notNull(),
    quando: instant().notNull(),
  },
  (t) => [
    index('presenca_na_sessao_sessao').on(t.sessaoId, t.id),
    index('presenca_na_sessao_pessoa').on(t.pessoaId),
  ],
);

/** The agenda as it was when the meeting opened, and what it decided. */
export const itemDaSessao = pgTable(
  'item_da_sessao',
  {
    sessaoId: integer()
      .notNull()
      .references(() => sessaoDaComissao.id),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    versao: versao(),
    ordem: integer().notNull(),
    titulo: text().notNull(),
    total: numeric({ mode: 'number' }),
    pedeRemunerados: integer().notNull(),
    pedeVoluntarios: integer().notNull(),
    propostaRemunerados: integer().notNull(),
    propostaVoluntarios: integer().notNull(),
    anotacao: text().notNull(),
    decididoEm: instant(),
    remunerados: integer(),
    voluntarios: integer(),
    motivo: text(),
    /** Members in conflict when it was decided. */
    impedidos: integer().array(),
  },
  (t) => [
    primaryKey({ columns: [t.sessaoId, t.projetoId] }),
    uniqueIndex('item_da_sessao_ordem').on(t.sessaoId, t.ordem),
    index('item_da_sessao_projeto').on(t.projetoId),
    check(
      'item_da_sessao_decisao_inteira',
      sql`num_nulls(${t.decididoEm}, ${t.remunerados}, ${t.voluntarios}, ${t.motivo}, ${t.impedidos}) in (0, 5)`,
    ),
  ],
);

/** Append-only: the versions of a meeting's minutes. */
export const ata = pgTable(
  'ata',
  {
    id: id(),
    sessaoId: integer()
      .notNull()
      .references(() => sessaoDaComissao.id),
    versao: integer().notNull(),
    ano: integer().notNull(),
    numero: integer().notNull(),
    conteudo: jsonb().notNull(),
    texto: text().notNull(),
    sha256: text('sha256').notNull(),
    /** Of a correction. */
    motivo: text(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    criadaEm: instant().notNull(),
  },
  (t) => [
    uniqueIndex('ata_versao').on(t.sessaoId, t.versao),
    uniqueIndex('ata_numero').on(t.ano, t.numero, t.versao),
    index('ata_autor').on(t.autorId),
    check('ata_correcao_com_motivo', sql`(${t.versao} > 1) = (${t.motivo} is not null)`),
    check('ata_hash_do_texto', sql`${t.sha256} = encode(sha256(convert_to(${t.texto}, 'UTF8')), 'hex')`),
  ],
);
