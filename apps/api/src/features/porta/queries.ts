import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import type { ConfiguracaoDaPorta, TipoDePorta } from '@instrutoria/domain/porta/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { many, one, run, type Sender, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface PortaGuardada {
  readonly id: number;
  readonly versao: number;
  readonly tipo: TipoDePorta;
  readonly nome: string;
  readonly configuracao: ConfiguracaoDaPorta;
  /** Sealed. */
  readonly segredo: string | null;
  readonly ligada: boolean;
}

const PORTA = sql`select id, versao, tipo, nome, configuracao, segredo, ligada from porta`;

export function acharPorta(db: Sender, id: number): Promise<PortaGuardada | null> {
  return one(db, sql`${PORTA} where id = ${id}`);
}

export function travarPorta(db: Executor, id: number): Promise<PortaGuardada | null> {
  return one(db, sql`${PORTA} where id = ${id} for update`);
}

export function portasLigadas(db: Sender): Promise<Pick<PortaGuardada, 'id' | 'nome' | 'tipo'>[]> {
  return many(db, sql`select id, nome, tipo from porta where ligada order by nome, id`);
}

export function portaNaoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_PORTA.portaNaoEncontrada);
}

/** Throws 404 unless this door is on. */
export async function acharPortaLigada(db: Sender, id: number): Promise<PortaGuardada> {
  const porta = await acharPorta(db, id);
  if (porta === null || !porta.ligada) throw portaNaoEncontrada();
  return porta;
}

/** The same by the raw parameters of a request. */
export async function exigirPortaLigada(db: Sender, params: unknown): Promise<void> {
  const id = Number((params as { readonly id?: string }).id);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw portaNaoEncontrada();
  await acharPortaLigada(db, id);
}

/** Doors that are on and read their provider's metadata from an address, last before this instant or never. */
export function portasPorAtualizar(db: Sender, antes: Date): Promise<PortaGuardada[]> {
  return many(
    db,
    sql`
      ${PORTA} where ligada and configuracao -> 'saml' ->> 'metadadosEndereco' is not null
        and (lido_em is null or lido_em <= ${antes})
      order by id
    `,
  );
}

export interface PortaNaLista extends PortaGuardada {
  readonly identidades: number;
  /** When the provider's metadata in use were read. */
  readonly lidoEm: string | null;
}

export function listarPortasGuardadas(db: Executor): Promise<PortaNaLista[]> {
  return many(
    db,
    sql`
      select p.id, p.versao, p.tipo, p.nome, p.configuracao, p.segredo, p.ligada, ${iso(sql`p.lido_em`)} as "lidoEm",
        (select count(*)::int from identidade i where i.porta_id = p.id) as identidades
      from porta p order by p.nome, p.id
    `,
  );
}

/** Whether every unit of these exists. */
export async function existemUnidades(db: Executor, ids: readonly number[]): Promise<boolean> {
  const distintas = [...new Set(ids)];
  const achadas = await run(db, sql`select from unidade where id = any(${distintas}::int[])`);
  return achadas === distintas.length;
}

export interface IdentidadeLida {
  readonly id: number;
  readonly porta: string;
  readonly como: string;
  readonly criadaEm: string;
  readonly ultimoUso: string;
}

const IDENTIDADE = sql`
  i.id, o.nome as porta, i.como, ${iso(sql`i.criada_em`)} as "criadaEm", ${iso(sql`i.ultimo_uso`)} as "ultimoUso"
`;

export function identidadesDe(db: Executor, professorId: number): Promise<IdentidadeLida[]> {
  return many(
    db,
    sql`
      select ${IDENTIDADE} from identidade i join porta o on o.id = i.porta_id
      where i.professor_id = ${professorId} order by o.nome, i.id
    `,
  );
}

export async function identidadesDeTodos(
  db: Executor,
  lista: { readonly pagina?: number | undefined; readonly por_pagina?: number | undefined },
) {
  const limites = limitesDaLista(lista);
  const deOnde = sql`
    from identidade i join porta o on o.id = i.porta_id join professor p on p.id = i.professor_id
    where p.encerrado_em is null`;
  const linhas = await many<
    IdentidadeLida & { readonly pessoa: { readonly id: number; readonly nome: string } }
  >(
    db,
    sql`
      select ${IDENTIDADE}, json_build_object('id', p.id, 'nome', p.nome) as pessoa ${deOnde}
      order by i.id desc limit ${limites.limit} offset ${limites.offset}
    `,
  );
  return { linhas, total: await totalDaLista(linhas.length, limites, quantas(db, deOnde)) };
}

export interface EntradaLocalLida {
  readonly versao: number;
  readonly desligada: boolean;
  readonly excecoes: { readonly id: number; readonly nome: string }[];
  readonly administradores: { readonly id: number; readonly nome: string }[];
}

/** Whether only the exceptions, and accounts without a linked identity, may log in with a local password. */
export async function entradaLocalDesligada(db: Executor): Promise<boolean> {
  return (await run(db, sql`select from entrada_local where desligada`)) > 0;
}

export function lerEntradaLocalGuardada(db: Executor): Promise<EntradaLocalLida> {
  const pessoas = sql`json_agg(json_build_object('id', p.id, 'nome', p.nome) order by p.nome, p.id)`;
  return single(
    db,
    sql`
      select e.versao, e.desligada,
        coalesce((select ${pessoas} from professor p
          where p.id = any(e.excecoes) and p.tipo = 'administrador' and p.encerrado_em is null), '[]') as excecoes,
        coalesce((select ${pessoas} from professor p
          where p.tipo = 'administrador' and p.encerrado_em is null), '[]') as administradores
      from entrada_local e
    `,
  );
}

/** Whether this person entered both with the local password and by a door since then. */
export async function entrouDosDoisModos(db: Executor, professorId: number, desde: Date): Promise<boolean> {
  const { local, porta } = await single<{ readonly local: boolean; readonly porta: boolean }>(
    db,
    sql`
      select coalesce(bool_or(porta_id is null), false) as local, coalesce(bool_or(porta_id is not null), false) as porta
      from sessao where professor_id = ${professorId} and criada_em > ${desde}
    `,
  );
  return local && porta;
}

export function acharUnidadeDaPorta(
  db: Executor,
  id: number,
): Promise<{ readonly id: number; readonly nome: string; readonly cidade: string } | null> {
  return one(db, sql`select id, nome, cidade from unidade where id = ${id}`);
}

/** The cached text that the door read from its provider. */
export function lerDoProvedor(
  db: Sender,
  id: number,
): Promise<{ readonly texto: string; readonly lidoEm: Date } | null> {
  return one(
    db,
    sql`select lido as texto, lido_em as "lidoEm" from porta where id = ${id} and lido is not null`,
  );
}
