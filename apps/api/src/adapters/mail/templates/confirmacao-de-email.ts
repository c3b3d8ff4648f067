import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface ConfirmacaoDeEmail extends Remessa {
  readonly token: string;
}

/** A link for the e-mail's confirmation; it works once, for two days, by a button on its page (D51). */
export function emailDeConfirmacao({ token, ...remessa }: ConfirmacaoDeEmail): Email {
  return montarDoModelo(remessa, 'confirmacaoDeEmail', {
    campos: {},
    link: linkPublico(remessa.publicUrl, 'confirmar-email', {}, { token }),
  });
}
