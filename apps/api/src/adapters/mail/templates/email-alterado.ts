import type { Email } from '../email.ts';
import { instantePorExtenso } from '../local-time.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface EmailAlterado extends Remessa {
  readonly quando: Date;
}

/** The mail to the old address (T-A18), without the new one, since this mailbox may be somebody else's. */
export function emailDeEmailAlterado({ quando, ...remessa }: EmailAlterado): Email {
  return montarDoModelo(remessa, 'emailAlterado', {
    campos: { quando: instantePorExtenso(quando, remessa.fuso) },
  });
}
