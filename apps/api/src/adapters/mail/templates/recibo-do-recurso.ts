import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface ReciboDoRecurso extends Remessa {
  readonly numero: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly quando: Date;
}

/** The mail to the author of an appeal. The appeal is shown only after a login. */
export function emailDeReciboDoRecurso(recibo: ReciboDoRecurso): Email {
  const { numero, projeto, edital, quando, ...remessa } = recibo;
  return montarDoModelo(remessa, 'reciboDoRecurso', {
    campos: {
      recurso: String(numero),
      numero: String(projeto.id),
      projeto: textoDaPessoa(projeto.titulo),
      edital: textoDaPessoa(edital),
      quando: instantePorExtenso(quando, remessa.fuso),
    },
    link: linkPublico(remessa.publicUrl, `projetos_submetidos/${projeto.id}`),
  });
}
