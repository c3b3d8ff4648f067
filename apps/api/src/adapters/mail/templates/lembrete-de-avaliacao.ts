import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface Lembrete extends Remessa {
  /** The call's name. */
  readonly edital: string;
  /** At least one. */
  readonly projetos: readonly { readonly id: number; readonly titulo: string }[];
}

/** To an evaluator: the projects of a call that he has not finished. */
export function emailDeLembrete({ edital, projetos, ...remessa }: Lembrete): Email {
  const quantos = projetos.length === 1 ? 'um projeto' : `${projetos.length} projetos`;
  return montarEmail(remessa, {
    assunto: `Você tem ${quantos} por avaliar`,
    blocos: [
      `Falta concluir a avaliação de ${quantos} do ${textoDaPessoa(edital)}.`,
      { fatos: projetos.map(({ id, titulo }) => [`Projeto nº ${id}`, textoDaPessoa(titulo)] as const) },
      { rotulo: 'Ver os projetos', link: linkPublico(remessa.publicUrl, 'projetos_avaliar') },
    ],
  });
}
