import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { AnswerOf, QueryOf } from '@instrutoria/contract/route.ts';
import type { LacosDeQuemJulga } from '@instrutoria/domain/avaliacao/policies.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { EspecieDeImpedimento } from '@instrutoria/domain/impedimento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participa, participaDe, participaDosProjetos } from '../../db/participacao.ts';
import { many, run, single } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { type Sql, sql, where } from '../../db/sql.ts';
import { leSemNomes } from '../projeto/sem-nomes-queries.ts';

type Declarado = AnswerOf<Api['listarImpedimentosDeclarados']>[number];

/**
 * For the declaration `i` and the project `p`: it is about a person who takes part in the project, or about
 * its coordinator's unit.
 */
export const ALCANCA = sql`(i.encerrado_em is null and (
  ${participa(sql`i.pessoa_id`)}
  or i.unidade_id = (select unidade_id from professor where id = p.coordenador_id)))`;

/**
 * For the project `p`: this person has a declaration in force that concerns it, or refused it because of a
 * conflict.
 */
export function declarouImpedimento(pessoa: Sql): Sql {
  return sql`(exists (select from impedimento i where i.declarante_id = ${pessoa} and ${ALCANCA})
    or exists (select from recusa_de_avaliacao r
      where r.projeto_id = p.id and r.avaliador_id = ${pessoa} and r.especie is not null))`;
}

/** For the project `p`: this person is, or was until the end, one of its evaluators, with any type now. */
export function avaliouOProjeto(pessoa: Sql): Sql {
  return sql`exists (select from encargo ae where ae.projeto_id = p.id and ae.avaliador_id = ${pessoa})`;
}

/** For the project `p`: this person takes part in another one, which answered an appeal of it (D56). */
export function respondeuARecurso(pessoa: Sql): Sql {
  return sql`exists (select from recurso kr
    join contrarrazao k on k.recurso_id = kr.id and k.enviada_em is not null
    where kr.aprovacao_id = (select ka.id from projeto_aprovacao ka where ka.projeto_id = p.id)
      and ${participaDe(sql`k.projeto_id`, pessoa)})`;
}

/**
 * For the project `p`: this person declared no conflict, did not evaluate it, and no project of theirs
 * answered its appeals.
 */
export const semLacos = (pessoa: Sql): Sql => sql`(not ${declarouImpedimento(pessoa)}
  and not ${avaliouOProjeto(pessoa)} and not ${respondeuARecurso(pessoa)})`;

/** For the project `p`: these reasons as one JSON value. */
export const lacosEmJson = (
  pessoa: Sql,
): Sql => sql`json_build_object('declarou', ${declarouImpedimento(pessoa)},
  'avaliou', ${avaliouOProjeto(pessoa)}, 'respondeu', ${respondeuARecurso(pessoa)})`;

/**
 * The reasons that keep this person from deciding about a project's scores; read with the lock on the person.
 */
export async function lacosDeQuemJulga(
  db: Executor,
  pessoaId: number,
  projetoId: number,
): Promise<LacosDeQuemJulga> {
  const { lacos } = await single<{ lacos: LacosDeQuemJulga }>(
    db,
    sql`select ${lacosEmJson(sql`${pessoaId}`)} as lacos from projeto p where p.id = ${projetoId}`,
  );
  return lacos;
}

const ZONA = sql`coalesce((select dados ->> 'fuso' from configuracao where id = 1), 'UTC')`;

/** For the assessment `a` with the declaration `i`: an assessment finished before the conflict began is not affected. */
const NA_AVALIACAO = sql`(not a.ja_foi_avaliado or a.avaliado_em is null
  or i.desde <= (a.avaliado_em at time zone ${ZONA})::date)`;

/** For the project `p` and its assessment `a`: its evaluator has declared a conflict with it. */
export const AVALIADOR_DECLAROU = sql`exists (select from impedimento i
  where i.declarante_id = a.avaliador_id and ${ALCANCA} and ${NA_AVALIACAO})`;

/** Whether the evaluator of this assessment has declared a conflict with its project. */
export async function avaliadorDeclarou(
  db: Executor,
  aprovacaoId: number,
  avaliadorId: number | null,
): Promise<boolean> {
  const avaliacoes = await run(
    db,
    sql`select from encargo a join projeto p on p.id = a.projeto_id
      where a.id = ${aprovacaoId} and a.avaliador_id = ${avaliadorId} and ${AVALIADOR_DECLAROU}`,
  );
  return avaliacoes > 0;
}

/** Read with the lock on the person, which a declaration takes too. */
export async function temImpedimento(db: Executor, pessoaId: number, projetoId: number): Promise<boolean> {
  const projetos = await run(
    db,
    sql`select from projeto p where p.id = ${projetoId} and ${declarouImpedimento(sql`${pessoaId}`)}`,
  );
  return projetos > 0;
}

/** Whether a conflict that the evaluator declared keeps them from this assessment; without names it does not (E-ANONIMATO-3). */
export async function declarouNaAvaliacao(
  db: Executor,
  leitor: { readonly id: number; readonly tipo: TipoDeUsuario },
  aprovacaoId: number,
): Promise<boolean> {
  const projetos = await run(
    db,
    sql`
      select from projeto_aprovacao a join projeto p on p.id = a.projeto_id
      where a.id = ${aprovacaoId} and not ${leSemNomes(leitor)} and ${declarouImpedimento(sql`${leitor.id}`)}`,
  );
  return projetos > 0;
}

