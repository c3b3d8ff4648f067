import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface InstrutorRegular extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly instrutor: string;
  readonly mesInicio: string;
}

export function emailDeInstrutorRegular(regular: InstrutorRegular): Email {
  const { projeto, instrutor, mesInicio, ...remessa } = regular;
  return montarDoModelo(remessa, 'instrutorRegular', {
    campos: {
      projeto: textoDaPessoa(projeto.titulo),
      instrutor: textoDaPessoa(instrutor),
      mes: mesPorExtenso(mesInicio),
    },
    link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`),
  });
}
