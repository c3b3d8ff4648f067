import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface DocumentoRecusado extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly instrutor: string;
  readonly documento: string;
  readonly motivo: string;
}

export function emailDeDocumentoRecusado(recusa: DocumentoRecusado): Email {
  const { projeto, instrutor, documento, motivo, ...remessa } = recusa;
  return montarEmail(remessa, {
    assunto: `Documento recusado no projeto nº ${projeto.id}`,
    blocos: [
      'A administração conferiu um documento de um instrutor do seu projeto e o recusou. Envie outro em seu lugar.',
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Instrutor', textoDaPessoa(instrutor)],
          ['Documento', documento],
          ['Motivo', textoDaPessoa(motivo)],
        ],
      },
      { rotulo: 'Ver os instrutores', link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`) },
    ],
  });
}
