import { Worker } from 'node:worker_threads';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

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
  /** Rejects with DomainError 'indisponivel' when the queue is full, the job takes too long, or it is closed. */
  run(input: Input): Promise<Output>;
  close(): Promise<void>;
}

interface Job<Input, Output> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: Error) => void;
}

function busy(code: string): DomainError {
  return new DomainError(
    'indisponivel',
    code,
    'Não foi possível gerar o documento agora. Tente outra vez em instantes.',
  );
}

/**
 * One thread that does one job at a time, started by the first job and again after a crash or a timeout. A worker
 * that dies takes only its own job with it (T-D18: one per core, ≤ 10 s).
 */
export function createOneWorker<Input, Output>(options: OneWorkerOptions): OneWorker<Input, Output> {
  const waiting: Job<Input, Output>[] = [];
  let worker: Worker | null = null;
  let abandonCurrent: ((error: Error) => void) | null = null;
  let closed = false;

  function drop(): Promise<unknown> {
    const dead = worker;
    worker = null;
    // Native code cannot be interrupted: the thread ends when the call returns, and nobody waits for it.
    return dead === null ? Promise.resolve() : dead.terminate();
  }

  function start(): Worker {
    // No arguments and no environment: the documents need neither, and the environment holds secrets.
    const fresh = new Worker(options.url, { execArgv: [], env: {} });
    // A failure between two jobs belongs to none of them: the next one starts a new worker.
    fresh.on('error', (error) => options.log.warn({ err: error }, 'pdf: the worker failed'));
    fresh.on('exit', () => {
      if (worker === fresh) worker = null;
    });
    return fresh;
  }

  function perform(job: Job<Input, Output>): void {
    worker ??= start();
    const current = worker;
    current.ref();

    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      current
        .off('message', onMessage)
        .off('messageerror', onError)
        .off('error', onError)
        .off('exit', onExit);
      current.unref();
      abandonCurrent = null;
      settle();
      next();
    };
    const onMessage = (answer: Answer<Output>): void =>
      finish(() => ('output' in answer ? job.resolve(answer.output) : job.reject(new Error(answer.error))));
    const onError = (error: Error): void => {
      void drop();
      finish(() => job.reject(error));
    };
    const onExit = (code: number): void => onError(new Error(`the PDF worker ended with code ${code}`));
    const timer = setTimeout(() => {
      options.log.warn({ timeoutMs: options.timeoutMs }, 'pdf: a document took too long');
      onError(busy('PDF_DEMOROU'));
    }, options.timeoutMs);

    abandonCurrent = (error) => finish(() => job.reject(error));
    current.on('message', onMessage).on('messageerror', onError).on('error', onError).on('exit', onExit);
    try {
      current.postMessage(job.input);
    } catch (error) {
      finish(() => job.reject(error instanceof Error ? error : new Error(String(error))));
    }
  }

  function next(): void {
    const job = closed ? undefined : waiting.shift();
    if (job !== undefined) perform(job);
  }

  return {
    run(input) {
      if (closed) return Promise.reject(busy('PDF_ENCERRADO'));
      if (abandonCurrent !== null && waiting.length >= options.queueLimit) {
        return Promise.reject(busy('PDF_FILA_CHEIA'));
      }
      return new Promise((resolve, reject) => {
        const job = { input, resolve, reject };
        if (abandonCurrent === null) perform(job);
        else waiting.push(job);
      });
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(busy('PDF_ENCERRADO'));
      abandonCurrent?.(busy('PDF_ENCERRADO'));
      await drop();
    },
  };
}
