import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { postar } from './post.ts';

const servidores: Server[] = [];
afterEach(() => {
  for (const um of servidores.splice(0)) {
    um.closeAllConnections();
    um.close();
  }
});

async function receptor(responder: RequestListener): Promise<string> {
  const servidor = createServer(responder);
  servidores.push(servidor);
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  return `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/avisos`;
}
const enviar = (endereco: string, opcoes: Partial<Parameters<typeof postar>[1]> = {}) =>
  postar({ endereco, corpo: '{}', cabecalhos: {} }, { internos: true, ...opcoes });

it('says the status of a receiver, and nothing that it answered (T-C16)', async () => {
  const endereco = await receptor((_pedido, resposta) => resposta.writeHead(500).end('SEGREDO DA REDE'));
  expect(await enviar(endereco)).toEqual({ status: 500, erro: 'respondeu 500' });
});

it('follows no redirect (T-C16)', async () => {
  let visitas = 0;
  const dentro = await receptor((_pedido, resposta) => {
    visitas += 1;
    resposta.end();
  });
  const endereco = await receptor((_pedido, resposta) => resposta.writeHead(307, { location: dentro }).end());
  expect(await enviar(endereco)).toMatchObject({ status: 307, erro: expect.stringContaining('não segue') });
  expect(visitas).toBe(0);
});

it('stops at its time limit while a receiver, or a name server, does not answer', async () => {
  const calado = await receptor(() => undefined);
  expect(await enviar(calado, { prazoMs: 150 })).toEqual({
    status: null,
    erro: 'não respondeu em 10 segundos',
  });
  const semNome = enviar('http://lento.example/', {
    prazoMs: 150,
    resolver: () => new Promise(() => undefined),
  });
  expect(await semNome).toEqual({ status: null, erro: 'não respondeu em 10 segundos' });
});

it('reads no endless answer', async () => {
  let cortada: () => void = () => undefined;
  const corte = new Promise<void>((feito) => {
    cortada = feito;
  });
  const endereco = await receptor((_pedido, resposta) => {
    resposta.writeHead(200);
    const escrever = () => {
      while (resposta.write('x'.repeat(65_536)));
    };
    resposta.on('drain', escrever);
    resposta.on('close', cortada);
    escrever();
  });
  expect(await enviar(endereco)).toEqual({ status: 200, erro: null });
  await corte;
});

it('resolves a name once, so that a second answer of the name server changes nothing (T-C16)', async () => {
  const endereco = new URL(
    await receptor((pedido, resposta) => resposta.writeHead(204, { host: pedido.headers.host ?? '' }).end()),
  );
  let perguntas = 0;
  const trocado = `http://troca.example:${endereco.port}/`;
  const resolver = () => {
    perguntas += 1;
    return Promise.resolve([perguntas === 1 ? '127.0.0.1' : '10.9.9.9']);
  };
  expect(await enviar(trocado, { resolver })).toEqual({ status: 204, erro: null });
  expect(perguntas).toBe(1);
  const interno = await enviar(`https://troca.example:${endereco.port}/`, { internos: false, resolver });
  expect(interno).toEqual({ status: null, erro: 'o endereço é da rede interna' });
});

it.each(['http://93.184.216.34/', 'file:///etc/passwd', 'nada'])(
  'does not send to %s without the permission',
  async (endereco) => {
    const { status, erro } = await enviar(endereco, { internos: false });
    expect([status, erro === null]).toEqual([null, false]);
  },
);
