import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { classificar } from '../../../lib/falha.ts';
import type { FormErrors } from '../../../ui/use-form-errors.ts';
import { stepOfField } from './step-of-field.ts';
import { stepAt } from './steps.ts';

/**
 * What a refused save or submission says: beside the fields of this screen, else in words with the name of the
 * screen that holds the first field to blame.
 */
export function showRefusal(errors: FormErrors, erro: unknown, path: string): void {
  const campos = erro instanceof ApiError ? Object.entries(erro.errors) : [];
  const here = stepAt(path);
  const [primeiro] = campos;
  // What the server says of its own failure is for nobody who fills in a form (E-FALHAS-2).
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
