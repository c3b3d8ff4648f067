/**
 * Two times on purpose (D24): `agora` is domain time, which RELOGIO may fix (phases, windows, dates on
 * records and documents); `real` is the machine's, for sessions, `exp`, throttles, reset links and mail.
 */
export interface Clock {
  agora(): Date;
  real(): Date;
}

/** A clock on real time, with domain time fixed at `relogio` (an ISO instant) when given. Throws on a bad instant. */
export function createClock(relogio?: string): Clock {
  if (relogio === undefined) {
    return { agora: () => new Date(), real: () => new Date() };
  }
  const fixo = instante(relogio);
  return { agora: () => new Date(fixo), real: () => new Date() };
}

export interface TestClock extends Clock {
  /** Moves both times forward. */
  avancar(ms: number): void;
  /** Sets both times. */
  definir(instante: Date | string): void;
}

/** A clock that stands still until a test moves it; both times are the same. */
export function createTestClock(inicio: Date | string): TestClock {
  let agora = instante(inicio);
  return {
    agora: () => new Date(agora),
    real: () => new Date(agora),
    avancar: (ms) => {
      agora += ms;
    },
    definir: (valor) => {
      agora = instante(valor);
    },
  };
}

function instante(valor: Date | string): number {
  const ms = new Date(valor).getTime();
  if (Number.isNaN(ms)) {
    throw new Error(`Instante inválido: '${String(valor)}'. Use a forma 2026-11-20T12:00:00Z.`);
  }
  return ms;
}
