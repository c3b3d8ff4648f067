import { type Clock, instante } from '../adapters/clock.ts';

export interface TestClock extends Clock {
  /** Moves both times forward. */
  avancar(ms: number): void;
  /** Sets both times. */
  definir(instante: Date | string): void;
}

/** A clock that stops until a test moves it; both times are the same. */
export function createTestClock(inicio: Date | string): TestClock {
  let agora = instante(inicio);
  let simulado: Date | null = null;
  return {
    agora: () => new Date(simulado ?? agora),
    real: () => new Date(agora),
    simulada: () => simulado,
    simular: (escolhido) => {
      simulado = escolhido;
    },
    avancar: (ms) => {
      agora += ms;
    },
    definir: (valor) => {
      agora = instante(valor);
    },
  };
}
