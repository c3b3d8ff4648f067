import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { useSyncExternalStore } from 'react';
import { DISPOSITIVO } from './dispositivo.ts';
import { markSessionStart } from './idle.ts';
import { clearAllBut, readJson, readText, removeKey, writeJson, writeText } from './storage.ts';
import { unsavedNow } from './unsaved.ts';

/** What the browser keeps of the person (D10): nothing else, never CPF or e-mail (T-K3). */
export interface UsuarioDaSessao {
  readonly id: number;
  readonly nome: string;
  readonly tipo: TipoDeUsuario;
}
export interface Sessao {
  readonly token: string;
  readonly usuario: UsuarioDaSessao;
}

function ehUsuario(value: unknown): value is UsuarioDaSessao {
  if (typeof value !== 'object' || value === null) return false;
  const { id, nome, tipo } = value as Record<string, unknown>;
  return (
    typeof id === 'number' && typeof nome === 'string' && TIPOS_DE_USUARIO.some((known) => known === tipo)
  );
}

/** Why the last session of this page ended: a deliberate logout leaves nothing to come back to. */
export type FimDaSessao = 'saiu' | 'expirou' | null;

/** A session that ended by itself over a page with something unsaved: the page stays, and waits for its person. */
interface Espera {
  readonly sessao: Sessao;
  /** True once he has logged in again, false when the page is left. */
  readonly retorno: Promise<boolean>;
  readonly decidir: (voltou: boolean) => void;
}

let espera: Espera | null = null;
/** Screens that can ask for the login over themselves. */
let anfitrioes = 0;
/** The token of before the last return: what was sent with it may be sent again. */
let anterior: string | null = null;

const listeners = new Set<() => void>();
let fim: FimDaSessao = null;
let snapshot: Sessao | null = read();

function read(): Sessao | null {
  const token = readText('token');
  const usuario = readJson('usuario', ehUsuario);
  return token !== null && token !== '' && usuario !== undefined ? { token, usuario } : null;
}

function refresh(): void {
  const next = read();
  if (next?.token === snapshot?.token && JSON.stringify(next?.usuario) === JSON.stringify(snapshot?.usuario))
    return;
  const before = snapshot;
  snapshot = next;
  if (next !== null) voltarOuLargar(next);
  else if (before !== null && fim === 'expirou' && anfitrioes > 0 && unsavedNow('pessoa') !== undefined) {
    esperar(before);
  }
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function esperar(sessao: Sessao): void {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  espera = { sessao, retorno: promise, decidir: resolve };
}

function voltarOuLargar(next: Sessao): void {
  const voltou = espera?.sessao.usuario.id === next.usuario.id;
  anterior = voltou ? (espera?.sessao.token ?? null) : null;
  espera?.decidir(voltou);
  espera = null;
}

/** The page that waits is left without its person: what was typed goes with it. */
export function largarEspera(): void {
  if (espera === null) return;
  espera.decidir(false);
  espera = null;
  fim = 'saiu';
  tellAll();
}

// Another tab logged in or out: this one follows (T-K7). A cleared storage comes with key null.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === null || event.key === 'token' || event.key === 'usuario') {
    fim = readText('dono') === null ? 'saiu' : 'expirou';
    refresh();
    if (fim === 'saiu') largarEspera();
  }
});

/** The present session, or null. Only the server judges whether its token still lives (D24). */
export function sessaoAtual(): Sessao | null {
  return snapshot;
}

export function fimDaSessao(): FimDaSessao {
  return fim;
}

/** Whose the page is: the present session's, or that of the person whom it waits for. */
export function sessaoDaTela(): Sessao | null {
  return snapshot ?? espera?.sessao ?? null;
}

/** The session that the page waits for to be begun again, or null. */
export function sessaoEmEspera(): Sessao | null {
  return espera?.sessao ?? null;
}

/** From now on this screen asks for the login over itself. Answers how to stop. */
export function hospedarEntrada(): () => void {
  anfitrioes += 1;
  return () => {
    anfitrioes -= 1;
    if (anfitrioes === 0) largarEspera();
  };
}

/** While the page waits: whether its person came back. Undefined when it does not wait. */
export function retornoDaSessao(): Promise<boolean> | undefined {
  return espera?.retorno;
}

/**
 * The server no longer knows this token. Answers whether the same person has logged in again, so that the call may be
 * made again; undefined when nobody will.
 */
export function sessaoTerminou(token: string): Promise<boolean> | undefined {
  // Another tab may have logged in anew meanwhile: only the token that was refused ends.
  if (snapshot?.token === token) expirarSessao();
  if (espera !== null) return espera.sessao.token === token ? espera.retorno : undefined;
  // Sent before the return, answered after it.
  return anterior === token && snapshot !== null ? Promise.resolve(true) : undefined;
}

/** The session of the page as React state: follows login, logout, expiry, and other tabs. */
export function useSessao(): Sessao | null {
  return useSyncExternalStore(subscribeToSession, sessaoDaTela);
}

export function useSessaoEmEspera(): Sessao | null {
  return useSyncExternalStore(subscribeToSession, sessaoEmEspera);
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Starts a session. What a different person left in this browser is removed before anything is shown
 * (D10, T-K4); the same person's wizard data stay.
 */
export function iniciarSessao(token: string, usuario: UsuarioDaSessao): void {
  if (readText('dono') !== String(usuario.id)) {
    clearAllBut(DISPOSITIVO);
  }
  writeText('dono', String(usuario.id));
  writeJson('usuario', { id: usuario.id, nome: usuario.nome, tipo: usuario.tipo });
  writeText('token', token);
  markSessionStart();
  fim = null;
  refresh();
}

/** The server ended the session as part of an act of the person (an update of their data): no reason to warn. */
export function largarSessao(): void {
  fim = 'saiu';
  removeKey('token');
  removeKey('usuario');
  refresh();
}

/** The session ended by itself: wizard data and `dono` stay for the same person's return (D10). */
export function expirarSessao(): void {
  fim = 'expirou';
  removeKey('token');
  removeKey('usuario');
  refresh();
}

/** Deliberate logout: nothing stays in the browser but its own token, which is nobody's (D10, D51, T-K2). */
export function apagarSessao(): void {
  fim = 'saiu';
  // First: the other tabs tell a logout from an expiry by it.
  removeKey('dono');
  clearAllBut(DISPOSITIVO);
  refresh();
}
