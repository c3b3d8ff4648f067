import type { Pool } from 'pg';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Sender } from '../../db/query.ts';
import type { Log } from '../log.ts';
import { conferirEmail, type Email } from './email.ts';
import { criarFilas, FILA, FILA_MORTOS, lerMortos, naConexao, naTransacao, type Tarefa } from './filas.ts';
import { createSeal, type Seal } from './seal.ts';
import { causaDoErro, type Transporte } from './transport.ts';

const OCIOSO_S = 60;

export interface MailQueue {
  /**
   * The mail is sent if and only if the caller's transaction commits. `carta`: the rows of carta_do_projeto
   * that get its final state.
   */
  enfileirar(tx: Sender, email: Email, carta?: string): Promise<void>;
}

export interface Outbox extends MailQueue {
  /** Creates or migrates the queue's tables (schema pgboss) and starts to send. */
  start(): Promise<void>;
  /** Takes no more mails and waits for those being sent, at most `prazoMs` (T-H2). */
  stop(prazoMs?: number): Promise<void>;
  /** Mails that ten attempts did not send, newest first. */
  mortos(db: Sender): Promise<readonly EmailMorto[]>;
  /**
   * Queues these mails, or all failed ones, again, if and only if the transaction commits; returns how many.
   * Mails that are gone do not count.
   */
  reenviar(tx: Sender, ids?: readonly string[]): Promise<number>;
}

export interface EmailMorto {
  readonly id: string;
  /** null when it was sealed with a secret that is no longer in use. */
  readonly assunto: string | null;
  /** In words, without addresses. */
  readonly causa: string;
  readonly desde: Date;
}

export interface OutboxOptions {
  readonly pool: Pool;
  /** Encrypts queued mails. */
  readonly secret: Uint8Array;
  readonly transporte: Transporte;
  readonly log: Log;
  readonly agora?: () => Date;
  /** EMAIL_SIMULTANEOS: mails sent at the same time. */
  readonly simultaneos?: number;
  readonly intervaloS?: number;
  /** The first pause after a failure; it doubles, up to six hours. */
  readonly pausaS?: number;
  readonly vigiaS?: number;
}

/** Puts mails into the queue and sends none: for a command beside the program, which sends them. */
export async function openMailQueue({
  pool,
  secret,
}: Pick<OutboxOptions, 'pool' | 'secret'>): Promise<MailQueue> {
  const boss = new PgBoss({ db: naConexao(pool), schema: 'pgboss', schedule: false });
  await lerDescricao(boss, FILA);
  return { enfileirar: naFila(boss, createSeal(secret, 'fila-de-emails')) };
}

/** Caches the queue's description: otherwise `send` would fetch it through the pool, outside the transaction. */
async function lerDescricao(boss: PgBoss, fila: string): Promise<void> {
  await boss.findJobs(fila, { id: '00000000-0000-0000-0000-000000000000' });
}

const naFila =
  (boss: PgBoss, seal: Seal): MailQueue['enfileirar'] =>
  async (tx, email, carta) => {
    const selado = seal.fechar(JSON.stringify(conferirEmail(email)));
    const dados: Tarefa = carta === undefined ? { selado } : { selado, carta };
    const id = await boss.send(FILA, dados, { db: naTransacao(tx) });
    if (id === null) throw new Error('O e-mail não entrou na fila.');
  };

