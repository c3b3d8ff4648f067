import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface RedefinicaoDeSenha extends Remessa {
  readonly token: string;
}

/** The link works once, for one hour (D33). */
export function emailDeRedefinicaoDeSenha({ token, ...remessa }: RedefinicaoDeSenha): Email {
  return montarDoModelo(remessa, 'redefinicaoDeSenha', {
    campos: {},
    link: linkPublico(remessa.publicUrl, 'redefinir-senha', {}, { token }),
  });
}
