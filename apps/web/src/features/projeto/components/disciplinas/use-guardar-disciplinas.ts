import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../lib/server/api.ts';
import { notify } from '../../../../ui/status/toast-store.ts';
import { chaves } from '../../api.ts';
import { withoutAutosave } from '../../wizard/autosave/autosave-gate.ts';
import { storeDisciplinas } from '../../wizard/autosave/rascunho-sync.ts';
import { readWizard } from '../../wizard/autosave/wizard-storage.ts';
import type { StepState } from '../../wizard/steps/use-step.ts';
import { avisarTokenExpirado } from '../token-expirado.ts';

/**
 * 'Salvar e continuar' on both screens of disciplines: stores them unless autosave did, then opens the next
 * screen.
 */
export function useGuardarDisciplinas(state: StepState) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [antes] = useState(() => readWizard().disciplinas.id);

  async function save(): Promise<void> {
    if (!state.judge()) return;
    setBusy(true);
    try {
      await avisarTokenExpirado(withoutAutosave(() => storeDisciplinas(api)));
      if (readWizard().disciplinas.id !== antes) {
        notify.success(M.disciplinasAdicionadas);
        void client.invalidateQueries({ queryKey: chaves.cursos });
      }
      state.advance();
    } catch (erro) {
      state.errors.showError(erro);
    } finally {
      setBusy(false);
    }
  }
  return { busy, save };
}
