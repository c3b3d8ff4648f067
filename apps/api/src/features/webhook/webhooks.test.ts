import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Api, rotas } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { EventoDoWebhook } from '@instrutoria/domain/webhook/types.ts';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { inTransaction } from '../../db/connection/transaction.ts';
import { cenaPermitida } from '../../testing/access/allowed-scene.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { sondas } from '../../testing/probes/todas.ts';
import { countOf } from '../../testing/rows.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { registrarEvento } from './evento-repository.ts';

interface Aviso {
  readonly corpo: string;
  readonly cabecalhos: Record<string, string>;
}
type Entrega = AnswerOf<Api['listarEntregas']>[number];

let t: TestApp;
let w: World;
let admin: string;
let servidor: Server;
let endereco: string;
let recebidos: Aviso[];
/** Statuses of the next answers; 204 afterwards. */
let respostas: number[];
let chegou: () => void;

beforeEach(async () => {
  recebidos = [];
  respostas = [];
  chegou = () => undefined;
  servidor = createServer((pedido, resposta) => {
    void ler(pedido).then((corpo) => {
      recebidos.push({ corpo, cabecalhos: pedido.headers as Record<string, string> });
      resposta.writeHead(respostas.shift() ?? 204).end();
      chegou();
    });
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  endereco = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/avisos`;
  t = await createTestApp({ env: { WEBHOOKS_INTERNOS: 'sim', SMTP_URL: 'smtp://127.0.0.1:1' }, avisos: {} });
  w = createWorld(t);
  admin = (await w.novaPessoa('administrador')).token;
});
afterEach(async () => {
  await t.close();
  servidor.close();
});

async function ler(pedido: IncomingMessage): Promise<string> {
  const partes: Buffer[] = [];
  for await (const parte of pedido) partes.push(parte as Buffer);
  return Buffer.concat(partes).toString();
}
/** Resolves when so many notices arrived. */
async function recebeu(quantos: number): Promise<void> {
  while (recebidos.length < quantos) {
    await new Promise<void>((feito) => {
      chegou = feito;
    });
  }
}
const pedir = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  send<T>(t.url, method, path, { token: admin, ...(method === 'GET' ? {} : { body: body ?? {} }) });

async function novo(eventos: readonly EventoDoWebhook[] = ['projeto.submetido']) {
  const { status, body } = await pedir<{ id: number; segredo: string }>('POST', '/api/webhooks', {
    nome: 'Portal',
    endereco,
    eventos,
  });
  expect(status).toBe(201);
  return body;
}
/** The deliveries once each has left the state 'esperando', which is written after the receiver's answer. */
async function terminadas(id: number): Promise<readonly Entrega[]> {
  for (;;) {
    const { body } = await pedir<Entrega[]>('GET', `/api/webhooks/${id}/entregas`);
    if (body.every(({ estado }) => estado !== 'esperando')) return body;
  }
}
const contexto = () => ({ deps: t.deps, agora: t.clock.agora(), usuario: null });
const acontecer = (evento: EventoDoWebhook, caminho = 'api/projeto/projeto/7') =>
  inTransaction(t.deps.database, (db) => registrarEvento({ ...contexto(), db }, evento, caminho));

it('signs what it sends, as the receiver’s library verifies it, and says no more than id, event, instant and link', async () => {
  const { id, segredo } = await novo();
  await acontecer('projeto.submetido');
  await recebeu(1);
  const [aviso] = recebidos;
  // The library compares the instant with the machine's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: t.clock.real() });
  onTestFinished(() => void vi.useRealTimers());
  const lido = new Webhook(segredo).verify(aviso?.corpo ?? '', aviso?.cabecalhos ?? {});
  const [entrega] = await terminadas(id);
  expect(lido).toEqual({
    id: entrega?.id,
    evento: 'projeto.submetido',
    instante: t.clock.agora().toISOString(),
    link: `${t.deps.config.publicUrl}/api/projeto/projeto/7`,
  });
  expect(aviso?.cabecalhos['webhook-id']).toBe(entrega?.id);
  expect(entrega).toMatchObject({ estado: 'entregue', tentativas: 1, status: 204, erro: null });
  expect(() => new Webhook(segredo).verify('{}', aviso?.cabecalhos ?? {})).toThrow();
});

it('repeats a refused notice with the same id, gives up at last, and sends it again on request', async () => {
  const { id } = await novo();
  respostas = [500, 503, 500];
  await acontecer('projeto.submetido');
  await recebeu(3);
  const [morta] = await terminadas(id);
  expect(morta).toMatchObject({ estado: 'morta', tentativas: 3, status: 500, erro: 'respondeu 500' });
  const avisos = await pedir<{ codigo: string }[]>('GET', '/api/sistema/avisos');
  expect(avisos.body.map(({ codigo }) => codigo)).toContain('AVISOS_MORTOS');
  // Failures switch nothing off.
  expect((await pedir<{ ativo: boolean; mortas: number }[]>('GET', '/api/webhooks')).body).toMatchObject([
    { ativo: true, mortas: 1 },
  ]);
  expect((await pedir('POST', `/api/webhooks/entregas/${morta?.id}/reenviar`)).status).toBe(200);
  await recebeu(4);
  expect(new Set(recebidos.map(({ cabecalhos }) => cabecalhos['webhook-id']))).toEqual(new Set([morta?.id]));
  expect(await terminadas(id)).toMatchObject([{ estado: 'entregue', tentativas: 4 }]);
});

it('signs with both secrets for a day after a change, then with the new one alone', async () => {
  const { id, segredo: antigo } = await novo();
  const { body } = await pedir<{ segredo: string }>('POST', `/api/webhooks/${id}/segredo`);
  await acontecer('projeto.submetido');
  await recebeu(1);
  t.clock.avancar(25 * 3_600_000);
  await acontecer('projeto.submetido');
  await recebeu(2);
  const vale = (qual: string, i: number) => {
    const { corpo = '', cabecalhos = {} } = recebidos[i] ?? {};
    const {
      'webhook-id': numero = '',
      'webhook-timestamp': quando = '',
      'webhook-signature': assinatura = '',
    } = cabecalhos;
    return assinatura
      .split(' ')
      .includes(new Webhook(qual).sign(numero, new Date(Number(quando) * 1000), corpo));
  };
  expect([vale(antigo, 0), vale(body.segredo, 0), vale(antigo, 1), vale(body.segredo, 1)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

it('sends nothing of an act that was rolled back, of another event, or to a system that is switched off', async () => {
  const { id } = await novo();
  await expect(
    inTransaction(t.deps.database, async (db) => {
      await registrarEvento({ ...contexto(), db }, 'projeto.submetido', 'x');
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await acontecer('mes.fechado');
  await pedir('PUT', `/api/webhooks/${id}`, { ativo: false });
  await acontecer('projeto.submetido');
  expect(await countOf(t, 'webhookEntrega', {})).toBe(0);
  const { rows } = await t.deps.database.pool.query("select from pgboss.job where name = 'webhook'");
  expect(rows).toEqual([]);
});

it.each([
  ['submeterProjeto', 'projeto.submetido', 'api/projeto/projeto/'],
  ['designarAvaliador', 'projeto.designado', 'api/projeto/projeto/'],
  ['substituirAvaliador', 'projeto.designado', 'api/projeto/projeto/'],
  ['publicarResultados', 'resultado.publicado', 'api/publico/resultados/'],
  ['solicitarRecurso', 'recurso.recebido', 'api/recurso/projeto/'],
  ['alterarSituacaoDoInstrutor', 'instrutor.regularizado', 'api/instrutor/instrutor/'],
  ['fecharFolhaDePagamento', 'mes.fechado', 'api/pagamento/'],
] as const)('%s tells %s, and no name, e-mail or evaluator', async (nome, evento, caminho) => {
  await novo([evento]);
  const cena = await cenaPermitida(t, w, sondas[nome]);
  const { caminho: path, corpo, desfazer } = await sondas[nome].montar(cena);
  const mandar = (body: unknown) => send(t.url, rotas[nome].method, path, { token: cena.quem?.token, body });
  const { status, text } = await mandar(corpo);
  // The probe makes the instructor irregular, which is no event of a webhook.
  if (evento === 'instrutor.regularizado')
    await mandar({ situacaoInstrutor: 'REGULAR', motivo: 'Conferido.' });
  await desfazer?.();
  expect([status < 300, text]).toEqual([true, text]);
  await recebeu(1);
  const lido = JSON.parse(recebidos[0]?.corpo ?? '') as Record<string, string>;
  expect(Object.keys(lido)).toEqual(['id', 'evento', 'instante', 'link']);
  expect(lido.evento).toBe(evento);
  expect(lido.link).toMatch(new RegExp(`/${caminho}[\\d-]+$`));
  if (evento === 'projeto.designado') expect(lido.link).not.toMatch(new RegExp(`/${cena.avaliador.id}$`));
});
