import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface ConfirmacaoDeEmail extends Remessa {
  readonly token: string;
}

/** A link for the e-mail's confirmation; it works once, for two days, by a button on its page (D51). */
export function emailDeConfirmacao({ token, ...remessa }: ConfirmacaoDeEmail): Email {
  return montarEmail(remessa, {
    assunto: 'Confirme o seu e-mail',
    blocos: [
      'Este endereço foi informado numa conta do sistema. Para confirmar que ele é seu, abra o link e clique em “Confirmar o meu e-mail”.',
      {
        rotulo: 'Confirmar o e-mail',
        link: linkPublico(remessa.publicUrl, 'confirmar-email', {}, { token }),
      },
      'O link vale por 48 horas e funciona uma única vez. Enquanto isso, você pode usar o sistema normalmente, e enviar projetos também.',
      'Se você não criou uma conta nem mudou o seu e-mail, ignore esta mensagem: nada será confirmado.',
    ],
  });
}
