import type { DepoisDaPublicacao } from '@instrutoria/domain/acompanhamento/rules/etapas.ts';
import { ATOS_QUE_RESPONDEM } from '@instrutoria/domain/acompanhamento/rules/historico.ts';
import type { AtoGuardado, RegistroDoHistorico } from '@instrutoria/domain/acompanhamento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { many, one } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { diaDaDesistencia } from '../projeto/encerramento-queries.ts';
import { mudancaAte } from '../resultado/mudancas-queries.ts';

interface ProjetoAcompanhado {
  readonly id: number;
  readonly editalId: number;
  readonly coordenadorId: number;
  readonly submetidoEm: Date;
}

/** null for a draft. Reads nothing of an assessment (D20). */
export function lerSubmetido(db: Executor, id: number): Promise<ProjetoAcompanhado | null> {
  return one(
    db,
    sql`
      select id, edital_id as "editalId", coordenador_id as "coordenadorId", submetido_em as "submetidoEm"
      from projeto where id = ${id} and not eh_rascunho
    `,
  );
}

/** Called only for published calls. */
export function lerDepoisDaPublicacao(db: Executor, id: number): Promise<DepoisDaPublicacao | null> {
  return one(
    db,
    sql`
      select a.situacao, a.remunerados_aprovados + a.voluntarios_aprovados as vagas,
        (select count(*) from instrutor i where i.projeto_id = a.projeto_id and i.fim is null) as instrutores,
        not exists (select from instrutor i where i.projeto_id = a.projeto_id) as "nuncaTeveInstrutor",
        exists (select from encerramento_desfeito d where d.projeto_id = a.projeto_id) as "encerramentoDesfeito",
        ${diaDaDesistencia(sql`a.projeto_id`)} as desistencia,
        exists (
          select from recurso r where r.aprovacao_id = a.id and r.status = 'PENDENTE'
        ) as "recursoPendente",
        ${mudancaAte(sql`a.projeto_id`)} as "mudancaAte"
      from projeto_aprovacao a
      where a.projeto_id = ${id}
    `,
  );
}

/** The records whose acts belong to a project, by kind; of its call, only acts since the project exists. */
function registrosDe(id: number): Readonly<Record<RegistroDoHistorico, Sql>> {
  return {
    projeto: sql`select 'projeto' as tipo, p.id, null::timestamptz as desde from projeto p where p.id = ${id}`,
    edital: sql`select 'edital', p.edital_id, p.criado_em from projeto p where p.id = ${id}`,
    instrutor: sql`select 'instrutor', i.id, null from instrutor i where i.projeto_id = ${id}`,
    projeto_aprovacao: sql`
      select 'projeto_aprovacao', a.id, null from projeto_aprovacao a where a.projeto_id = ${id}
      union all
      select 'projeto_aprovacao', r.aprovacao_id, null from recusa_de_avaliacao r where r.projeto_id = ${id}
      union
      select 'projeto_aprovacao', r.aprovacao_id, null from designacao_retirada r where r.projeto_id = ${id}`,
    recurso: sql`
      select 'recurso', r.id, null
      from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id where a.projeto_id = ${id}`,
  };
}

interface AcompanhamentoPedido {
  readonly lista: { readonly pagina?: number | undefined; readonly por_pagina?: number | undefined };
  readonly acoes: readonly string[];
  readonly registros: ReadonlySet<RegistroDoHistorico>;
}

/** Newest first, in the order of writing (T-J8). Reads only the tables of the requested kinds. */
export async function lerAtosDoProjeto(
  db: Executor,
  id: number,
  { lista, acoes, registros }: AcompanhamentoPedido,
): Promise<{ readonly linhas: AtoGuardado[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const { projeto, ...outros } = registrosDe(id);
  const tipos = ['edital', 'instrutor', 'projeto_aprovacao', 'recurso'] as const;
  const fontes = tipos
    .filter((tipo) => registros.has(tipo))
    .reduce((juntas, tipo) => sql`${juntas} union all ${outros[tipo]}`, projeto);
  const dosRegistros = sql`
    from (${fontes}) r
    join auditoria a on a.registro_tipo = r.tipo and a.registro_id = r.id
    where a.acao = any(${acoes}) and (r.desde is null or a.quando >= r.desde)`;
  const linhas = await many<AtoGuardado>(
    db,
    sql`
      select ${iso(sql`x.quando`)} as quando,
        case when p.id is null then null else json_build_object('id', p.id, 'nome', p.nome) end as pessoa,
        x.acao, i.nome as sobre, x.documento, x.situacao, x.aceita
      from (
        select a.id, a.quando, a.pessoa_id, a.acao,
          case when a.registro_tipo = 'instrutor' then a.registro_id end as instrutor_id,
          case when a.acao = 'conferirDocumento' then a.depois ->> 'documento' end as documento,
          case when a.acao = 'conferirDocumento' then a.depois ->> 'situacao' end as situacao,
          case when a.acao = any(${[...ATOS_QUE_RESPONDEM]}) then coalesce(a.depois ->> 'aceita', '') = 'true' end as aceita
        ${dosRegistros}
        order by a.id desc
        limit ${limites.limit} offset ${limites.offset}
      ) x
      left join professor p on p.id = x.pessoa_id
      left join instrutor i on i.id = x.instrutor_id
      order by x.id desc
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`${dosRegistros}`));
  return { linhas, total };
}
