import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/server/api.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { useAsk, useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useEsquecerProjetos } from '../api.ts';
import { withoutAutosave } from './autosave/autosave-gate.ts';
import { disciplinasPorRascunho } from './autosave/disciplinas-por-rascunho.ts';
import { useUndoRascunho } from './autosave/use-undo-rascunho.ts';
import { adoptServerCopy, readWizard, replaceWizard } from './autosave/wizard-storage.ts';
import { differences } from './conflict/differences.ts';
import { readFromServer } from './conflict/use-conflict.tsx';
import { comoBase, veioPorRascunho } from './etapas-copiadas.ts';
import { withOwnImages } from './own-images.ts';
import { resumePath } from './steps/progress.ts';
import { saveRascunho } from './submit/submissao.ts';
import type { WizardData } from './wizard-data.ts';

const ConflictModal = lateDialog(
  () => import('./conflict/conflict-modal.tsx'),
  ({ onClose }) => onClose(),
);

function withLocalDisciplinas(servidor: WizardData): WizardData {
  const disciplinas = disciplinasPorRascunho.read(servidor.projetoId);
  return disciplinas === null ? servidor : { ...servidor, disciplinas };
}

/**
 * Opens a draft, or a submitted project, for editing; asks before anything in this browser is lost (T-G17).
 */
export function useOpenInWizard(): {
  readonly openInWizard: (id: number) => Promise<void>;
  readonly beginFrom: (id: number) => Promise<void>;
  readonly opening: number | null;
  readonly modal: ReactNode;
} {
  const navigate = useNavigate();
  const ask = useAsk();
  const confirm = useConfirm();
  const forget = useEsquecerProjetos();
  const undoRascunho = useUndoRascunho();
  const [opening, setOpening] = useState<number | null>(null);
  const [servidor, setServidor] = useState<WizardData | null>(null);

  async function go(copia: WizardData): Promise<void> {
    const novo = { ...copia, veioDe: veioPorRascunho.read(copia.projetoId) };
    replaceWizard(novo);
    await navigate(`/${resumePath(novo)}`);
  }

  async function makeRoom(): Promise<boolean> {
    const local = readWizard();
    const nome = local.titulo === '' ? 'um projeto sem título' : `“${local.titulo}”`;
    if (local.ehSubmetido) {
      return confirm('deseja descartar as alterações que ainda não foram salvas?', {
        detail: `Você estava editando ${nome} neste navegador.`,
        danger: true,
      });
    }
    const answer = await ask(
      'deseja salvar antes o projeto que está neste navegador?',
      [
        { value: 'salvar', label: 'Salvar como rascunho' },
        { value: 'descartar', label: 'Descartar', look: 'danger' },
        { value: 'ficar', label: 'Cancelar', look: 'quiet' },
      ],
      `Você estava preenchendo ${nome} e ele ainda não foi salvo.`,
    );
    if (answer === 'salvar') {
      await saveRascunho(api);
      await forget();
      notify.success(M.rascunhoSalvo);
    }
    if (answer === 'descartar') await undoRascunho();
    return answer === 'salvar' || answer === 'descartar';
  }

  async function open(id: number): Promise<void> {
    const copia = withLocalDisciplinas(await withoutAutosave(() => readFromServer(id)));
    const local = readWizard();
    if (local.alteradoEm === null) return go(copia);
    if (local.projetoId !== id) {
      if (await makeRoom()) await go(withLocalDisciplinas(copia));
      return;
    }
    if (differences(local, copia).length === 0) return go(copia);
    setServidor(copia);
  }

  async function begin(id: number): Promise<void> {
    const antes = await withoutAutosave(() => readFromServer(id));
    if (readWizard().alteradoEm !== null && !(await makeRoom())) return;
    const { alteradoEm } = readWizard();
    const { dados, perdidas } = await withOwnImages(antes);
    // Copying images takes time, so it asks again about text typed meanwhile.
    if (readWizard().alteradoEm !== alteradoEm && !(await makeRoom())) return;
    replaceWizard(comoBase(dados, id, new Date()));
    await navigate('/cadastro_projeto');
    notify.info(
      `O projeto nº ${id} serve de base: confira cada etapa. O edital, as datas e o comprovante das disciplinas não foram copiados.`,
    );
    if (perdidas.length > 0) notify.error(`Envie de novo a imagem de: ${perdidas.join(', ')}.`);
  }

  /** A new project from an own earlier one, which is not changed. */
  async function beginFrom(id: number): Promise<void> {
    setOpening(id);
    try {
      await begin(id);
    } catch (erro) {
      notify.failure(erro);
    } finally {
      setOpening(null);
    }
  }

  async function openInWizard(id: number): Promise<void> {
    setOpening(id);
    try {
      await open(id);
    } catch (erro) {
      const sumiu = erro instanceof ApiError && erro.status === 404;
      if (sumiu) notify.error(M.rascunhoNaoEncontrado);
      else notify.failure(erro);
      if (sumiu) await forget();
    } finally {
      setOpening(null);
    }
  }

  const modal = servidor !== null && (
    <Suspense>
      <ConflictModal
        title="Há duas versões deste projeto"
        explanation="Neste navegador há alterações que ainda não foram salvas no sistema. Compare e escolha com qual versão continuar."
        aquiEm={readWizard().alteradoEm}
        laEm={servidor.projetoSalvoEm}
        differences={differences(readWizard(), servidor)}
        onKeepMine={() => {
          adoptServerCopy(servidor);
          setServidor(null);
          void navigate(`/${resumePath(readWizard())}`);
        }}
        onTakeTheirs={() => {
          setServidor(null);
          void go(servidor);
        }}
        onClose={() => setServidor(null)}
      />
    </Suspense>
  );
  return { openInWizard, beginFrom, opening, modal };
}
