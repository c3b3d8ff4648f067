import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, QueryOf } from '@instrutoria/contract/route.ts';
import {
  destinoDoLancamento,
  destinoPorExtenso,
  nomeDoLancamento,
} from '@instrutoria/domain/pagamento/messages.ts';
import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many, single } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { type Sql, sql, where } from '../../db/sql.ts';

type Recebida = AnswerOf<Api['listarContestacoes']>[number];

/** Of the table `c`. */
export const SITUACAO = sql`case when c.retirada_em is not null then 'RETIRADA'
  else coalesce(c.resultado, 'ABERTA') end`;
const ABERTA = sql`(c.retirada_em is null and c.respondida_em is null)`;

const COMUM = sql`c.id, c.mes, ${SITUACAO} as situacao, c.texto, c.arquivo is not null as "comArquivo",
  ${iso(sql`c.enviada_em`)} as "enviadaEm", c.ate, c.razoes, ${iso(sql`c.respondida_em`)} as "respondidaEm"`;

interface ContestacaoDoVinculo
  extends Pick<
    Recebida,
    'ate' | 'comArquivo' | 'enviadaEm' | 'id' | 'mes' | 'razoes' | 'respondidaEm' | 'situacao' | 'texto'
  > {
  readonly instrutorId: number;
}

/** What this student sent, the latest first. */
export function contestacoesDosVinculos(
  db: Executor,
  estudanteId: number,
  ids: readonly number[],
): Promise<ContestacaoDoVinculo[]> {
  return many(
    db,
    sql`
      select ${COMUM}, c.instrutor_id as "instrutorId" from contestacao c
      where c.instrutor_id = any(${[...ids]}) and c.estudante_id = ${estudanteId} order by c.id desc
    `,
  );
}

/** Whether the vínculo `i` reaches the month. */
const alcanca = (mes: Sql): Sql =>
  sql`(i.mes_inicio <= ${mes} and coalesce(to_char(i.fim, 'YYYY-MM'), '9999-12') >= ${mes})`;

interface MesConhecido {
  readonly instrutorId: number;
  readonly mes: string;
  readonly conhecidoEm: string;
}

/**
 * When the hours or the payment of each month last changed: the hours were registered, the sheet of the month or a later
 * one with a line for it was closed, an estorno was decided, or the payment was held. Months without any are left out.
 */
export function mesesConhecidos(db: Executor, ids: readonly number[]): Promise<MesConhecido[]> {
  const destes = sql`any(${[...ids]})`;
  const doMes = sql`h.ano || '-' || lpad(h.mes::text, 2, '0')`;
  return many(
    db,
    sql`
      select k.instrutor_id as "instrutorId", k.mes, ${iso(sql`max(k.em)`)} as "conhecidoEm" from (
        select h.instrutor_id, ${doMes} as mes, h.registrada_em as em
        from frequencia_do_mes h join instrutor i on i.id = h.instrutor_id
        where h.instrutor_id = ${destes} and (h.horas > 0 or ${alcanca(doMes)})
        union all
        select i.id, s.mes, s.fechada_em from instrutor i join folha_de_pagamento s on ${alcanca(sql`s.mes`)}
        where i.id = ${destes}
        union all
        select g.instrutor_id, g.competencia, s.fechada_em
        from pagamento g join folha_de_pagamento s on s.id = g.folha_id where g.instrutor_id = ${destes}
        union all
        select d.instrutor_id, d.competencia, d.decidido_em from estorno_decidido d where d.instrutor_id = ${destes}
        union all
        select r.instrutor_id, r.competencia, r.retida_em from retencao_de_pagamento r where r.instrutor_id = ${destes}
      ) k group by k.instrutor_id, k.mes
    `,
  );
}

/** Months of the project whose contest was upheld, and whose hours did not change since. */
export function mesesACorrigir(
  db: Executor,
  projetoId: number,
): Promise<{ readonly instrutorId: number; readonly ano: number; readonly mes: number }[]> {
  return many(
    db,
    sql`
      select distinct c.instrutor_id as "instrutorId", left(c.mes, 4)::int as ano, right(c.mes, 2)::int as mes
      from contestacao c join instrutor i on i.id = c.instrutor_id
      left join frequencia_do_mes h on h.instrutor_id = c.instrutor_id
        and h.ano = left(c.mes, 4)::int and h.mes = right(c.mes, 2)::int
      where i.projeto_id = ${projetoId} and c.resultado = 'PROCEDENTE'
        and (h.registrada_em is null or h.registrada_em <= c.respondida_em)
      order by 1, 2, 3
    `,
  );
}

