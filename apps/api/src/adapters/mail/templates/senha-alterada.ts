import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface SenhaAlterada extends Remessa {
  readonly quando: Date;
}

export function emailDeSenhaAlterada({ quando, ...remessa }: SenhaAlterada): Email {
  return montarDoModelo(remessa, 'senhaAlterada', {
    campos: { quando: instantePorExtenso(quando, remessa.fuso) },
    link: linkPublico(remessa.publicUrl, 'identificar-email'),
  });
}
