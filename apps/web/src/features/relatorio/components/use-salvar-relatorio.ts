import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { useState } from 'react';
import { ApiError, semResposta } from '../../../lib/api-error.ts';
import { notify } from '../../../ui/toast-store.ts';
import type { FormErrors } from '../../../ui/use-form-errors.ts';
import type { Valores } from './rascunho.ts';
import type { Formulario, Salvo } from './use-formulario.ts';

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
  const [outra, setOutra] = useState<Salvo | null>(null);

  const tentar = async (versao: number, valores: Valores) => {
    try {
      formulario.adotar(await salvar(versao, valores));
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        await reler().then(setOutra, errors.showError);
        return;
      }
      errors.showError(error, semResposta(error) ? falhou : undefined);
      return;
    }
    notify.success(M.salvo);
    onSalvo();
  };

  return {
    outra,
    /** `valores`: what is saved, where it is more than what the form holds already. */
    submit: async (valores: Valores = formulario.valores) => {
      formulario.trocar(valores);
      if (!errors.show(problemas(valores))) await tentar(formulario.versao, valores);
    },
    ficarComEsta: async () => {
      if (outra === null) return;
      setOutra(null);
      formulario.sobrepor(outra);
      await tentar(outra.versao, formulario.valores);
    },
    ficarComAquela: () => {
      if (outra !== null) formulario.adotar(outra);
      setOutra(null);
    },
    decidirDepois: () => setOutra(null),
  };
}
