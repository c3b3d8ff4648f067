import type { Pool } from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import type { Sender } from '../../db/query.ts';
import { createSeal, type Seal } from './seal.ts';

/** Mails that failed ten times go to the second queue. */
export const FILA = 'email';
export const FILA_MORTOS = 'email-morto';

const TENTATIVAS = 10;
/** Seconds after which a mail whose sender died is sent again; longer than any conversation with a server. */
const EXPIRA_S = 180;
const DIA_S = 86_400;

export interface Tarefa {
  readonly selado: string;
  /**
   * For a mail that names projects: carta_do_projeto.email. It stays the same when the mail changes its
   * queue.
   */
  readonly carta?: string;
}

interface Conexao {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export function naConexao(conexao: Conexao): Db {
  return {
    executeSql: async (text, values) => {
      const resultado: unknown = await conexao.query(text, values);
      // Several statements in one text return a list of results.
      if (Array.isArray(resultado)) return { rows: resultado.flatMap((um: { rows: unknown[] }) => um.rows) };
      return resultado as { rows: unknown[] };
    },
  };
}

export function naTransacao(tx: Sender): Db {
  return { executeSql: (text, values) => tx.query({ text, values: values ?? [] }) };
}

export async function criarFilas(boss: PgBoss, pausaS = 30): Promise<void> {
  await boss.createQueue(FILA_MORTOS, { retentionSeconds: 90 * DIA_S });
  const regras = {
    retryLimit: TENTATIVAS - 1,
    retryDelay: pausaS,
    retryBackoff: true,
    retryDelayMax: 6 * 3_600,
    expireInSeconds: EXPIRA_S,
    deadLetter: FILA_MORTOS,
    deleteAfterSeconds: 3_600,
  };
  await boss.createQueue(FILA, regras);
  // An existing queue of an older version gets these settings too.
  await boss.updateQueue(FILA, regras);
}

/** A queued mail, sealed with the application's secret. */
export interface EmailNaFila {
  readonly id: string;
  readonly fila: string;
  readonly dados: unknown;
}

/** Unsent and failed mails, in the connection's snapshot; none before a first start. */
export async function lerFilas(conexao: Conexao): Promise<EmailNaFila[]> {
  const { rows } = await conexao.query("select to_regclass('pgboss.job') is not null as existe");
  if (rows[0]?.existe !== true) return [];
  const lidos = await conexao.query(
    `select id, name as fila, data as dados from pgboss.job
     where name = any($1) and state < 'completed' order by created_on, id`,
    [[FILA, FILA_MORTOS]],
  );
  return lidos.rows as unknown as EmailNaFila[];
}

export interface EmailsNaFila {
  readonly esperando: number;
  /** When the oldest of them was queued. */
  readonly esperandoDesde: Date | null;
  readonly mortos: number;
}

export async function contarEmails(db: Sender): Promise<EmailsNaFila> {
  const { rows } = await db.query<EmailsNaFila>({
    text: `select count(*) filter (where name = $1)::int as esperando,
        min(created_on) filter (where name = $1) as "esperandoDesde",
        count(*) filter (where name = $2)::int as mortos
      from pgboss.job where name in ($1, $2) and state < 'completed'`,
    values: [FILA, FILA_MORTOS],
  });
  return rows[0] ?? { esperando: 0, esperandoDesde: null, mortos: 0 };
}

interface TarefaMorta {
  readonly id: string;
  readonly selado: string;
  readonly erro: string | null;
  readonly desde: Date;
}

/** Newest first, as many as one screen shows. */
export async function lerMortos(db: Sender): Promise<TarefaMorta[]> {
  const { rows } = await db.query<TarefaMorta>({
    text: `select id::text, data->>'selado' as selado, source_output->>'message' as erro, created_on as desde
      from pgboss.job where name = $1 and state < 'active' order by created_on desc, id limit 200`,
    values: [FILA_MORTOS],
  });
  return rows;
}

export interface FilasVazias {
  /**
   * Puts mails back with their ids (T-I2); returns how many this secret could open, since others cannot be
   * sent.
   */
  devolver(conexao: Conexao, emails: readonly EmailNaFila[], secret: Uint8Array): Promise<number>;
  fechar(): Promise<void>;
}

/** Creates the queues and commits, without sending anything. */
export async function prepararFilas(pool: Pool): Promise<FilasVazias> {
  const boss = new PgBoss({ db: naConexao(pool), schema: 'pgboss', schedule: false, supervise: false });
  // Queries report their own errors; without a listener the event would end the process.
  boss.on('error', () => undefined);
  await boss.start();
  await criarFilas(boss);
  return {
    async devolver(conexao, emails, secret) {
      const seal = createSeal(secret, 'fila-de-emails');
      const abertos = emails.filter(({ dados }) => abre(seal, dados));
      for (const { id, fila, dados } of abertos) {
        await boss.send(fila, dados as object, { id, db: naConexao(conexao) });
      }
      return abertos.length;
    },
    fechar: () => boss.stop({ graceful: false, close: false }),
  };
}

function abre(seal: Seal, dados: unknown): boolean {
  try {
    seal.abrir((dados as Tarefa).selado);
    return true;
  } catch {
    return false;
  }
}
