import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface TermoDoAluno extends Remessa {
  readonly projeto: string;
  readonly instrutorId: number;
  /** 'mudou': its facts changed after the student had signed. */
  readonly caso: 'assinar' | 'mudou';
}

/** To the student: there is a termo to sign. */
export function emailDoTermo({ projeto, instrutorId, caso, ...remessa }: TermoDoAluno): Email {
  const titulo = textoDaPessoa(projeto);
  return montarEmail(remessa, {
    assunto:
      caso === 'mudou' ? 'O termo de compromisso mudou: assine de novo' : 'Assine o seu termo de compromisso',
    blocos: [
      caso === 'mudou'
        ? `Os dados do seu termo de compromisso no projeto ${titulo} mudaram. A sua assinatura não vale mais.`
        : `O seu termo de compromisso no projeto ${titulo} espera a sua assinatura.`,
      'Leia o termo na sua página e confirme. Depois assina quem coordena o projeto.',
      { rotulo: 'Ler e assinar', link: linkPublico(remessa.publicUrl, `aluno/termo/${instrutorId}`) },
    ],
  });
}

export interface CodigoDoTermo extends Remessa {
  readonly projeto: string;
  readonly codigo: string;
}

export function emailDoCodigoDoTermo({ projeto, codigo, ...remessa }: CodigoDoTermo): Email {
  return montarEmail(remessa, {
    assunto: 'Código para assinar o termo de compromisso',
    blocos: [
      `Para assinar o termo de compromisso do projeto ${textoDaPessoa(projeto)}, escreva este código na página:`,
      codigo,
      'O código vale por 15 minutos e uma vez. Não o passe a ninguém: ele é a sua assinatura.',
      'Se não foi você que pediu, ignore esta mensagem.',
    ],
  });
}

export interface TermoDaCoordenacao extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly instrutor: string;
  readonly instrutorId: number;
}

/** To the coordinator: the student signed. */
export function emailDoTermoDaCoordenacao(t: TermoDaCoordenacao): Email {
  const { projeto, instrutor, instrutorId, ...remessa } = t;
  return montarEmail(remessa, {
    assunto: `Falta a sua assinatura no termo de um instrutor do projeto nº ${projeto.id}`,
    blocos: [
      `${textoDaPessoa(instrutor)} assinou o termo de compromisso do projeto ${textoDaPessoa(projeto.titulo)}.`,
      'Leia o termo e confirme com a sua senha. Com a sua assinatura ele fica em ordem, sem outra conferência.',
      {
        rotulo: 'Ler e assinar',
        link: linkPublico(remessa.publicUrl, `projetos/${projeto.id}/instrutores/termo/${instrutorId}`),
      },
    ],
  });
}
