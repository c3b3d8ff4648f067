import type { FilaDoSistema } from '@instrutoria/domain/sistema/types.ts';
import { type Caller, CallerLeft, currentCaller } from './caller.ts';

export interface TurnsOptions {
  /** Tasks at work at once, and tasks that wait, of everybody together. */
  readonly concorrencia: number;
  readonly fila: number;
  /** The most of both that one person may have; unlimited by default. */
  readonly porPessoa?: { readonly aoMesmoTempo: number; readonly esperando: number };
  /** The error of a task that finds all places of the queue taken. */
  readonly cheia: () => Error;
  /** The error of a task whose person has too many waiting; `cheia` by default. */
  readonly demais?: () => Error;
  /** Under which its length is measured. */
  readonly nome?: FilaDoSistema;
}

export interface Turns {
  /** Runs a task for the current caller when its turn comes. Rejects as `enter` does. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Waits for a turn; call the answer once to end it. Rejects with `cheia`, `demais`, or CallerLeft. */
  enter(caller?: Caller): Promise<() => void>;
  /** Whether a further task would be refused now. */
  full(): boolean;
}

interface Waiting {
  readonly start: () => void;
}

/** At work and waiting, by the queue's name. */
const LENGTHS = new Map<FilaDoSistema, () => number>();

export function tamanhosDasFilas(): readonly (readonly [FilaDoSistema, number])[] {
  return [...LENGTHS].map(([nome, length]) => [nome, length()] as const);
}

/**
 * A bounded queue in which nobody takes the room of others (T-A15, D60): a person has a share of the places at work and
 * of those that wait, and persons take turns. Tasks of the product itself (person '') have no share.
 */
export function createTurns(options: TurnsOptions): Turns {
  const { concorrencia, fila, cheia, demais = cheia } = options;
  const { aoMesmoTempo, esperando } = options.porPessoa ?? {
    aoMesmoTempo: Number.POSITIVE_INFINITY,
    esperando: Number.POSITIVE_INFINITY,
  };
  const atWork = new Map<string, number>();
  /** By person; the first person of the map has the next turn. */
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
      // The others of this person go behind everybody else.
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
