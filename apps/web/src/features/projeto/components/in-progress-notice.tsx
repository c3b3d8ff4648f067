import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { formatarInstante } from '../../../lib/format.ts';
import { useAsk } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useEsquecerProjetos } from '../api.ts';
import { clearWizard } from '../wizard/draft-storage.ts';
import { saveDraft } from '../wizard/submission.ts';
import { useUndoDraft } from '../wizard/use-undo-draft.ts';
import type { WizardData } from '../wizard/wizard-data.ts';

/** When what is held was last changed here; null when nothing was, a draft that was only opened included. */
function desde({ alteradoEm, autosave, projetoSalvoEm }: WizardData): string | null {
  return alteradoEm ?? (autosave === '' ? null : projetoSalvoEm);
}

/** The first screen finds work of another day in this browser: says what it is, and how to begin another. */
export function InProgressNotice({ dados }: { readonly dados: WizardData }) {
  const ask = useAsk();
  const forget = useEsquecerProjetos();
  // Only what was here when the screen opened is "in progress"; typing on it now is not news.
  const [found] = useState(dados);
  const undoDraft = useUndoDraft();
  const [busy, setBusy] = useState(false);
  const quando = desde(found);
  if (quando === null || desde(dados) === null || dados.ehSubmetido) return null;

  async function another(): Promise<void> {
    const answer = await ask('deseja salvar o projeto atual como rascunho antes de começar outro?', [
      { value: 'salvar', label: 'Salvar rascunho e começar outro' },
      { value: 'descartar', label: 'Descartar e começar outro', look: 'danger' },
      { value: 'continuar', label: 'Continuar este', look: 'quiet' },
    ]);
    if (answer === 'descartar') {
      setBusy(true);
      await undoDraft();
      clearWizard();
      setBusy(false);
    }
    if (answer !== 'salvar') return;
    setBusy(true);
    try {
      await saveDraft(api);
      await forget();
      notify.success(M.rascunhoSalvo);
    } catch (erro) {
      notify.failure(erro);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Notice
      title={`Você está continuando ${dados.titulo === '' ? 'um projeto sem título' : `“${dados.titulo}”`}`}
    >
      Ele está guardado neste navegador; a última alteração foi em {formatarInstante(quando)}.
      <Group mt="xs">
        <Button size="sm" variant="default" loading={busy} onClick={() => void another()}>
          Começar outro projeto
        </Button>
      </Group>
    </Notice>
  );
}
