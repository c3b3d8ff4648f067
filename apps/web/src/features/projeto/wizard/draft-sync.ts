import type { Client } from '@instrutoria/contract/client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { assentoAtual, noteInWizard, readWizard, turnoDaDigitacao } from './draft-storage.ts';
import { paraCorpo } from './proposta.ts';
import type { EnvioPendente, FeitoPeloAutosave, WizardData } from './wizard-data.ts';

export type DraftWrites = Pick<Client, 'salvarRascunho' | 'excluirRascunho'>;
type Saved = Awaited<ReturnType<Client['salvarRascunho']>>;

/** True when nobody knows whether the server did it: only then is the same act repeated (T-G2). */
export function semResposta(erro: unknown): boolean {
  return erro instanceof ApiError && [0, 502, 503, 504].includes(erro.status);
}

/** True also for what was turned away unread: an earlier try of the same act may still have been done. */
function nadaDiz(erro: unknown): boolean {
  return (
    erro instanceof ApiError && (erro.status === 0 || [401, 429].includes(erro.status) || erro.status >= 500)
  );
}

/** Disciplines that the server does not have: it takes them complete only, and when the person saves them. */
export function disciplinasSoAqui({ disciplinas }: WizardData): boolean {
  const { id, comprovante, disciplinas_associadas: lista } = disciplinas;
  return id === null && (comprovante !== null || lista.length > 0);
}

async function post(client: DraftWrites, envio: EnvioPendente): Promise<Saved> {
  const assento = assentoAtual();
  noteInWizard({ rascunhoPendente: envio });
  // Another project may stand here when the answer comes: its id is not for that one.
  const aindaVale = () => {
    const { rascunhoPendente, projetoId } = readWizard();
    return assento === assentoAtual() && rascunhoPendente !== null && projetoId === (envio.corpo.id ?? null);
  };
  try {
    const salvo = await client.salvarRascunho({ body: envio.corpo, ifMatch: envio.versao ?? undefined });
    if (aindaVale()) {
      const { id, versao, atualizadoEm } = salvo;
      noteInWizard({
        rascunhoPendente: null,
        projetoId: id,
        projetoVersao: versao,
        projetoSalvoEm: atualizadoEm,
      });
    }
    return salvo;
  } catch (erro) {
    if (!nadaDiz(erro) && aindaVale()) noteInWizard({ rascunhoPendente: null });
    throw erro;
  }
}

/** A save without an answer is repeated first, as it was: one sitting never makes two drafts. */
export async function settleDraft(client: DraftWrites): Promise<void> {
  const { rascunhoPendente } = readWizard();
  if (rascunhoPendente === null) return;
  try {
    await post(client, rascunhoPendente);
  } catch (erro) {
    if (nadaDiz(erro)) throw erro;
  }
}

/** Saves the draft because the person asked for it. */
export async function sendDraft(client: DraftWrites): Promise<Saved> {
  await settleDraft(client);
  const dados = readWizard();
  return post(client, { corpo: paraCorpo(dados), versao: dados.projetoVersao });
}

function marca({ autosave, projetoId }: WizardData): FeitoPeloAutosave {
  if (projetoId === null) return 'criou';
  return autosave === 'criou' ? 'criou' : 'mudou';
}

/** Saves the draft of its own accord. Disciplines not stored yet leave those of the server as they are. */
export async function autosaveDraft(client: DraftWrites): Promise<void> {
  await settleDraft(client);
  const dados = readWizard();
  const turno = turnoDaDigitacao();
  const assento = assentoAtual();
  const soAqui = disciplinasSoAqui(dados);
  const { comprovante_disciplinas, ...resto } = paraCorpo(dados);
  noteInWizard({ autosave: marca(dados) });
  await post(client, {
    corpo: soAqui ? resto : { ...resto, comprovante_disciplinas },
    versao: dados.projetoVersao,
  });
  const mudou = turno !== turnoDaDigitacao() || readWizard().alteradoEm !== dados.alteradoEm;
  if (assento === assentoAtual() && !mudou && !soAqui) noteInWizard({ alteradoEm: null });
}

/**
 * Takes back what autosave did in this sitting: its own draft is deleted, an older one holds again what it held.
 * What was typed stays in this browser and is not saved again until it changes.
 */
export async function undoAutosave(client: DraftWrites, agora: Date = new Date()): Promise<void> {
  await settleDraft(client);
  const { autosave, projetoId: id, projetoVersao: versao, rascunhoAntes } = readWizard();
  if (id !== null && autosave === 'criou') {
    await client.excluirRascunho({ params: { id }, ifMatch: versao ?? undefined });
    noteInWizard({ projetoId: null, projetoVersao: null, projetoSalvoEm: null });
  }
  if (id !== null && autosave === 'mudou' && rascunhoAntes !== null) {
    await post(client, { corpo: { ...rascunhoAntes, id }, versao });
  }
  const feito = autosave === 'criou' || autosave === 'mudou';
  const { alteradoEm } = readWizard();
  noteInWizard({
    autosave: 'recusado',
    alteradoEm: alteradoEm ?? (feito ? agora.toISOString() : null),
  });
}
