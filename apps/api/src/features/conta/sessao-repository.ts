import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { FatorDaSessao } from '@instrutoria/domain/fator/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run, type Sender, single } from '../../db/query.ts';
import { sql, values, where } from '../../db/sql.ts';
import { faltaFator } from './falta-fator.ts';

export interface SessaoViva {
  /** null for a session of a student. */
  readonly professorId: number | null;
  readonly tipo: TipoDeUsuario | null;
  /** The student's account of the session, or of its teacher with the same CPF; null without one. */
  readonly estudanteId: number | null;
  readonly ultimoUso: Date;
  readonly expiraEm: Date;
  /** The account must enrol a second factor before anything else. */
  readonly faltaFator: boolean;
}

/**
 * With the person's present type; null when the session ended or is unknown, or the account is closed. Runs
 * in every call.
 */
export function lerSessao(db: Sender, id: number): Promise<SessaoViva | null> {
  return one(
    db,
    sql`
      select s.professor_id as "professorId", p.tipo, e.id as "estudanteId", s.ultimo_uso as "ultimoUso",
        s.expira_em as "expiraEm", p.id is not null and s.fator <> 'porta' and ${faltaFator} as "faltaFator"
      from sessao s left join professor p on p.id = s.professor_id and p.encerrado_em is null
        left join estudante e on e.encerrado_em is null
          and (e.id = s.estudante_id or (e.professor_id = p.id and e.cpf = p.cpf))
      where s.id = ${id} and s.encerrada_em is null and (p.id is not null or s.estudante_id = e.id)
    `,
  );
}

export async function tocarSessao(db: Sender, id: number, agora: Date): Promise<void> {
  await run(db, sql`update sessao set ultimo_uso = ${agora} where id = ${id} and encerrada_em is null`);
}

/** Of an entry by the institution's account. */
export interface PortaDaSessao {
  readonly portaId: number;
  readonly identidadeId: number;
  readonly sessaoDoProvedor: string | null;
  readonly nameIdSha256: string | null;
}

export interface SessaoNova extends Partial<PortaDaSessao> {
  readonly professorId?: number;
  readonly estudanteId?: number;
  readonly criadaEm: Date;
  readonly ultimoUso: Date;
  readonly expiraEm: Date;
  readonly navegador: string;
  readonly fator: FatorDaSessao;
}

export async function inserirSessao(db: Executor, nova: SessaoNova): Promise<number> {
  const { id } = await single<{ id: number }>(db, sql`insert into sessao ${values(nova)} returning id`);
  return id;
}

export async function encerrarSessao(
  db: Executor,
  professorId: number,
  id: number,
  agora: Date,
): Promise<boolean> {
  const encerradas = await run(
    db,
    sql`
      update sessao set encerrada_em = ${agora}
      where id = ${id} and professor_id = ${professorId} and encerrada_em is null
    `,
  );
  return encerradas > 0;
}

export async function encerrarSessoes(
  db: Executor,
  professorId: number,
  agora: Date,
  menos?: number,
): Promise<void> {
  const quais = where(
    sql`professor_id = ${professorId}`,
    sql`encerrada_em is null`,
    menos === undefined ? null : sql`id <> ${menos}`,
  );
  await run(db, sql`update sessao set encerrada_em = ${agora} ${quais}`);
}
