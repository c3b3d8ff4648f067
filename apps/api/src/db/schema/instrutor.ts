import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, id, instant, MES_VALIDO, versao } from './columns.ts';
import { professor } from './conta.ts';
import { projeto } from './projeto.ts';

/** An ended tie keeps its row. Documents are file references or the literals of D26. */
export const instrutor = pgTable(
  'instrutor',
  {
    id: id(),
    versao: versao(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    nome: text().notNull(),
    email: text().notNull(),
    /** Eleven digits with right check digits; null until known (D37). */
    cpf: text(),
    matricula: text(),
    programaPos: text().notNull(),
    tipoAluno: text().notNull(),
    acumulo: text(),
    termoCompromisso: text().notNull(),
    declaracaoAlunoDetentor: text().notNull(),
    historicoDeclaracao: text().notNull(),
    dadosBancarios: text().notNull(),
    termoAnuencia: text().notNull(),
    situacao: text().notNull(),
    mesInicio: text(),
    /** Last day of the tie; null while it lasts. */
    fim: day(),
    motivoDoFim: text(),
    encerradoEm: instant(),
    /** Until then a missing CPF delays no payment: ties that were REGULAR before D37 (D52). */
    cpfDispensadoAte: instant(),
    criadoEm: instant().notNull(),
    atualizadoEm: instant().notNull(),
  },
  (t) => [
    index('instrutor_projeto').on(t.projetoId),
    index('instrutor_cpf').on(t.cpf).where(sql`${t.cpf} is not null`),
    index('instrutor_email').on(sql`lower(${t.email})`),
    check('instrutor_cpf_onze_digitos', sql`${t.cpf} ~ '^[0-9]{11}$'`),
    index('instrutor_nome').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
    index('instrutor_busca')
      .using('gin', sql`sem_acento(${t.nome}) gin_trgm_ops`)
      .where(sql`${t.fim} is null`),
    check('instrutor_tipo_valido', sql`${t.tipoAluno} in ('BOLSISTA','VOLUNTARIO')`),
    check(
      'instrutor_acumulo_do_bolsista',
      sql`(${t.tipoAluno} = 'BOLSISTA' and ${t.acumulo} in ('unica','acumulavel')) or (${t.tipoAluno} = 'VOLUNTARIO' and ${t.acumulo} is null)`,
    ),
    check('instrutor_situacao_valida', sql`${t.situacao} in ('REGULAR','IRREGULAR')`),
    check('instrutor_mes_valido', sql`${t.mesInicio} ~ '${sql.raw(MES_VALIDO)}'`),
    check(
      'instrutor_fim_inteiro',
      sql`(${t.fim} is null) = (${t.encerradoEm} is null) and (${t.fim} is null) = (${t.motivoDoFim} is null)`,
    ),
  ],
);

/** Situation, type, documents and tie, dated (D39). One open row a field; domain time, `ate` exclusive. */
export const historicoDoInstrutor = pgTable(
  'historico_do_instrutor',
  {
    id: id(),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    campo: text().notNull(),
    valor: text().notNull(),
    desde: instant().notNull(),
    ate: instant(),
    /** null when the upgrade rebuilt it (D52). */
    autorId: integer().references(() => professor.id),
    motivo: text(),
    /** A real act, or rebuilt by the upgrade (D52). */
    origem: text().notNull(),
  },
  (t) => [
    uniqueIndex('historico_do_instrutor_em_vigor').on(t.instrutorId, t.campo).where(sql`${t.ate} is null`),
    index('historico_do_instrutor_campo').on(t.instrutorId, t.campo, t.desde),
    check('historico_campo_valido', sql`${t.campo} in ('SITUACAO','TIPO','DOCUMENTOS','VINCULO')`),
    check('historico_origem_valida', sql`${t.origem} in ('ATO','RECONSTRUIDO')`),
    check('historico_em_ordem', sql`${t.ate} is null or ${t.desde} <= ${t.ate}`),
  ],
);

/** A replaced document is pending again. */
export const conferenciaDeDocumento = pgTable(
  'conferencia_de_documento',
  {
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    documento: text().notNull(),
    situacao: text().notNull(),
    motivo: text(),
    conferidoEm: instant(),
    conferidoPorId: integer().references(() => professor.id),
    /** Why it was accepted unchecked (D25). */
    dispensa: text(),
  },
  (t) => [
    primaryKey({ columns: [t.instrutorId, t.documento] }),
    index('conferencia_pendente').on(t.instrutorId).where(sql`${t.situacao} = 'PENDENTE'`),
    check('conferencia_situacao_valida', sql`${t.situacao} in ('PENDENTE','CONFERIDO','RECUSADO')`),
    check('conferencia_recusa_tem_motivo', sql`(${t.situacao} = 'RECUSADO') = (${t.motivo} is not null)`),
    check('conferencia_dispensa_pendente', sql`${t.dispensa} is null or ${t.situacao} = 'PENDENTE'`),
  ],
);
