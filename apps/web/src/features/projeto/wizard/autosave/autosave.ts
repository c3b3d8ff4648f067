import { api } from '../../../../lib/server/api.ts';
import { ApiError, textoDoErro } from '../../../../lib/server/api-error.ts';
import { sessaoAtual, subscribeToSession } from '../../../../lib/session/session.ts';
import { propostaVazia } from '../proposta.ts';
import { stepOfField } from '../steps/step-of-field.ts';
import type { WizardData } from '../wizard-data.ts';
import { onGateFree, runAutosave } from './autosave-gate.ts';
import { autosaveRascunho, type EscritasDoRascunho } from './rascunho-sync.ts';
import {
  editCount,
  heldGeneration,
  readWizard,
  rereadServerFacts,
  subscribeToWizard,
} from './wizard-storage.ts';

/**
 * Milliseconds: the pause in typing before a save; the longest wait during typing; the wait after a failure.
 */
export const PAUSA = 5000;
const NO_MAXIMO = 30_000;
const ESPERAS = [5000, 10_000, 20_000, 40_000, 60_000] as const;

export interface SituacaoDoAutosave {
  readonly estado: 'nada' | 'salvando' | 'salvo' | 'falhou' | 'semRede' | 'recusado' | 'conflito';
  readonly salvoEm: Date | null;
  readonly erro: unknown;
}
const NADA: SituacaoDoAutosave = { estado: 'nada', salvoEm: null, erro: null };

/** Drafts and new proposals with content; changes of a submitted project stay in this browser (D7). */
export function podeSalvar(dados: WizardData): boolean {
  if (dados.ehSubmetido || dados.envioPendente !== null || dados.autosave === 'recusado') return false;
  if (dados.rascunhoPendente !== null) return true;
  if (dados.alteradoEm === null) return false;
  return dados.projetoId !== null || !propostaVazia(dados);
}

export function motivoDaRecusa(erro: unknown): string {
  if (erro instanceof ApiError && erro.status === 404) return 'este rascunho não existe mais';
  const [campo, mensagem] = erro instanceof ApiError ? (Object.entries(erro.errors)[0] ?? []) : [];
  const tela = campo === undefined ? undefined : stepOfField(campo)?.titulo;
  const texto = (mensagem ?? textoDoErro(erro)).replace(/\.$/, '');
  return tela === undefined ? texto : `${tela}: ${texto}`;
}

function estadoDe(erro: unknown): SituacaoDoAutosave['estado'] {
  if (!(erro instanceof ApiError)) return 'falhou';
  if (erro.status === 0) return 'semRede';
  if (erro.status === 401) return 'nada';
  if (erro.status === 412) return 'conflito';
  return erro.status >= 500 || erro.status === 429 ? 'falhou' : 'recusado';
}

/** Saves in one window at a time, where the browser has locks. */
function alone(work: () => Promise<void>): Promise<void> {
  // Absent on plain http, where only the note of the running save protects.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks === undefined ? work() : locks.request('autosave', work).then(() => undefined);
}

/** Autosave: after pauses, at each step, and again after failures (T-A12, T-G4). */
export function createAutosave(client: EscritasDoRascunho, now: () => number = Date.now) {
  let situacao = NADA;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let falhas = 0;
  let handled = '';
  let seen = held();
  let desde: number | null = null;
  let generation = heldGeneration();
  let onSaved = (): void => undefined;
  const ouvintes = new Set<() => void>();

  /** A mark of the present content, so that the same content is not sent twice. */
  function held(): string {
    return `${heldGeneration()}:${editCount()}:${readWizard().disciplinas.id}`;
  }
  function set(nova: Partial<SituacaoDoAutosave>): void {
    situacao = { ...situacao, ...nova };
    for (const ouvinte of ouvintes) ouvinte();
  }
  function precisa(): boolean {
    if (sessaoAtual() === null || situacao.estado === 'conflito') return false;
    const dados = readWizard();
    return (handled !== held() || dados.rascunhoPendente !== null) && podeSalvar(dados);
  }
  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(saveNow, milliseconds);
  }

  function fail(erro: unknown, enviada: string): void {
    const estado = estadoDe(erro);
    set({ estado, erro });
    if (estado === 'recusado') handled = enviada;
    if (estado !== 'falhou' && estado !== 'semRede') return;
    schedule(ESPERAS[Math.min(falhas, ESPERAS.length - 1)] ?? PAUSA);
    falhas += 1;
  }
  async function save(): Promise<void> {
    const enviada = held();
    const sentFrom = heldGeneration();
    desde = null;
    try {
      await alone(async () => {
        rereadServerFacts();
        await autosaveRascunho(client);
      });
      if (sentFrom !== heldGeneration()) return;
      falhas = 0;
      handled = enviada;
      set({ estado: 'salvo', salvoEm: new Date(now()), erro: null });
      onSaved();
    } catch (erro) {
      if (sentFrom === heldGeneration()) fail(erro, enviada);
    }
  }
  function saveNow(): void {
    if (!precisa()) return;
    const begun = runAutosave(async () => {
      clearTimeout(timer);
      // Keeps a failure visible during the next try.
      if (situacao.erro === null) set({ estado: 'salvando' });
      await save();
    });
    if (!begun) schedule(PAUSA);
  }
  function changed(): void {
    if (generation !== heldGeneration()) {
      generation = heldGeneration();
      clearTimeout(timer);
      falhas = 0;
      desde = null;
      set(NADA);
    }
    if (seen === held()) return;
    seen = held();
    // After a failure the next try sends the newest text.
    if (!precisa() || falhas > 0) return;
    desde ??= now();
    schedule(Math.max(0, Math.min(PAUSA, desde + NO_MAXIMO - now())));
  }
  function hide(): void {
    if (document.visibilityState === 'hidden') saveNow();
  }
  function start(): () => void {
    globalThis.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', hide);
    const stops = [
      subscribeToWizard(changed),
      subscribeToSession(() => {
        if (sessaoAtual() === null) clearTimeout(timer);
      }),
      onGateFree(() => {
        if (falhas === 0 && precisa()) schedule(PAUSA);
      }),
      () => globalThis.removeEventListener('online', saveNow),
      () => document.removeEventListener('visibilitychange', hide),
      () => clearTimeout(timer),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    saveNow,
    /** Watches typing, network and session. The returned function stops it. */
    start,
    /** Called when the two copies must be compared first. */
    pause: () => {
      clearTimeout(timer);
      set({ estado: 'conflito' });
    },
    resume: () => {
      set({ estado: 'nada', erro: null });
      saveNow();
    },
    situacao: () => situacao,
    subscribe: (ouvinte: () => void): (() => void) => {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
    whenSaved: (told: () => void) => {
      onSaved = told;
    },
  };
}

export const autosave = createAutosave(api);
let started = false;

/** Runs from the first screen of the wizard until the page closes, so that failed saves are repeated. */
export function startAutosave(): void {
  if (started) return;
  started = true;
  autosave.start();
}
