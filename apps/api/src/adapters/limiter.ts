/** Runs a task when its turn comes; refuses with the given error when the queue is full. */
export type Limiter = <T>(tarefa: () => Promise<T>) => Promise<T>;

export interface LimiterOptions {
  readonly concorrencia: number;
  /** How many may wait. */
  readonly fila: number;
  readonly cheia: () => Error;
}

/** At most `concorrencia` tasks at a time, first come first served, for work that costs memory or a core. */
export function createLimiter({ concorrencia, fila, cheia }: LimiterOptions): Limiter {
  let correndo = 0;
  const espera: (() => void)[] = [];
  return async (tarefa) => {
    if (correndo >= concorrencia) {
      if (espera.length >= fila) throw cheia();
      // Whoever finishes hands its place over, so `correndo` does not change here.
      await new Promise<void>((vez) => espera.push(vez));
    } else {
      correndo += 1;
    }
    try {
      return await tarefa();
    } finally {
      const proximo = espera.shift();
      if (proximo === undefined) correndo -= 1;
      else proximo();
    }
  };
}
