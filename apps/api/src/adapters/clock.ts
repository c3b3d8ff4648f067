/**
 * Two times (D24): `agora` is domain time, which RELOGIO may fix (phases, windows, dates on records); `real`
 * is the machine's (sessions, `exp`, throttles, links, mail).
 */
export interface Clock {
  agora(): Date;
  real(): Date;
  /** Chosen by an administrator of the demonstration; null while the clock runs normally. */
  simulada(): Date | null;
  /** Fixes domain time, or (null) frees it; null outside the demonstration. */
  readonly simular: ((instante: Date | null) => void) | null;
}

/** `relogio`: the ISO instant of domain time; `simulavel` in the demonstration. Throws on a bad instant. */
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

export function instante(valor: Date | string): number {
  const ms = new Date(valor).getTime();
  if (Number.isNaN(ms)) {
    throw new Error(`Instante inválido: '${String(valor)}'. Use a forma 2026-11-20T12:00:00Z.`);
  }
  return ms;
}
