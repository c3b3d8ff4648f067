import type { FilaDoSistema } from '@instrutoria/domain/sistema/types.ts';
import { type Caller, CallerLeft, currentCaller } from './caller.ts';

export interface FairQueueOptions {
  readonly concorrencia: number;
  readonly fila: number;
  /** Running and waiting; no limit by default. */
  readonly porPessoa?: number;
  readonly porEndereco?: number;
  /** What of the two above only logins may take. */
  readonly reserva?: { readonly concorrencia: number; readonly fila: number };
  readonly cheia: () => Error;
  /** Under which its length is measured. */
  readonly nome?: FilaDoSistema;
}

/** Running and waiting, by the queue's name. */
const TAMANHOS = new Map<FilaDoSistema, () => number>();

export function tamanhosDasFilas(): readonly (readonly [FilaDoSistema, number])[] {
  return [...TAMANHOS].map(([nome, tamanho]) => [nome, tamanho()] as const);
}

export interface FairQueue {
  /** Runs a task for the current caller when its turn comes. Rejects as `enter` does. */
  run<T>(tarefa: () => Promise<T>): Promise<T>;
  /** Waits for a turn; the answer gives it back, once. Rejects with `cheia` without room, with CallerLeft for who left. */
  enter(caller?: Caller): Promise<() => void>;
  /** Whether anybody of this address would be refused now. */
  fullFor(caller: Pick<Caller, 'address' | 'login'>): boolean;
}

interface Waiting {
  readonly caller: Caller;
  readonly tag: number;
  readonly start: () => void;
  readonly refuse: (why: Error) => void;
}

/** Persons of one address together weigh at most as much as eight. */
const PERSONS_OF_AN_ADDRESS = 8;

/** Keys with none are forgotten. */
class Counts {
  readonly #of = new Map<string, number>();
  get(key: string): number {
    return this.#of.get(key) ?? 0;
  }
  add(key: string, n: number): void {
    const now = this.get(key) + n;
    if (now === 0) this.#of.delete(key);
    else this.#of.set(key, now);
  }
  most(): number {
    return Math.max(0, ...this.#of.values());
  }
}

/**
 * A bounded queue that nobody can fill alone (T-A15): turns rotate by person (start-time fair queueing), a
 * person and an address have a share of the places, who waits with most gives way to who has less, and some
 * places are kept for logins.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { concorrencia, fila, cheia, reserva = { concorrencia: 0, fila: 0 } } = options;
  const todas = concorrencia + fila;
  const { porPessoa = todas, porEndereco = todas } = options;
  const persons = new Counts();
  const addresses = new Counts();
  /** The last tag of each that has had a turn. */
  const lastOf = new Map<string, number>();
  const waiting: Waiting[] = [];
  let running = 0;
  let virtualTime = 0;
  if (options.nome !== undefined) TAMANHOS.set(options.nome, () => running + waiting.length);

  const count = ({ person, address }: Caller, n: number): void => {
    if (person !== '') persons.add(person, n);
    if (address !== '') addresses.add(address, n);
  };

  /** After all that he and his address had a turn for or wait for; who left has asked for nothing. */
  function nextTag({ person, address }: Caller): number {
    let ofPerson = lastOf.get(`p ${person}`) ?? Number.NEGATIVE_INFINITY;
    let ofAddress = lastOf.get(`e ${address}`) ?? Number.NEGATIVE_INFINITY;
    for (const { caller, tag } of waiting) {
      if (person !== '' && caller.person === person) ofPerson = Math.max(ofPerson, tag);
      if (address !== '' && caller.address === address) ofAddress = Math.max(ofAddress, tag);
    }
    return Math.max(virtualTime, ofPerson + 1, ofAddress + 1 / PERSONS_OF_AN_ADDRESS);
  }

  const mayStart = ({ login }: Caller): boolean =>
    running < concorrencia - (login ? 0 : reserva.concorrencia);