/** The kinds that evaluators declared against this project, for the people who designate. */
export async function especiesNoProjeto(
  db: Executor,
  projetoId: number,
  pessoas: readonly number[],
): Promise<ReadonlyMap<number, readonly EspecieDeImpedimento[]>> {
  if (pessoas.length === 0) return new Map();
  const linhas = await many<{ pessoa: number; especies: EspecieDeImpedimento[] }>(
    db,
    sql`
      select x.pessoa, array_agg(distinct x.especie) as especies
      from (
        select i.declarante_id as pessoa, i.especie from impedimento i join projeto p on p.id = ${projetoId}
        where i.declarante_id = any(${pessoas}) and ${ALCANCA}
        union all
        select r.avaliador_id, r.especie from recusa_de_avaliacao r
        where r.projeto_id = ${projetoId} and r.avaliador_id = any(${pessoas}) and r.especie is not null
      ) x
      group by x.pessoa
    `,
  );
  return new Map(linhas.map(({ pessoa, especies }) => [pessoa, especies]));
}

interface Leitor {
  readonly id: number;
  readonly tipo: TipoDeUsuario;
}

/**
 * The columns of a declaration. They leave out the assessments of the reader's own projects (D20), and of those
 * read without names, whose people the declaration would reveal.
 */
function colunas({ id: leitor, tipo }: Leitor): Sql {
  return sql`i.id, i.especie, i.observacao, i.desde, ${iso(sql`i.declarado_em`)} as "declaradoEm",
    case when i.pessoa_id is null then null else json_build_object('id', s.id, 'nome', s.nome) end as pessoa,
    case when i.unidade_id is null then null else json_build_object('id', u.id, 'nome', u.nome) end as unidade,
    case when i.encerrado_em is null then null else json_build_object(
      'em', ${iso(sql`i.encerrado_em`)}, 'motivo', i.motivo_do_fim) end as encerramento,
    coalesce((select json_agg(json_build_object(
        'projeto', json_build_object('id', p.id, 'titulo', p.titulo),
        'edital', json_build_object('id', e.id, 'nome', e.nome),
        'concluida', a.ja_foi_avaliado) order by p.id)
      from encargo a join projeto p on p.id = a.projeto_id join edital e on e.id = a.edital_id
      where a.avaliador_id = i.declarante_id and e.fase <> 'arquivado' and ${ALCANCA} and ${NA_AVALIACAO}
        and not ${participaDosProjetos(leitor)} and not ${leSemNomes({ id: leitor, tipo })}), '[]'::json) as avaliacoes,
    json_build_object('id', d.id, 'nome', d.nome) as declarante`;
}

const DE = sql`from impedimento i join professor d on d.id = i.declarante_id
  left join professor s on s.id = i.pessoa_id left join unidade u on u.id = i.unidade_id`;
const NOME_DE_QUEM = sql`coalesce(s.nome, u.nome)`;
const ORDENS = {
  declarante: sql`d.nome collate "pt-BR-x-icu"`,
  sobre: sql`${NOME_DE_QUEM} collate "pt-BR-x-icu"`,
  desde: sql`i.desde`,
  declaradoEm: sql`i.declarado_em`,
};
/** Those in force first, newest first. */
const PADRAO = [sql`i.encerrado_em is not null`, sql`i.declarado_em desc`, sql`i.id desc`];

async function listar(db: Executor, filtro: Sql, lista: ListaQuery, leitor: Leitor) {
  const { limit, offset } = limitesDaLista(lista);
  const linhas = await many<Declarado>(
    db,
    sql`
      select ${colunas(leitor)} ${DE} ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, PADRAO)}
      limit ${limit} offset ${offset}
    `,
  );
  const { total } = await single<{ total: number }>(db, sql`select count(*) as total ${DE} ${filtro}`);
  return { linhas, total };
}

/** One person's declarations, including ended ones. */
export async function listarDaPessoa(db: Executor, pessoa: Leitor, lista: ListaQuery) {
  const busca = lista.busca === undefined ? null : semAcentos([NOME_DE_QUEM], lista.busca);
  return listar(db, where(sql`i.declarante_id = ${pessoa.id}`, busca), lista, pessoa);
}

export function lerImpedimento(db: Executor, id: number, leitor: Leitor): Promise<Declarado> {
  return single<Declarado>(db, sql`select ${colunas(leitor)} ${DE} where i.id = ${id}`);
}

/** Everybody's, except those that would reveal to the reader that somebody declared a conflict with them. */
export async function listarDeTodos(
  db: Executor,
  lista: QueryOf<Api['listarImpedimentosDeclarados']>,
  quem: Leitor,
) {
  const leitor = quem.id;
  const { edital, pessoa, busca } = lista;
  const filtro = where(
    sql`i.pessoa_id is distinct from ${leitor}`,
    sql`not (i.declarante_id <> ${leitor} and i.unidade_id is not null
      and i.unidade_id = (select unidade_id from professor where id = ${leitor})
      and exists (select from projeto q where q.coordenador_id = ${leitor} and not q.eh_rascunho))`,
    pessoa === undefined ? null : sql`i.declarante_id = ${pessoa}`,
    edital === undefined
      ? null
      : sql`exists (select from projeto p where p.edital_id = ${edital} and not p.eh_rascunho
          and not p.aguardando_cronograma and not ${participaDosProjetos(leitor)} and ${ALCANCA})`,
    busca === undefined ? null : semAcentos([sql`d.nome`, NOME_DE_QUEM], busca),
  );
  return listar(db, filtro, lista, quem);
}