/**
 * A queue that loses no mail and delays no request (T-I1): a mail is queued in the business transaction, and
 * sent after the commit by any process. A crash between sending and marking sends it again, with the same
 * Message-ID (T-I2).
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { pool, transporte, log, simultaneos = 10, intervaloS = 2, pausaS = 30, vigiaS = 60 } = options;
  const { agora = () => new Date() } = options;
  const seal = createSeal(options.secret, 'fila-de-emails');
  const boss = new PgBoss({
    db: naConexao(pool),
    schema: 'pgboss',
    schedule: false,
    persistWarnings: false,
    superviseIntervalSeconds: vigiaS,
    monitorIntervalSeconds: vigiaS,
  });
  boss.on('error', (erro) => log.error({ erro: erro.message }, 'falha na fila de e-mails'));
  return {
    async start() {
      await boss.start();
      await criarFilas(boss, pausaS);
      await lerDescricao(boss, FILA);
      await lerDescricao(boss, FILA_MORTOS);
      const carteiros: string[] = [];
      for (let i = 0; i < simultaneos; i += 1) {
        // Only the first worker polls often; it wakes the others, which poll seldom.
        const pollingIntervalSeconds = i === 0 ? intervaloS : Math.max(intervaloS, OCIOSO_S);
        const carteiro = await boss.work(
          FILA,
          { pollingIntervalSeconds, batchSize: 1, includeMetadata: true },
          async (tarefas: JobWithMetadata<Tarefa>[]) => {
            // After one mail there may be more, so all workers poll again, this one right after its mail.
            for (const um of carteiros) boss.notifyWorker(um);
            for (const tarefa of tarefas) await entregar(tarefa, { pool, seal, transporte, log, agora });
          },
        );
        carteiros.push(carteiro);
      }
    },
    async stop(prazoMs = 8_000) {
      await boss.stop({ graceful: true, timeout: prazoMs, close: false });
      transporte.fechar();
    },
    enfileirar: naFila(boss, seal),
    async mortos(db) {
      const tarefas = await lerMortos(db);
      return tarefas.map(({ id, selado, erro, desde }) => ({
        id,
        assunto: assuntoDe(seal, selado),
        causa: causaDoErro(erro),
        desde,
      }));
    },
    async reenviar(tx, ids) {
      if (ids?.length === 0) return 0;
      const quais = ids === undefined ? {} : { ids: [...ids] };
      return boss.redrive(FILA_MORTOS, { ...quais, limit: MAIS_DE_UMA_VEZ, db: naTransacao(tx) });
    },
  };
}

/** The most mails of one click; another click takes the rest. */
const MAIS_DE_UMA_VEZ = 10_000;

function assuntoDe(seal: Seal, selado: string): string | null {
  try {
    const { assunto } = JSON.parse(seal.abrir(selado)) as Email;
    return assunto;
  } catch {
    return null;
  }
}

interface Entrega {
  readonly pool: Pool;
  readonly seal: Seal;
  readonly transporte: Transporte;
  readonly log: Log;
  readonly agora: () => Date;
}

async function entregar(tarefa: JobWithMetadata<Tarefa>, entrega: Entrega): Promise<void> {
  const { seal, transporte, log } = entrega;
  try {
    const email = JSON.parse(seal.abrir(tarefa.data.selado)) as Email;
    if (email.semEnvio === true) return;
    await transporte.enviar(email, tarefa.id);
  } catch (erro) {
    const mensagem = erro instanceof Error ? erro.message : 'falha desconhecida';
    const dados = { emailId: tarefa.id, tentativa: tarefa.retryCount + 1, erro: mensagem };
    if (tarefa.retryCount >= tarefa.retryLimit) {
      log.error(dados, 'e-mail abandonado');
      await marcarCarta(
        entrega,
        tarefa.data.carta,
        'update carta_do_projeto set falhou_em = $2 where email = $1',
      );
    } else log.warn(dados, 'e-mail não enviado; haverá outra tentativa');
    throw erro;
  }
  await marcarCarta(
    entrega,
    tarefa.data.carta,
    'update carta_do_projeto set enviada_em = $2, falhou_em = null where email = $1',
  );
}

/**
 * Sets the state shown with projects. The mail was sent already, so a failure here does not send it again.
 */
async function marcarCarta(
  { pool, log, agora }: Entrega,
  carta: string | undefined,
  comando: string,
): Promise<void> {
  if (carta === undefined) return;
  try {
    await pool.query(comando, [carta, agora()]);
  } catch (erro) {
    log.error({ carta, erro: String(erro) }, 'o instante do e-mail não foi anotado');
  }
}
