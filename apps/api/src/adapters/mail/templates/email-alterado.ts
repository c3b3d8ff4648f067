import type { Email } from '../email.ts';
import { instantePorExtenso } from '../local-time.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface EmailAlterado extends Remessa {
  readonly quando: Date;
}

/** The mail to the old address (T-A18), without the new one, since this mailbox may be somebody else's. */
export function emailDeEmailAlterado({ quando, ...remessa }: EmailAlterado): Email {
  return montarEmail(remessa, {
    assunto: 'O e-mail da sua conta foi alterado',
    blocos: [
      `O endereço de e-mail da sua conta foi trocado por outro em ${instantePorExtenso(quando, remessa.fuso)}.`,
      'A partir de agora as mensagens do sistema vão para o novo endereço.',
      'Se não foi você, avise a administração do programa o quanto antes: alguém pode ter usado a sua conta.',
    ],
  });
}
