import { createServer } from 'node:http';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { listenAndWait } from './listen.ts';
import type { Running } from './start.ts';
import { createVoice } from './voice.ts';

it.each([
  ['PORT', (port: number) => ({ PORT: String(port) })],
  ['INTERNO', (port: number) => ({ PORT: '0', INTERNO: `127.0.0.1:${port}` })],
])('names the port of %s that is in use, and stops what was started', async (nome, ambiente) => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  let stopped = 0;
  const [app, interno] = [fastify(), fastify()];
  const running = {
    app,
    interno,
    stop: async () => {
      stopped += 1;
      await app.close();
      await interno.close();
    },
  } as unknown as Running;
  const config = readConfig(ambiente(port), { demonstracao: false });
  await expect(listenAndWait(running, config, createVoice())).rejects.toThrow(
    `A porta ${port} em 127.0.0.1 já está em uso por outro programa. Encerre-o ou escolha outra em ${nome}.`,
  );
  expect(stopped).toBe(1);
  await new Promise((resolve) => other.close(resolve));
});
