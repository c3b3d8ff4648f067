import { TIPOS_DE_SESSAO, type TipoDaSessao } from '@instrutoria/domain/conta/types.ts';
import { useSyncExternalStore } from 'react';
import { APARENCIA } from '../appearance.ts';
import { unsavedNow } from '../drafts/unsaved.ts';
import { DISPOSITIVO } from './device.ts';
import { markSessionStart } from './idle.ts';
import { clearAllBut, clearTab, readJson, readText, removeKey, writeJson, writeText } from './storage.ts';

/** Everything that the browser stores about the person: never CPF or e-mail (T-K3). */
export interface UsuarioDaSessao {
  readonly id: number;
  readonly nome: string;
  readonly tipo: TipoDaSessao;
}

/** Who the data of this browser belong to: a student may have the id of a teacher. */
export function donoDe({ id, tipo }: UsuarioDaSessao): string {
  return tipo === 'estudante' ? `${tipo}:${id}` : String(id);
}

export function mesmaPessoa(uma: UsuarioDaSessao, outra: UsuarioDaSessao): boolean {
  return donoDe(uma) === donoDe(outra);
}

export interface Sessao {
  readonly token: string;
  readonly usuario: UsuarioDaSessao;
}

function ehUsuario(value: unknown): value is UsuarioDaSessao {
  if (typeof value !== 'object' || value === null) return false;
  const { id, nome, tipo } = value as Record<string, unknown>;
  return (
    typeof id === 'number' && typeof nome === 'string' && TIPOS_DE_SESSAO.some((known) => known === tipo)
  );
}

/** After a deliberate logout there is no page to return to. */
export type FimDaSessao = 'saiu' | 'expirou' | null;

/** The session ended while something was unsaved: the page waits for a new login. */
interface Espera {
  readonly sessao: Sessao;
  readonly retorno: Promise<boolean>;
  readonly decidir: (voltou: boolean) => void;
}

const DO_NAVEGADOR = [DISPOSITIVO, ...APARENCIA];

let espera: Espera | null = null;
let anfitrioes = 0;
/** The token before the last login, so that requests with it can be repeated. */
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
  const voltou = espera !== null && mesmaPessoa(espera.sessao.usuario, next.usuario);
  anterior = voltou ? (espera?.sessao.token ?? null) : null;
  espera?.decidir(voltou);
  espera = null;
}

/** Ends the wait for a new login; typed values are lost with the page. */
export function largarEspera(): void {
  if (espera === null) return;
  espera.decidir(false);
  espera = null;
  fim = 'saiu';
  tellAll();
}

// Another tab logged in or out, and this one follows (T-K7). When the storage is cleared, key is null.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === null || event.key === 'token' || event.key === 'usuario') {
    fim = readText('dono') === null ? 'saiu' : 'expirou';
    refresh();
    if (fim !== 'saiu') return;
    clearTab();
    largarEspera();
  }
});

/** Only the server checks whether its token is valid. */
export function sessaoAtual(): Sessao | null {
  return snapshot;
}

export function donoAtual(): string | undefined {
  return snapshot === null ? undefined : donoDe(snapshot.usuario);
}

export function fimDaSessao(): FimDaSessao {
  return fim;
}

export function sessaoDaTela(): Sessao | null {
  return snapshot ?? espera?.sessao ?? null;
}

/** Whose data this screen shows; undefined when nobody's. */
export function donoDaTela(): string | undefined {
  const sessao = sessaoDaTela();
  return sessao === null ? undefined : donoDe(sessao.usuario);
}

export function sessaoEmEspera(): Sessao | null {
  return espera?.sessao ?? null;
}

/** The present screen shows the login over itself; call the returned function to stop. */
export function hospedarEntrada(): () => void {
  anfitrioes += 1;
  return () => {
    anfitrioes -= 1;
    if (anfitrioes === 0) largarEspera();
  };
}

/** Whether the person logged in again; undefined when nothing waits. */
export function retornoDaSessao(): Promise<boolean> | undefined {
  return espera?.retorno;
}

/**
 * The server refused this token. Resolves with whether the same person logged in again, so that the call can
 * be repeated; undefined when there will be no login.
 */
export function sessaoTerminou(token: string): Promise<boolean> | undefined {
  // Another tab may have logged in again, so only the refused token ends.
  if (snapshot?.token === token) expirarSessao();
  if (espera !== null) return espera.sessao.token === token ? espera.retorno : undefined;
  // A request sent before the new login, and answered after it.
  return anterior === token && snapshot !== null ? Promise.resolve(true) : undefined;
}

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

/** Deletes another person's data first (T-K4); the same person's wizard data stay. */
export function iniciarSessao(token: string, usuario: UsuarioDaSessao): void {
  const dono = donoDe(usuario);
  if (readText('dono') !== dono) clearAllBut(DO_NAVEGADOR);
  writeText('dono', dono);
  writeJson('usuario', { id: usuario.id, nome: usuario.nome, tipo: usuario.tipo });
  writeText('token', token);
  markSessionStart();
  fim = null;
  refresh();
}

/** Changes the person's shown name. */
export function chamarDe(nome: string): void {
  if (snapshot === null) return;
  writeJson('usuario', { ...snapshot.usuario, nome });
  refresh();
}

/** The server ended the session because of the person's own act, so there is no warning. */
export function largarSessao(): void {
  fim = 'saiu';
  removeKey('token');
  removeKey('usuario');
  refresh();
}

/** Wizard data and `dono` stay for the same person. */
export function expirarSessao(): void {
  fim = 'expirou';
  removeKey('token');
  removeKey('usuario');
  refresh();
}

/** Deletes everything except the browser's own data: its token (D51), and the settings of its display. */
export function apagarSessao(): void {
  fim = 'saiu';
  // Removed first, because it tells other tabs that this is a logout and no expiry.
  removeKey('dono');
  clearAllBut(DO_NAVEGADOR);
  refresh();
}