  function started({ person, address }: Caller, tag: number): void {
    running += 1;
    virtualTime = Math.max(virtualTime, tag);
    for (const key of [person && `p ${person}`, address && `e ${address}`]) {
      if (key !== '') lastOf.set(key, Math.max(tag, lastOf.get(key) ?? tag));
    }
  }

  function forgetOld(): void {
    if (running === 0 && waiting.length === 0) lastOf.clear();
    if (lastOf.size < 1000) return;
    for (const [key, tag] of lastOf) if (tag + 1 <= virtualTime) lastOf.delete(key);
  }

  function startNext(): void {
    for (;;) {
      let next: Waiting | undefined;
      for (const one of waiting) {
        if (mayStart(one.caller) && (next === undefined || one.tag < next.tag)) next = one;
      }
      if (next === undefined) return;
      waiting.splice(waiting.indexOf(next), 1);
      started(next.caller, next.tag);
      next.start();
    }
  }

  function leaver(caller: Caller): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      running -= 1;
      count(caller, -1);
      startNext();
      forgetOld();
    };
  }

  /** The last task of who has so much more than `caller` that he must give way. */
  function greedier(caller: Caller, among: (one: Waiting) => boolean): Waiting | undefined {
    const candidates = waiting.filter((one) => among(one) && (caller.login || !one.caller.login));
    const worst = (has: (one: Waiting) => number, mine: number): Waiting | undefined =>
      candidates
        .filter((one) => has(one) > mine + 1)
        .reduce<Waiting | undefined>(
          (a, b) => (a === undefined || has(b) > has(a) || (has(b) === has(a) && b.tag > a.tag) ? b : a),
          undefined,
        );
    return (
      worst((one) => persons.get(one.caller.person), persons.get(caller.person)) ??
      worst((one) => addresses.get(one.caller.address), addresses.get(caller.address))
    );
  }

  function makeRoom(caller: Caller, among: (one: Waiting) => boolean): void {
    const victim = greedier(caller, among);
    if (victim === undefined) throw cheia();
    withdraw(victim, cheia());
  }

  /** Nothing, for one whose turn has come. */
  function withdraw(one: Waiting, why: Error): void {
    const place = waiting.indexOf(one);
    if (place === -1) return;
    waiting.splice(place, 1);
    count(one.caller, -1);
    one.refuse(why);
  }

  /** Whoever leaves before his turn gives his place back at once. */
  async function turn(caller: Caller): Promise<() => void> {
    const gone = caller.gone;
    if (gone?.aborted) throw new CallerLeft();
    if (waiting.length >= fila - (caller.login ? 0 : reserva.fila)) makeRoom(caller, () => true);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: Waiting = { caller, tag: nextTag(caller), start: resolve, refuse: reject };
    const leave = (): void => withdraw(one, new CallerLeft());
    gone?.addEventListener('abort', leave);
    count(caller, 1);
    waiting.push(one);
    await promise.finally(() => gone?.removeEventListener('abort', leave));
    const end = leaver(caller);
    if (!gone?.aborted) return end;
    end();
    throw new CallerLeft();
  }

  async function enter(caller: Caller = currentCaller()): Promise<() => void> {
    const { person, address } = caller;
    if (person !== '' && persons.get(person) >= porPessoa) throw cheia();
    if (address !== '' && addresses.get(address) >= porEndereco) {
      makeRoom(caller, (one) => one.caller.address === address);
    }
    if (!mayStart(caller)) return turn(caller);
    count(caller, 1);
    started(caller, nextTag(caller));
    return leaver(caller);
  }

  return {
    enter,
    async run(tarefa) {
      const leave = await enter();
      try {
        return await tarefa();
      } finally {
        leave();
      }
    },
    fullFor: ({ address, login }) =>
      running + waiting.length >= todas - (login ? 0 : reserva.concorrencia + reserva.fila) &&
      addresses.get(address) + 1 >= addresses.most(),
  };
}
