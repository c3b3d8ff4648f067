import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createOneWorker, type OneWorker } from './one-worker.ts';
import type { Trouble } from './trouble-worker.ts';

const open: OneWorker<Trouble, string>[] = [];
const warnings: string[] = [];

interface Limits {
  readonly queueLimit?: number;
  readonly timeoutMs?: number;
  readonly idleMs?: number;
}

function oneWorker(limits: Limits = {}): OneWorker<Trouble, string> {
  const worker = createOneWorker<Trouble, string>({
    url: new URL('./trouble-worker.ts', import.meta.url),
    queueLimit: limits.queueLimit ?? 8,
    timeoutMs: limits.timeoutMs ?? 300_000,
    idleMs: limits.idleMs ?? 300_000,
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

/** Runs the job. */
const run = (worker: OneWorker<Trouble, string>, job: Trouble) => worker.run(async () => job);

describe('one worker', () => {
  it('answers jobs in the order of their arrival', async () => {
    const worker = oneWorker();
    const answers = await Promise.all(['a', 'b', 'c'].map((echo) => run(worker, { echo })));
    expect(answers).toEqual(['a', 'b', 'c']);
  });

  it("requests a job's data when its turn comes, and continues after one whose data fail", async () => {
    const worker = oneWorker();
    const steps: string[] = [];
    const job = (echo: string) =>
      worker
        .run(async () => {
          steps.push(`prepares ${echo}`);
          if (echo === 'b') throw new Error('no b');
          return { echo };
        })
        .finally(() => steps.push(`ends ${echo}`));
    expect(codes(await Promise.allSettled(['a', 'b', 'c'].map(job)))).toEqual(['ok', 'Error', 'ok']);
    expect(steps.indexOf('ends a')).toBeLessThan(steps.indexOf('prepares c'));
    expect(steps.filter((step) => step.startsWith('prepares'))).toEqual([
      'prepares a',
      'prepares b',
      'prepares c',
    ]);
  });

  it('refuses jobs beyond its queue and serves the waiting ones', async () => {
    const worker = oneWorker({ queueLimit: 2 });
    const jobs = [1, 2, 3, 4, 5].map((n) => run(worker, { echo: String(n) }));
    expect(codes(await Promise.allSettled(jobs))).toEqual([
      'ok',
      'ok',
      'ok',
      'PDF_FILA_CHEIA',
      'PDF_FILA_CHEIA',
    ]);
    await expect(run(worker, { echo: 'later' })).resolves.toBe('later');
  });

  it('answers 503 when the queue is full', async () => {
    const worker = oneWorker({ queueLimit: 0 });
    const first = run(worker, { echo: 'first' });
    await expect(run(worker, { echo: 'second' })).rejects.toMatchObject({ kind: 'indisponivel' });
    await expect(first).resolves.toBe('first');
  });

  it.each(['exit', 'throw'] as const)('restarts after a worker that ends by %s', async (how) => {
    const worker = oneWorker();
    const jobs = [run(worker, { echo: 'before' }), run(worker, { do: how }), run(worker, { echo: 'after' })];
    expect(codes(await Promise.allSettled(jobs))).toEqual(['ok', 'Error', 'ok']);
  });

  it('gives up a job that never ends, and restarts the worker', async () => {
    const worker = oneWorker({ timeoutMs: 2_000 });
    expect(codes(await Promise.allSettled([run(worker, { do: 'loop' })]))).toEqual(['PDF_DEMOROU']);
    // A slow machine may need more than the limit only to start a thread.
    await expect.poll(() => run(worker, { echo: 'after' }).catch(() => 'not yet')).toBe('after');
    expect(warnings).toContain('um PDF demorou demais e foi interrompido');
  });

  it('keeps the worker after a job that only failed', async () => {
    const worker = oneWorker();
    await expect(run(worker, { do: 'fail' })).rejects.toThrow('refused');
    await expect(run(worker, { echo: 'next' })).resolves.toBe('next');
    expect(warnings).toEqual([]);
  });

  it('keeps its thread between jobs, and ends it after a while without one', async () => {
    const kept = oneWorker();
    const first = await run(kept, { do: 'thread' });
    expect(await run(kept, { do: 'thread' })).toBe(first);
    const idle = oneWorker({ idleMs: 1 });
    const ended = await run(idle, { do: 'thread' });
    await expect.poll(() => run(idle, { do: 'thread' })).not.toBe(ended);
    expect(warnings).toEqual([]);
  });

  it('rejects everything when it closes, and accepts no more jobs', async () => {
    const worker = oneWorker();
    const jobs = [run(worker, { do: 'loop' }), run(worker, { echo: 'waiting' })];
    const settled = Promise.allSettled(jobs);
    await worker.close();
    expect(codes(await settled)).toEqual(['PDF_ENCERRADO', 'PDF_ENCERRADO']);
    await expect(run(worker, { echo: 'late' })).rejects.toMatchObject({ code: 'PDF_ENCERRADO' });
  });
});
