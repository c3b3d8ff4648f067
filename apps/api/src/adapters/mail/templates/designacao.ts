import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, montarEmail, type Remessa } from './layout.ts';

export interface Designacao {
  readonly aprovacao: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
}

export interface Designacoes extends Remessa {
  readonly projetos: readonly Designacao[];
}

export function emailDeDesignacao({ projetos, ...remessa }: Designacoes): Email {
  const [primeiro] = projetos;
  if (projetos.length === 1 && primeiro !== undefined) {
    const { aprovacao, projeto, edital } = primeiro;
    return montarDoModelo(remessa, 'designacao', {
      campos: {
        numero: String(projeto.id),
        projeto: textoDaPessoa(projeto.titulo),
        edital: textoDaPessoa(edital),
      },
      link: linkPublico(remessa.publicUrl, `aceitar_projeto/${aprovacao}`),
    });
  }
  const quantos = `${projetos.length} projetos`;
  return montarEmail(remessa, {
    assunto: `Avaliação de ${quantos}`,
    blocos: [
      `Você foi designado para avaliar ${quantos}.`,
      ...projetos.flatMap(({ aprovacao, projeto, edital }) => [
        {
          fatos: [
            ['Número', String(projeto.id)],
            ['Título', textoDaPessoa(projeto.titulo)],
            ['Edital', textoDaPessoa(edital)],
          ] as const,
        },
        {
          rotulo: `Aceitar ou recusar o projeto nº ${projeto.id}`,
          link: linkPublico(remessa.publicUrl, `aceitar_projeto/${aprovacao}`),
          discreto: true as const,
        },
      ]),
      'Se houver conflito de interesse, recuse e escreva o motivo, para que outra pessoa seja designada.',
      {
        rotulo: 'Ver todos os projetos por avaliar',
        link: linkPublico(remessa.publicUrl, 'projetos_avaliar'),
      },
    ],
  });
}
