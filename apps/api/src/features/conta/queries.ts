import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import type { TipoDeUsuario, Unidade } from '@instrutoria/domain/conta/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Estudante, Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { many, run } from '../../db/query.ts';
import { proximidade, semAcentos } from '../../db/search.ts';
import { sql, where } from '../../db/sql.ts';

export async function existeProfessor(db: Executor, id: number): Promise<boolean> {
  return (await run(db, sql`select from professor where id = ${id}`)) > 0;
}

export function semAcesso(): DomainError {
  return new DomainError('naoAutenticado', 'SESSAO_ENCERRADA', MENSAGENS_CONTA.entreDeNovo);
}

/** The same refusal for an unknown CPF and a wrong password (T-A3). */
export function loginIncorreto(): DomainError {
  return new DomainError('naoAutenticado', 'LOGIN_INCORRETO', MENSAGENS_CONTA.loginIncorreto);
}

/**
 * Runs in the write's own transaction: because of the shared lock, the end of the session or the personal token
 * (logout, revocation, change of type) waits for this write (T-B18).
 */
export async function sessaoContinua(db: Executor, { sessao, token }: Usuario): Promise<boolean> {
  // A token that ends is deleted; the weaker lock lets its last use be written meanwhile.
  const emVigor =
    token === null
      ? sql`select from sessao where id = ${sessao} and encerrada_em is null for share`
      : sql`select from token_pessoal where id = ${token.id} for key share`;
  return (await run(db, emVigor)) > 0;
}

/** The same for a session of a student; a teacher's session was looked at above. */
export async function sessaoDoEstudanteContinua(db: Executor, { id, sessao }: Estudante): Promise<boolean> {
  const conta = sql`select from estudante where id = ${id} and encerrado_em is null for key share`;
  if ((await run(db, conta)) === 0) return false;
  if (sessao === null) return true;
  return (await run(db, sql`select from sessao where id = ${sessao} and encerrada_em is null for share`)) > 0;
}

interface Listado {
  readonly id: number;
  readonly nome: string;
  readonly siape: string;
  readonly email: string;
  readonly lattes: string;
  readonly programa: string | null;
  readonly departamento: string | null;
  readonly foto: string;
  readonly tipo: TipoDeUsuario;
  readonly unidade: Unidade;
}

const ORDENS = { nome: sql`p.nome collate "pt-BR-x-icu"`, siape: sql`p.siape` };
const PADRAO = [ORDENS.nome, sql`p.id`];

/** `busca` searches in nome and SIAPE, without accents; names that begin with it come first. */
export async function listarProfessores(db: Executor, lista: ListaQuery, tipo?: TipoDeUsuario) {
  const limites = limitesDaLista(lista);
  const { busca } = lista;
  const filtro = where(
    sql`p.encerrado_em is null`,
    tipo === undefined ? null : sql`p.tipo = ${tipo}`,
    busca === undefined ? null : semAcentos([sql`p.nome`, sql`p.siape`], busca),
  );
  const padrao = busca === undefined ? PADRAO : [proximidade(sql`p.nome`, busca), ...PADRAO];
  const linhas = await many<Listado>(
    db,
    sql`
      select p.id, p.nome, p.siape, p.email, p.lattes, p.programa, p.departamento, p.foto, p.tipo,
        json_build_object('id', u.id, 'nome', u.nome, 'cidade', u.cidade) as unidade
      from professor p join unidade u on u.id = p.unidade_id
      ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, padrao)}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  return {
    linhas,
    total: await totalDaLista(linhas.length, limites, quantas(db, sql`from professor p ${filtro}`)),
  };
}

interface Contato {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}

export async function lerContatos(db: Executor, ids: readonly number[]): Promise<Contato[]> {
  if (ids.length === 0) return [];
  return many(db, sql`select id, nome, email from professor where id = any(${ids}) order by id`);
}

/** The contacts of these people, without those whose account is closed. */
export async function lerContatosAbertos(db: Executor, ids: readonly number[]): Promise<Contato[]> {
  return many(
    db,
    sql`select id, nome, email from professor where id = any(${ids}) and encerrado_em is null order by id`,
  );
}

export async function lerContatosDoTipo(db: Executor, tipos: readonly TipoDeUsuario[]): Promise<Contato[]> {
  if (tipos.length === 0) return [];
  return many(
    db,
    sql`
      select id, nome, email from professor
      where tipo = any(${tipos}) and encerrado_em is null
      order by id
    `,
  );
}

interface SessaoListada {
  readonly id: number;
  readonly criadaEm: Date;
  readonly ultimoUso: Date;
  readonly navegador: string;
}

export async function listarSessoes(db: Executor, usuario: Usuario, vivasDesde: Date, agora: Date) {
  const linhas = await many<SessaoListada>(
    db,
    sql`
      select id, criada_em as "criadaEm", ultimo_uso as "ultimoUso", navegador
      from sessao
      where professor_id = ${usuario.id} and encerrada_em is null
        and ultimo_uso >= ${vivasDesde} and expira_em > ${agora}
      order by criada_em desc, id desc
    `,
  );
  return linhas.map((s) => ({
    id: s.id,
    criadaEm: s.criadaEm.toISOString(),
    ultimoUso: s.ultimoUso.toISOString(),
    navegador: s.navegador,
    atual: s.id === usuario.sessao,
  }));
}
