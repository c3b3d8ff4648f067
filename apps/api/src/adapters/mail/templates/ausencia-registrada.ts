import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface AusenciaRegistrada extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly instrutor: string;
  readonly mes: string;
}

export function emailDeAusenciaRegistrada(ausencia: AusenciaRegistrada): Email {
  const { projeto, instrutor, mes, ...remessa } = ausencia;
  return montarDoModelo(remessa, 'ausenciaRegistrada', {
    campos: {
      numero: String(projeto.id),
      projeto: textoDaPessoa(projeto.titulo),
      instrutor: textoDaPessoa(instrutor),
      mes: formatarMes(mes),
    },
    link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`),
  });
}
