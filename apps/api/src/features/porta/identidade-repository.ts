import type { ComoSeLigou } from '@instrutoria/domain/porta/messages.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { QuemNoProvedor } from '../conta/identidade-encerrada-repository.ts';

export interface IdentidadeGuardada {
  readonly id: number;
  readonly professor: number;
  readonly encerrada: boolean;
}

/** `marca`: the keyed hash under which the identity of a closed account is kept. */
export function acharIdentidade(
  db: Executor,
  { portaId, provedor, sujeito }: QuemNoProvedor,
  marca: string,
): Promise<IdentidadeGuardada | null> {
  return one(
    db,
    sql`
      select i.id, i.professor_id as professor, p.encerrado_em is not null as encerrada
      from identidade i join professor p on p.id = i.professor_id
      where i.porta_id = ${portaId} and i.provedor = ${provedor} and i.sujeito in (${sujeito}, ${marca})
    `,
  );
}

export async function temIdentidade(db: Executor, professorId: number, portaId: number): Promise<boolean> {
  return (
    (await run(
      db,
      sql`select from identidade where professor_id = ${professorId} and porta_id = ${portaId}`,
    )) > 0
  );
}

export async function inserirIdentidade(
  db: Executor,
  nova: QuemNoProvedor & { readonly professorId: number; readonly como: ComoSeLigou },
  agora: Date,
): Promise<number> {
  const { id } = await single<{ id: number }>(
    db,
    sql`
      insert into identidade (professor_id, porta_id, provedor, sujeito, como, criada_em, ultimo_uso)
      values (${nova.professorId}, ${nova.portaId}, ${nova.provedor}, ${nova.sujeito}, ${nova.como}, ${agora}, ${agora})
      returning id
    `,
  );
  return id;
}

export async function usarIdentidade(db: Executor, id: number, agora: Date): Promise<void> {
  await run(db, sql`update identidade set ultimo_uso = ${agora} where id = ${id}`);
}

/** `professorId` null: of any person. Ends the sessions of its door. Gives whose it was; null when there is none. */
export async function apagarIdentidade(
  db: Executor,
  { id, professorId }: { readonly id: number; readonly professorId: number | null },
  agora: Date,
): Promise<{ readonly professorId: number; readonly porta: string } | null> {
  const dele = professorId === null ? sql`true` : sql`i.professor_id = ${professorId}`;
  const achada = await one<{ readonly professorId: number; readonly porta: string }>(
    db,
    sql`
      select i.professor_id as "professorId", o.nome as porta
      from identidade i join porta o on o.id = i.porta_id join professor p on p.id = i.professor_id
      where i.id = ${id} and ${dele} and p.encerrado_em is null
      for update of i
    `,
  );
  if (achada === null) return null;
  await run(
    db,
    sql`update sessao set encerrada_em = ${agora} where identidade_id = ${id} and encerrada_em is null`,
  );
  await run(db, sql`delete from identidade where id = ${id}`);
  return achada;
}

/** Stores the id of a logout message; false when it was stored before. */
export async function anotarSaida(
  db: Executor,
  { portaId, jti }: { readonly portaId: number; readonly jti: string },
  { agora, ate }: { readonly agora: Date; readonly ate: Date },
): Promise<boolean> {
  await run(db, sql`delete from porta_saida where expira_em < ${agora}`);
  const nova = sql`
    insert into porta_saida (porta_id, jti, expira_em) values (${portaId}, ${jti}, ${ate}) on conflict do nothing`;
  return (await run(db, nova)) > 0;
}

interface SessoesDoProvedor {
  readonly portaId: number;
  readonly provedor: string;
  readonly sujeito: string | null;
  readonly nameIdSha256: string | null;
  /** Empty: all. */
  readonly sessoesDoProvedor: readonly string[];
}

/** Ends the sessions that the provider names, and gives whose they were. */
export async function encerrarPeloProvedor(
  db: Executor,
  { portaId, provedor, sujeito, nameIdSha256, sessoesDoProvedor }: SessoesDoProvedor,
  agora: Date,
): Promise<number[]> {
  const encerradas = await many<{ readonly professorId: number }>(
    db,
    sql`
      update sessao s set encerrada_em = ${agora}
      from identidade i
      where i.id = s.identidade_id and s.porta_id = ${portaId} and s.encerrada_em is null
        and i.provedor = ${provedor}
        and (${sujeito}::text is null or i.sujeito = ${sujeito})
        and (${nameIdSha256}::text is null or s.name_id_sha256 = ${nameIdSha256})
        and (${sessoesDoProvedor.length} = 0 or s.sessao_do_provedor = any(${sessoesDoProvedor}::text[]))
      returning s.professor_id as "professorId"
    `,
  );
  return [...new Set(encerradas.map(({ professorId }) => professorId))];
}
