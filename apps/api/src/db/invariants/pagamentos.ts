import { sql } from '../sql.ts';
import type { Invariant } from './invariant.ts';
import { REGRAS_COM_PENDENCIAS, semPendencia } from './pendencias.ts';

const PESSOA = sql`coalesce(g.cpf, lower(g.email))`;
/** +1 for what a line paid, −1 for what it asked back; a difference in cents is neither. */
const SALDO = sql`sum(case when g.parcial then 0 when g.pago then 1 when g.decisao = 'CONFIRMADO' then -1 else 0 end)`;
const CENTAVOS = sql`sum(case when g.pago then g.valor when g.decisao = 'CONFIRMADO' then -g.valor else 0 end)`;
/** The sheet of the month paid for, where that month was closed by its own rule of partial months. */
const DO_MES = sql`left join folha_de_pagamento m on m.mes = g.competencia`;
/** Only lines made under D38 and D39 (D52). */
const DA_REGRA = sql`pagamento g join folha_de_pagamento f on f.id = g.folha_id and not f.antes_da_regra`;
/** A waived return may stay beside the line that replaced it. */
const DISPENSADO = sql`bool_or(g.decisao = 'DISPENSADO' and not g.parcial)`;

/** D37 to D41 on vínculos, sheets and declarations; older rows are excepted by id (D52). */
export const PAGAMENTOS: readonly Invariant[] = [
  ...REGRAS_COM_PENDENCIAS.filter(({ invariante }) => invariante).map((regra) => ({
    nome: regra.nome,
    sql: semPendencia(regra),
  })),
  {
    nome: 'a tie was paid for a month once or not at all, in all its lines together (D39)',
    sql: sql`select g.instrutor_id, g.competencia from pagamento g group by g.instrutor_id, g.competencia
          having ${SALDO} not in (0, 1)`,
  },
  {
    nome: 'one grant is paid once a month to a person (D38)',
    sql: sql`select g.projeto_id, g.competencia, min(g.id) as id from ${DA_REGRA}
          group by g.projeto_id, g.competencia, ${PESSOA} having ${SALDO} > 1 and not coalesce(${DISPENSADO}, false)`,
  },
  {
    nome: 'a bolsa única is the only grant of its person in a month (D38)',
    sql: sql`select g.competencia, min(g.id) as id from ${DA_REGRA}
          group by g.competencia, ${PESSOA}
          having ${SALDO} > 1 and bool_or(g.pago and g.acumulo = 'unica') and not coalesce(${DISPENSADO}, false)`,
  },
  {
    nome: 'the lines of a month never exceed one full value for each granted place (D39, D55)',
    sql: sql`select g.projeto_id, g.competencia from ${DA_REGRA} ${DO_MES}
          left join projeto_aprovacao a on a.projeto_id = g.projeto_id
          where coalesce(m.mes_parcial, 'nenhuma') = 'nenhuma'
          group by g.projeto_id, g.competencia, a.remunerados_aprovados
          having ${SALDO} > coalesce(a.remunerados_aprovados, 0) and not coalesce(${DISPENSADO}, false)`,
  },
  {
    nome: 'the cents of a month never exceed one full value for each granted place, nor are below zero (D55)',
    sql: sql`select g.projeto_id, g.competencia from ${DA_REGRA}
          left join projeto_aprovacao a on a.projeto_id = g.projeto_id
          group by g.projeto_id, g.competencia, a.remunerados_aprovados
          having not coalesce(${DISPENSADO}, false) and (${CENTAVOS} < 0
            or ${CENTAVOS} > coalesce(a.remunerados_aprovados, 0) * max(g.valor_cheio)::bigint)`,
  },
  {
    nome: 'a value of the grant has no month in common with another of the same type or call',
    sql: sql`select a.id from valor_da_bolsa a join valor_da_bolsa b on b.id > a.id
          and a.tipo is not distinct from b.tipo and a.edital_id is not distinct from b.edital_id
          and a.mes_inicio <= coalesce(b.mes_fim, '9999-12') and b.mes_inicio <= coalesce(a.mes_fim, '9999-12')`,
  },
  {
    nome: 'a month is paid only to a tie that was BOLSISTA in it (D55)',
    sql: sql`select g.id from ${DA_REGRA} where g.pago
            and exists (select from historico_do_instrutor h where h.instrutor_id = g.instrutor_id and h.campo = 'TIPO')
            and not exists (select from historico_do_instrutor h where h.instrutor_id = g.instrutor_id
              and h.campo = 'TIPO' and h.valor = 'BOLSISTA'
              and (h.origem = 'RECONSTRUIDO' or h.desde < (g.competencia || '-01')::date + interval '1 month 1 day')
              and (h.ate is null or h.ate > (g.competencia || '-01')::date - interval '1 day'))`,
  },
  {
    nome: 'a sheet has lines of its own month, and adjustments only of earlier ones (D39)',
    sql: sql`select p.id from pagamento p join folha_de_pagamento f on f.id = p.folha_id
          where (p.tipo = 'NORMAL') <> (p.competencia = f.mes) or p.competencia > f.mes
          or p.tipo in ('AJUSTE', 'COMPLEMENTO') and not p.pago and p.motivo <> 'RETIDA'`,
  },
  {
    nome: 'an unpaid line and an estorno say why',
    sql: sql`select id from pagamento where motivo not in ('NUNCA_COMECOU', 'FORA_DO_VINCULO', 'FORA_DA_VIGENCIA',
            'NAO_BOLSISTA', 'IRREGULAR', 'SEM_FREQUENCIA', 'NAO_SE_APLICA', 'SEM_HORAS', 'AUSENCIA', 'FALTA_CPF',
            'DOCUMENTOS', 'OUTRO_VINCULO', 'JA_PAGO', 'MENOS_DO_QUE_PAGO', 'RETIDA') or tipo = 'COMPLEMENTO' and causa is null`,
  },
  {
    nome: 'nobody is paid without a CPF, but those of before for 60 days (D38, D52)',
    sql: sql`select g.id from ${DA_REGRA} join instrutor i on i.id = g.instrutor_id
          where g.pago and g.cpf is null and coalesce(i.cpf_dispensado_ate <= f.fechada_em, true)`,
  },
  {
    nome: 'an estorno was asked of a payment that stood (D39)',
    sql: sql`select g.id from pagamento g where g.tipo = 'ESTORNO' and not exists (select 1 from pagamento p
            where p.instrutor_id = g.instrutor_id and p.competencia = g.competencia and p.pago and p.id < g.id)`,
  },
  {
    nome: 'a sheet pays no month that was held when it closed, and calls none held that was not',
    sql: sql`select g.id from pagamento g join folha_de_pagamento f on f.id = g.folha_id
          where g.pago and exists (select from retencao_de_pagamento r where r.instrutor_id = g.instrutor_id
            and r.competencia = g.competencia and r.pagamento_id is null and r.retida_em < f.fechada_em
            and coalesce(r.liberada_em > f.fechada_em, true))
          or g.motivo = 'RETIDA' and not exists (select from retencao_de_pagamento r where r.instrutor_id = g.instrutor_id
            and r.competencia = g.competencia and r.pagamento_id is null and r.retida_em <= f.fechada_em
            and coalesce(r.liberada_em >= f.fechada_em, true))`,
  },
  {
    nome: 'a choice is between two ties of its project (D39)',
    sql: sql`select e.preterido_id from escolha_de_vinculo e join instrutor a on a.id = e.instrutor_id
          join instrutor b on b.id = e.preterido_id where a.projeto_id <> e.projeto_id or b.projeto_id <> e.projeto_id`,
  },
  {
    nome: 'a closed sheet was conferred by another person, or 24 hours before with a reason',
    sql: sql`select f.id from folha_de_pagamento f join conferencia_da_folha c on c.id = f.conferencia_id
          where c.mes <> f.mes or c.desfeita_em is not null or c.conferida_em > f.fechada_em
          or case when f.motivo_sem_segunda_pessoa is null then c.conferida_por_id = f.fechada_por_id
            else c.conferida_em > f.fechada_em - interval '24 hours' end`,
  },
];
