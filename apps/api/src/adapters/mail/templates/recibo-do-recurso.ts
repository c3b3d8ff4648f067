import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface ReciboDoRecurso extends Remessa {
  readonly numero: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly quando: Date;
}

/** The mail to the author of an appeal. The appeal is shown only after a login. */
export function emailDeReciboDoRecurso(recibo: ReciboDoRecurso): Email {
  const { numero, projeto, edital, quando, ...remessa } = recibo;
  return montarEmail(remessa, {
    assunto: `Recurso nº ${numero} recebido`,
    blocos: [
      'Recebemos o seu recurso. Guarde esta mensagem: ela é o seu recibo.',
      {
        fatos: [
          ['Recurso', `nº ${numero}`],
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Número do projeto', String(projeto.id)],
          ['Edital', textoDaPessoa(edital)],
          ['Recebido em', instantePorExtenso(quando, remessa.fuso)],
        ],
      },
      { rotulo: 'Ver o recurso', link: linkPublico(remessa.publicUrl, `projetos_submetidos/${projeto.id}`) },
      'A comissão decide e explica a decisão. Você a recebe por e-mail.',
    ],
  });
}
