import type { MesParcial } from '@instrutoria/domain/configuracao/types.ts';
import { type FatoDatado, periodosEmDias } from '@instrutoria/domain/pagamento/rules/periodos.ts';
import type { FatosDaFolha, LancamentoFechado, Vinculo } from '@instrutoria/domain/pagamento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, single } from '../../db/query.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { FOI_ANULADO } from '../projeto/encerramento-queries.ts';
import { NOME_MOSTRADO } from './queries.ts';

type VinculoLido = Omit<Vinculo, 'historico'> & { readonly historico: readonly FatoDatado[] };

/** Includes places that an annulment took: a vínculo without one of today's places ended with it. */
const VAGAS = sql`greatest(pa.remunerados_aprovados, (
  select max((d ->> 'de')::int) from anulacao n, jsonb_array_elements(n.diminui) d
  where n.projeto_id = p.id and n.anula and d ->> 'nome' = 'bolsistas'))`;

const vinculosCom = (quais: Sql) => sql`
  select json_build_object('id', i.id, 'nome', i.nome, 'email', i.email, 'cpf', i.cpf) as instrutor,
    json_build_object('id', p.id, 'titulo', p.titulo, 'vagas', ${VAGAS}) as projeto,
    json_build_object('id', e.id, 'tipo', e.tipo_projeto) as edital,
    i.tipo_aluno as "tipoAluno", i.situacao, i.acumulo, i.mes_inicio as "mesInicio", i.fim::text as fim,
    json_build_object('inicio', e.vigencia_inicio, 'fim', e.vigencia_fim) as vigencia,
    to_json(i.cpf_dispensado_ate) #>> '{}' as "cpfDispensadoAte",
    coalesce((select json_agg(json_build_object('campo', h.campo, 'valor', h.valor, 'desde', h.desde, 'ate', h.ate,
        'origem', h.origem) order by h.desde, h.id) from historico_do_instrutor h where h.instrutor_id = i.id), '[]') as historico,
    coalesce((select json_object_agg(f.ano || '-' || lpad(f.mes::text, 2, '0'), f.horas)
      from frequencia_do_mes f where f.instrutor_id = i.id), '{}') as horas,
    coalesce((select json_agg(a.mes) from ausencia a where a.instrutor_id = i.id), '[]') as ausencias
  from instrutor i
  join projeto p on p.id = i.projeto_id
  join edital e on e.id = p.edital_id
  join projeto_aprovacao pa on pa.projeto_id = p.id
  where (pa.situacao = 'APROVADO' or ${FOI_ANULADO}) and e.fase in ('resultado', 'arquivado') and ${quais}
  order by i.id`;

async function lerVinculos(db: Executor, quais: Sql, fuso: string): Promise<Vinculo[]> {
  const lidos = await many<VinculoLido>(db, vinculosCom(quais));
  return lidos.map((v) => ({ ...v, historico: periodosEmDias(v.historico, fuso) }));
}

/** Some of the vínculos that sheets pay, with their months. */
export function vinculosDaFolha(db: Executor, ids: readonly number[], fuso: string): Promise<Vinculo[]> {
  return lerVinculos(db, sql`i.id = any(${[...ids]})`, fuso);
}

const LANCADOS = sql`
  select json_build_object('id', g.instrutor_id, 'nome', ${NOME_MOSTRADO}, 'email', g.email, 'cpf', g.cpf) as instrutor,
    json_build_object('id', g.projeto_id, 'titulo', g.titulo) as projeto, g.competencia, g.pago, g.motivo, g.decisao,
    g.acumulo, g.tipo, g.valor, g.valor_cheio as "valorCheio", g.parcial, f.mes as folha
  from pagamento g join instrutor i on i.id = g.instrutor_id
  join folha_de_pagamento f on f.id = g.folha_id order by f.mes, g.id`;

interface Guardados
  extends Pick<FatosDaFolha, 'decididos' | 'escolhas' | 'retidos' | 'retratos' | 'valores'> {
  readonly fechadas: readonly {
    readonly mes: string;
    readonly antesDaRegra: boolean;
    readonly mesParcial: MesParcial;
  }[];
}

const lista = (linhas: Sql): Sql => sql`(select coalesce(json_agg(x), '[]') from (${linhas}) x)`;

const GUARDADOS = sql`select
  ${lista(sql`select mes, antes_da_regra as "antesDaRegra", mes_parcial as "mesParcial" from folha_de_pagamento order by mes`)} as fechadas,
  ${lista(sql`select instrutor_id as "instrutorId", competencia, horas::float8 as horas, ausente, alcancava
    from retrato_da_atualizacao`)} as retratos,
  ${lista(sql`select projeto_id as "projetoId", competencia, instrutor_id as "instrutorId",
    preterido_id as "preteridoId" from escolha_de_vinculo`)} as escolhas,
  ${lista(sql`select instrutor_id as "instrutorId", competencia, decisao, justificativa,
    valor, parcial from estorno_decidido`)} as decididos,
  ${lista(sql`select instrutor_id as "instrutorId", competencia, motivo from retencao_de_pagamento
    where liberada_em is null and pagamento_id is null`)} as retidos,
  ${lista(sql`select id, tipo, edital_id as "editalId", mes_inicio as "mesInicio",
    mes_fim as "mesFim", centavos from valor_da_bolsa`)} as valores`;

export async function fatosDaFolha(db: Executor, agora: Date, fuso: string): Promise<FatosDaFolha> {
  const [vinculos, lancados, { fechadas, ...guardados }, { mesParcial }] = await Promise.all([
    lerVinculos(db, sql`true`, fuso),
    many<LancamentoFechado>(db, LANCADOS),
    single<Guardados>(db, GUARDADOS),
    lerConfiguracao(db),
  ]);
  return {
    vinculos,
    lancados,
    fechados: fechadas.map(({ mes }) => mes),
    anterioresARegra: fechadas.filter(({ antesDaRegra }) => antesDaRegra).map(({ mes }) => mes),
    ...guardados,
    mesParcial,
    regras: Object.fromEntries(fechadas.map((f) => [f.mes, f.mesParcial])),
    agora,
  };
}
