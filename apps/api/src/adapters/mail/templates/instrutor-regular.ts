import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface InstrutorRegular extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly instrutor: string;
  readonly mesInicio: string;
}

export function emailDeInstrutorRegular(regular: InstrutorRegular): Email {
  const { projeto, instrutor, mesInicio, ...remessa } = regular;
  return montarEmail(remessa, {
    assunto: `Instrutor REGULAR a partir de ${mesPorExtenso(mesInicio)}`,
    blocos: [
      'A administração conferiu o cadastro de um instrutor do seu projeto e o tornou REGULAR.',
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Instrutor', textoDaPessoa(instrutor)],
          ['Mês de início', mesPorExtenso(mesInicio)],
        ],
      },
      { rotulo: 'Ver os instrutores', link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`) },
    ],
  });
}
