import { hex, randomHex } from '../hex.ts';
import { readOfTab, SAIDA_DA_PORTA, writeJson, writeOfTab } from './storage.ts';

const KEY = 'porta';

/** The account of the institution by which a session began, and the page that ends it there. */
export interface SaidaDaPorta {
  readonly porta: string;
  /** null: the institution offers no such page. */
  readonly endereco: string | null;
}

function ehSaida(value: unknown): value is SaidaDaPorta {
  if (typeof value !== 'object' || value === null) return false;
  const { porta, endereco } = value as Record<string, unknown>;
  return typeof porta === 'string' && (endereco === null || /^https?:/.test(String(endereco)));
}

/** Until the logout, which moves it to the tab, or until another person enters. */
export function lembrarSaida(saida: SaidaDaPorta | null): void {
  if (saida !== null) writeJson(SAIDA_DA_PORTA, saida);
}

/** undefined unless the last logout of this tab left the institution's session open. */
export function portaDeixada(): SaidaDaPorta | undefined {
  const saida: unknown = JSON.parse(readOfTab(SAIDA_DA_PORTA) ?? 'null');
  return ehSaida(saida) ? saida : undefined;
}

/** The person goes to the institution's logout page. */
export function esquecerPortaDeixada(): void {
  writeOfTab(SAIDA_DA_PORTA, 'null');
}

/** What the page of the provider sends back in the fragment of '/entrada'. */
export interface VindaDoProvedor {
  readonly codigo: string | null;
  readonly recusa: string | null;
}

/** A new secret for one entry, kept in this tab alone; gives its SHA-256, which the server keeps. */
export async function novoSegredoDaPorta(): Promise<string> {
  const segredo = randomHex(32);
  writeOfTab(KEY, segredo);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(segredo))));
}

/** '' in another tab or browser than the one that began. */
export function segredoDaPorta(): string {
  return readOfTab(KEY) ?? '';
}

/** Removes the code from address bar and history before any call (T-A8). */
export function tomarVinda(location: Location, history: History): VindaDoProvedor {
  const lidos = new URLSearchParams(location.hash.slice(1));
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  return { codigo: lidos.get('codigo'), recusa: lidos.get('recusa') };
}
