import type { FilaDoSistema } from '@instrutoria/domain/sistema/types.ts';
import { type Caller, CallerLeft, currentCaller } from './caller.ts';

export interface TurnsOptions {
  /** Most running tasks, and most queued tasks, of all people together. */
  readonly concorrencia: number;
  readonly fila: number;
  /** The most of both that one person may have; unlimited by default. */
  readonly porPessoa?: { readonly aoMesmoTempo: number; readonly esperando: number };
  /** The error for a task that finds the queue full. */
  readonly cheia: () => Error;
  /** The error for a task whose person has too many in the queue; `cheia` by default. */
  readonly demais?: () => Error;
  /** The name of the queue in the metrics. */
  readonly nome?: FilaDoSistema;
}

export interface Turns {
  /** Runs a task for the current caller when its turn comes. Rejects as `enter` does. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Waits for a turn; the caller ends it by calling the returned function once. Rejects with `cheia`,
   * `demais`, or CallerLeft.
   */
  enter(caller?: Caller): Promise<() => void>;
  /** Whether one more task would be refused now. */
  full(): boolean;
}

interface Waiting {
  readonly start: () => void;
}

/** Running and queued tasks, by the queue's name. */
const LENGTHS = new Map<FilaDoSistema, () => number>();

export function tamanhosDasFilas(): readonly (readonly [FilaDoSistema, number])[] {
  return [...LENGTHS].map(([nome, length]) => [nome, length()] as const);
}

/**
 * A bounded queue in which nobody takes the room of others (T-A15, D60): a person has a share of the running
 * and of the queued tasks, and people take turns. Tasks of the product itself (person '') have no share.
 */
export function createTurns(options: TurnsOptions): Turns {
  const { concorrencia, fila, cheia, demais = cheia } = options;
  const { aoMesmoTempo, esperando } = options.porPessoa ?? {
    aoMesmoTempo: Number.POSITIVE_INFINITY,
    esperando: Number.POSITIVE_INFINITY,
  };
  const atWork = new Map<string, number>();
  /** By person; the first person in the map has the next turn. */
  const waiting = new Map<string, Waiting[]>();
  let running = 0;
  let queued = 0;
  if (options.nome !== undefined) LENGTHS.set(options.nome, () => running + queued);

  const hasShare = (person: string): boolean => person === '' || (atWork.get(person) ?? 0) < aoMesmoTempo;

  function begin(person: string): () => void {
    running += 1;
    atWork.set(person, (atWork.get(person) ?? 0) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      running -= 1;
      const left = (atWork.get(person) ?? 1) - 1;
      if (left === 0) atWork.delete(person);
      else atWork.set(person, left);
      startNext();
    };
  }

  function take(person: string, task: Waiting): boolean {
    const tasks = waiting.get(person) ?? [];
    const place = tasks.indexOf(task);
    if (place === -1) return false;
    tasks.splice(place, 1);
    if (tasks.length === 0) waiting.delete(person);
    queued -= 1;
    return true;
  }

  function startNext(): void {
    for (const [person, [next]] of waiting) {
      if (running >= concorrencia) return;
      if (next === undefined || !hasShare(person) || !take(person, next)) continue;
      // This person's other tasks go behind everybody else's.
      const others = waiting.get(person);
      if (others !== undefined && waiting.delete(person)) waiting.set(person, others);
      next.start();
    }
  }

  function turn(person: string, gone: AbortSignal | undefined): Promise<() => void> {
    const own = waiting.get(person) ?? [];
    if (person !== '' && own.length >= esperando) throw demais();
    if (queued >= fila) throw cheia();
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        if (take(person, task)) reject(new CallerLeft());
      };
      const task: Waiting = {
        start: () => {
          gone?.removeEventListener('abort', leave);
          resolve(begin(person));
        },
      };
      gone?.addEventListener('abort', leave);
      waiting.set(person, [...own, task]);
      queued += 1;
    });
  }

  async function enter(caller: Caller = currentCaller()): Promise<() => void> {
    const { person } = caller;
    if (running < concorrencia && hasShare(person)) return begin(person);
    const { gone } = caller;
    if (gone?.aborted) throw new CallerLeft();
    const end = await turn(person, gone);
    if (!gone?.aborted) return end;
    end();
    throw new CallerLeft();
  }

  return {
    enter,
    async run(task) {
      const end = await enter();
      try {
        return await task();
      } finally {
        end();
      }
    },
    full: () => running >= concorrencia && queued >= fila,
  };
}
