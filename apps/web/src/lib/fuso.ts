import { FUSO_PROPOSTO } from '@instrutoria/domain/instalacao/limits.ts';
import { fusoValido } from '@instrutoria/domain/kernel/datas.ts';
import { readText, writeText } from './storage.ts';

/**
 * The zone of the institution, in which every day and hour is shown (D62). The browser keeps it, so that only the very
 * first page waits for it (app/providers.tsx); a change of it is shown from the next drawing on.
 */
const CHAVE = 'fuso';

let fuso: string | null = null;

export function fusoDoNavegador(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** null where this browser does not know it. */
function conhecido(texto: string | null): string | null {
  return texto !== null && fusoValido(texto) ? texto : null;
}

function guardado(): string | null {
  fuso ??= conhecido(readText(CHAVE));
  return fuso;
}

export function fusoConhecido(): boolean {
  return guardado() !== null;
}

/** Where the server could not say it yet, the one that a new installation is offered. */
export function fusoDaInstituicao(): string {
  return guardado() ?? FUSO_PROPOSTO;
}

export function lembrarFuso(dito: string): void {
  if (dito === fuso || conhecido(dito) === null) return;
  fuso = dito;
  writeText(CHAVE, dito);
}
