import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { day, id, instant, versao } from './columns.ts';
import { professor } from './conta.ts';
import { projeto } from './projeto.ts';

/** One decimal, exact, so that totals and ties are. */
const nota = () => numeric({ precision: 4, scale: 1, mode: 'number' });

/** As many decimals as its terms have: one, or three of a call's own barema with weights. */
const total = (nome: string) => numeric(nome, { mode: 'number' });

/**
 * One evaluator per project (D15). What assessing changes is here and not on the project, whose version a
 * coordinator sees (D20). The database computes the totals.
 */
export const projetoAprovacao = pgTable(
  'projeto_aprovacao',
  {
    id: id(),
    versao: versao(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    /** null where the project has several: each is in `designacao`. */
    avaliadorId: integer().references(() => professor.id),
    /** How many it needs: as many as the call says, and one more where their totals were too far apart. */
    avaliadores: integer().notNull().default(1),
    /** All have concluded, and two of their totals are farther apart than the call says. */
    divergente: boolean().notNull().default(false),
    /** Why the combination stands although they are; null where nobody said so. */
    combinacaoMantida: text(),
    aceito: boolean().notNull(),
    jaFoiAvaliado: boolean().notNull().default(false),
    pontuacaoAdequacaoCoerencia: nota(),
    pontuacaoRelevanciaJustificativaClareza: nota(),
    pontuacaoMetodologiaAtividades: nota(),
    pontuacaoOrganizacaoTextual: nota(),
    pontuacaoApoioDisciplina: nota(),
    pontuacaoNaturezaDisciplinas: nota(),
    pontuacaoCaracteristicaDisciplinas: nota(),
    /** As the evaluator gave them, where an appeal or a correction changed them (D43). */
    notasDadas: jsonb(),
    /** By criterion, in a call with a barema of its own, whose scores are not in the seven above. */
    notas: jsonb(),
    /** What the barema makes of them: totals, whether they are below a minimum, and the place in the ranking. */
    fase1DoBarema: total('fase1_do_barema'),
    fase2DoBarema: total('fase2_do_barema'),
    totalDoBarema: total('total_do_barema'),
    abaixoDoMinimo: boolean(),
    chaveDoRanque: doublePrecision().array(),
    /** null until all four, or all three, are given. */
    pontuacaoFase1: total('pontuacao_fase1').generatedAlwaysAs(
      sql`coalesce(fase1_do_barema, pontuacao_adequacao_coerencia + pontuacao_relevancia_justificativa_clareza + pontuacao_metodologia_atividades + pontuacao_organizacao_textual)`,
    ),
    pontuacaoFase2: total('pontuacao_fase2').generatedAlwaysAs(
      sql`coalesce(fase2_do_barema, pontuacao_apoio_disciplina + pontuacao_natureza_disciplinas + pontuacao_caracteristica_disciplinas)`,
    ),
    /** Phase 1, plus phase 2 where given; null without phase 1. */
    total: total('total').generatedAlwaysAs(
      sql`coalesce(total_do_barema, pontuacao_adequacao_coerencia + pontuacao_relevancia_justificativa_clareza + pontuacao_metodologia_atividades + pontuacao_organizacao_textual + coalesce(pontuacao_apoio_disciplina + pontuacao_natureza_disciplinas + pontuacao_caracteristica_disciplinas, 0))`,
    ),
    parecer: text().notNull().default(''),
    remuneradosAprovados: integer().notNull().default(0),
    voluntariosAprovados: integer().notNull().default(0),
    /** SUBMETIDO until publication. */
    situacao: text().notNull().default('SUBMETIDO'),
    criadoEm: instant().notNull(),
    avaliadoEm: instant(),
    /** When the present evaluator got it, if he is not the first. */
    substituidoEm: instant(),
    /** When the administration last gave a concluded one back to him, who has from then on to finish it again. */
    reabertoEm: instant(),
    /**
     * What a ranking needs of the project, copied by a trigger at designation, after which a project does not
     * change: so one index holds the whole order of D18.
     */
    editalId: integer(),
    tipoProjeto: text(),
    /** Mean of its disciplines' success rates, in %; null without disciplines. */
    tsdMedio: numeric({ precision: 9, scale: 6, mode: 'number' }),
    submetidoEm: instant(),
  },
  (t) => [
    uniqueIndex('projeto_aprovacao_projeto_unico').on(t.projetoId),
    index('projeto_aprovacao_avaliador').on(t.avaliadorId),
    index('projeto_aprovacao_edital').on(t.editalId, t.tipoProjeto, t.projetoId),
    // ORDEM_DO_RANQUE (domain); a test compares them.
    index('projeto_aprovacao_ranque')
      .on(
        t.editalId,
        t.tipoProjeto,
        sql`${t.total} desc nulls last`,
        sql`${t.pontuacaoFase1} desc nulls last`,
        sql`${t.pontuacaoAdequacaoCoerencia} desc nulls last`,
        sql`${t.pontuacaoRelevanciaJustificativaClareza} desc nulls last`,
        sql`${t.pontuacaoMetodologiaAtividades} desc nulls last`,
        sql`${t.pontuacaoOrganizacaoTextual} desc nulls last`,
        sql`${t.tsdMedio} asc nulls last`,
        sql`${t.submetidoEm} asc nulls last`,
        t.projetoId,
      )
      .where(sql`${t.jaFoiAvaliado}`),
    index('projeto_aprovacao_chave')
      .on(t.editalId, t.tipoProjeto, sql`${t.chaveDoRanque} desc nulls last`, t.projetoId)
      .where(sql`${t.jaFoiAvaliado} and ${t.chaveDoRanque} is not null`),
    check(
      'aprovacao_copiada_do_projeto',
      sql`${t.editalId} is not null and ${t.tipoProjeto} is not null and ${t.submetidoEm} is not null`,
    ),
    check(
      'aprovacao_de_um_ou_de_varios',
      sql`${t.avaliadores} between 1 and 6 and (${t.avaliadores} = 1) = (${t.avaliadorId} is not null)`,
    ),
    check('aprovacao_situacao_valida', sql`${t.situacao} in ('SUBMETIDO','APROVADO','REPROVADO')`),
    check(
      'aprovacao_vagas_validas',
      sql`${t.remuneradosAprovados} between 0 and 2 and ${t.voluntariosAprovados} between 0 and 3`,
    ),
    check(
      'aprovacao_notas_validas',
      sql`${t.pontuacaoAdequacaoCoerencia} between 0 and 40 and ${t.pontuacaoRelevanciaJustificativaClareza} between 0 and 30
        and ${t.pontuacaoMetodologiaAtividades} between 0 and 20 and ${t.pontuacaoOrganizacaoTextual} between 0 and 10
        and ${t.pontuacaoApoioDisciplina} between 0 and 200 and ${t.pontuacaoNaturezaDisciplinas} between 0 and 200
        and ${t.pontuacaoCaracteristicaDisciplinas} between 0 and 150`,
    ),
    check(
      'aprovacao_concluida_tem_fase1',
      sql`not ${t.jaFoiAvaliado} or ${t.chaveDoRanque} is not null and ${t.aceito} or (${t.pontuacaoAdequacaoCoerencia} is not null and ${t.pontuacaoRelevanciaJustificativaClareza} is not null
        and ${t.pontuacaoMetodologiaAtividades} is not null and ${t.pontuacaoOrganizacaoTextual} is not null and ${t.aceito})`,
    ),
    check(
      'aprovacao_de_um_barema',
      sql`(${t.chaveDoRanque} is null) = (${t.totalDoBarema} is null) and (${t.chaveDoRanque} is null or ${t.notas} is not null)
        and (${t.chaveDoRanque} is null) = (${t.abaixoDoMinimo} is null)
        and (${t.notas} is null or ${t.pontuacaoAdequacaoCoerencia} is null and ${t.pontuacaoApoioDisciplina} is null)`,
    ),
  ],
);

/**
 * One evaluator's work on a project that has several: what an approval is where there is one. The approval holds what is
 * made of all of them. The view `encargo` reads both.
 */
export const designacao = pgTable(
  'designacao',
  {
    id: id(),
    versao: versao(),
    aprovacaoId: integer()
      .notNull()
      .references(() => projetoAprovacao.id, { onDelete: 'cascade' }),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    avaliadorId: integer()
      .notNull()
      .references(() => professor.id),
    aceito: boolean().notNull().default(false),
    jaFoiAvaliado: boolean().notNull().default(false),
    notas: jsonb(),
    /** What the barema makes of them; null while phase 1 is not whole. */
    fase1DoBarema: total('fase1_do_barema'),
    total: total('total'),
    parecer: text().notNull().default(''),
    criadoEm: instant().notNull(),
    avaliadoEm: instant(),
    substituidoEm: instant(),
    reabertoEm: instant(),
  },
  (t) => [
    uniqueIndex('designacao_uma_por_pessoa').on(t.aprovacaoId, t.avaliadorId),
    index('designacao_projeto').on(t.projetoId),
    index('designacao_avaliador').on(t.avaliadorId),
    check(
      'designacao_concluida_tem_total',
      sql`not ${t.jaFoiAvaliado} or ${t.aceito} and ${t.total} is not null`,
    ),
  ],
);

/** Also makes a repeated refusal answer the same. */
export const recusaDeAvaliacao = pgTable(
  'recusa_de_avaliacao',
  {
    aprovacaoId: integer().notNull(),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    avaliadorId: integer()
      .notNull()
      .references(() => professor.id),
    motivo: text().notNull(),
    /** Of the conflict of interest that he told of; null without one. */
    especie: text(),
    recusadoEm: instant().notNull(),
  },
  (t) => [
    // Of one approval several may refuse, each once.
    primaryKey({ columns: [t.aprovacaoId, t.avaliadorId] }),
    index('recusa_de_avaliacao_projeto').on(t.projetoId),
    index('recusa_de_avaliacao_avaliador').on(t.avaliadorId),
    check(
      'recusa_especie_valida',
      sql`${t.especie} in ('interesse','parentesco','litigio','amizadeOuInimizade','orientacao','coautoria','sociedadeOuChefia','outro')`,
    ),
  ],
);

/**
 * A concluded assessment as it was when it was reopened: who gave it, what, when; never changed. The scores are told with
 * the names that their criteria had. Without references to approval and project, which a later refusal, and a withdrawal, delete.
 */
export const avaliacaoReaberta = pgTable(
  'avaliacao_reaberta',
  {
    id: id(),
    aprovacaoId: integer().notNull(),
    projetoId: integer().notNull(),
    avaliadorId: integer()
      .notNull()
      .references(() => professor.id),
    notas: jsonb().notNull(),
    total: total('total').notNull(),
    parecer: text().notNull(),
    concluidaEm: instant(),
    motivo: text().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    reabertaEm: instant().notNull(),
  },
  (t) => [
    index('avaliacao_reaberta_aprovacao').on(t.aprovacaoId, t.id),
    index('avaliacao_reaberta_projeto').on(t.projetoId),
    index('avaliacao_reaberta_avaliador').on(t.avaliadorId),
    index('avaliacao_reaberta_autor').on(t.autorId),
    check('avaliacao_reaberta_com_motivo', sql`btrim(${t.motivo}) <> ''`),
  ],
);

/** One per evaluator and day. Real days, of configuracao.fuso. */
export const lembrete = pgTable(
  'lembrete',
  {
    avaliadorId: integer()
      .notNull()
      .references(() => professor.id),
    dia: day().notNull(),
    criadoEm: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.avaliadorId, t.dia] })],
);
