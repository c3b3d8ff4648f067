import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface RedefinicaoDeSenha extends Remessa {
  readonly token: string;
}

/** The link works once, for one hour (D33). */
export function emailDeRedefinicaoDeSenha({ token, ...remessa }: RedefinicaoDeSenha): Email {
  return montarEmail(remessa, {
    assunto: 'Redefinição de senha',
    blocos: [
      'Recebemos um pedido para redefinir a senha da sua conta.',
      {
        rotulo: 'Criar uma nova senha',
        link: linkPublico(remessa.publicUrl, 'redefinir-senha', {}, { token }),
      },
      'O link vale por uma hora e funciona uma única vez.',
      'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
    ],
  });
}
