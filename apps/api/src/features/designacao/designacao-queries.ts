import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Relacoes } from '@instrutoria/domain/designacao/policies.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { MEMBROS } from '../../db/participacao.ts';
import { many, one } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { DESIGNADA_EM } from '../avaliacao/prazo-queries.ts';
import { areasEm } from '../edital/area-queries.ts';
import { DEIXOU_DE_SER_AVALIADOR } from '../edital/impedimento-queries.ts';
import { AVALIADOR_DECLAROU } from '../impedimento/queries.ts';

export interface Candidato extends Omit<Relacoes, 'declarou'> {
  readonly id: number;
  readonly nome: string;
  readonly siape: string;
  readonly unidade: string;
  readonly designados: number;
  readonly pendentes: number;
  readonly motivoDaRecusa: string | null;
  /** Areas of knowledge: the project's, and those that the person had declared when the call closed. */
  readonly area: string | null;
  readonly areas: readonly string[];
}

/** This call and the two before it, by first day (D15). */
function trio(projetoId: number): Sql {
  return sql`(select a.id from edital a, projeto p join edital e on e.id = p.edital_id
    where p.id = ${projetoId} and (a.inicio, a.id) <= (e.inicio, e.id)
    order by a.inicio desc, a.id desc limit 3)`;
}

function relacoes(projetoId: number): Sql {
  return sql`exists (select 1 from ${MEMBROS} m where m.projeto_id = p.id and m.pessoa_id = v.id) as participa,
    v.unidade_id = c.unidade_id as "mesmaUnidade",
    exists (select 1 from ${MEMBROS} m join ${MEMBROS} n on n.projeto_id = m.projeto_id
      where m.pessoa_id = v.id and n.pessoa_id = c.id and v.id <> c.id
      and m.edital_id in ${trio(projetoId)}) as colaborou,
    exists (select 1 from encargo a join ${MEMBROS} m on m.projeto_id = a.projeto_id
      where a.avaliador_id = c.id and m.pessoa_id = v.id) as "avaliadoPeloCoordenador",
    r.aprovacao_id is not null as recusou, r.motivo as "motivoDaRecusa"`;
}

/** The candidates' loads without the reader's own projects, whose evaluators they would reveal (D20). */
function de(projetoId: number, leitorId: number): Sql {
  return sql`from projeto p join professor c on c.id = p.coordenador_id, professor v
    join unidade u on u.id = v.unidade_id
    left join lateral (select aprovacao_id, motivo from recusa_de_avaliacao
      where projeto_id = ${projetoId} and avaliador_id = v.id order by recusado_em desc limit 1) r on true
    left join lateral (select count(*) as designados,
        count(*) filter (where not a.ja_foi_avaliado) as pendentes
      from encargo a join edital e on e.id = a.edital_id
      where a.avaliador_id = v.id and e.fase in ('submissao', 'avaliacao')
        and not exists (select 1 from ${MEMBROS} m where m.projeto_id = a.projeto_id and m.pessoa_id = ${leitorId})) k on true
    where p.id = ${projetoId}`;
}

const ORDENS = {
  nome: sql`v.nome collate "pt-BR-x-icu"`,
  siape: sql`v.siape`,
  designados: sql`k.designados`,
  pendentes: sql`k.pendentes`,
};

