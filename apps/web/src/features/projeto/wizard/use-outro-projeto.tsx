import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/server/api.ts';
import { useAsk, useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useEsquecerProjetos } from '../api.ts';
import { useUndoRascunho } from './autosave/use-undo-rascunho.ts';
import { clearWizard, readWizard } from './autosave/wizard-storage.ts';
import { saveRascunho } from './submit/submissao.ts';

/** The present proposal is saved or dropped by the person's choice, never overwritten. */
export function useOutroProjeto(): { readonly comecarOutro: () => Promise<void>; readonly busy: boolean } {
  const ask = useAsk();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const forget = useEsquecerProjetos();
  const undoRascunho = useUndoRascunho();
  const [busy, setBusy] = useState(false);

  async function dropEdit(): Promise<boolean> {
    if (readWizard().alteradoEm === null) return true;
    return confirm('deseja descartar as alterações deste projeto?', {
      detail: 'O projeto enviado continua como estava.',
      yes: 'Descartar e começar outro',
      no: 'Continuar este',
      danger: true,
    });
  }

  async function makeRoom(): Promise<boolean> {
    const { ehSubmetido } = readWizard();
    if (ehSubmetido) {
      if (!(await dropEdit())) return false;
      clearWizard();
      return true;
    }
    const answer = await ask('deseja salvar o projeto atual como rascunho antes de começar outro?', [
      { value: 'salvar', label: 'Salvar rascunho e começar outro' },
      { value: 'descartar', label: 'Descartar e começar outro', look: 'danger' },
      { value: 'continuar', label: 'Continuar este', look: 'quiet' },
    ]);
    if (answer === 'descartar') {
      setBusy(true);
      await undoRascunho();
      clearWizard();
    }
    if (answer === 'salvar') {
      setBusy(true);
      await saveRascunho(api);
      await forget();
      notify.success(M.rascunhoSalvo);
    }
    return answer === 'salvar' || answer === 'descartar';
  }

  async function comecarOutro(): Promise<void> {
    try {
      if (await makeRoom()) await navigate('/cadastro_projeto', { replace: true });
    } catch (erro) {
      notify.failure(erro);
    } finally {
      setBusy(false);
    }
  }
  return { comecarOutro, busy };
}
