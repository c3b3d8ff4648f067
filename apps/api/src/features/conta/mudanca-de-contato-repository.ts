import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { GUARDA_DA_MUDANCA_ANOS } from '@instrutoria/domain/conta/limits.ts';
import type { MudancaDeContato } from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import { newLinkToken } from '../../adapters/link-token.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { COLUNAS_DA_SITUACAO, MUDANCA_ABERTA } from '../../db/contact-alarms.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { many, one, run, single } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { columns, sql, values, where } from '../../db/sql.ts';

export interface MudancaGuardada extends MudancaDeContato {
  readonly id: number;
  readonly motivo: string | null;
  readonly mudaEmail: boolean;
  readonly mudaCpf: boolean;
  /** Sealed; null after five years. */
  readonly valores: string | null;
  /** Sealed: the values that 'não fui eu' restores; null for one's own change. */
  readonly original: string | null;
}

const MUDANCA = columns(['id', 'motivo', 'mudaEmail', 'mudaCpf', 'valores', ...COLUNAS_DA_SITUACAO], 'm');

interface MudancaNova {
  readonly professorId: number;
  readonly autorId: number;
  readonly motivo: string | null;
  readonly feitaEm: Date;
  readonly mudaEmail: boolean;
  readonly mudaCpf: boolean;
  readonly valores: string;
  readonly original: string | null;
  readonly emailEmEspera: boolean;
  readonly confirmadaLaEm: Date | null;
}

/** Stores the change and returns the token of 'não fui eu', of which only the hash is stored. */
export async function inserirMudanca(
  db: Executor,
  nova: MudancaNova,
): Promise<{ readonly id: number; readonly token: string }> {
  const token = newLinkToken();
  const linha = values({ ...nova, tokenSha256: nova.original === null ? null : sha256(token) });
  const { id } = await single<{ id: number }>(db, sql`insert into mudanca_de_contato ${linha} returning id`);
  return { id, token };
}

export async function superarMudanca(db: Executor, id: number, porId: number): Promise<void> {
  await run(db, sql`update mudanca_de_contato set superada_por = ${porId} where id = ${id}`);
}

/** The person's changes that may still hold something back; lock the person's row where that matters. */
export function mudancasAbertas(db: Executor, professorId: number): Promise<MudancaGuardada[]> {
  return many(
    db,
    sql`
      select ${MUDANCA} from mudanca_de_contato m
      where m.professor_id = ${professorId} and ${MUDANCA_ABERTA}
      order by m.id desc
    `,
  );
}

/** The open changes of everybody. */
export function mudancasDaAdministracao(db: Executor): Promise<MudancaGuardada[]> {
  return many(
    db,
    sql`
      select ${MUDANCA} from mudanca_de_contato m
      where ${MUDANCA_ABERTA}
      order by m.id
    `,
  );
}

export function acharMudanca(db: Executor, id: number): Promise<MudancaGuardada | null> {
  return one(db, sql`select ${MUDANCA} from mudanca_de_contato m where m.id = ${id}`);
}

/** The change of the mailed link; a later change may have replaced it, then that one. */
export function mudancaDoLink(db: Executor, token: string): Promise<MudancaGuardada | null> {
  return one(
    db,
    sql`
      with recursive cadeia as (
        select id, superada_por from mudanca_de_contato where token_sha256 = ${sha256(token)}
        union all
        select n.id, n.superada_por from mudanca_de_contato n join cadeia c on n.id = c.superada_por
      )
      select ${MUDANCA} from mudanca_de_contato m join cadeia c on c.id = m.id where c.superada_por is null
    `,
  );
}

export async function gravarConfirmadaLa(db: Executor, professorId: number, agora: Date): Promise<void> {
  await run(
    db,
    sql`
      update mudanca_de_contato set confirmada_la_em = ${agora}
      where professor_id = ${professorId} and email_em_espera and confirmada_la_em is null
        and superada_por is null and desfeita_em is null
    `,
  );
}

export async function gravarDesfeita(db: Executor, id: number, agora: Date): Promise<void> {
  await run(db, sql`update mudanca_de_contato set desfeita_em = ${agora} where id = ${id}`);
}

