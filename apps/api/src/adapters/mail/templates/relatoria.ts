import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, montarEmail, type Remessa } from './layout.ts';

export interface Relatoria extends Remessa {
  readonly recurso: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
}

/** The mail to the former rapporteur: somebody else is the rapporteur now. Does not name them. */
export function emailDeRelatoriaTrocada({
  recurso,
  ...remessa
}: Remessa & { readonly recurso: number }): Email {
  return montarEmail(remessa, {
    assunto: `A relatoria do recurso nº ${recurso} passou a outra pessoa`,
    blocos: [
      'A comissão designou outra pessoa para relatar este recurso. A sua minuta não é mais necessária.',
    ],
  });
}

/** The mail to the rapporteur. The appeal is shown only after a login. */
export function emailDeRelatoria({ recurso, projeto, edital, ...remessa }: Relatoria): Email {
  return montarDoModelo(remessa, 'relatoria', {
    campos: {
      recurso: String(recurso),
      numero: String(projeto.id),
      projeto: textoDaPessoa(projeto.titulo),
      edital: textoDaPessoa(edital),
    },
    link: linkPublico(remessa.publicUrl, `relatorias/${recurso}`),
  });
}
