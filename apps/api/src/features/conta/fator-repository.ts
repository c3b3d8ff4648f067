import type { FatoresDaConta } from '@instrutoria/domain/fator/types.ts';
import type { ChaveGuardada } from '../../adapters/passkeys.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

export interface TotpGuardado {
  /** Sealed. */
  readonly chave: string;
  readonly criadoEm: Date;
  /** null while the first code is awaited. */
  readonly confirmadoEm: Date | null;
  readonly ultimoPasso: number | null;
  readonly ultimoUso: Date | null;
}

export function totpDe(db: Executor, professorId: number): Promise<TotpGuardado | null> {
  return one(
    db,
    sql`
      select chave, criado_em as "criadoEm", confirmado_em as "confirmadoEm", ultimo_passo as "ultimoPasso",
        ultimo_uso as "ultimoUso"
      from fator_totp where professor_id = ${professorId}
    `,
  );
}

/** Replaces an enrolment that was begun and not confirmed. */
export async function iniciarTotpDe(
  db: Executor,
  professorId: number,
  chave: string,
  agora: Date,
): Promise<void> {
  await run(db, sql`delete from fator_totp where professor_id = ${professorId} and confirmado_em is null`);
  await run(db, sql`insert into fator_totp ${values({ professorId, chave, criadoEm: agora })}`);
}

/** The first code's step counts as used. False when it is confirmed already. */
export async function confirmarTotpDe(
  db: Executor,
  professorId: number,
  passo: number,
  agora: Date,
): Promise<boolean> {
  const confirmados = await run(
    db,
    sql`
      update fator_totp set confirmado_em = ${agora}, ultimo_passo = ${passo}
      where professor_id = ${professorId} and confirmado_em is null
    `,
  );
  return confirmados > 0;
}

/** False when this step or a later one was used before. */
export async function gastarPasso(
  db: Executor,
  professorId: number,
  passo: number,
  agora: Date,
): Promise<boolean> {
  const gastos = await run(
    db,
    sql`
      update fator_totp set ultimo_passo = ${passo}, ultimo_uso = ${agora}
      where professor_id = ${professorId} and confirmado_em is not null and ultimo_passo < ${passo}
    `,
  );
  return gastos > 0;
}

export async function apagarTotp(db: Executor, professorId: number): Promise<boolean> {
  return (
    (await run(
      db,
      sql`delete from fator_totp where professor_id = ${professorId} and confirmado_em is not null`,
    )) > 0
  );
}

export interface ChaveDaPessoa extends ChaveGuardada {
  readonly id: number;
  readonly professorId: number;
  readonly nome: string;
  readonly rpId: string;
  readonly criadaEm: Date;
  readonly ultimoUso: Date | null;
}

const CHAVE = sql`
  select k.id, k.professor_id as "professorId", k.credencial, k.chave_publica as "chavePublica", k.contador,
    k.transportes, k.nome, k.rp_id as "rpId", k.criada_em as "criadaEm", k.ultimo_uso as "ultimoUso"
  from chave_de_acesso k join professor p on p.id = k.professor_id and p.encerrado_em is null`;

export function chavesDe(db: Executor, professorId: number): Promise<ChaveDaPessoa[]> {
  return many(db, sql`${CHAVE} where k.professor_id = ${professorId} order by k.id`);
}

export function acharChave(db: Executor, credencial: string): Promise<ChaveDaPessoa | null> {
  return one(db, sql`${CHAVE} where k.credencial = ${credencial}`);
}

/** False when the passkey is known already. */
export async function inserirChave(
  db: Executor,
  nova: ChaveGuardada & {
    readonly professorId: number;
    readonly nome: string;
    readonly rpId: string;
    readonly criadaEm: Date;
  },
): Promise<boolean> {
  return (await run(db, sql`insert into chave_de_acesso ${values(nova)} on conflict do nothing`)) > 0;
}

/** False when the passkey is gone, or its counter went back: a copy of it may be in use. */
export async function gastarContador(
  db: Executor,
  id: number,
  contador: number,
  agora: Date,
): Promise<boolean> {
  const gastos = await run(
    db,
    sql`
      update chave_de_acesso set contador = ${contador}, ultimo_uso = ${agora}
      where id = ${id} and (contador < ${contador} or (contador = 0 and ${contador} = 0))
    `,
  );
  return gastos > 0;
}

export async function renomearChaveDe(
  db: Executor,
  professorId: number,
  id: number,
  nome: string,
): Promise<boolean> {
  return (
    (await run(
      db,
      sql`update chave_de_acesso set nome = ${nome} where id = ${id} and professor_id = ${professorId}`,
    )) > 0
  );
}

export async function apagarChave(db: Executor, professorId: number, id: number): Promise<boolean> {
  return (
    (await run(db, sql`delete from chave_de_acesso where id = ${id} and professor_id = ${professorId}`)) > 0
  );
}

/** Passkeys that were made for another host than this one. */
export async function contarChavesPerdidas(db: Executor, rpId: string | null): Promise<number> {
  return run(db, sql`select from chave_de_acesso where rp_id is distinct from ${rpId}`);
}

export async function fatoresDe(db: Executor, professorId: number): Promise<FatoresDaConta> {
  return single(
    db,
    sql`
      select
        exists (select from fator_totp where professor_id = ${professorId} and confirmado_em is not null) as totp,
        (select count(*)::int from chave_de_acesso where professor_id = ${professorId}) as chaves
    `,
  );
}

export function contarCodigos(db: Executor, professorId: number): Promise<number> {
  return run(
    db,
    sql`select from codigo_de_recuperacao where professor_id = ${professorId} and usado_em is null`,
  );
}

/** Replaces all earlier ones. */
export async function trocarCodigos(
  db: Executor,
  professorId: number,
  codigos: readonly string[],
): Promise<void> {
  await run(db, sql`delete from codigo_de_recuperacao where professor_id = ${professorId}`);
  for (const codigo of codigos) {
    const linha = { professorId, codigoSha256: sha256(codigo) };
    await run(db, sql`insert into codigo_de_recuperacao ${values(linha)}`);
  }
}

/** The row of a code and whether it was used; null for an unknown one. */
export function acharCodigo(
  db: Executor,
  professorId: number,
  codigo: string,
): Promise<{ readonly id: number; readonly usado: boolean } | null> {
  return one(
    db,
    sql`
      select id, usado_em is not null as usado from codigo_de_recuperacao
      where professor_id = ${professorId} and codigo_sha256 = ${sha256(codigo)}
    `,
  );
}

export async function gastarCodigo(db: Executor, id: number, agora: Date): Promise<boolean> {
  return (
    (await run(
      db,
      sql`update codigo_de_recuperacao set usado_em = ${agora} where id = ${id} and usado_em is null`,
    )) > 0
  );
}

/** Everything of the second factor of one account. Answers what there was. */
export async function apagarFatores(db: Executor, professorId: number): Promise<FatoresDaConta> {
  const antes = await fatoresDe(db, professorId);
  await run(db, sql`delete from fator_totp where professor_id = ${professorId}`);
  await run(db, sql`delete from chave_de_acesso where professor_id = ${professorId}`);
  await run(db, sql`delete from codigo_de_recuperacao where professor_id = ${professorId}`);
  await run(db, sql`delete from segundo_fator_pedido where professor_id = ${professorId}`);
  return antes;
}
