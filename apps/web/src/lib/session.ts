import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { useSyncExternalStore } from 'react';
import { DISPOSITIVO } from './dispositivo.ts';
import { markSessionStart } from './idle.ts';
import { clearAllBut, readJson, readText, removeKey, writeJson, writeText } from './storage.ts';

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
  snapshot = next;
  for (const listener of listeners) listener();
}

// Another tab logged in or out: this one follows (T-K7). A cleared storage comes with key null.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === null || event.key === 'token' || event.key === 'usuario') {
    fim = readText('dono') === null ? 'saiu' : 'expirou';
    refresh();
  }
});

/** The present session, or null. Only the server judges whether its token still lives (D24). */
export function sessaoAtual(): Sessao | null {
  return snapshot;
}

export function fimDaSessao(): FimDaSessao {
  return fim;
}

/** The session as React state: follows login, logout, expiry, and other tabs. */
export function useSessao(): Sessao | null {
  return useSyncExternalStore(subscribeToSession, sessaoAtual);
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
