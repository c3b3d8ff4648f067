import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface SenhaAlterada extends Remessa {
  readonly quando: Date;
}

export function emailDeSenhaAlterada({ quando, ...remessa }: SenhaAlterada): Email {
  return montarEmail(remessa, {
    assunto: 'Sua senha foi alterada',
    blocos: [
      `A senha da sua conta foi alterada em ${instantePorExtenso(quando, remessa.fuso)}.`,
      'Se foi você, não é preciso fazer nada.',
      'Se não foi você, redefina a senha agora e avise a administração do programa.',
      { rotulo: 'Redefinir a senha', link: linkPublico(remessa.publicUrl, 'identificar-email') },
    ],
  });
}
