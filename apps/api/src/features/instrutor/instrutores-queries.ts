import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, QueryOf } from '@instrutoria/contract/route.ts';
import { mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { type Sql, sql, where } from '../../db/sql.ts';
import { AUSENTE, JA_FOI_REGULAR, PRONTO, SEM_IDENTIFICACAO } from './queries.ts';

type InstrutorListado = AnswerOf<Api['listarTodosOsInstrutores']>[number];

interface ListaDeInstrutores {
  readonly lista: QueryOf<Api['listarTodosOsInstrutores']>;
  readonly leitorId: number;
  /** 'yyyy-mm-dd' */
  readonly hoje: string;
}

const DE = sql`from instrutor i join projeto p on p.id = i.projeto_id join edital e on e.id = p.edital_id`;

/** For the table `i`: a month of a REGULAR vínculo without the entry that the sheet needs (D27). */
function semFrequencia(mes: string, hoje: string): Sql {
  const [ano = 0, numero = 0] = mes.split('-').map(Number);
  return sql`(i.situacao = 'REGULAR' and e.fase = 'resultado' and ${mes} <= ${mesDoDia(hoje)}
    and i.mes_inicio <= ${mes} and ${mes} <= to_char(e.vigencia_fim, 'YYYY-MM')
    and not exists (select from frequencia_do_mes f
      where f.instrutor_id = i.id and f.ano = ${ano} and f.mes = ${numero}))`;
}

const SEM_RELATORIO = sql`(i.mes_inicio is not null and e.fase = 'resultado' and not exists (
  select from relatorio_atividade r where r.instrutor_id = i.id))`;
const COM_PENDENTE = sql`exists (
  select from conferencia_de_documento d where d.instrutor_id = i.id and d.situacao = 'PENDENTE')`;

/** Searches titles once per project; an index finds the few matches. */
const achado = (
  busca: string,
) => sql`(${semAcentos([sql`i.nome`, sql`i.matricula`], busca)} or i.projeto_id in (
  select id from projeto where ${semAcentos([sql`titulo`], busca)}))`;

function filtroDe({ lista, leitorId, hoje }: ListaDeInstrutores, mes: string): Sql {
  const { busca, edital, situacao, falta } = lista;
  const identificacao = sql`(i.situacao = 'IRREGULAR' and ${SEM_IDENTIFICACAO})`;
  const faltas = {
    frequencia: semFrequencia(mes, hoje),
    documentos: COM_PENDENTE,
    relatorio: SEM_RELATORIO,
    identificacao,
    regularizar: PRONTO,
    ausencia: AUSENTE,
  };
  return where(
    sql`i.fim is null`,
    sql`not ${participaDosProjetos(leitorId)}`,
    edital === undefined ? null : sql`p.edital_id = ${edital}`,
    situacao === undefined ? null : sql`i.situacao = ${situacao}`,
    falta === undefined ? null : faltas[falta],
    busca === undefined || busca.trim() === '' ? null : achado(busca),
  );
}

/**
 * Vínculos in force of all projects except the reader's own (D30). One page, of which only the page's rows
 * are read with all columns.
 */
export async function listarTodosOsInstrutores(
  db: Executor,
  pedido: ListaDeInstrutores,
): Promise<{ readonly linhas: InstrutorListado[]; readonly total: number }> {
  const { lista, hoje } = pedido;
  const limites = limitesDaLista(lista);
  const mes = lista.mes ?? mesDoDia(hoje);
  const [ano = 0, numero = 0] = mes.split('-').map(Number);
  const filtro = filtroDe(pedido, mes);
  const nome = sql`i.nome collate "pt-BR-x-icu"`;
  const ordens = {
    nome,
    projeto: sql`p.titulo collate "pt-BR-x-icu"`,
    edital: sql`e.nome collate "pt-BR-x-icu"`,
    tipo: sql`i.tipo_aluno`,
    situacao: sql`i.situacao`,
  };
  const linhas = await many<InstrutorListado>(
    db,
    sql`
      with pagina as (
        select i.id, row_number() over (order by ${ordenarPor(lista.ordem, ordens, [nome, sql`i.id`])}) as n
        ${DE} ${filtro}
        order by n limit ${limites.limit} offset ${limites.offset}
      )
      select i.id, i.nome, not ${SEM_IDENTIFICACAO} as identificado, i.matricula, i.tipo_aluno as "tipoAluno", i.situacao as "situacaoInstrutor",
        i.situacao = 'IRREGULAR' and not ${JA_FOI_REGULAR} as "aguardandoConferencia",
        i.mes_inicio as "mesInicio",
        json_build_object(
          'id', p.id, 'titulo', p.titulo, 'coordenador', json_build_object('id', c.id, 'nome', c.nome)
        ) as projeto,
        json_build_object('id', e.id, 'nome', e.nome) as edital,
        (select json_build_object(
            'total', count(*), 'emOrdem', count(*) filter (where d.situacao = 'CONFERIDO'),
            'porConferir', count(*) filter (where d.situacao = 'PENDENTE'),
            'recusados', count(*) filter (where d.situacao = 'RECUSADO'))
          from conferencia_de_documento d where d.instrutor_id = i.id) as documentos,
        json_build_object(
          'horas', (select f.horas from frequencia_do_mes f
            where f.instrutor_id = i.id and f.ano = ${ano} and f.mes = ${numero}),
          'ausente', exists (select from ausencia a where a.instrutor_id = i.id and a.mes = ${mes}),
          'falta', ${semFrequencia(mes, hoje)}) as frequencia,
        json_build_object(
          'feito', exists (select from relatorio_atividade r where r.instrutor_id = i.id),
          'falta', ${SEM_RELATORIO}) as relatorio,
        (select json_build_object('pago', g.pago, 'motivo', g.motivo)
          from pagamento g where g.instrutor_id = i.id and g.competencia = ${mes}
          order by g.folha_id desc limit 1) as pagamento,
        exists (select from folha_de_pagamento where mes = ${mes}) as "folhaFechada"
      from pagina k
      join instrutor i on i.id = k.id
      join projeto p on p.id = i.projeto_id
      join edital e on e.id = p.edital_id
      join professor c on c.id = p.coordenador_id
      order by k.n
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`${DE} ${filtro}`));
  return { linhas, total };
}
