import { randomBytes } from 'node:crypto';
import { TENTATIVAS_DA_ENTREGA } from '@instrutoria/domain/webhook/limits.ts';
import { MENSAGENS_WEBHOOK as M } from '@instrutoria/domain/webhook/messages.ts';
import type { Pool } from 'pg';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { Webhook } from 'standardwebhooks';
import type { Sender } from '../../db/query.ts';
import type { Log } from '../log.ts';
import { naConexao, naTransacao } from '../mail/filas.ts';
import { abrirSelado, createSeal } from '../mail/seal.ts';
import { type OpcoesDoEnvio, postar } from './post.ts';

const FILA = 'webhook';
const DIA_S = 86_400;
/** A job of a process that died goes to another after this time, which is longer than a delivery takes. */
const EXPIRA_S = 60;

export interface Webhooks {
  start(): Promise<void>;
  stop(prazoMs?: number): Promise<void>;
  /** The deliveries (webhook_entrega) are sent if and only if the transaction commits. */
  enfileirar(tx: Sender, ids: readonly string[]): Promise<void>;
  /** A new secret, and the same sealed for the database. */
  novoSegredo(): { readonly segredo: string; readonly selado: string };
}

export interface OpcoesDosWebhooks {
  readonly pool: Pool;
  readonly secret: Uint8Array;
  readonly log: Log;
  readonly agora: () => Date;
  readonly envio: OpcoesDoEnvio;
  readonly intervaloS?: number;
  /** The first pause after a failure; it doubles, up to a day. */
  readonly pausaS?: number;
  readonly tentativas?: number;
  /** Deliveries at the same time; 0 leaves them in the queue. */
  readonly trabalhadores?: number;
}

interface EntregaPorFazer {
  readonly evento: string;
  readonly link: string;
  readonly ocorridoEm: Date;
  readonly estado: string;
  readonly endereco: string;
  readonly ativo: boolean;
  readonly segredo: string;
  readonly anterior: string | null;
  readonly anteriorAte: Date | null;
}

/** A queue like that of mails (T-I1, T-I2): each job is one delivery, with the same id at each attempt. */
export function createWebhooks(opcoes: OpcoesDosWebhooks): Webhooks {
  const { pool, secret, log, intervaloS = 2, pausaS = 60, tentativas = TENTATIVAS_DA_ENTREGA } = opcoes;
  const { trabalhadores = 3 } = opcoes;
  const seal = createSeal(secret, 'webhooks');
  // The mails' queue supervises the schema.
  const boss = new PgBoss({ db: naConexao(pool), schema: 'pgboss', schedule: false, supervise: false });
  boss.on('error', (erro) => log.error({ erro: erro.message }, 'falha na fila de avisos a outros sistemas'));

  async function ler(id: string): Promise<EntregaPorFazer | undefined> {
    const { rows } = await pool.query<EntregaPorFazer>(
      `select e.evento, e.link, e.ocorrido_em as "ocorridoEm", e.estado, w.endereco, w.ativo, w.segredo, w.anterior,
         w.anterior_ate as "anteriorAte"
       from webhook_entrega e join webhook w on w.id = e.webhook_id where e.id = $1`,
      [id],
    );
    return rows[0];
  }

  function cabecalhos(id: string, corpo: string, entrega: EntregaPorFazer): Record<string, string> {
    const agora = opcoes.agora();
    const vale = entrega.anteriorAte !== null && entrega.anteriorAte > agora;
    const segredos = [entrega.segredo, ...(vale ? [entrega.anterior] : [])].flatMap(
      (selado) => abrirSelado<string>(seal, selado) ?? [],
    );
    return {
      'content-type': 'application/json',
      'user-agent': 'Instrutoria',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(agora.getTime() / 1000)),
      'webhook-signature': segredos.map((um) => new Webhook(um).sign(id, agora, corpo)).join(' '),
    };
  }

  /** null when it arrived, or needs no delivery; else why not. */
  async function tentar(id: string, entrega: EntregaPorFazer) {
    if (!entrega.ativo) return { status: null, erro: M.foiDesligado };
    const { evento, link, ocorridoEm } = entrega;
    const corpo = JSON.stringify({ id, evento, instante: ocorridoEm.toISOString(), link });
    const prontos = cabecalhos(id, corpo, entrega);
    if (prontos['webhook-signature'] === '') return { status: null, erro: M.segredoIlegivel };
    return postar({ endereco: entrega.endereco, corpo, cabecalhos: prontos }, opcoes.envio);
  }

  async function entregar(job: JobWithMetadata<object>): Promise<void> {
    const entrega = await ler(job.id);
    if (entrega === undefined || entrega.estado === 'entregue') return;
    const { status, erro } = await tentar(job.id, entrega);
    const ultima = job.retryCount >= job.retryLimit || !entrega.ativo;
    const estado = erro === null ? 'entregue' : ultima ? 'morta' : 'esperando';
    await pool.query(
      `update webhook_entrega set estado = $2, tentativas = tentativas + 1, status = $3, erro = $4, ultima_em = $5
       where id = $1`,
      [job.id, estado, status, erro, opcoes.agora()],
    );
    if (erro === null) return;
    log.warn(
      { entrega: job.id, tentativa: job.retryCount + 1, erro, estado },
      'aviso a outro sistema não entregue',
    );
    if (estado === 'esperando') throw new Error(erro);
  }

  return {
    async start() {
      await boss.start();
      const regras = {
        retryLimit: tentativas - 1,
        retryDelay: pausaS,
        retryBackoff: true,
        retryDelayMax: DIA_S,
        expireInSeconds: EXPIRA_S,
        retentionSeconds: 30 * DIA_S,
        deleteAfterSeconds: 3_600,
      };
      await boss.createQueue(FILA, regras);
      await boss.updateQueue(FILA, regras);
      await boss.findJobs(FILA, { id: '00000000-0000-0000-0000-000000000000' });
      // After a restore the rows are there, and their jobs are not.
      const { rows } = await pool.query<{ id: string }>(
        `select id from webhook_entrega e where estado = 'esperando'
           and not exists (select from pgboss.job j where j.name = $1 and j.id = e.id and j.state < 'completed')`,
        [FILA],
      );
      for (const { id } of rows) await boss.send(FILA, {}, { id });
      for (let i = 0; i < trabalhadores; i += 1) {
        await boss.work(
          FILA,
          { pollingIntervalSeconds: intervaloS, batchSize: 1, includeMetadata: true },
          async (jobs: JobWithMetadata<object>[]) => {
            for (const job of jobs) await entregar(job);
          },
        );
      }
    },
    stop: (prazoMs = 8_000) => boss.stop({ graceful: true, timeout: prazoMs, close: false }),
    async enfileirar(tx, ids) {
      for (const id of ids) {
        // A finished job of the same id is kept for an hour; the id stays that of the message.
        await tx.query({
          text: `delete from pgboss.job where name = $1 and id = $2 and state >= 'completed'`,
          values: [FILA, id],
        });
        await boss.send(FILA, {}, { id, db: naTransacao(tx) });
      }
    },
    novoSegredo() {
      const segredo = `whsec_${randomBytes(32).toString('base64')}`;
      return { segredo, selado: seal.fechar(JSON.stringify(segredo)) };
    },
  };
}
