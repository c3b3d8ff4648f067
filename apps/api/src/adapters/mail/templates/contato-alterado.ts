import { prazoNoInstante } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

interface Mudanca extends Remessa {
  readonly quando: Date;
}
interface Campos {
  readonly email: boolean;
  readonly cpf: boolean;
}

function quais({ email, cpf }: Campos): string {
  return email && cpf ? 'O e-mail e o CPF' : email ? 'O e-mail' : 'O CPF';
}
const verbo = ({ email, cpf }: Campos) => (email && cpf ? 'foram trocados' : 'foi trocado');

export interface ContatoAlterado extends Mudanca {
  readonly campos: Campos;
  readonly autor: string;
  readonly token: string;
  /** null in an installation that sends no mail. */
  readonly ate: Date | null;
}

/** The mail to the old address, without the new values and the reason, since this mailbox may be somebody else's. */
export function emailDeContatoAlterado(p: ContatoAlterado): Email {
  const { campos, autor, token, ate, quando, ...remessa } = p;
  const prazo =
    ate === null
      ? 'O link vale até outra pessoa da administração conferir a mudança.'
      : `O link vale pelo menos até ${prazoNoInstante(ate, remessa.fuso)}.`;
  return montarEmail(remessa, {
    assunto: `${quais(campos)} da sua conta ${verbo(campos)}`,
    blocos: [
      `${quais(campos)} da sua conta ${verbo(campos)} pela administração (${textoDaPessoa(autor)}) em ${instantePorExtenso(quando, remessa.fuso)}.`,
      'Se você pediu isso, não precisa fazer nada.',
      {
        rotulo: 'Não fui eu: desfazer a mudança',
        link: linkPublico(remessa.publicUrl, 'nao-fui-eu', {}, { token }),
      },
      `Ao abrir o link e clicar no botão, tudo volta ao que era. Até a administração conferir o que houve, ninguém recebe link para redefinir a senha desta conta. ${prazo}`,
    ],
  });
}

export interface NovoContato extends Mudanca {
  readonly autor: string;
  readonly motivo: string;
}

export function emailDeNovoContato({ autor, motivo, quando, ...remessa }: NovoContato): Email {
  return montarEmail(remessa, {
    assunto: 'Este é o novo e-mail da sua conta',
    blocos: [
      `A administração (${textoDaPessoa(autor)}) trocou o e-mail da sua conta por este endereço em ${instantePorExtenso(quando, remessa.fuso)}.`,
      { fatos: [['Motivo', textoDaPessoa(motivo)]] },
      'As mensagens do sistema passam a chegar aqui. Por segurança, um link para redefinir a senha só vem para cá 72 horas depois, com este endereço confirmado. Vem antes se outra pessoa da administração conferir a mudança. A sua senha continua a mesma.',
      'Se esta conta não é sua, ignore esta mensagem.',
    ],
  });
}

export interface ContatoAlteradoParaAdministracao extends Mudanca {
  readonly pessoa: string;
  readonly campos: Campos;
  readonly autor: string;
  readonly motivo: string;
}

export function emailDeContatoAlteradoParaAdministracao(p: ContatoAlteradoParaAdministracao): Email {
  const { pessoa, campos, autor, motivo, quando, ...remessa } = p;
  return montarEmail(remessa, {
    assunto: `${quais(campos)} de uma conta ${verbo(campos)} pela administração`,
    blocos: [
      `${quais(campos)} da conta de ${textoDaPessoa(pessoa)} ${verbo(campos)} em ${instantePorExtenso(quando, remessa.fuso)}.`,
      {
        fatos: [
          ['Quem mudou', textoDaPessoa(autor)],
          ['Motivo', textoDaPessoa(motivo)],
        ],
      },
      'Confira se está certo. Quem não fez a mudança pode encerrar a espera; quem a fez não pode.',
      { rotulo: 'Ver a mudança', link: linkPublico(remessa.publicUrl, 'administracao/mudancas_de_contato') },
    ],
  });
}

export interface MudancaDesfeita extends Mudanca {
  /** The person's name in a mail to an administrator; null in the mail to the person. */
  readonly pessoa: string | null;
}

export function emailDeMudancaDesfeita({ pessoa, quando, ...remessa }: MudancaDesfeita): Email {
  const conta = pessoa === null ? 'da sua conta' : `da conta de ${textoDaPessoa(pessoa)}`;
  return montarEmail(remessa, {
    assunto: 'Uma mudança de e-mail ou CPF foi desfeita',
    blocos: [
      `Em ${instantePorExtenso(quando, remessa.fuso)}, alguém com acesso ao e-mail anterior disse “não fui eu”. A mudança de e-mail ou CPF ${conta} foi desfeita. As sessões abertas desta conta terminaram.`,
      'Ninguém recebe link para redefinir a senha desta conta até a administração conferir o que houve.',
      ...(pessoa === null
        ? ['Quem sabe a senha entra normalmente. Em caso de dúvida, fale com a administração do programa.']
        : [
            {
              rotulo: 'Ver a mudança',
              link: linkPublico(remessa.publicUrl, 'administracao/mudancas_de_contato'),
            },
          ]),
    ],
  });
}

export interface RedefinicaoRetida extends Remessa {
  /** null: until an administrator decides. */
  readonly ate: Date | null;
}

/** Sent instead of a reset link (D59). */
export function emailDeRedefinicaoRetida({ ate, ...remessa }: RedefinicaoRetida): Email {
  const quando =
    ate === null
      ? 'depois que outra pessoa da administração conferir a mudança'
      : `a partir de ${instantePorExtenso(ate, remessa.fuso)}, ou antes, se outra pessoa da administração conferir a mudança`;
  return montarEmail(remessa, {
    assunto: 'A senha ainda não pode ser redefinida por e-mail',
    blocos: [
      'Recebemos um pedido para redefinir a senha da sua conta. A administração mudou há pouco o e-mail ou o CPF desta conta. Por segurança, nenhum link sai antes de isso ser conferido.',
      `Peça o link outra vez ${quando}. A sua senha continua a mesma, e quem a sabe entra normalmente.`,
    ],
  });
}
