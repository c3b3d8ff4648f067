import type { Email } from '../email.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface EnderecoDaAuditoria extends Remessa {
  /** Whether this address gets the daily mails from now on. */
  readonly recebe: boolean;
  readonly autor: string;
  readonly quando: Date;
}

/** The mail to the old and the new address of the audit's daily mail (C-F7), each without the other. */
export function emailDoEnderecoDaAuditoria({
  recebe,
  autor,
  quando,
  ...remessa
}: EnderecoDaAuditoria): Email {
  const feito = `por ${textoDaPessoa(autor)}, em ${instantePorExtenso(quando, remessa.fuso)}`;
  return montarEmail(remessa, {
    assunto: 'O endereço da auditoria foi alterado',
    blocos: [
      recebe
        ? `Este endereço foi escolhido, ${feito}, para receber a soma diária da auditoria. Guarde fora do servidor cada mensagem que chegar.`
        : `Este endereço foi retirado, ${feito}: a soma diária da auditoria não chega mais aqui. Guarde as que já recebeu.`,
      'Se ninguém da administração pediu isso, avise-a o quanto antes: alguém pode querer apagar registros sem que se veja.',
    ],
  });
}
