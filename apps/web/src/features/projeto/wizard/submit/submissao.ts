import type { Client } from '@instrutoria/contract/client.ts';
import { withoutAutosave } from '../autosave/autosave-gate.ts';
import { disciplinasPorRascunho } from '../autosave/disciplinas-por-rascunho.ts';
import {
  disciplinasSoAqui,
  semResposta,
  sendRascunho,
  settleRascunho,
  storeDisciplinas,
} from '../autosave/rascunho-sync.ts';
import { clearAfterSubmissao, clearWizard, noteInWizard, readWizard } from '../autosave/wizard-storage.ts';
import { veioPorRascunho } from '../etapas-copiadas.ts';
import { paraCorpo, quantosInstrutores } from '../proposta.ts';
import type { EnvioPendente } from '../wizard-data.ts';

type Writes = Pick<
  Client,
  | 'submeterProjeto'
  | 'atualizarProjeto'
  | 'salvarCronogramas'
  | 'salvarRascunho'
  | 'excluirRascunho'
  | 'adicionarDisciplinas'
>;

export interface RascunhoSalvo {
  readonly id: number;
  readonly disciplinasGuardadas: boolean;
  /** Disciplines without a proof stay in this browser: the server accepts only complete ones. */
  readonly disciplinasFicaram: boolean;
}

export function saveRascunho(client: Writes): Promise<RascunhoSalvo> {
  return withoutAutosave(() => saveRascunhoNow(client));
}

async function saveRascunhoNow(client: Writes): Promise<RascunhoSalvo> {
  const disciplinasGuardadas = await storeDisciplinas(client);
  const dados = readWizard();
  const { id } = await sendRascunho(client);
  const disciplinasFicaram = disciplinasSoAqui(dados);
  veioPorRascunho.keep(id, readWizard().veioDe);
  disciplinasPorRascunho.keep(id, disciplinasFicaram ? dados.disciplinas : null);
  clearWizard();
  return { id, disciplinasGuardadas, disciplinasFicaram };
}

async function post(client: Writes, envio: EnvioPendente) {
  noteInWizard({ envioPendente: envio });
  try {
    const projeto = await client.submeterProjeto({ body: envio.corpo, ifMatch: envio.versao ?? undefined });
    noteInWizard({ envioPendente: null });
    return projeto;
  } catch (erro) {
    if (!semResposta(erro)) noteInWizard({ envioPendente: null });
    throw erro;
  }
}

/** First repeats a submission without an answer; later typing becomes an edit of it. */
async function settleEnvio(client: Writes): Promise<void> {
  const { envioPendente } = readWizard();
  if (envioPendente === null) return;
  try {
    const { id, versao } = await post(client, envioPendente);
    noteInWizard({ projetoId: id, projetoVersao: versao, ehSubmetido: true });
  } catch (erro) {
    if (semResposta(erro)) throw erro;
  }
}

/**
 * Sends project and schedules together (D9). Double clicks, lost answers and reloads give exactly one
 * project. Returns its id, and only then clears the browser.
 */
export function submeter(client: Writes): Promise<number> {
  return withoutAutosave(() => submeterNow(client));
}

async function submeterNow(client: Writes): Promise<number> {
  const antes = readWizard().envioPendente;
  await settleEnvio(client);
  // A draft that autosave made becomes the project (D7).
  if (!readWizard().ehSubmetido) await settleRascunho(client);
  await storeDisciplinas(client);
  const dados = readWizard();
  const corpo = paraCorpo(dados);
  const id = dados.projetoId;
  if (dados.ehSubmetido && id !== null) {
    const jaFoi = antes !== null && JSON.stringify(antes.corpo) === JSON.stringify(semId(corpo, antes));
    if (!jaFoi) await update(client, id);
    clearAfterSubmissao(id);
    return id;
  }
  const criado = await post(client, { corpo, versao: dados.projetoVersao });
  veioPorRascunho.keep(criado.id, null);
  disciplinasPorRascunho.keep(criado.id, null);
  clearAfterSubmissao(criado.id);
  return criado.id;
}

/** The body as it was sent, because a new project had no id. */
function semId(corpo: EnvioPendente['corpo'], { corpo: enviado }: EnvioPendente): EnvioPendente['corpo'] {
  return { ...corpo, id: enviado.id };
}

async function update(client: Writes, id: number): Promise<void> {
  const dados = readWizard();
  const corpo = paraCorpo(dados);
  const ifMatch = dados.projetoVersao ?? undefined;
  if (dados.soCronogramas) {
    // After the call's end only missing schedules are accepted (D9).
    const body = dados.cronogramas
      .slice(0, quantosInstrutores(dados))
      .map((cada) => ({ ...cada, projeto: id }));
    await client.salvarCronogramas({ body, ifMatch });
    return;
  }
  await client.atualizarProjeto({ params: { id }, body: corpo, ifMatch });
}
