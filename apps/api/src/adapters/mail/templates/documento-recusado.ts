import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface DocumentoRecusado extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly instrutor: string;
  readonly documento: string;
  readonly motivo: string;
}

export function emailDeDocumentoRecusado(recusa: DocumentoRecusado): Email {
  const { projeto, instrutor, documento, motivo, ...remessa } = recusa;
  return montarDoModelo(remessa, 'documentoRecusado', {
    campos: {
      numero: String(projeto.id),
      projeto: textoDaPessoa(projeto.titulo),
      instrutor: textoDaPessoa(instrutor),
      documento,
      motivo: textoDaPessoa(motivo),
    },
    link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`),
  });
}
