import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { semResposta } from '../../../lib/api-error.ts';
import { notify } from '../../../ui/toast-store.ts';
import type { FormErrors } from '../../../ui/use-form-errors.ts';
import { isStale, useOtherCopy } from '../../../ui/use-other-copy.ts';

import type { Formulario, Salvo, Valores } from './use-formulario.ts';

/**
 * Saving a report: the rules first; a failure without an answer in the screen's own words; a version that is old opens
 * the choice between both (`outra`, T-G4). Whatever happens, what was written stays.
 */
export function useSalvarRelatorio(props: {
  readonly formulario: Formulario;
  readonly errors: FormErrors;
  readonly problemas: (valores: Valores) => readonly Problema[];
  readonly salvar: (versao: number, valores: Valores) => Promise<Salvo>;
  /** The report as the server holds it now. */
  readonly reler: () => Promise<Salvo>;
  readonly falhou: string;
  readonly onSalvo: () => void;
}) {
  const { formulario, errors, problemas, salvar, reler, falhou, onSalvo } = props;
  const { other: outra, show, close } = useOtherCopy(reler);

  const tentar = async (versao: number, valores: Valores) => {
    try {
      formulario.adopt(await salvar(versao, valores));
    } catch (error) {
      if (isStale(error)) await show().catch(errors.showError);
      else errors.showError(error, semResposta(error) ? falhou : undefined);
      return;
    }
    notify.success(M.salvo);
    onSalvo();
  };

  return {
    outra,
    /** `valores`: what is saved, where it is more than what the form holds already. */
    submit: async (valores: Valores = formulario.values) => {
      formulario.replace(valores);
      if (!errors.show(problemas(valores))) await tentar(formulario.version, valores);
    },
    ficarComEsta: async () => {
      if (outra === null) return;
      close();
      formulario.putOver(outra);
      await tentar(outra.version, formulario.values);
    },
    ficarComAquela: () => {
      if (outra !== null) formulario.adopt(outra);
      close();
    },
    decidirDepois: close,
  };
}
