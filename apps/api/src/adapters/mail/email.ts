import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

export interface Email {
  readonly para: string;
  readonly assunto: string;
  readonly texto: string;
  readonly html: string;
  /** The address at which people unsubscribe from this kind: List-Unsubscribe. */
  readonly descadastro?: string;
  /** Queued like any other and then discarded, so that the request takes as long as one that sends a mail. */
  readonly semEnvio?: true;
}

const ENDERECO = /^[^\s"(),:;<>@[\\\]]{1,64}@[^\s"(),:;<>@[\\\]]{1,252}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const CONTROLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Returns the mail. Throws 422 where a header or recipient could be injected (T-C11). */
export function conferirEmail(email: Email): Email {
  if (!ENDERECO.test(email.para) || CONTROLE.test(email.para)) {
    throw new DomainError('invalido', 'EMAIL_DESTINATARIO', 'O endereço de e-mail não é válido.');
  }
  if (email.assunto.length > 200 || CONTROLE.test(email.assunto)) {
    throw new DomainError('invalido', 'EMAIL_ASSUNTO', 'O assunto do e-mail não é válido.');
  }
  if (
    email.descadastro !== undefined &&
    (CONTROLE.test(email.descadastro) || /[<>\s]/.test(email.descadastro))
  ) {
    throw new DomainError('invalido', 'EMAIL_DESCADASTRO', 'O endereço para não receber mais não é válido.');
  }
  return email;
}
