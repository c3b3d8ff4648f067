import { useSyncExternalStore } from 'react';
import { writeLater } from '../../../../lib/server/write-later.ts';
import { subscribeToSession } from '../../../../lib/session/session.ts';
import { readText, removeKey, writeText } from '../../../../lib/session/storage.ts';
import { WIZARD_VAZIO, type WizardData } from '../wizard-data.ts';
import { STORED_FIELDS, type StoredField } from './stored-fields.ts';

// The only module that stores wizard data. Values change in memory immediately and in the browser's storage a
// moment later, so that typing stays fast and a reload loses nothing.

type Campo = keyof WizardData;
const CAMPOS = Object.keys(STORED_FIELDS) as Campo[];
const ESPERA_MS = 250;

export type AvisoDoRascunho = 'indisponivel' | 'corrompido' | null;

let dados: WizardData = WIZARD_VAZIO;
let aviso: AvisoDoRascunho = null;
let dono: string | null = null;
let edits = 0;
let generation = 0;
let enviado: number | null = null;
const porGravar = new Set<Campo>();
const ouvintes = new Set<() => void>();

function avisar(): void {
  for (const ouvinte of ouvintes) ouvinte();
}

function readField<K extends Campo>(campo: K): WizardData[K] {
  const field: StoredField<WizardData[K]> = STORED_FIELDS[campo];
  const text = readText(field.key);
  if (text === null) return WIZARD_VAZIO[campo];
  const value = field.read(text);
  if (value !== undefined) return value;
  aviso = 'corrompido';
  return WIZARD_VAZIO[campo];
}

function writeField<K extends Campo>(campo: K): boolean {
  const field: StoredField<WizardData[K]> = STORED_FIELDS[campo];
  const value = dados[campo];
  if (campo === 'edital') {
    if (dados.edital === null) removeKey('edital_id');
    else writeText('edital_id', String(dados.edital.id));
  }
  if (value === WIZARD_VAZIO[campo]) {
    removeKey(field.key);
    return true;
  }
  return writeText(field.key, field.write(value));
}

function load(): void {
  enviado = null;
  later.never();
  porGravar.clear();
  generation += 1;
  dono = readText('dono');
  aviso = null;
  const lido = Object.fromEntries(CAMPOS.map((campo) => [campo, readField(campo)]));
  dados = { ...WIZARD_VAZIO, ...lido };
}

function write(): void {
  let guardou = true;
  for (const campo of porGravar) guardou = writeField(campo) && guardou;
  porGravar.clear();
  const antes = aviso;
  if (!guardou) aviso = 'indisponivel';
  if (aviso !== antes) avisar();
}
const later = writeLater(write, ESPERA_MS);

/** Screens need not call it: leaving, hiding and pauses do. */
export const flushWizard = later.now;

function set(novo: WizardData): void {
  enviado = null;
  for (const campo of CAMPOS) if (novo[campo] !== dados[campo]) porGravar.add(campo);
  dados = novo;
  later.soon();
  avisar();
}

export function readWizard(): WizardData {
  return dados;
}

/** Changes the data and sets the date of the last typing (T-G17). */
export function updateWizard(parte: Partial<WizardData>, agora: Date = new Date()): void {
  edits += 1;
  const autosave = dados.autosave === 'recusado' ? '' : dados.autosave;
  set({ ...dados, autosave, ...parte, alteradoEm: agora.toISOString() });
}

export function editCount(): number {
  return edits;
}

/** Changes when another project is put here, so that late answers are ignored. */
export function heldGeneration(): number {
  return generation;
}

/** Stores changes that no person typed, without a new date. */
export function noteInWizard(parte: Partial<WizardData>): void {
  set({ ...dados, ...parte });
  flushWizard();
}

/** Keeps this text over the server's copy; cancelling restores that copy. */
export function adoptServerCopy({ projetoVersao, projetoSalvoEm, rascunhoAntes }: WizardData): void {
  noteInWizard({ projetoVersao, projetoSalvoEm, rascunhoAntes, autosave: '' });
}

export function replaceWizard(novo: WizardData): void {
  aviso = null;
  generation += 1;
  set(novo);
  flushWizard();
}

export function clearWizard(): void {
  replaceWizard(WIZARD_VAZIO);
}

export function clearAfterSubmissao(id: number): void {
  clearWizard();
  enviado = id;
}

export function ultimoEnviado(): number | null {
  return enviado;
}

export function subscribeToWizard(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

export function useWizardData(): WizardData {
  return useSyncExternalStore(subscribeToWizard, readWizard);
}

export function useAvisoDoRascunho(): AvisoDoRascunho {
  return useSyncExternalStore(subscribeToWizard, () => aviso);
}

// After another login or a logout, deletes the former person's data (T-K4).
function follow(): void {
  if (readText('dono') === dono) {
    flushWizard();
  } else {
    load();
    avisar();
  }
}

// Unwritten values of this tab win; the rest follows the other tab.
function followTab(event: StorageEvent): void {
  if (event.key === null || event.key === 'dono') follow();
  const campo = CAMPOS.find((cada) => STORED_FIELDS[cada].key === event.key);
  if (campo === undefined || porGravar.has(campo)) return;
  dados = { ...dados, [campo]: readField(campo) };
  avisar();
}

const DO_SERVIDOR = [
  'projetoId',
  'projetoVersao',
  'projetoSalvoEm',
  'rascunhoPendente',
  'autosave',
] as const satisfies readonly Campo[];

/** Storage events of another window's save may come too late. */
export function rereadServerFacts(): void {
  if (aviso === 'indisponivel') return;
  const lido = Object.fromEntries(
    DO_SERVIDOR.filter((campo) => !porGravar.has(campo)).map((campo) => [campo, readField(campo)]),
  );
  dados = { ...dados, ...lido };
}

load();
subscribeToSession(follow);
globalThis.addEventListener('storage', followTab);

/**
 * Loads the data again, as after a reload.
 * @soDosTestes
 */
export function reloadWizard(): void {
  load();
  avisar();
}
