import { FUSO_PROPOSTO } from '@instrutoria/domain/instalacao/limits.ts';
import { fusoValido } from '@instrutoria/domain/kernel/datas.ts';
import type { FusoAnterior, FusosDaInstituicao } from '@instrutoria/domain/kernel/fuso.ts';
import { readJson, readText, writeJson, writeText } from './storage.ts';

/**
 * The zone of the institution, in which every day and hour is shown (D62). The browser stores it, so that
 * only the very first page waits for it (app/providers.tsx); a change shows from the next render on.
 */
const CHAVE = 'fuso';

const CHAVE_DOS_ANTERIORES = 'fusos-anteriores';

let fuso: string | null = null;
let anteriores: readonly FusoAnterior[] | null = null;

export function fusoDoNavegador(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** null for a zone that this browser does not know. */
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

/** The institution's zone; before the server's first answer, the one proposed to a new installation. */
export function fusoDaInstituicao(): string {
  return guardado() ?? FUSO_PROPOSTO;
}

function ehLista(lido: unknown): lido is readonly FusoAnterior[] {
  return (
    Array.isArray(lido) &&
    lido.every((um) => typeof um?.ate === 'string' && conhecido(um?.fuso ?? null) !== null)
  );
}

/** The institution's zone with its earlier ones, in which past deadlines were announced. */
export function fusosDaInstituicao(): FusosDaInstituicao {
  anteriores ??= readJson(CHAVE_DOS_ANTERIORES, ehLista) ?? [];
  return { fuso: fusoDaInstituicao(), fusosAnteriores: anteriores };
}

export function lembrarFuso(dito: string, deAntes: readonly FusoAnterior[] = []): void {
  if (conhecido(dito) === null) return;
  if (dito !== fuso) writeText(CHAVE, dito);
  fuso = dito;
  if (JSON.stringify(deAntes) === JSON.stringify(fusosDaInstituicao().fusosAnteriores)) return;
  anteriores = deAntes.filter((um) => conhecido(um.fuso) !== null);
  writeJson(CHAVE_DOS_ANTERIORES, anteriores);
}
