import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createOneWorker, type OneWorker } from './one-worker.ts';
import type { Trouble } from './trouble-worker.ts';

const open: OneWorker<Trouble, string>[] = [];
const warnings: string[] = [];

function oneWorker(limits: { queueLimit?: number; timeoutMs?: number } = {}): OneWorker<Trouble, string> {
  const worker = createOneWorker<Trouble, string>({
    url: new URL('./trouble-worker.ts', import.meta.url),
    queueLimit: limits.queueLimit ?? 8,
    timeoutMs: limits.timeoutMs ?? 20_000,
    log: { warn: (_, message) => warnings.push(message) },
  });
  open.push(worker);
  return worker;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((worker) => worker.close()));
  warnings.length = 0;
});

function codes(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results.map((result) => {
    if (result.status === 'fulfilled') return 'ok';
    return result.reason instanceof DomainError ? result.reason.code : 'Error';
  });
}

describe('one worker', { timeout: 60_000 }, () => {
  it('answers jobs in the order in which they came', async () => {
    const worker = oneWorker();
    const answers = await Promise.all(['a', 'b', 'c'].map((echo) => worker.run({ echo })));
    expect(answers).toEqual(['a', 'b', 'c']);
  });

  it('refuses beyond its queue and serves those that wait', async () => {
    const worker = oneWorker({ queueLimit: 2 });
    const jobs = [1, 2, 3, 4, 5].map((n) => worker.run({ echo: String(n) }));
    expect(codes(await Promise.allSettled(jobs))).toEqual([
      'ok',
      'ok',
      'ok',
      'PDF_FILA_CHEIA',
      'PDF_FILA_CHEIA',
    ]);
    await expect(worker.run({ echo: 'later' })).resolves.toBe('later');
  });

  it('says 503 when the queue is full', async () => {
    const worker = oneWorker({ queueLimit: 0 });
    const first = worker.run({ echo: 'first' });
    await expect(worker.run({ echo: 'second' })).rejects.toMatchObject({ kind: 'indisponivel' });
    await expect(first).resolves.toBe('first');
  });

  it.each(['exit', 'throw'] as const)('survives a worker that ends by %s', async (how) => {
    const worker = oneWorker();
    const jobs = [worker.run({ echo: 'before' }), worker.run({ do: how }), worker.run({ echo: 'after' })];
    expect(codes(await Promise.allSettled(jobs))).toEqual(['ok', 'Error', 'ok']);
  });

  it('gives up a job that never ends and starts afresh', async () => {
    const worker = oneWorker({ timeoutMs: 2_000 });
    const jobs = [worker.run({ do: 'loop' }), worker.run({ echo: 'after' })];
    expect(codes(await Promise.allSettled(jobs))).toEqual(['PDF_DEMOROU', 'ok']);
    expect(warnings).toContain('pdf: a document took too long');
  });

  it('keeps the worker after a job that only failed', async () => {
    const worker = oneWorker();
    await expect(worker.run({ do: 'fail' })).rejects.toThrow('refused');
    await expect(worker.run({ echo: 'next' })).resolves.toBe('next');
    expect(warnings).toEqual([]);
  });

  it('gives up everything when it closes, and takes nothing more', async () => {
    const worker = oneWorker();
    const jobs = [worker.run({ do: 'loop' }), worker.run({ echo: 'waiting' })];
    const settled = Promise.allSettled(jobs);
    await worker.close();
    expect(codes(await settled)).toEqual(['PDF_ENCERRADO', 'PDF_ENCERRADO']);
    await expect(worker.run({ echo: 'late' })).rejects.toMatchObject({ code: 'PDF_ENCERRADO' });
  });
});
