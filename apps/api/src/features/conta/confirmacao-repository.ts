import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { LINK_DE_CONFIRMACAO_MS, PRAZO_DA_CONFIRMACAO_MS } from '@instrutoria/domain/conta/limits.ts';
import type { Unidade } from '@instrutoria/domain/conta/types.ts';
import { newLinkToken } from '../../adapters/link-token.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { many, one, run } from '../../db/query.ts';
import { proximidade, semAcentos } from '../../db/search.ts';
import { assignments, columns, sql, values, where } from '../../db/sql.ts';

/** 256 bits, stored as a hash. Older links stay valid, because mails may arrive in another order. */
export async function criarLinkDeConfirmacao(
  db: Executor,
  pessoa: { readonly id: number; readonly email: string },
  agora: Date,
): Promise<string> {
  const token = newLinkToken();
  const link = {
    professorId: pessoa.id,
    email: pessoa.email,
    tokenSha256: sha256(token),
    criadaEm: agora,
    expiraEm: new Date(agora.getTime() + LINK_DE_CONFIRMACAO_MS),
  };
  await run(db, sql`insert into confirmacao_de_email ${values(link)}`);
  return token;
}

export interface Link {
  readonly professorId: number;
  readonly email: string;
  readonly expiraEm: Date;
  readonly usadaEm: Date | null;
}

/** Finds a link, also a used or expired one. */
export function acharLink(db: Executor, token: string): Promise<Link | null> {
  return one(
    db,
    sql`
      select ${columns(['professorId', 'email', 'expiraEm', 'usadaEm'])} from confirmacao_de_email
      where token_sha256 = ${sha256(token)}
    `,
  );
}

/** Whether there is a valid link to the present address. */
export async function temLinkVivo(
  db: Executor,
  pessoa: { readonly id: number; readonly email: string },
  agora: Date,
): Promise<boolean> {
  const vivos = await run(
    db,
    sql`
      select from confirmacao_de_email
      where professor_id = ${pessoa.id} and email = ${pessoa.email} and usada_em is null and expira_em > ${agora}
    `,
  );
  return vivos > 0;
}

export async function ultimoEnvio(
  db: Executor,
  pessoas: readonly { readonly id: number; readonly email: string }[],
): Promise<ReadonlyMap<number, Date>> {
  if (pessoas.length === 0) return new Map();
  const linhas = await many<{ id: number; em: Date }>(
    db,
    sql`
      select c.professor_id as id, max(c.criada_em) as em
      from confirmacao_de_email c join professor p on p.id = c.professor_id and p.email = c.email
      where c.professor_id = any(${pessoas.map(({ id }) => id)})
      group by c.professor_id
    `,
  );
  return new Map(linhas.map(({ id, em }) => [id, em]));
}

/** Takes a shared lock on the row, so that no confirmation comes between this and marking a submission. */
export async function segurarConfirmacao(db: Executor, id: number): Promise<boolean> {
  const pessoa = await one<{ confirmado: boolean }>(
    db,
    sql`select email_confirmado_em is not null as confirmado from professor where id = ${id} for share`,
  );
  return pessoa?.confirmado === true;
}

export async function marcarSubmissao(
  db: Executor,
  projetoId: number,
  professorId: number,
  agora: Date,
): Promise<void> {
  const marca = {
    professorId,
    submetidaEm: agora,
    ate: new Date(agora.getTime() + PRAZO_DA_CONFIRMACAO_MS),
  };
  await run(
    db,
    sql`
      insert into submissao_por_confirmar ${values({ projetoId, ...marca })}
      on conflict (projeto_id) do update set ${assignments(marca)}
    `,
  );
}

export async function desmarcarSubmissao(db: Executor, projetoId: number): Promise<void> {
  await run(db, sql`delete from submissao_por_confirmar where projeto_id = ${projetoId}`);
}

export async function gravarConfirmacao(db: Executor, id: number, agora: Date): Promise<void> {
  await run(db, sql`update professor set email_confirmado_em = ${agora} where id = ${id}`);
  await run(
    db,
    sql`update confirmacao_de_email set usada_em = ${agora} where professor_id = ${id} and usada_em is null`,
  );
  await run(db, sql`delete from submissao_por_confirmar where professor_id = ${id}`);
}

interface Marcada {
  readonly professorId: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly submetidaEm: Date;
  readonly ate: Date;
}

export async function submissoesMarcadas(db: Executor, ids: readonly number[], agora: Date) {
  if (ids.length === 0) return [];
  const linhas = await many<Marcada>(
    db,
    sql`
      select s.professor_id as "professorId", json_build_object('id', p.id, 'titulo', p.titulo) as projeto,
        e.nome as edital, s.submetida_em as "submetidaEm", s.ate
      from submissao_por_confirmar s
      join projeto p on p.id = s.projeto_id
      join edital e on e.id = p.edital_id
      where s.professor_id = any(${ids})
      order by s.ate, p.id
    `,
  );
  return linhas.map(({ submetidaEm, ate, ...linha }) => ({
    ...linha,
    submetidaEm: submetidaEm.toISOString(),
    ate: ate.toISOString(),
    vencida: ate.getTime() <= agora.getTime(),
  }));
}

interface PorConfirmar {
  readonly id: number;
  readonly nome: string;
  readonly siape: string;
  readonly email: string;
  readonly unidade: Unidade;
}

const ORDENS = { nome: sql`p.nome collate "pt-BR-x-icu"`, email: sql`p.email` };
const ESPERA = sql`
  (select min(s.ate) from submissao_por_confirmar s where s.professor_id = p.id) nulls last`;
const PADRAO = [ESPERA, ORDENS.nome, sql`p.id`];

/** The longest waiting submissions first, then by name. */
export async function listarPorConfirmar(db: Executor, lista: ListaQuery) {
  const { busca, ordem } = lista;
  const limites = limitesDaLista(lista);
  const filtro = where(
    sql`p.encerrado_em is null`,
    sql`p.email_confirmado_em is null`,
    busca === undefined ? null : semAcentos([sql`p.nome`, sql`p.siape`, sql`p.email`], busca),
  );
  const padrao = busca === undefined ? PADRAO : [proximidade(sql`p.nome`, busca), ...PADRAO];
  const linhas = await many<PorConfirmar>(
    db,
    sql`
      select p.id, p.nome, p.siape, p.email,
        json_build_object('id', u.id, 'nome', u.nome, 'cidade', u.cidade) as unidade
      from professor p join unidade u on u.id = p.unidade_id
      ${filtro}
      order by ${ordenarPor(ordem, ORDENS, padrao)}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  return {
    linhas,
    total: await totalDaLista(linhas.length, limites, quantas(db, sql`from professor p ${filtro}`)),
  };
}
