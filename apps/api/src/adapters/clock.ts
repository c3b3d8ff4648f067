/**
 * Two times on purpose (D24): `agora` is domain time, which RELOGIO may fix (phases, windows, dates on
 * records and documents); `real` is the machine's, for sessions, `exp`, throttles, reset links and mail.
 */
export interface Clock {
  agora(): Date;
  real(): Date;
  /** The instant that an administrator of the demonstration has chosen; null on the clock's own time. */
  simulada(): Date | null;
  /** Fixes domain time at an instant, or (null) lets it go again; null outside the demonstration. */
  readonly simular: ((instante: Date | null) => void) | null;
}

/**
 * A clock on real time, with domain time fixed at `relogio` (an ISO instant) when given; `simulavel` only in the
 * demonstration. Throws on a bad instant.
 */
export function createClock(relogio?: string, { simulavel = false } = {}): Clock {
  const fixo = relogio === undefined ? null : instante(relogio);
  let simulado: number | null = null;
  return {
    agora: () => new Date(simulado ?? fixo ?? Date.now()),
    real: () => new Date(),
    simulada: () => (simulado === null ? null : new Date(simulado)),
    simular: simulavel
      ? (escolhido) => {
          simulado = escolhido === null ? null : escolhido.getTime();
        }
      : null,
  };
}

/** An instant of a text, as RELOGIO gives it. Throws on a bad one. */
export function instante(valor: Date | string): number {
  const ms = new Date(valor).getTime();
  if (Number.isNaN(ms)) {
    throw new Error(`Instante inválido: '${String(valor)}'. Use a forma 2026-11-20T12:00:00Z.`);
  }
  return ms;
}
