import type { Client } from '@instrutoria/contract/client.ts';
import { problemasDasDisciplinas } from '@instrutoria/domain/projeto/rules/disciplinas.ts';
import { ApiError } from '../../../../lib/server/api-error.ts';
import { paraBundle, paraCorpo } from '../proposta.ts';
import type { DisciplinasLocais, EnvioPendente, FeitoPeloAutosave, WizardData } from '../wizard-data.ts';
import { disciplinasPorRascunho } from './disciplinas-por-rascunho.ts';
import { editCount, heldGeneration, noteInWizard, readWizard } from './wizard-storage.ts';

export type EscritasDoRascunho = Pick<Client, 'adicionarDisciplinas' | 'excluirRascunho' | 'salvarRascunho'>;
type Saved = Awaited<ReturnType<Client['salvarRascunho']>>;

/** Whether the server may have done it, in which case the same act is repeated (T-G2). */
export function semResposta(erro: unknown): boolean {
  return erro instanceof ApiError && [0, 502, 503, 504].includes(erro.status);
}

/**
 * Whether the server may have done the act: also when it refused it unread, since an earlier try may have
 * been done.
 */
function talvezFeito(erro: unknown): boolean {
  return (
    erro instanceof ApiError && (erro.status === 0 || [401, 429].includes(erro.status) || erro.status >= 500)
  );
}

function podeGuardar({ comprovante, disciplinas_associadas }: DisciplinasLocais): boolean {
  const disciplinas = disciplinas_associadas.map(({ id: _stored, ...disciplina }) => disciplina);
  return problemasDasDisciplinas({ comprovante: comprovante?.referencia, disciplinas }).length === 0;
}

/** Stores them when changed and complete. Returns whether it did; later changes wait for the next time. */
export async function storeDisciplinas(client: Pick<Client, 'adicionarDisciplinas'>): Promise<boolean> {
  const { disciplinas } = readWizard();
  if (disciplinas.id !== null || !podeGuardar(disciplinas)) return false;
  const generation = heldGeneration();
  const { id } = await client.adicionarDisciplinas({ body: paraBundle(disciplinas) });
  const agora = readWizard().disciplinas;
  const asMesmas = JSON.stringify(agora) === JSON.stringify(disciplinas);
  if (generation === heldGeneration() && asMesmas) noteInWizard({ disciplinas: { ...agora, id } });
  return true;
}

/** Disciplines only in this browser, because the server accepts only complete ones. */
export function disciplinasSoAqui({ disciplinas }: WizardData): boolean {
  const { id, comprovante, disciplinas_associadas: lista } = disciplinas;
  return id === null && (comprovante !== null || lista.length > 0);
}

/** They stay in this browser until the proof and every field are there. */
export function disciplinasIncompletas(dados: WizardData): boolean {
  return disciplinasSoAqui(dados) && !podeGuardar(dados.disciplinas);
}

async function post(client: EscritasDoRascunho, envio: EnvioPendente): Promise<Saved> {
  const generation = heldGeneration();
  noteInWizard({ rascunhoPendente: envio });
  // Another project may be in the wizard when the answer comes.
  const aindaVale = () => {
    const { rascunhoPendente, projetoId } = readWizard();
    return (
      generation === heldGeneration() && rascunhoPendente !== null && projetoId === (envio.corpo.id ?? null)
    );
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
    if (!talvezFeito(erro) && aindaVale()) noteInWizard({ rascunhoPendente: null });
    throw erro;
  }
}

/** First repeats a save without an answer, so that one session never makes two drafts. */
export async function settleRascunho(client: EscritasDoRascunho): Promise<void> {
  const { rascunhoPendente } = readWizard();
  if (rascunhoPendente === null) return;
  try {
    await post(client, rascunhoPendente);
  } catch (erro) {
    if (talvezFeito(erro)) throw erro;
  }
}

export async function sendRascunho(client: EscritasDoRascunho): Promise<Saved> {
  await settleRascunho(client);
  const dados = readWizard();
  return post(client, { corpo: paraCorpo(dados), versao: dados.projetoVersao });
}

function feitoAgora({ autosave, projetoId }: WizardData): FeitoPeloAutosave {
  if (projetoId === null) return 'criou';
  return autosave === 'criou' ? 'criou' : 'mudou';
}

/** Saves by autosave. Incomplete disciplines do not change the server's. */
export async function autosaveRascunho(client: EscritasDoRascunho): Promise<void> {
  await settleRascunho(client);
  await storeDisciplinas(client);
  const dados = readWizard();
  const edits = editCount();
  const generation = heldGeneration();
  const soAqui = disciplinasSoAqui(dados);
  const { comprovante_disciplinas, ...resto } = paraCorpo(dados);
  noteInWizard({ autosave: feitoAgora(dados) });
  const { id } = await post(client, {
    corpo: soAqui ? resto : { ...resto, comprovante_disciplinas },
    versao: dados.projetoVersao,
  });
  disciplinasPorRascunho.keep(id, soAqui ? dados.disciplinas : null);
  const mudou = edits !== editCount() || readWizard().alteradoEm !== dados.alteradoEm;
  if (generation === heldGeneration() && !mudou && !soAqui) noteInWizard({ alteradoEm: null });
}

/**
 * Undoes this session's autosaves: deletes its own draft, restores an older one. The text stays in this
 * browser, unsaved until it changes.
 */
export async function undoAutosave(client: EscritasDoRascunho, agora: Date = new Date()): Promise<void> {
  await settleRascunho(client);
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
