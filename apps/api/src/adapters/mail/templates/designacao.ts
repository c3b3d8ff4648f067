import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

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
  const so = projetos.length === 1 && primeiro !== undefined;
  const quantos = so ? 'um projeto' : `${projetos.length} projetos`;
  return montarEmail(remessa, {
    assunto: so ? `Avaliação do projeto nº ${primeiro.projeto.id}` : `Avaliação de ${quantos}`,
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
          rotulo: so ? 'Aceitar ou recusar' : `Aceitar ou recusar o projeto nº ${projeto.id}`,
          link: linkPublico(remessa.publicUrl, `aceitar_projeto/${aprovacao}`),
          ...(so ? {} : { discreto: true as const }),
        },
      ]),
      'Se houver conflito de interesse, recuse e escreva o motivo, para que outra pessoa seja designada.',
      ...(so
        ? []
        : [
            {
              rotulo: 'Ver todos os projetos por avaliar',
              link: linkPublico(remessa.publicUrl, 'projetos_avaliar'),
            },
          ]),
    ],
  });
}
