import type { Email } from '../email.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface AvaliacaoDispensada {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
}

export interface AvaliacoesDispensadas extends Remessa {
  readonly projetos: readonly AvaliacaoDispensada[];
}

/** To an evaluator who was replaced; the new one is not named. */
export function emailDeAvaliacaoDispensada({ projetos, ...remessa }: AvaliacoesDispensadas): Email {
  const [primeiro] = projetos;
  const so = projetos.length === 1 && primeiro !== undefined;
  return montarEmail(remessa, {
    assunto: so
      ? `Você não avalia mais o projeto nº ${primeiro.projeto.id}`
      : `Você não avalia mais ${projetos.length} projetos`,
    blocos: [
      so
        ? 'A avaliação deste projeto passou para outra pessoa. Você não precisa fazer mais nada.'
        : 'A avaliação destes projetos passou para outra pessoa. Você não precisa fazer mais nada por eles.',
      ...projetos.map(({ projeto, edital }) => ({
        fatos: [
          ['Número', String(projeto.id)],
          ['Título', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
        ] as const,
      })),
    ],
  });
}