/** Those that this reader may answer, and the earliest last day among them (D30). */
export function contestacoesAResponder(
  db: Executor,
  leitor: number,
): Promise<{ readonly quantas: number; readonly ate: string | null }> {
  return single(
    db,
    sql`
      select count(*)::int as quantas, to_char(min(c.ate), 'YYYY-MM-DD') as ate
      from contestacao c join instrutor i on i.id = c.instrutor_id join projeto p on p.id = i.projeto_id
      where ${ABERTA} and not ${participaDosProjetos(leitor)}
    `,
  );
}

/** Of the table `c`: the lines of closed sheets for the month. */
const LANCAMENTOS = sql`(
  select coalesce(json_agg(json_build_object('folha', s.mes, 'tipo', g.tipo, 'competencia', g.competencia,
      'pago', g.pago, 'motivo', g.motivo, 'causa', g.causa, 'decisao', g.decisao,
      'justificativa', g.justificativa, 'valor', g.valor) order by s.mes, g.id), '[]')
  from pagamento g join folha_de_pagamento s on s.id = g.folha_id
  where g.instrutor_id = c.instrutor_id and g.competencia = c.mes)`;

interface LancamentoLido
  extends Pick<
    Lancamento,
    'causa' | 'competencia' | 'decisao' | 'justificativa' | 'motivo' | 'pago' | 'tipo' | 'valor'
  > {
  readonly folha: string;
}

function pagamentoLido(l: LancamentoLido): Recebida['pagamentos'][number] {
  const texto = destinoPorExtenso(destinoDoLancamento({ ...l, vaga: null }));
  return { folha: l.folha, nome: nomeDoLancamento(l), texto, valor: l.valor };
}

/** For the contest `c`: by which its student left the vínculo since, after a corrected CPF; null: they have it. */
const SAIDA_DE_QUEM_CONTESTA = sql`(select s.id from saida_do_vinculo s
  where s.instrutor_id = c.instrutor_id and s.em >= c.enviada_em order by s.em limit 1)`;

interface ListaDeContestacoes {
  readonly lista: QueryOf<Api['listarContestacoes']>;
  readonly leitor: number;
  readonly hoje: string;
}

export async function listarContestacoes(db: Executor, { lista, leitor, hoje }: ListaDeContestacoes) {
  const limites = limitesDaLista(lista);
  const de = sql`
    from contestacao c join instrutor i on i.id = c.instrutor_id join projeto p on p.id = i.projeto_id
    join professor q on q.id = p.coordenador_id
    left join mes_do_estudante m on m.instrutor_id = c.instrutor_id and m.mes = c.mes
      and m.estado in ('enviado', 'atestado') and m.saida_id is not distinct from ${SAIDA_DE_QUEM_CONTESTA}
    left join frequencia_do_mes h on h.instrutor_id = c.instrutor_id
      and h.ano = left(c.mes, 4)::int and h.mes = right(c.mes, 2)::int
    ${where(
      sql`not ${participaDosProjetos(leitor)}`,
      lista.situacao === undefined ? null : sql`${SITUACAO} = ${lista.situacao}`,
      lista.busca === undefined ? null : semAcentos([sql`i.nome`, sql`p.titulo`, sql`q.nome`], lista.busca),
    )}`;
  const ordens = { enviadaEm: sql`c.enviada_em`, ate: sql`c.ate` };
  const abertasPrimeiro = [sql`not ${ABERTA}`, sql`case when ${ABERTA} then c.ate end`, sql`c.id desc`];
  const linhas = await many<
    Omit<Recebida, 'pagamentos'> & { readonly lancamentos: readonly LancamentoLido[] }
  >(
    db,
    sql`
      select ${COMUM}, ${ABERTA} and c.ate < ${hoje} as atrasada,
        json_build_object('id', i.id, 'nome', i.nome) as instrutor,
        json_build_object('id', p.id, 'titulo', p.titulo, 'coordenador', json_build_object('nome', q.nome)) as projeto,
        case when m.mes is not null then (select coalesce(sum(d.horas), 0)::float8 from dia_do_estudante d
          where d.instrutor_id = c.instrutor_id and d.saida_id is not distinct from m.saida_id
            and d.apagado_em is null and to_char(d.dia, 'YYYY-MM') = c.mes) end as enviadas,
        h.horas::float8 as registradas, m.motivo, ${LANCAMENTOS} as lancamentos,
        (select nome from professor r where r.id = c.respondida_por_id) as "respondidaPor"
      ${de}
      order by ${ordenarPor(lista.ordem, ordens, abertasPrimeiro)}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  return {
    linhas: linhas.map(({ lancamentos, ...linha }) => ({
      ...linha,
      pagamentos: lancamentos.map(pagamentoLido),
    })),
    total: await totalDaLista(linhas.length, limites, quantas(db, de)),
  };
}
