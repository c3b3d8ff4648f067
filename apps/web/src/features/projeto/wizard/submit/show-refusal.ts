import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { ApiError } from '../../../../lib/server/api-error.ts';
import { classificar } from '../../../../lib/server/failure.ts';
import type { FormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { stepOfField } from '../steps/step-of-field.ts';
import { stepAt } from '../steps/steps.ts';

/**
 * Shows errors beside the fields of this screen, else with the name of the screen of the first wrong field.
 */
export function showRefusal(errors: FormErrors, erro: unknown, path: string): void {
  const campos = erro instanceof ApiError ? Object.entries(erro.errors) : [];
  const here = stepAt(path);
  const [primeiro] = campos;
  // A failure of the server has a fixed text (E-FALHAS-2).
  if (classificar(erro) === 'falhou') {
    errors.showError(erro, MENSAGENS_PROJETO.erroAoCriar);
    return;
  }
  if (primeiro === undefined || campos.some(([campo]) => stepOfField(campo) === here)) {
    errors.showError(erro);
    return;
  }
  const [campo, mensagem] = primeiro;
  const onde = stepOfField(campo)?.titulo;
  errors.show([
    { campo: '', codigo: 'RECUSADO', mensagem: onde === undefined ? mensagem : `${onde}: ${mensagem}` },
  ]);
}
