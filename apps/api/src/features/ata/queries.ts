import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { ConteudoDaAta, ConteudoDaRetificacao, Presenca } from '@instrutoria/domain/reuniao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { participa } from '../../db/participacao.ts';
import { many, one } from '../../db/query.ts';
import { type Sql, sql, where } from '../../db/sql.ts';
import { comNomesDeHoje } from '../conta/nome-no-texto-repository.ts';
import { declarouImpedimento } from '../impedimento/queries.ts';

export function lerPresencas(db: Executor, sessaoId: number): Promise<Presenca[]> {
  return many(
    db,
    sql`
      select json_build_object('id', m.id, 'nome', m.nome) as pessoa, r.presente, ${iso(sql`r.quando`)} as quando
      from presenca_na_sessao r join professor m on m.id = r.pessoa_id
      where r.sessao_id = ${sessaoId}
      order by r.id
    `,
  );
}

/**
 * Whether the member `m` is barred from the project `p`: coordinates it, collaborates in it or declared a
 * conflict (D15, D20, D30).
 */
export const MEMBRO_IMPEDIDO = sql`(${participa(sql`m.id`)}
  or ${declarouImpedimento(sql`m.id`)})`;

/** Members who are barred from this item now. */
export async function membrosImpedidos(
  db: Executor,
  sessaoId: number,
  projetoId: number,
): Promise<ReadonlySet<number>> {
  const linhas = await many<{ id: number }>(
    db,
    sql`
      select m.id from professor m join projeto p on p.id = ${projetoId}
      where m.id in (select pessoa_id from presenca_na_sessao where sessao_id = ${sessaoId}) and ${MEMBRO_IMPEDIDO}
    `,
  );
  return new Set(linhas.map(({ id }) => id));
}

/** The last meeting that decided this project in its call; null: none. */
export function decisaoEmReuniao(
  db: Executor,
  projetoId: number,
): Promise<{ readonly sessaoId: number } | null> {
  return one(
    db,
    sql`
      select i.sessao_id as "sessaoId"
      from item_da_sessao i join sessao_da_comissao s on s.id = i.sessao_id
      join projeto p on p.id = i.projeto_id and p.edital_id = s.edital_id
      where i.projeto_id = ${projetoId} and i.decidido_em is not null
      order by i.decidido_em desc, s.id desc limit 1
    `,
  );
}

/** The people who attended a meeting or acted in it, whom its minutes name (a query of ids). */
export function nomeadosNaReuniao(sessaoId: number): Sql {
  return sql`
    select pessoa_id from presenca_na_sessao where sessao_id = ${sessaoId}
    union select autor_id from ato_da_sessao where sessao_id = ${sessaoId}
    union select autor_id from alteracao_da_decisao where sessao_id = ${sessaoId} and autor_id is not null
    union select decidido_por_id from item_da_sessao where sessao_id = ${sessaoId} and decidido_por_id is not null`;
}

export interface AtaGuardada {
  readonly id: number;
  readonly versao: number;
  /** With today's names. */
  readonly conteudo: ConteudoDaAta;
  /** As it was hashed. */
  readonly texto: string;
  readonly sha256: string;
  readonly criadaEm: string;
}

/** The minutes in force, or this version. */
export async function lerAta(db: Executor, sessaoId: number, versao?: number): Promise<AtaGuardada | null> {
  const ata = await one<AtaGuardada>(
    db,
    sql`
      select id, versao, conteudo, texto, sha256, ${iso(sql`criada_em`)} as "criadaEm" from ata
      ${where(sql`sessao_id = ${sessaoId}`, versao === undefined ? null : sql`versao = ${versao}`)}
      order by versao desc limit 1
    `,
  );
  return ata === null ? null : comNomes(db, sessaoId, ata);
}

async function comNomes<T extends { readonly conteudo: object }>(
  db: Executor,
  sessaoId: number,
  guardada: T,
): Promise<T> {
  const conteudo = await comNomesDeHoje(db, guardada.conteudo, nomeadosNaReuniao(sessaoId));
  return { ...guardada, conteudo };
}

type Retificacao = AnswerOf<Api['lerSessaoDaComissao']>['retificacoes'][number];

/** The retificações of a meeting's minutes, in their order. */
export function lerRetificacoes(db: Executor, sessaoId: number): Promise<Retificacao[]> {
  return many(
    db,
    sql`
      select r.id, r.numero, r.ano, r.sha256, r.conteudo -> 'projeto' as projeto,
        ${iso(sql`r.criada_em`)} as "criadaEm"
      from retificacao_da_ata r join ata a on a.id = r.ata_id
      where a.sessao_id = ${sessaoId} order by r.id
    `,
  );
}

export interface RetificacaoGuardada {
  /** With today's names. */
  readonly conteudo: ConteudoDaRetificacao;
  /** As it was hashed. */
  readonly texto: string;
  readonly sha256: string;
  readonly criadaEm: string;
}

/** null for a retificação that is not of this meeting's minutes. */
export async function lerRetificacao(
  db: Executor,
  sessaoId: number,
  id: number,
): Promise<RetificacaoGuardada | null> {
  const retificacao = await one<RetificacaoGuardada>(
    db,
    sql`
      select r.conteudo, r.texto, r.sha256, ${iso(sql`r.criada_em`)} as "criadaEm"
      from retificacao_da_ata r join ata a on a.id = r.ata_id
      where r.id = ${id} and a.sessao_id = ${sessaoId}
    `,
  );
  return retificacao === null ? null : comNomes(db, sessaoId, retificacao);
}

/** The meeting of the minutes. */
export function reuniaoDaAta(
  db: Executor,
  sessaoId: number,
): Promise<{ readonly numero: number; readonly edital: string } | null> {
  return one(
    db,
    sql`
      select s.numero, e.nome as edital from sessao_da_comissao s join edital e on e.id = s.edital_id
      where s.id = ${sessaoId}
    `,
  );
}
