import type { Email } from '../email.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface DesignacaoRetirada {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly motivo: string;
}

export interface DesignacoesRetiradas extends Remessa {
  readonly projetos: readonly DesignacaoRetirada[];
}

/** To an evaluator whose designations were taken away; who did it is not named. */
export function emailDeDesignacaoRetirada({ projetos, ...remessa }: DesignacoesRetiradas): Email {
  const [primeiro] = projetos;
  const so = projetos.length === 1 && primeiro !== undefined;
  return montarEmail(remessa, {
    assunto: so
      ? `Você não avalia mais o projeto nº ${primeiro.projeto.id}`
      : `Você não avalia mais ${projetos.length} projetos`,
    blocos: [
      so
        ? 'A administração retirou a sua designação para avaliar este projeto. Você não precisa fazer mais nada.'
        : 'A administração retirou a sua designação para avaliar estes projetos. Você não precisa fazer mais nada por eles.',
      ...projetos.map(({ projeto, edital, motivo }) => ({
        fatos: [
          ['Número', String(projeto.id)],
          ['Título', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
          ['Motivo', textoDaPessoa(motivo)],
        ] as const,
      })),
    ],
  });
}
