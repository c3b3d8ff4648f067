import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface ContaDaInstituicaoLigada extends Remessa {
  readonly porta: string;
  readonly quando: Date;
}

export function emailDeContaDaInstituicaoLigada({
  porta,
  quando,
  ...remessa
}: ContaDaInstituicaoLigada): Email {
  return montarEmail(remessa, {
    assunto: `Sua conta foi ligada à conta ${porta}`,
    blocos: [
      `Em ${instantePorExtenso(quando, remessa.fuso)}, sua conta foi ligada à conta ${porta}. Agora você também entra por ela.`,
      'Se foi você, não é preciso fazer nada.',
      'Se não foi você, desfaça o vínculo em Sessões, troque a senha e avise a administração do programa.',
      { rotulo: 'Ver os vínculos', link: linkPublico(remessa.publicUrl, 'sessoes') },
    ],
  });
}
