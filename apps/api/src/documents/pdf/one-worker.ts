import { Worker } from 'node:worker_threads';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { createFairQueue } from '../../adapters/fair-queue.ts';

/** A job made to fill memory ends its thread, not the application. */
const HEAP = { maxOldGenerationSizeMb: 256 };

export interface Log {
  warn(fields: object, message: string): void;
}

export interface OneWorkerOptions {
  readonly url: URL;
  /** Jobs that may wait beside the one that runs. */
  readonly queueLimit: number;
  /** Milliseconds that one job may run, its worker's start included. */
  readonly timeoutMs: number;
  readonly log: Log;
}

/** What a worker file answers to every job it is posted. */
export type Answer<Output> = { readonly output: Output } | { readonly error: string };

export interface OneWorker<Input, Output> {
  /**
   * `prepare` is asked for the job's input when its turn has come, so that those who wait hold no memory and twenty at
   * once are not all put together in one go. Rejects with DomainError 'indisponivel' when the queue is full, the job
   * takes too long, or it is closed; with whatever `prepare` throws.
   */
  run(prepare: () => Promise<Input>): Promise<Output>;
  close(): Promise<void>;
}

function unavailable(code: string): DomainError {
  const message = 'Não foi possível gerar o documento agora. Tente outra vez em instantes.';
  return new DomainError('indisponivel', code, message);
}

/**
 * One thread that does one job at a time, started by the first job and again after a crash or a timeout. A worker
 * that dies takes only its own job with it (T-D18: one per core, ≤ 10 s).
 */
export function createOneWorker<Input, Output>(options: OneWorkerOptions): OneWorker<Input, Output> {
  const { url, queueLimit, timeoutMs, log } = options;
  const oneAtATime = createFairQueue({
    concorrencia: 1,
    fila: queueLimit,
    // Whoever asks for all his projects at once leaves room, and turns, to the others.
    porPessoa: Math.max(2, Math.ceil(queueLimit / 4)),
    porEndereco: Math.max(2, Math.ceil((queueLimit * 3) / 4)),
    cheia: () => unavailable('PDF_FILA_CHEIA'),
  });
  let worker: Worker | null = null;
  let giveUp: ((error: Error) => void) | null = null;
  let closed = false;

  function start(): Worker {
    // No arguments and no environment: the documents need neither, and the environment holds secrets.
    const fresh = new Worker(url, { execArgv: [], env: {}, resourceLimits: HEAP });
    fresh.on('error', (error) => log.warn({ err: error }, 'pdf: the worker failed'));
    fresh.on('exit', () => {
      if (worker === fresh) worker = null;
    });
    return fresh;
  }

  /** Native code cannot be interrupted: the thread ends when its call returns, and the next job has a new one. */
  function abandon(): Promise<unknown> {
    const dead = worker;
    worker = null;
    return dead === null ? Promise.resolve() : dead.terminate();
  }

  function ask(input: Input): Promise<Output> {
    if (closed) return Promise.reject(unavailable('PDF_ENCERRADO'));
    worker ??= start();
    const current = worker;
    const watch = new AbortController();
    return new Promise<Output>((resolve, reject) => {
      const fail = (error: Error): void => {
        void abandon();
        reject(error);
      };
      const timer = setTimeout(() => {
        log.warn({ timeoutMs }, 'pdf: a document took too long');
        fail(unavailable('PDF_DEMOROU'));
      }, timeoutMs);
      const onMessage = (answer: Answer<Output>): void =>
        'output' in answer ? resolve(answer.output) : reject(new Error(answer.error));
      const onExit = (code: number): void => fail(new Error(`the PDF worker ended with code ${code}`));
      current.on('message', onMessage).on('messageerror', fail).on('error', fail).on('exit', onExit);
      watch.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        current.off('message', onMessage).off('messageerror', fail).off('error', fail).off('exit', onExit);
        current.unref();
      });
      giveUp = fail;
      current.ref();
      current.postMessage(input);
    }).finally(() => {
      giveUp = null;
      watch.abort();
    });
  }

  return {
    run: (prepare) => oneAtATime.run(async () => ask(await prepare())),
    async close() {
      closed = true;
      const ending = abandon();
      giveUp?.(unavailable('PDF_ENCERRADO'));
      await ending;
    },
  };
}
