import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { noteInWizard, readWizard } from './autosave/wizard-storage.ts';

/** The project open in the wizard was withdrawn, and continues as a draft (D46). */
export function noteRetirado({ id, versao, atualizadoEm }: Projeto): void {
  if (readWizard().projetoId !== id) return;
  noteInWizard({
    ehSubmetido: false,
    soCronogramas: false,
    projetoVersao: versao,
    projetoSalvoEm: atualizadoEm,
  });
}
