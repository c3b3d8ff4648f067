import { Worker } from 'node:worker_threads';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { createTurns } from '../../adapters/turns.ts';

/** A job that fills memory ends only its thread. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

export interface Log {
  warn(fields: object, message: string): void;
}

export interface OneWorkerOptions {
  readonly url: URL;
  readonly queueLimit: number;
  /** Milliseconds of one job, its worker's start included. */
  readonly timeoutMs: number;
  /** How long an idle thread is kept. */
  readonly idleMs: number;
  readonly log: Log;
}

export type Answer<Output> = { readonly output: Output } | { readonly error: string };

export interface OneWorker<Input, Output> {
  /**
   * `prepare` returns the input when it is the job's turn, so that queued jobs hold no memory. Rejects with
   * DomainError 'indisponivel' when the queue is full, the job takes too long, or it is closed; with the
   * error that `prepare` throws.
   */
  run(prepare: () => Promise<Input>): Promise<Output>;
  close(): Promise<void>;
}

function unavailable(code: string): DomainError {
  const message = 'Não foi possível gerar o documento agora. Tente outra vez em instantes.';
  return new DomainError('indisponivel', code, message);
}

/** One thread, one job at a time; after a crash or timeout only that job fails (T-D18). */
export function createOneWorker<Input, Output>(options: OneWorkerOptions): OneWorker<Input, Output> {
  const { url, queueLimit, timeoutMs, idleMs, log } = options;
  const oneAtATime = createTurns({
    nome: 'pdf',
    concorrencia: 1,
    fila: queueLimit,
    // A person who asks for all their projects at once leaves room for others.
    porPessoa: { aoMesmoTempo: 1, esperando: Math.max(2, Math.ceil(queueLimit / 4)) },
    cheia: () => unavailable('PDF_FILA_CHEIA'),
  });
  let worker: Worker | null = null;
  let giveUp: ((error: Error) => void) | null = null;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    // The thread gets no arguments and no environment, which holds secrets.
    const fresh = new Worker(url, { execArgv: [], env: {}, resourceLimits: HEAP });
    fresh.on('error', (error) => log.warn({ err: error }, 'o gerador de PDF caiu, e recomeça'));
    fresh.on('exit', () => {
      if (worker === fresh) worker = null;
    });
    return fresh;
  }

  /**
   * Native code cannot be interrupted: this thread ends when its call returns, and the next job gets a new
   * one.
   */
  function abandon(): Promise<unknown> {
    clearTimeout(idle);
    const dead = worker;
    worker = null;
    return dead === null ? Promise.resolve() : dead.terminate();
  }

  function ask(input: Input): Promise<Output> {
    if (closed) return Promise.reject(unavailable('PDF_ENCERRADO'));
    clearTimeout(idle);
    worker ??= start();
    const current = worker;
    const watch = new AbortController();
    return new Promise<Output>((resolve, reject) => {
      const fail = (error: Error): void => {
        void abandon();
        reject(error);
      };
      const timer = setTimeout(() => {
        log.warn({ timeoutMs }, 'um PDF demorou demais e foi interrompido');
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
      idle = setTimeout(() => void abandon(), idleMs).unref();
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
