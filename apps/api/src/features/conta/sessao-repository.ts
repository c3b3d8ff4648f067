import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Pool } from 'pg';
import { sessao } from '../../db/schema.ts';
import type { Sender } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

export interface SessaoViva {
  readonly professorId: number;
  readonly tipo: string;
  readonly ultimoUso: Date;
  readonly expiraEm: Date;
}

/** The session and its person's type of now; null when ended or unknown, or of a closed account. One prepared query: every call pays it. */
export async function lerSessao({ $client }: Sender, id: number): Promise<SessaoViva | null> {
  const { rows } = await $client.query<SessaoViva>({
    name: 'sessao-viva',
    text: `select s.professor_id as "professorId", p.tipo, s.ultimo_uso as "ultimoUso", s.expira_em as "expiraEm"
             from sessao s join professor p on p.id = s.professor_id
            where s.id = $1 and s.encerrada_em is null and p.encerrado_em is null`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Writes the last use. */
export async function tocarSessao(pool: Pool, id: number, agora: Date): Promise<void> {
  await pool.query({
    name: 'sessao-tocar',
    text: 'update sessao set ultimo_uso = $2 where id = $1 and encerrada_em is null',
    values: [id, agora],
  });
}

export interface SessaoNova {
  readonly professorId: number;
  readonly criadaEm: Date;
  readonly ultimoUso: Date;
  readonly expiraEm: Date;
  readonly navegador: string;
}

export async function inserirSessao(db: Executor, nova: SessaoNova): Promise<number> {
  const [linha] = await db.insert(sessao).values(nova).returning({ id: sessao.id });
  if (linha === undefined) throw new Error('insert returned no row');
  return linha.id;
}

/** Ends one living session of this person; answers whether there was one. */
export async function encerrarSessao(
  db: Executor,
  professorId: number,
  id: number,
  agora: Date,
): Promise<boolean> {
  const encerradas = await db
    .update(sessao)
    .set({ encerradaEm: agora })
    .where(and(eq(sessao.id, id), eq(sessao.professorId, professorId), isNull(sessao.encerradaEm)))
    .returning({ id: sessao.id });
  return encerradas.length > 0;
}

/** Ends all sessions of a person, but `menos` when given (D31, T-A13). */
export async function encerrarSessoes(
  db: Executor,
  professorId: number,
  agora: Date,
  menos?: number,
): Promise<void> {
  await db
    .update(sessao)
    .set({ encerradaEm: agora })
    .where(
      and(
        eq(sessao.professorId, professorId),
        isNull(sessao.encerradaEm),
        menos === undefined ? undefined : ne(sessao.id, menos),
      ),
    );
}