interface Decisao {
  readonly agora: Date;
  /** null: the operator. */
  readonly por: number | null;
  readonly motivo: string;
}

export async function gravarAceita(db: Executor, id: number, { agora, por, motivo }: Decisao): Promise<void> {
  await run(
    db,
    sql`
      update mudanca_de_contato set aceita_em = ${agora}, aceita_por = ${por}, aceita_motivo = ${motivo}
      where id = ${id}
    `,
  );
}

export async function gravarSolta(db: Executor, id: number, { agora, por, motivo }: Decisao): Promise<void> {
  await run(
    db,
    sql`
      update mudanca_de_contato set solta_em = ${agora}, solta_por = ${por}, solta_motivo = ${motivo}
      where id = ${id}
    `,
  );
}

/** Since when a person is an administrator by another person's act; null for the one of the installation. */
export async function administraDesde(db: Executor, id: number): Promise<Date | null> {
  const { quando } = await single<{ quando: Date | null }>(
    db,
    sql`
      select max(quando) as quando from auditoria
      where acao = 'alterarTipo' and registro_tipo = 'professor' and registro_id = ${id}
        and depois->>'tipo' = 'administrador'
    `,
  );
  return quando;
}

/** The values among these that another account uses now. */
export function emOutraConta(
  db: Executor,
  professorId: number,
  { email, cpf }: { readonly email: string | null; readonly cpf: string | null },
): Promise<{ readonly email: boolean; readonly cpf: boolean }> {
  return single(
    db,
    sql`
      select coalesce(bool_or(lower(email) = lower(${email}::text)), false) as email,
        coalesce(bool_or(cpf = ${cpf}::text), false) as cpf
      from professor where id <> ${professorId} and (lower(email) = lower(${email}::text) or cpf = ${cpf}::text)
    `,
  );
}

/** Deletes the values and keeps the rows (D59). */
export async function apagarValoresAntigos(db: Executor, agora: Date): Promise<number> {
  return run(
    db,
    sql`
      update mudanca_de_contato set valores = null, original = null
      where valores is not null and feita_em < ${agora}::timestamptz - make_interval(years => ${GUARDA_DA_MUDANCA_ANOS})
    `,
  );
}

interface Nome {
  readonly id: number;
  readonly nome: string;
}

export interface MudancaListada extends MudancaGuardada {
  readonly professor: Nome;
  readonly autor: Nome;
  readonly aceitaMotivo: string | null;
  readonly aceitaPor: Nome | null;
  readonly soltaMotivo: string | null;
  readonly soltaPor: Nome | null;
}

const nome = (tabela: 'a' | 's') => sql`
  case when ${tabela === 'a' ? sql`a.id` : sql`s.id`} is null then null
    else ${tabela === 'a' ? sql`json_build_object('id', a.id, 'nome', a.nome)` : sql`json_build_object('id', s.id, 'nome', s.nome)`} end`;

/** The changes, newest first. */
export async function listarMudancas(db: Executor, lista: ListaQuery) {
  const limites = limitesDaLista(lista);
  const filtro = where(
    lista.busca === undefined ? null : semAcentos([sql`p.nome`, sql`p.siape`], lista.busca),
  );
  const linhas = await many<MudancaListada>(
    db,
    sql`
      select ${MUDANCA}, json_build_object('id', p.id, 'nome', p.nome) as professor,
        json_build_object('id', q.id, 'nome', q.nome) as autor, m.aceita_motivo as "aceitaMotivo",
        m.solta_motivo as "soltaMotivo", ${nome('a')} as "aceitaPor", ${nome('s')} as "soltaPor"
      from mudanca_de_contato m
      join professor p on p.id = m.professor_id
      join professor q on q.id = m.autor_id
      left join professor a on a.id = m.aceita_por
      left join professor s on s.id = m.solta_por
      ${filtro}
      order by m.id desc
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const de = sql`from mudanca_de_contato m join professor p on p.id = m.professor_id ${filtro}`;
  return { linhas, total: await totalDaLista(linhas.length, limites, quantas(db, de)) };
}
