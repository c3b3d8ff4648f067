import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface ConviteDoPrimeiroAdministrador extends Remessa {
  readonly token: string;
}

/** A one-time link to choose a password: no default password exists (D32). */
export function emailDeConviteDoPrimeiroAdministrador(convite: ConviteDoPrimeiroAdministrador): Email {
  const { token, ...remessa } = convite;
  return montarEmail(remessa, {
    assunto: 'Sua conta de administrador',
    blocos: [
      'Uma conta de administrador foi criada para você no sistema Instrutoria.',
      'Para começar, crie a sua senha. Depois, entre com o seu CPF e essa senha.',
      { rotulo: 'Criar a senha', link: linkPublico(remessa.publicUrl, 'redefinir-senha', {}, { token }) },
      'O link vale por uma hora e funciona uma única vez. Se ele vencer, use "Esqueci minha senha" na página de entrada.',
    ],
  });
}
