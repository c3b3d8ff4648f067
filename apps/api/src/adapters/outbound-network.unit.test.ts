import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutboundNetwork } from './outbound-network.ts';

const outside = createOutboundNetwork(false);
const inside = createOutboundNetwork(true);

let asked = 0;
const server = http.createServer((request, answer) => {
  asked += 1;
  if (request.url === '/volta') answer.writeHead(302, { location: '/outra' }).end();
  else if (request.url === '/estranho') answer.writeHead(999).end('x');
  else if (request.url === '/grande') answer.end('x'.repeat(5000));
  else answer.setHeader('content-type', 'application/json').end('{"ok":true}');
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.0.10',
  '100.64.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '[::1]',
  '[fd00::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:10.0.0.1]',
  'localhost',
  '2130706433',
  '0x7f.1',
])('refuses the internal address %s without a request', async (host) => {
  const before = asked;
  await expect(outside.fetch(`https://${host}:${port}/`)).rejects.toThrow('rede interna');
  expect(asked).toBe(before);
});

it.each(['169.254.169.254', '0.0.0.0', '[fe80::1]', '[::ffff:169.254.169.254]'])(
  'refuses %s even where the internal network is permitted',
  async (host) => {
    await expect(inside.fetch(`http://${host}:${port}/`)).rejects.toThrow('rede interna');
  },
);

it('refuses http outside', () =>
  expect(outside.fetch('http://exemplo.br/')).rejects.toThrow('precisa de https'));

it('asks the internal network where that is permitted', async () => {
  const answer = await inside.fetch(`http://localhost:${port}/`);
  expect(await answer.json()).toEqual({ ok: true });
});

it('answers a redirect and does not follow it', async () => {
  const before = asked;
  const answer = await inside.fetch(`http://127.0.0.1:${port}/volta`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/outra']);
  expect(asked).toBe(before + 1);
});

it('fails on an answer that is longer than allowed', () =>
  expect(inside.fetch(`http://127.0.0.1:${port}/grande`, { maxBytes: 4000 })).rejects.toThrow(
    'more than 4000 bytes',
  ));

it('fails on a status that no answer has, and still tells it where the status is all that is asked', async () => {
  const url = `http://127.0.0.1:${port}/estranho`;
  await expect(inside.fetch(url)).rejects.toThrow(RangeError);
  expect(await inside.status(url, {})).toBe(999);
});
