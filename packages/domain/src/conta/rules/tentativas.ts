import { HORA_MS } from '../../kernel/duracoes.ts';

/** Failures before the first pause; pauses double from one minute up to fifteen (T-A1). */
export const FALHAS_LIVRES = 5;
const PRIMEIRA_PAUSA_MS = 60_000;
export const PAUSA_MAXIMA_MS = 15 * 60_000;
/** After this quiet time the count starts anew. */
export const MEMORIA_MS = 2 * 60 * 60_000;

export const JANELA_MS = HORA_MS;
/**
 * Wrong passwords of one CPF in an hour, from all addresses together, after which attempts come one at a
 * time.
 */
export const FALHAS_DO_CPF_POR_HORA = 100;
export const PAUSA_DO_CPF_MS = 30_000;
/** Attempts in an hour from a device on which the person once logged in, whatever others try (D51). */
export const TENTATIVAS_DO_DISPOSITIVO_POR_HORA = 20;
export const DISPOSITIVOS_POR_CONTA = 10;

/** Rows of failed logins that an hour may leave: of one account, of all accounts, of unknown CPFs. */
const REGISTROS_DA_CONTA = 20;
const REGISTROS_DAS_CONTAS = 1000;
const REGISTROS_DE_NINGUEM = 200;

function ehPotenciaDeDez(n: number): boolean {
  return /^10+$/.test(String(n));
}

/**
 * Whether a failed login gets its own row in the audit. Above the hour's limits only the 10th, 100th, 1,000th
 * … does, with the count, so that nobody can fill the audit (D51).
 */
export function deveRegistrarFalha(daHora: {
  readonly conta: number | null;
  readonly todas: number;
}): boolean {
  if (daHora.conta === null) return daHora.todas <= REGISTROS_DE_NINGUEM || ehPotenciaDeDez(daHora.todas);
  const cabe = daHora.conta <= REGISTROS_DA_CONTA && daHora.todas <= REGISTROS_DAS_CONTAS;
  return cabe || ehPotenciaDeDez(daHora.conta);
}

/** Milliseconds that the next attempt waits after so many failures in a row; 0 below five. */
export function pausaDepoisDe(falhas: number): number {
  if (falhas < FALHAS_LIVRES) return 0;
  return Math.min(PAUSA_MAXIMA_MS, PRIMEIRA_PAUSA_MS * 2 ** Math.min(10, falhas - FALHAS_LIVRES));
}
