import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { arquivo } from './arquivo.ts';
import { day, id, instant, versao } from './columns.ts';
import { professor } from './conta.ts';
import { edital } from './edital.ts';
import { unidade } from './unidade.ts';

export const disciplina = pgTable(
  'disciplina',
  {
    id: id(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    nome: text().notNull(),
    semestre: text().notNull(),
    codigo: text().notNull(),
    unidadeOfertaId: integer()
      .notNull()
      .references(() => unidade.id),
    tipoDisciplina: text().notNull(),
    ehObrigatoria: boolean().notNull(),
    tsd: doublePrecision().notNull(),
    cursosOfertadas: text().array().notNull(),
    cargaHoraria: doublePrecision().notNull(),
  },
  (t) => [
    index('disciplina_autor').on(t.autorId),
    index('disciplina_unidade').on(t.unidadeOfertaId),
    check('disciplina_tsd_em_porcento', sql`${t.tsd} between 0 and 100`),
  ],
);

/** Belongs to its author until a project takes it. */
export const comprovanteDeDisciplinas = pgTable('comprovante_de_disciplinas', {
  id: id(),
  autorId: integer()
    .notNull()
    .references(() => professor.id),
  comprovante: text()
    .notNull()
    .references(() => arquivo.referencia),
  criadoEm: instant().notNull(),
});

export const comprovanteDisciplina = pgTable(
  'comprovante_disciplina',
  {
    comprovanteId: integer()
      .notNull()
      .references(() => comprovanteDeDisciplinas.id, { onDelete: 'cascade' }),
    disciplinaId: integer()
      .notNull()
      .references(() => disciplina.id),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.comprovanteId, t.ordem] }),
    index('comprovante_disciplina_disciplina').on(t.disciplinaId),
  ],
);

export const professorNaoCadastrado = pgTable(
  'professor_nao_cadastrado',
  {
    id: id(),
    criadoPorId: integer()
      .notNull()
      .references(() => professor.id),
    nome: text().notNull(),
    siape: text().notNull(),
    regimeTrabalho: text().notNull(),
    unidadeId: integer()
      .notNull()
      .references(() => unidade.id),
    criadoEm: instant().notNull(),
  },
  (t) => [index('nao_cadastrado_criador').on(t.criadoPorId), index('nao_cadastrado_unidade').on(t.unidadeId)],
);

/** Approved counts and scores are on the approval (D20). */
export const projeto = pgTable(
  'projeto',
  {
    id: id(),
    versao: versao(),
    coordenadorId: integer()
      .notNull()
      .references(() => professor.id),
    editalId: integer().references(() => edital.id),
    titulo: text().notNull(),
    regimeTrabalho: text(),
    tipoProjeto: text().notNull(),
    remunerados: integer().notNull(),
    voluntarios: integer().notNull(),
    resumo: text().notNull(),
    introducao: text().notNull(),
    metodologia: text().notNull(),
    resultadosEsperados: text().notNull(),
    referencias: text().notNull(),
    palavraChave1: text('palavra_chave1').notNull(),
    palavraChave2: text('palavra_chave2').notNull(),
    palavraChave3: text('palavra_chave3').notNull(),
    palavraChave4: text('palavra_chave4').notNull(),
    comprovanteId: integer().references(() => comprovanteDeDisciplinas.id),
    ehRascunho: boolean().notNull(),
    aguardandoCronograma: boolean().notNull(),
    /** The instant of POST projeto (D9), domain time; null for drafts. */
    submetidoEm: instant(),
    criadoEm: instant().notNull(),
    atualizadoEm: instant().notNull(),
  },
  (t) => [
    index('projeto_coordenador').on(t.coordenadorId, t.ehRascunho),
    index('projeto_edital').on(t.editalId),
    // The search looks anywhere in titles, accents apart; a draft is nobody's to find, and is saved often.
    index('projeto_busca')
      .using('gin', sql`sem_acento(${t.titulo}) gin_trgm_ops`)
      .where(sql`not ${t.ehRascunho}`),
    uniqueIndex('projeto_comprovante_unico').on(t.comprovanteId),
    check('projeto_submetido_tem_instante', sql`${t.ehRascunho} = (${t.submetidoEm} is null)`),
    check('projeto_submetido_tem_edital', sql`${t.ehRascunho} or ${t.editalId} is not null`),
    check('projeto_rascunho_nao_aguarda', sql`not (${t.ehRascunho} and ${t.aguardandoCronograma})`),
  ],
);

/** Sent before the e-mail was confirmed; the confirmation deletes the row (D51). Real time. */
export const submissaoPorConfirmar = pgTable(
  'submissao_por_confirmar',
  {
    projetoId: integer()
      .primaryKey()
      .references(() => projeto.id, { onDelete: 'cascade' }),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    submetidaEm: instant().notNull(),
    ate: instant().notNull(),
  },
  (t) => [index('submissao_por_confirmar_professor').on(t.professorId)],
);

export const projetoColaborador = pgTable(
  'projeto_colaborador',
  {
    projetoId: integer()
      .notNull()
      .references(() => projeto.id, { onDelete: 'cascade' }),
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projetoId, t.professorId] }),
    index('projeto_colaborador_professor').on(t.professorId),
  ],
);

export const projetoNaoCadastrado = pgTable(
  'projeto_nao_cadastrado',
  {
    projetoId: integer()
      .notNull()
      .references(() => projeto.id, { onDelete: 'cascade' }),
    naoCadastradoId: integer()
      .notNull()
      .references(() => professorNaoCadastrado.id),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projetoId, t.naoCadastradoId] }),
    index('projeto_nao_cadastrado_pessoa').on(t.naoCadastradoId),
  ],
);

/** One per holder, in order. */
export const cronograma = pgTable(
  'cronograma',
  {
    id: id(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id, { onDelete: 'cascade' }),
    ordem: integer().notNull(),
    meses: text().array().notNull(),
    atividades: text().array().notNull(),
  },
  (t) => [
    uniqueIndex('cronograma_ordem_unica').on(t.projetoId, t.ordem),
    check('cronograma_dez_meses', sql`cardinality(${t.meses}) = 10 and cardinality(${t.atividades}) = 10`),
  ],
);

/** A deleted draft: a repeated DELETE by the same person gives 204 again. */
export const rascunhoExcluido = pgTable('rascunho_excluido', {
  projetoId: integer().primaryKey(),
  professorId: integer()
    .notNull()
    .references(() => professor.id),
  excluidoEm: instant().notNull(),
});

/** Closings for want of instructors that were taken back (D44). */
export const encerramentoDesfeito = pgTable('encerramento_desfeito', {
  projetoId: integer()
    .primaryKey()
    .references(() => projeto.id),
  autorId: integer()
    .notNull()
    .references(() => professor.id),
  motivo: text().notNull(),
  desfeitoEm: instant().notNull(),
});

/** Mails about such a closing: one a project, day and distance (D44). */
export const avisoDeEncerramento = pgTable(
  'aviso_de_encerramento',
  {
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    dia: day().notNull(),
    diasAntes: integer().notNull(),
    criadoEm: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projetoId, t.dia, t.diasAntes] })],
);