/** The least busy first; `busca` searches in name and SIAPE. */
export async function listarCandidatos(
  db: Executor,
  projetoId: number,
  lista: ListaQuery,
  { leitorId, fechamento }: { readonly leitorId: number; readonly fechamento: Date },
) {
  const limites = limitesDaLista(lista);
  const busca = lista.busca === undefined ? sql`true` : semAcentos([sql`v.nome`, sql`v.siape`], lista.busca);
  const filtro = sql`${de(projetoId, leitorId)} and v.tipo = 'avaliador' and ${busca}`;
  const linhas = await many<Candidato>(
    db,
    sql`
      select v.id, v.nome, v.siape, u.nome as unidade, k.designados, k.pendentes, p.area, ${areasEm(sql`v.id`, fechamento)} as areas,
        ${relacoes(projetoId)}
      ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, [ORDENS.pendentes, ORDENS.nome, sql`v.id`])}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`${filtro}`));
  return { linhas, total };
}

/** null for an unknown person. Locks the row, so that their type stays (T-B18). */
export function segurarAvaliador(
  db: Executor,
  projetoId: number,
  professorId: number,
): Promise<{
  readonly tipo: TipoDeUsuario;
  readonly participa: boolean;
  readonly mesmaUnidade: boolean;
} | null> {
  return one(
    db,
    sql`
      select v.tipo, exists (
          select from ${MEMBROS} m where m.projeto_id = ${projetoId} and m.pessoa_id = v.id
        ) as participa, exists (
          select from projeto p join professor c on c.id = p.coordenador_id
          where p.id = ${projetoId} and c.unidade_id = v.unidade_id
        ) as "mesmaUnidade"
      from professor v
      where v.id = ${professorId}
      for share of v
    `,
  );
}

export interface Recusa {
  readonly avaliador: { readonly id: number; readonly nome: string };
  readonly motivo: string;
  readonly recusadoEm: string;
}

export async function recusasDosProjetos(
  db: Executor,
  projetos: readonly number[],
): Promise<ReadonlyMap<number, readonly Recusa[]>> {
  const recusas = new Map<number, Recusa[]>();
  if (projetos.length === 0) return recusas;
  const linhas = await many<Recusa & { readonly projetoId: number }>(
    db,
    sql`
      select r.projeto_id as "projetoId", json_build_object('id', v.id, 'nome', v.nome) as avaliador, r.motivo,
        ${iso(sql`r.recusado_em`)} as "recusadoEm"
      from recusa_de_avaliacao r join professor v on v.id = r.avaliador_id
      where r.projeto_id = any(${projetos})
      order by r.recusado_em desc, r.aprovacao_id desc
    `,
  );
  for (const { projetoId, ...recusa } of linhas) {
    recusas.set(projetoId, [...(recusas.get(projetoId) ?? []), recusa]);
  }
  return recusas;
}

interface ProjetoPendente {
  readonly id: number;
  readonly aprovacao: number;
  readonly aceito: boolean;
  readonly titulo: string;
  readonly editalId: number;
  readonly designadaEm: Date;
}

export interface AvaliadorComPendencias {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly projetos: readonly ProjetoPendente[];
}

/** Takes no lock, because the caller locked the call before (T-G9). */
export function aprovacaoDoProjeto(
  db: Executor,
  projetoId: number,
): Promise<{ readonly id: number; readonly avaliadorId: number } | null> {
  return one(
    db,
    sql`select id, avaliador_id as "avaliadorId" from projeto_aprovacao where projeto_id = ${projetoId}`,
  );
}

/**
 * Evaluators with all their unfinished projects in these calls, without those who lost the type (D30) or
 * declared a conflict. `projeto`: only its evaluators.
 */
export async function avaliadoresComPendencias(
  db: Executor,
  editais: readonly number[],
  projeto?: number,
): Promise<readonly AvaliadorComPendencias[]> {
  if (editais.length === 0) return [];
  const linhas = await many<ProjetoPendente & { avaliador: number; nome: string; email: string }>(
    db,
    sql`
      select v.id as avaliador, v.nome, v.email, p.id, p.titulo, p.edital_id as "editalId",
        a.id as aprovacao, a.aceito, ${DESIGNADA_EM} as "designadaEm"
      from encargo a
      join projeto p on p.id = a.projeto_id
      join professor v on v.id = a.avaliador_id
      where p.edital_id = any(${editais}) and not a.ja_foi_avaliado
        and not ${DEIXOU_DE_SER_AVALIADOR} and not ${AVALIADOR_DECLAROU}
        and ${projeto === undefined ? sql`true` : sql`v.id in (select avaliador_id from encargo where projeto_id = ${projeto})`}
      order by v.id, p.id
    `,
  );
  return [...Map.groupBy(linhas, ({ avaliador }) => avaliador)].map(([id, projetos]) => {
    const { nome = '', email = '' } = projetos[0] ?? {};
    const pendentes = projetos.map(({ id: projeto, aprovacao, aceito, titulo, editalId, designadaEm }) => ({
      id: projeto,
      aprovacao,
      aceito,
      titulo,
      editalId,
      designadaEm,
    }));
    return { id, nome, email, projetos: pendentes };
  });
}
