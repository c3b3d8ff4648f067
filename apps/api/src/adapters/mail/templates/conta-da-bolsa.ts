import { prazoNoInstante } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

interface Projeto {
  readonly id: number;
  readonly titulo: string;
}

export interface ContaEscrita extends Remessa {
  readonly projeto: Projeto;
  readonly nomeDoBanco: string;
  /** The last three digits of the account; this mail may be read by others. */
  readonly final: string;
  readonly autor: string;
  readonly quando: Date;
  readonly ate: Date;
  readonly token: string;
}

/** Asks the student whether an account that somebody else wrote is theirs. */
export function emailDaContaEscrita(p: ContaEscrita): Email {
  const { projeto, nomeDoBanco, final, autor, quando, ate, token, ...remessa } = p;
  return montarEmail(remessa, {
    assunto: 'Confira a conta da sua bolsa',
    blocos: [
      `${textoDaPessoa(autor)} escreveu a conta em que a sua bolsa será paga, em ${instantePorExtenso(quando, remessa.fuso)}.`,
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Banco', nomeDoBanco],
          ['Conta', `termina em ${final}`],
        ],
      },
      {
        rotulo: 'Dizer se a conta é minha',
        link: linkPublico(remessa.publicUrl, 'conta-da-bolsa', {}, { token }),
      },
      `Se a conta é sua, diga sim: a bolsa não precisa esperar. Sem resposta, ela pode ser paga a partir de ${prazoNoInstante(ate, remessa.fuso)}.`,
      'Se a conta não é sua, diga não: nenhuma bolsa é paga nela.',
    ],
  });
}

export type ContaInformada = Omit<ContaEscrita, 'ate' | 'autor'>;

/** Tells the student that an account was written in their own session, which may be in another person's hands. */
export function emailDaContaInformada(p: ContaInformada): Email {
  const { projeto, nomeDoBanco, final, quando, token, ...remessa } = p;
  return montarEmail(remessa, {
    assunto: 'Você informou a conta da sua bolsa',
    blocos: [
      `A conta em que a sua bolsa será paga foi informada na sua página, em ${instantePorExtenso(quando, remessa.fuso)}.`,
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Banco', nomeDoBanco],
          ['Conta', `termina em ${final}`],
        ],
      },
      'Se foi você, não precisa fazer nada.',
      { rotulo: 'Não fui eu', link: linkPublico(remessa.publicUrl, 'conta-da-bolsa', {}, { token }) },
      'Se não foi você, diga que a conta não é sua: nenhuma bolsa é paga nela, e a sua conta sai de todos os aparelhos.',
    ],
  });
}

export interface ContaNaoReconhecida extends Remessa {
  readonly projeto: Projeto;
  readonly instrutor: string;
}

/** To the coordinator and the administration, without any number. */
export function emailDaContaNaoReconhecida({ projeto, instrutor, ...remessa }: ContaNaoReconhecida): Email {
  return montarEmail(remessa, {
    assunto: 'Um instrutor disse que a conta da bolsa não é dele',
    blocos: [
      'Um instrutor respondeu que os dados bancários escritos para ele não são dele. Nenhuma bolsa é paga nessa conta. Peça os dados a ele e escreva-os de novo.',
      {
        fatos: [
          ['Instrutor', textoDaPessoa(instrutor)],
          ['Projeto', textoDaPessoa(projeto.titulo)],
        ],
      },
      { rotulo: 'Ver os instrutores', link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`) },
    ],
  });
}
