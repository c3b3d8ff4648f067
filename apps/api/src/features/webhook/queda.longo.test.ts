import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { atePronta, type Instalacao, novaInstalacao } from '../../testing/machines/instalacao.ts';
import type { ServerProcess } from '../../testing/server/server-process.ts';
import type { Pessoa } from '../../testing/world.ts';

/** `npm run test:longo` runs 10. */
const RODADAS = Number(process.env.RODADAS_DOS_AVISOS ?? 2);
const ENV = { WEBHOOKS_INTERNOS: 'sim' };

interface Aviso {
  readonly id: string;
  readonly corpo: string;
  readonly assinado: boolean;
}

let instalacao: Instalacao;
let admin: Pessoa;
let server: ServerProcess;
let receptor: Server;
let recebidos: Aviso[];
let segredo: string;
/** Answers a notice, or keeps its sender waiting. */
let aoReceber: (resposta: ServerResponse) => void;

beforeEach(async () => {
  recebidos = [];
  receptor = createServer((pedido, resposta) => {
    const partes: Buffer[] = [];
    pedido.on('data', (parte: Buffer) => partes.push(parte));
    pedido.on('end', () => {
      const cabecalhos = pedido.headers as Record<string, string>;
      const corpo = Buffer.concat(partes).toString();
      recebidos.push({ id: String(cabecalhos['webhook-id']), corpo, assinado: conferir(corpo, cabecalhos) });
      aoReceber(resposta);
    });
  });
  await new Promise<void>((pronto) => receptor.listen(0, '127.0.0.1', pronto));
  instalacao = await novaInstalacao(await temporaryDataDir(), async (w) => {
    admin = await w.novaPessoa('administrador');
  });
  server = await instalacao.iniciar(ENV);
  await atePronta(server.url);
});
afterEach(async () => {
  await instalacao.remover();
  receptor.closeAllConnections();
  receptor.close();
});

/** On arrival, because a signature is valid for five minutes. */
function conferir(corpo: string, cabecalhos: Record<string, string>): boolean {
  try {
    new Webhook(segredo).verify(corpo, cabecalhos);
    return true;
  } catch {
    return false;
  }
}

const pedir = <T>(method: 'GET' | 'POST', path: string, body?: unknown) =>
  send<T>(server.url, method, path, { token: admin.token, ...(body === undefined ? {} : { body }) });

/** Answers its id, and keeps its secret for `conferir`. */
async function novo(): Promise<number> {
  const endereco = `http://127.0.0.1:${(receptor.address() as AddressInfo).port}/`;
  const { status, body } = await pedir<{ id: number; segredo: string }>('POST', '/api/webhooks', {
    nome: 'Portal',
    endereco,
    eventos: ['projeto.submetido'],
  });
  expect(status).toBe(201);
  segredo = body.segredo;
  return body.id;
}

/** Queues a notice, and kills the program once it is being sent and has no answer yet. */
async function mortoNoMeio(id: number): Promise<void> {
  const chegou = new Promise<void>((feito) => {
    aoReceber = () => feito();
  });
  expect((await pedir('POST', `/api/webhooks/${id}/teste`)).status).toBeLessThan(300);
  await chegou;
  await server.kill();
  aoReceber = (resposta) => resposta.writeHead(204).end();
}

const estados = async (id: number) =>
  (await pedir<{ estado: string }[]>('GET', `/api/webhooks/${id}/entregas`)).body.map(({ estado }) => estado);

it.each([
  // The queue itself waits a minute before it takes such a job for lost.
  ['killed between sending and marking', `update pgboss.job set started_on = started_on - interval '1 hour'`],
  ['restored from a copy, which has no jobs', `delete from pgboss.job where name = 'webhook'`],
])(
  'loses no notice when the program is %s, and repeats it with the same id (T-I1, T-I2)',
  async (_, depois) => {
    const id = await novo();
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      await mortoNoMeio(id);
      await instalacao.comBanco(({ pool }) => pool.query(depois));
      server = await instalacao.iniciar(ENV);
      await atePronta(server.url);
      await expect
        .poll(
          async () => {
            await instalacao.comBanco(({ pool }) =>
              pool.query("update pgboss.job set start_after = now() where state = 'retry'"),
            );
            return estados(id);
          },
          // The queue looks for lost jobs once a minute.
          { interval: 500, timeout: 5 * 60_000 },
        )
        .toEqual(Array.from({ length: rodada + 1 }, () => 'entregue'));
    }
    const porId = Map.groupBy(recebidos, (um) => um.id);
    expect(porId.size).toBe(RODADAS);
    for (const copias of porId.values()) {
      expect(copias).toHaveLength(2);
      expect(new Set(copias.map(({ corpo }) => corpo)).size).toBe(1);
      expect(copias.map(({ assinado }) => assinado)).toEqual([true, true]);
    }
    contar('avisos', `${RODADAS} kills in the middle of a delivery, ${recebidos.length} copies`);
  },
);
