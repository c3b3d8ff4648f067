import type { LinhaDoDia } from '@instrutoria/domain/frequencia/types.ts';
import { useSyncExternalStore } from 'react';
import { DIAS_POR_ENVIAR } from '../../../lib/drafts/days-to-send.ts';
import { randomHex } from '../../../lib/hex.ts';
import { api } from '../../../lib/server/api.ts';
import { ApiError, semResposta, textoDoErro } from '../../../lib/server/api-error.ts';
import { ownKey, writeOwn } from '../../../lib/session/own-draft.ts';
import { donoAtual } from '../../../lib/session/session.ts';
import { readText, removeKey } from '../../../lib/session/storage.ts';

/** A line that was typed or deleted here and that the server did not confirm yet. */
export interface Pendente extends LinhaDoDia {
  readonly vinculo: number;
  /** Of the server's line under it; 0 for a line made here. */
  readonly versao: number;
  readonly apagar: boolean;
  /** Why the server refused it: it is not sent again until the student decides. */
  readonly recusa: { readonly codigo: string; readonly texto: string } | null;
}

const NADA: readonly Pendente[] = [];
const listeners = new Set<() => void>();
let lida: { readonly texto: string; readonly itens: readonly Pendente[] } = { texto: '', itens: NADA };

function ehPendente(value: unknown): value is Pendente {
  if (typeof value !== 'object' || value === null) return false;
  const { id, dia, horas, atividade, vinculo, versao, apagar } = value as Record<string, unknown>;
  const textos = [id, dia, atividade].every((um) => typeof um === 'string');
  return textos && [horas, vinculo, versao].every(Number.isFinite) && typeof apagar === 'boolean';
}

const chave = () => ownKey(DIAS_POR_ENVIAR);

/** The lines of the person logged in; another person's login deletes them (T-K4). */
export function pendentes(): readonly Pendente[] {
  const texto = readText(chave()) ?? '';
  if (texto === lida.texto) return lida.itens;
  try {
    const value: unknown = JSON.parse(texto === '' ? '[]' : texto);
    lida = { texto, itens: Array.isArray(value) ? value.filter(ehPendente) : NADA };
  } catch {
    lida = { texto, itens: NADA };
  }
  return lida.itens;
}

function gravar(itens: readonly Pendente[]): void {
  if (itens.length === 0) removeKey(chave());
  else writeOwn(chave(), itens);
  for (const listener of listeners) listener();
}

const mesmo = (a: Pendente, b: Pick<Pendente, 'id' | 'vinculo'>) => a.id === b.id && a.vinculo === b.vinculo;

/** Replaces an earlier change of the same line. */
export function enfileirar(novos: readonly Pendente[]): void {
  const outros = pendentes().filter((um) => !novos.some((novo) => mesmo(um, novo)));
  gravar([...outros, ...novos]);
}

export function descartar(qual: Pick<Pendente, 'id' | 'vinculo'>): void {
  gravar(pendentes().filter((um) => !mesmo(um, qual)));
}

/** Removes what was confirmed, unless it was changed while it was being sent. */
function confirmar(enviados: readonly Pendente[], dono: string): void {
  if (donoAtual() !== dono) return;
  const textos = new Set(enviados.map((um) => JSON.stringify(um)));
  gravar(
    pendentes().flatMap((um) => {
      if (textos.has(JSON.stringify(um))) return [];
      const base = enviados.find((enviado) => mesmo(um, enviado));
      return [base === undefined ? um : { ...um, versao: base.versao + 1 }];
    }),
  );
}

function recusar(enviado: Pendente, error: ApiError, dono: string): void {
  if (donoAtual() !== dono) return;
  const recusa = { codigo: error.code, texto: Object.values(error.errors)[0] ?? textoDoErro(error) };
  gravar(pendentes().map((um) => (JSON.stringify(um) === JSON.stringify(enviado) ? { ...um, recusa } : um)));
}

/** Whether the outcome is unknown or the network, the session or a limit is in the way: it is sent again later. */
function depois(error: unknown): boolean {
  return semResposta(error) || (error instanceof ApiError && [401, 429].includes(error.status));
}

const semRede = () => globalThis.navigator?.onLine === false;

async function mandar(vinculo: number, itens: readonly Pendente[]): Promise<void> {
  const dias = itens.filter(({ apagar }) => !apagar);
  const apagados = itens.filter(({ apagar }) => apagar);
  await api.guardarMeusDias({
    params: { id: vinculo },
    body: {
      dias: dias.map(({ id, versao, dia, horas, atividade }) => ({ id, versao, dia, horas, atividade })),
      apagados: apagados.map(({ id, versao }) => ({ id, versao })),
    },
  });
}

/**
 * Stores the lines on this device, then sends them together. True when the server has them, false while they wait here.
 * Throws the refusal, after which this device keeps what it kept before.
 */
export async function guardar(vinculo: number, itens: readonly Pendente[]): Promise<boolean> {
  const dono = donoAtual();
  if (dono === undefined) throw new Error('no session');
  const destes = (um: Pendente) => itens.some((item) => mesmo(um, item));
  const antes = pendentes().filter(destes);
  enfileirar(itens);
  if (semRede()) return false;
  try {
    await mandar(vinculo, itens);
  } catch (error) {
    if (depois(error)) return false;
    if (donoAtual() === dono) gravar([...pendentes().filter((um) => !destes(um)), ...antes]);
    throw error;
  }
  confirmar(itens, dono);
  return true;
}

let enviando: Promise<boolean> | null = null;

/** Sends the waiting lines one by one; a refused one stays with its reason. True when something was sent. */
export function enviarPendentes(): Promise<boolean> {
  enviando ??= enviarTodos().finally(() => {
    enviando = null;
  });
  return enviando;
}

async function enviarTodos(): Promise<boolean> {
  const dono = donoAtual();
  let mandou = false;
  for (const item of pendentes()) {
    // Never with the token of another person.
    if (dono === undefined || donoAtual() !== dono || semRede()) break;
    if (item.recusa !== null) continue;
    try {
      await mandar(item.vinculo, [item]);
      confirmar([item], dono);
      mandou = true;
    } catch (error) {
      if (depois(error) || !(error instanceof ApiError)) break;
      recusar(item, error, dono);
      mandou = true;
    }
  }
  return mandou;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this browser.
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

export function usePendentes(): readonly Pendente[] {
  return useSyncExternalStore(subscribe, pendentes);
}

/** A UUID. */
export function novoId(): string {
  const hex = randomHex(16);
  const versao = `4${hex.slice(13, 16)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), versao, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
