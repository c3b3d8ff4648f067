import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { semResposta } from '../../../lib/server/api-error.ts';
import { isStale, useOtherCopy } from '../../../ui/drafts/use-other-copy.ts';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';

import type { Formulario, RelatorioSalvo, Valores } from './use-formulario.ts';

/**
 * Checks the rules first; without an answer it shows a fixed text; an old version opens the choice (`outra`).
 * The typed text always stays.
 */
export function useSalvarRelatorio(props: {
  readonly formulario: Formulario;
  readonly errors: FormErrors;
  readonly problemas: (valores: Valores) => readonly Problema[];
  readonly salvar: (versao: number, valores: Valores) => Promise<RelatorioSalvo>;
  readonly reler: () => Promise<RelatorioSalvo>;
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
    /** `valores`: for saving more than the form has. */
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
