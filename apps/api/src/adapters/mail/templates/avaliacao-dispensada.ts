import type { Email } from '../email.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface AvaliacaoDispensada {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
}

export interface DesignacaoRetirada extends AvaliacaoDispensada {
  readonly motivo: string;
}

interface Dispensados<Projeto> extends Remessa {
  readonly projetos: readonly Projeto[];
}

/** The mail to an evaluator who was replaced; does not name the new one. */
export function emailDeAvaliacaoDispensada({
  projetos,
  ...remessa
}: Dispensados<AvaliacaoDispensada>): Email {
  return emailDeQuemNaoAvaliaMais(remessa, projetos, {
    um: 'A avaliação deste projeto passou para outra pessoa.',
    varios: 'A avaliação destes projetos passou para outra pessoa.',
  });
}

/** The mail to an evaluator whose designations were withdrawn; does not name who did it. */
export function emailDeDesignacaoRetirada({ projetos, ...remessa }: Dispensados<DesignacaoRetirada>): Email {
  return emailDeQuemNaoAvaliaMais(remessa, projetos, {
    um: 'A administração retirou a sua designação para avaliar este projeto.',
    varios: 'A administração retirou a sua designação para avaliar estes projetos.',
  });
}

function emailDeQuemNaoAvaliaMais(
  remessa: Remessa,
  projetos: readonly (AvaliacaoDispensada & { readonly motivo?: string })[],
  acontecido: { readonly um: string; readonly varios: string },
): Email {
  const [primeiro] = projetos;
  const so = projetos.length === 1 && primeiro !== undefined;
  return montarEmail(remessa, {
    assunto: so
      ? `Você não avalia mais o projeto nº ${primeiro.projeto.id}`
      : `Você não avalia mais ${projetos.length} projetos`,
    blocos: [
      so
        ? `${acontecido.um} Você não precisa fazer mais nada.`
        : `${acontecido.varios} Você não precisa fazer mais nada por eles.`,
      ...projetos.map(({ projeto, edital, motivo }) => ({
        fatos: [
          ['Número', String(projeto.id)] as const,
          ['Título', textoDaPessoa(projeto.titulo)] as const,
          ['Edital', textoDaPessoa(edital)] as const,
          ...(motivo === undefined ? [] : [['Motivo', textoDaPessoa(motivo)] as const]),
        ],
      })),
    ],
  });
}
