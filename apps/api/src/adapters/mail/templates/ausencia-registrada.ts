import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface AusenciaRegistrada extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly instrutor: string;
  readonly mes: string;
}

export function emailDeAusenciaRegistrada(ausencia: AusenciaRegistrada): Email {
  const { projeto, instrutor, mes, ...remessa } = ausencia;
  return montarEmail(remessa, {
    assunto: `Ausência registrada no projeto nº ${projeto.id}`,
    blocos: [
      'Foi registrada a ausência de um instrutor do seu projeto. Ele passou à situação IRREGULAR.',
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Instrutor', textoDaPessoa(instrutor)],
          ['Mês', formatarMes(mes)],
        ],
      },
      { rotulo: 'Ver os instrutores', link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`) },
    ],
  });
}
