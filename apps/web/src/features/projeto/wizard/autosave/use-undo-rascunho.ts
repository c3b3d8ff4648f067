import { api } from '../../../../lib/server/api.ts';
import { notify } from '../../../../ui/status/toast-store.ts';
import { useEsquecerProjetos } from '../../api.ts';
import { withoutAutosave } from './autosave-gate.ts';
import { undoAutosave } from './rascunho-sync.ts';

/** When undoing fails, shows where the draft is. */
export function useUndoRascunho(): () => Promise<void> {
  const forget = useEsquecerProjetos();
  return async () => {
    try {
      await withoutAutosave(() => undoAutosave(api));
    } catch {
      notify.info(
        'O que já tinha sido salvo sozinho não pôde ser desfeito. O rascunho continua em “rascunhos salvos”: exclua-o lá, se quiser.',
      );
    }
    await forget();
  };
}
