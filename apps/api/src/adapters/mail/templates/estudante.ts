import { prazoNoInstante } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, montarEmail, type Remessa } from './layout.ts';

export interface ConviteDoEstudante extends Remessa {
  readonly projeto: string;
  readonly coordenador: string;
  readonly ate: Date;
  readonly token: string;
}

export function emailDoConvite({ projeto, coordenador, ate, token, ...remessa }: ConviteDoEstudante): Email {
  return montarDoModelo(remessa, 'conviteDoInstrutor', {
    campos: { projeto, coordenador, ate: prazoNoInstante(ate, remessa.fuso) },
    link: linkPublico(remessa.publicUrl, 'aluno/convite', {}, { token }),
  });
}

export interface LinkDoEstudante extends Remessa {
  readonly token: string;
}

export function emailDoLinkDoEstudante({ token, ...remessa }: LinkDoEstudante): Email {
  return montarDoModelo(remessa, 'linkDoInstrutor', {
    campos: {},
    link: linkPublico(remessa.publicUrl, 'aluno/entrar', {}, { token }),
  });
}

export interface SenhaDoEstudante extends Remessa {
  readonly quando: Date;
}

export function emailDaSenhaDoEstudante({ quando, ...remessa }: SenhaDoEstudante): Email {
  return montarEmail(remessa, {
    assunto: 'Sua senha foi alterada',
    blocos: [
      `A senha da sua conta de instrutor foi alterada em ${instantePorExtenso(quando, remessa.fuso)}. Os outros aparelhos saíram da conta.`,
      'Se foi você, não é preciso fazer nada. Se não foi, entre por um link e escolha outra senha agora.',
      { rotulo: 'Entrar por um link', link: linkPublico(remessa.publicUrl, 'aluno/entrar') },
    ],
  });
}

/** To who had a student's account with another person's CPF. */
export function emailDoCpfLiberado(remessa: Remessa): Email {
  return montarEmail(remessa, {
    assunto: 'Sua conta de instrutor foi encerrada',
    blocos: [
      'O CPF desta conta é de outra pessoa, e por isso ela foi encerrada. Ela não tinha mais vínculos.',
      'Se você é instrutor, peça um convite a quem coordena o projeto. Se o CPF é seu, fale com a administração.',
    ],
  });
}

export interface SaidaDoVinculo extends Remessa {
  readonly projeto: string;
  /** In the mail to the coordinator: the student's name; null in the mail to the student. */
  readonly instrutor: string | null;
}

/** The CPF of a vínculo was corrected after its student had entered (D37). */
export function emailDaSaidaDoVinculo({ projeto, instrutor, ...remessa }: SaidaDoVinculo): Email {
  const titulo = textoDaPessoa(projeto);
  return montarEmail(
    remessa,
    instrutor === null
      ? {
          assunto: 'Um vínculo saiu da sua conta',
          blocos: [
            `O CPF do vínculo no projeto ${titulo} foi corrigido. Por isso ele não aparece mais na sua conta.`,
            'Se o vínculo é seu, peça um novo convite a quem coordena o projeto.',
          ],
        }
      : {
          assunto: 'O CPF de um instrutor mudou: convide-o de novo',
          blocos: [
            `O CPF de ${textoDaPessoa(instrutor)}, no projeto ${titulo}, foi corrigido. O vínculo saiu da conta em que estava.`,
            'Confira o e-mail do instrutor e envie outro convite.',
          ],
        },
  );
}
