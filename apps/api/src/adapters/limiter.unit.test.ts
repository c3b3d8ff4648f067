import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

function tarefaAberta() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { fim: resolve, correr: () => promise };
}

it('runs so many at a time, in order, and refuses above the queue', async () => {
  const limiter = createLimiter({ concorrencia: 1, fila: 1, cheia: () => new Error('cheia') });
  const primeira = tarefaAberta();
  const ordem: string[] = [];
  const a = limiter(primeira.correr).then(() => ordem.push('a'));
  const b = limiter(async () => ordem.push('b corre'));
  await expect(limiter(() => Promise.resolve())).rejects.toThrow('cheia');
  expect(ordem).toEqual([]);
  primeira.fim();
  await Promise.all([a, b]);
  expect([...ordem].sort()).toEqual(['a', 'b corre']);
});

it('gives the place back after a failure', async () => {
  const limiter = createLimiter({ concorrencia: 1, fila: 0, cheia: () => new Error('cheia') });
  await expect(limiter(() => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
  await expect(limiter(() => Promise.resolve(7))).resolves.toBe(7);
});
