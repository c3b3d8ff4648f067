import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, versao } from './columns.ts';
import { professor } from './conta.ts';
import { instrutor } from './instrutor.ts';
import { disciplina, projeto } from './projeto.ts';

/** One list, one version. */
export const relatorioDisciplinas = pgTable('relatorio_disciplinas', {
  projetoId: integer()
    .primaryKey()
    .references(() => projeto.id),
  versao: versao(),
  autorId: integer()
    .notNull()
    .references(() => professor.id),
  atualizadoEm: instant().notNull(),
});

export const relatorioDisciplina = pgTable(
  'relatorio_disciplina',
  {
    id: id(),
    projetoId: integer()
      .notNull()
      .references(() => relatorioDisciplinas.projetoId),
    disciplinaId: integer()
      .notNull()
      .references(() => disciplina.id),
    ordem: integer().notNull(),
    numMatriculados: integer().notNull(),
    numReprovadosNota: integer().notNull(),
    numReprovadosFrequencia: integer().notNull(),
    numTrancaram: integer().notNull(),
    numSuprimiram: integer().notNull(),
  },
  (t) => [
    uniqueIndex('relatorio_disciplina_unica').on(t.projetoId, t.disciplinaId),
    index('relatorio_disciplina_disciplina').on(t.disciplinaId),
    check(
      'relatorio_disciplina_contagens',
      sql`least(${t.numMatriculados}, ${t.numReprovadosNota}, ${t.numReprovadosFrequencia}, ${t.numTrancaram}, ${t.numSuprimiram}) >= 0`,
    ),
  ],
);

export const relatorioAtividade = pgTable(
  'relatorio_atividade',
  {
    id: id(),
    versao: versao(),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    introducaoProblematica: text().notNull(),
    introducaoJustificativa: text().notNull(),
    introducaoObjetivos: text().notNull(),
    desenvolvimento: text().notNull(),
    metodologia: text().notNull(),
    discussaoResultados: text().notNull(),
    conclusao: text().notNull(),
    referencias: text().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    atualizadoEm: instant().notNull(),
  },
  (t) => [uniqueIndex('relatorio_atividade_instrutor').on(t.instrutorId)],
);

/** Lines of the discipline report that an activity report refers to. */
export const relatorioAtividadeDisciplina = pgTable(
  'relatorio_atividade_disciplina',
  {
    relatorioId: integer()
      .notNull()
      .references(() => relatorioAtividade.id, { onDelete: 'cascade' }),
    relatorioDisciplinaId: integer()
      .notNull()
      .references(() => relatorioDisciplina.id, { onDelete: 'cascade' }),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.relatorioId, t.relatorioDisciplinaId] }),
    index('relatorio_atividade_disciplina_linha').on(t.relatorioDisciplinaId),
  ],
);

export const relatorioCoordenador = pgTable(
  'relatorio_coordenador',
  {
    id: id(),
    versao: versao(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    relatorio: text().notNull(),
    fundamentacao: text().notNull(),
    conclusao: text().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    atualizadoEm: instant().notNull(),
  },
  (t) => [uniqueIndex('relatorio_coordenador_projeto').on(t.projetoId)],
);

export const avaliacaoDeDesempenho = pgTable(
  'avaliacao_de_desempenho',
  {
    relatorioId: integer()
      .notNull()
      .references(() => relatorioCoordenador.id, { onDelete: 'cascade' }),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    ordem: integer().notNull(),
    avaliacao: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.relatorioId, t.instrutorId] }),
    index('avaliacao_de_desempenho_instrutor').on(t.instrutorId),
  ],
);
