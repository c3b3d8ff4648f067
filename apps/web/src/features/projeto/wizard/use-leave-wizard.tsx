import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/server/api.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { useAsk, useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useEsquecerProjetos } from '../api.ts';
import { useUndoRascunho } from './autosave/use-undo-rascunho.ts';
import { clearWizard, noteInWizard, readWizard } from './autosave/wizard-storage.ts';
import { useConflict } from './conflict/use-conflict.tsx';
import { showRefusal } from './submit/show-refusal.ts';
import { type RascunhoSalvo, saveRascunho } from './submit/submissao.ts';

function announce(saved: RascunhoSalvo, jaGuardadas: boolean): void {
  notify.success(
    saved.disciplinasGuardadas || jaGuardadas ? M.disciplinasAdicionadasERascunho : M.rascunhoSalvo,
  );
  if (saved.disciplinasFicaram) {
    notify.info('Falta o comprovante ou algo nas disciplinas: até lá elas ficam só neste navegador.');
  }
}

/** 'salvar rascunho', and 'Cancelar', which asks first (E-PROJETO-1). */
export function useLeaveWizard(
  errors: FormErrors,
  path: string,
): {
  readonly salvarRascunho: () => Promise<void>;
  readonly cancelar: () => Promise<void>;
  readonly busy: boolean;
  readonly modal: ReactNode;
} {
  const navigate = useNavigate();
  const ask = useAsk();
  const confirm = useConfirm();
  const forget = useEsquecerProjetos();
  const undoRascunho = useUndoRascunho();
  const [busy, setBusy] = useState(false);
  const [antes] = useState(() => readWizard().disciplinas.id);
  const conflict = useConflict(() => void salvarRascunho());

  async function refused(erro: unknown): Promise<void> {
    if (await conflict.settle(erro)) return;
    const { projetoId } = readWizard();
    const sumiu = erro instanceof ApiError && erro.status === 404 && projetoId !== null;
    if (sumiu && (await confirm('Este rascunho não existe mais. Salvar como um novo rascunho?'))) {
      noteInWizard({ projetoId: null, projetoVersao: null, projetoSalvoEm: null });
      await salvarRascunho();
      return;
    }
    showRefusal(errors, erro, path);
  }

  async function salvarRascunho(): Promise<void> {
    if (busy) return;
    errors.clear();
    setBusy(true);
    try {
      // Autosave may have stored them on this screen.
      const jaGuardadas = readWizard().disciplinas.id !== antes;
      announce(await saveRascunho(api), jaGuardadas);
      await forget();
      await navigate('/menu');
    } catch (erro) {
      setBusy(false);
      await refused(erro).catch(errors.showError);
    } finally {
      setBusy(false);
    }
  }

  async function leaveEdit(projetoId: number | null): Promise<void> {
    const sair = await confirm('deseja descartar as alterações deste projeto?', {
      detail: 'O projeto enviado continua como estava.',
      yes: 'Descartar e sair',
      no: 'Continuar editando',
      danger: true,
    });
    if (!sair) return;
    clearWizard();
    await navigate(`/detalhes_projeto/${projetoId}`);
  }

  async function cancelar(): Promise<void> {
    const { ehSubmetido, projetoId } = readWizard();
    if (ehSubmetido) return leaveEdit(projetoId);
    const answer = await ask(M.desejaSalvarRascunho, [
      { value: 'sim', label: 'Sim' },
      { value: 'nao', label: 'Não', look: 'quiet' },
    ]);
    if (answer === 'sim') await salvarRascunho();
    if (answer !== 'nao') return;
    setBusy(true);
    await undoRascunho();
    await navigate('/menu');
  }

  return { salvarRascunho, cancelar, busy, modal: conflict.modal };
}
