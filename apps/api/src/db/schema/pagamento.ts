import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { horas, id, instant, MES_VALIDO } from './columns.ts';
import { professor } from './conta.ts';
import { instrutor } from './instrutor.ts';
import { projeto } from './projeto.ts';

/** One sheet per month. */
export const folhaDePagamento = pgTable(
  'folha_de_pagamento',
  {
    id: id(),
    mes: text().notNull(),
    fechadaEm: instant().notNull(),
    fechadaPorId: integer()
      .notNull()
      .references(() => professor.id),
    /** Closed before D39: only later facts correct it (D52). */
    antesDaRegra: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('folha_de_pagamento_mes').on(t.mes),
    check('folha_de_pagamento_mes_valido', sql`${t.mes} ~ '${sql.raw(MES_VALIDO)}'`),
  ],
);

/** Names, CPF and accumulation as they were. */
export const pagamento = pgTable(
  'pagamento',
  {
    id: id(),
    folhaId: integer()
      .notNull()
      .references(() => folhaDePagamento.id),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    nome: text().notNull(),
    email: text().notNull(),
    cpf: text(),
    acumulo: text(),
    titulo: text().notNull(),
    /** The month paid for, 'yyyy-mm'. */
    competencia: text().notNull(),
    tipo: text().notNull(),
    pago: boolean().notNull(),
    motivo: text(),
    /** Why a complement is due. */
    causa: text(),
    decisao: text(),
    justificativa: text(),
    horas: horas(),
  },
  (t) => [
    uniqueIndex('pagamento_linha_unica').on(t.folhaId, t.instrutorId, t.competencia),
    uniqueIndex('pagamento_uma_vez')
      .on(sql`coalesce(${t.cpf}, lower(${t.email}))`, t.projetoId, t.competencia)
      .where(sql`${t.pago} and ${t.tipo} = 'NORMAL'`),
    index('pagamento_instrutor').on(t.instrutorId, t.competencia),
    index('pagamento_projeto').on(t.projetoId),
    check('pagamento_tipo_valido', sql`${t.tipo} in ('NORMAL','AJUSTE','COMPLEMENTO','ESTORNO')`),
    check('pagamento_motivo_do_nao_pago', sql`${t.pago} = (${t.motivo} is null)`),
    check(
      'pagamento_estorno_decidido',
      sql`(${t.tipo} = 'ESTORNO') = (${t.decisao} is not null) and (${t.tipo} <> 'ESTORNO' or not ${t.pago})`,
    ),
    check(
      'pagamento_decisao_valida',
      sql`${t.decisao} in ('CONFIRMADO','DISPENSADO') and (${t.decisao} = 'DISPENSADO') = (${t.justificativa} is not null)`,
    ),
    check('pagamento_cpf_onze_digitos', sql`${t.cpf} ~ '^[0-9]{11}$'`),
  ],
);

/** How each tie was in each month closed before D39; written once, by the upgrade (D52). */
export const retratoDaAtualizacao = pgTable(
  'retrato_da_atualizacao',
  {
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    competencia: text().notNull(),
    horas: horas(),
    ausente: boolean().notNull(),
    alcancava: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.instrutorId, t.competencia] }),
    check('retrato_mes_valido', sql`${t.competencia} ~ '${sql.raw(MES_VALIDO)}'`),
  ],
);

/** Not yet on a closed sheet (D39). */
export const estornoDecidido = pgTable(
  'estorno_decidido',
  {
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    competencia: text().notNull(),
    decisao: text().notNull(),
    justificativa: text(),
    decididoEm: instant().notNull(),
    decididoPorId: integer()
      .notNull()
      .references(() => professor.id),
  },
  (t) => [
    primaryKey({ columns: [t.instrutorId, t.competencia] }),
    check(
      'estorno_decidido_valido',
      sql`${t.decisao} in ('CONFIRMADO','DISPENSADO') and (${t.decisao} = 'DISPENSADO') = (${t.justificativa} is not null)`,
    ),
  ],
);

/** Of two ties for one place in a month, `instrutor` is paid (D39). */
export const escolhaDeVinculo = pgTable(
  'escolha_de_vinculo',
  {
    competencia: text().notNull(),
    preteridoId: integer()
      .notNull()
      .references(() => instrutor.id),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    projetoId: integer()
      .notNull()
      .references(() => projeto.id),
    motivo: text().notNull(),
    escolhidaEm: instant().notNull(),
    escolhidaPorId: integer()
      .notNull()
      .references(() => professor.id),
  },
  (t) => [
    primaryKey({ columns: [t.competencia, t.preteridoId] }),
    check('escolha_entre_dois', sql`${t.preteridoId} <> ${t.instrutorId}`),
  ],
);
