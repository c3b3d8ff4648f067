import { type ReactNode, Suspense, useState } from 'react';
import { api } from '../../../../lib/server/api.ts';
import { lateDialog } from '../../../../ui/drafts/late.tsx';
import { isStale } from '../../../../ui/drafts/use-other-copy.ts';
import { lerProjeto } from '../../api.ts';
import { autosave } from '../autosave/autosave.ts';
import { adoptServerCopy, readWizard, replaceWizard } from '../autosave/wizard-storage.ts';
import { doProjeto } from '../proposta.ts';
import type { WizardData } from '../wizard-data.ts';
import { differences } from './differences.ts';

const ConflictModal = lateDialog(
  () => import('./conflict-modal.tsx'),
  ({ onClose }) => onClose(),
);

export async function readFromServer(id: number): Promise<WizardData> {
  const [projeto, cronogramas] = await Promise.all([
    lerProjeto(id),
    api.lerCronogramas({ params: { projectId: id } }),
  ]);
  return doProjeto(projeto, cronogramas);
}

/** For writes that may get 412: `settle` shows the choice, `retry` runs when this copy is kept. */
export function useConflict(retry: () => void): {
  readonly settle: (erro: unknown) => Promise<boolean>;
  readonly modal: ReactNode;
} {
  const [servidor, setServidor] = useState<WizardData | null>(null);

  async function settle(erro: unknown): Promise<boolean> {
    const { projetoId } = readWizard();
    if (!isStale(erro) || projetoId === null) return false;
    autosave.pause();
    const la = await readFromServer(projetoId);
    if (differences(readWizard(), la).length > 0) {
      setServidor(la);
      return true;
    }
    // The same text with a newer version: no choice is needed.
    adoptServerCopy(la);
    autosave.resume();
    retry();
    return true;
  }

  const aqui = readWizard();
  const modal = servidor !== null && (
    <Suspense>
      <ConflictModal
        title="Há duas versões deste projeto"
        explanation="Outra versão deste projeto foi salva: em outra janela, em outro aparelho, ou aqui mesmo antes de uma interrupção. Compare e escolha com qual ficar."
        aquiEm={aqui.alteradoEm}
        laEm={servidor.projetoSalvoEm}
        differences={differences(aqui, servidor)}
        onKeepMine={() => {
          adoptServerCopy(servidor);
          autosave.resume();
          setServidor(null);
          retry();
        }}
        onTakeTheirs={() => {
          replaceWizard(servidor);
          autosave.resume();
          setServidor(null);
        }}
        onClose={() => setServidor(null)}
      />
    </Suspense>
  );
  return { settle, modal };
}
