import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

interface FatorMudado extends Remessa {
  /** 'uma chave de acesso foi cadastrada', after 'Na sua conta,'. */
  readonly oQue: string;
  readonly quando: Date;
}

/** To the person, after each change of their second factor. Never names a key or a code. */
export function emailDeFatorMudado({ oQue, quando, ...remessa }: FatorMudado): Email {
  return montarEmail(remessa, {
    assunto: 'Segurança da conta: o segundo fator mudou',
    blocos: [
      `Na sua conta, ${oQue} em ${instantePorExtenso(quando, remessa.fuso)}.`,
      'Se foi você, não é preciso fazer nada.',
      'Se não foi você, redefina a senha agora e avise a administração do programa.',
      { rotulo: 'Redefinir a senha', link: linkPublico(remessa.publicUrl, 'identificar-email') },
    ],
  });
}

interface FatorRemovido extends Remessa {
  readonly autor: string;
  readonly motivo: string;
  readonly quando: Date;
}

/** To the person whose second factor an administrator removed. */
export function emailDeFatorRemovido({ autor, motivo, quando, ...remessa }: FatorRemovido): Email {
  return montarEmail(remessa, {
    assunto: 'O segundo fator da sua conta foi removido',
    blocos: [
      `${textoDaPessoa(autor)} removeu o segundo fator da sua conta em ${instantePorExtenso(quando, remessa.fuso)}.`,
      { fatos: [['Motivo', textoDaPessoa(motivo)]] },
      'Agora a conta entra só com a senha. Entre e cadastre de novo um aplicativo autenticador ou uma chave de acesso.',
      'Se você não pediu isso, redefina a senha agora e avise a administração do programa.',
      { rotulo: 'Redefinir a senha', link: linkPublico(remessa.publicUrl, 'identificar-email') },
    ],
  });
}

/** To the other administrators. */
export function emailDeFatorRemovidoParaAdministracao({
  autor,
  motivo,
  quando,
  pessoa,
  ...remessa
}: FatorRemovido & { readonly pessoa: string }): Email {
  return montarEmail(remessa, {
    assunto: 'O segundo fator de uma conta foi removido',
    blocos: [
      `${textoDaPessoa(autor)} removeu o segundo fator da conta de ${textoDaPessoa(pessoa)} em ${instantePorExtenso(quando, remessa.fuso)}.`,
      { fatos: [['Motivo', textoDaPessoa(motivo)]] },
      'Se isso não estava combinado, fale com quem removeu.',
    ],
  });
}

/** To the person, when somebody with their password fails at the second factor. */
export function emailDeFatorErrado({ quando, ...remessa }: Remessa & { readonly quando: Date }): Email {
  return montarEmail(remessa, {
    assunto: 'Alguém acertou a sua senha, mas errou o código',
    blocos: [
      `Em ${instantePorExtenso(quando, remessa.fuso)} alguém usou a sua senha e errou o segundo fator várias vezes.`,
      'Se foi você, não é preciso fazer nada.',
      'Se não foi você, troque a senha agora: outra pessoa a conhece.',
      { rotulo: 'Redefinir a senha', link: linkPublico(remessa.publicUrl, 'identificar-email') },
    ],
  });
}
