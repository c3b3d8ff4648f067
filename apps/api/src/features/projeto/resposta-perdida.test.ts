import { randomUUID } from 'node:crypto';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { SendOptions } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { diferenca } from '../../testing/database/estado.ts';
import type { LossyProxy } from '../../testing/server/lossy-proxy.ts';
import { startLossyProxy } from '../../testing/server/lossy-proxy.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena, cronogramas, umaDisciplina, umPacote } from '../../testing/world/cena.ts';

let t: TestApp;
let c: Cena;
let rede: LossyProxy;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  rede = await startLossyProxy(t.url);
});
afterAll(async () => {
  await rede.stop();
  await t.close();
});

interface Pedido extends SendOptions {
  readonly metodo: string;
  readonly caminho: string;
}
/** Creates what the call needs, anew each time, and returns the request. */
type Preparo = () => Promise<Pedido>;

const escreve = (metodo: string, caminho: string, body?: unknown): Pedido => ({ metodo, caminho, body });
const rascunho = async (corpo: unknown = {}) =>
  (await c.envia<Projeto>('POST', '/api/projeto/rascunho', corpo)).body.id;

/**
 * Cases that the general test (http/resposta-perdida) does not cover: it sends each call once, in its
 * simplest form.
 */
const ESCRITAS: readonly (readonly [o: string, preparo: Preparo])[] = [
  [
    'a draft that is submitted',
    async () => {
      const corpo = await c.corpo();
      return escreve('POST', '/api/projeto', { ...corpo, id: await rascunho(corpo) });
    },
  ],
  [
    'a submission without schedules',
    async () => escreve('POST', '/api/projeto', await c.corpo({ cronogramas: undefined })),
  ],
  [
    'an old draft',
    async () => escreve('POST', '/api/projeto/rascunho', { id: await rascunho(), titulo: 'Dois' }),
  ],
  [
    'schedules that complete a project',
    async () => {
      const corpo = await c.corpo({ cronogramas: undefined });
      const { id } = (await c.envia<Projeto>('POST', '/api/projeto', corpo)).body;
      return escreve(
        'POST',
        '/api/cronograma',
        cronogramas(2).map((um) => ({ ...um, projeto: id })),
      );
    },
  ],
  [
    'a bundle of disciplines',
    async () => escreve('POST', '/api/disciplina/adicionar', await umPacote(c, [umaDisciplina(c)])),
  ],
];

const comChave = ({ metodo, caminho, ...resto }: Pedido, url: string, chave: string) =>
  send(url, metodo, caminho, { token: c.dono.token, headers: { 'idempotency-key': chave }, ...resto });

describe('an answer that is lost once (T-G2)', () => {
  it.each(ESCRITAS)(
    '%s: the retry gets the first response, and the state is that of one call',
    async (_o, preparo) => {
      const simples = await preparo();
      const umaVez = await diferenca(t, () => comChave(simples, t.url, randomUUID()));
      const pedido = await preparo();
      const chave = randomUUID();
      const comPerda = await diferenca(t, async () => {
        rede.loseNext();
        await expect(comChave(pedido, rede.url, chave)).rejects.toThrow();
        const perdida = rede.answers.at(-1);
        const r = await comChave(pedido, rede.url, chave);
        expect(perdida).toEqual({ lost: true, status: r.status, text: r.text });
        expect(r.status).toBeLessThan(300);
      });
      expect(comPerda).toEqual(umaVez);
      expect(umaVez.idempotencia).toBe(1);
    },
  );
});
