import type { MudadoPeloRecurso } from '@instrutoria/domain/recurso/rules/mudanca-no-projeto.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';
import { versaoEmPalavras } from './versao.ts';

export interface RecursoDecidido extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly decisao: 'ACEITO' | 'RECUSADO';
  /** Only for an accepted appeal. */
  readonly mudou?: MudadoPeloRecurso;
  readonly versao: number | null;
  /** The text on scholarships that were not free. */
  readonly bolsas?: string | null;
  /** The result is not final yet. */
  readonly preliminar?: boolean;
  readonly quando: Date;
}

function oQueFoiRevisto({ notas, vagas }: MudadoPeloRecurso): string {
  if (notas && vagas) return 'As notas e o número de instrutores do projeto foram revistos.';
  if (notas) return 'As notas do projeto foram revistas.';
  return vagas
    ? 'O número de instrutores do projeto foi revisto.'
    : 'As notas e o número de instrutores do projeto ficaram como estavam.';
}

/** Scores and feedback are shown only after a login. */
export function emailDeRecursoDecidido(recurso: RecursoDecidido): Email {
  const { projeto, edital, decisao, mudou, versao, bolsas = null, preliminar, quando, ...remessa } = recurso;
  const aceito = decisao === 'ACEITO';
  return montarEmail(remessa, {
    assunto: `Recurso do projeto nº ${projeto.id} ${aceito ? 'aceito' : 'recusado'}`,
    blocos: [
      aceito
        ? `A comissão aceitou o seu recurso.${mudou === undefined ? '' : ` ${oQueFoiRevisto(mudou)}`}`
        : 'A comissão recusou o seu recurso, que não mudou o resultado do projeto.',
      ...(bolsas === null ? [] : [`Sobre as bolsas: o projeto ${bolsas}.`]),
      {
        fatos: [
          ['Número', String(projeto.id)],
          ['Título', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
          ['Decidido em', instantePorExtenso(quando, remessa.fuso)],
          ...(versao === null
            ? []
            : [['Versão do resultado', versaoEmPalavras(versao, preliminar)] as const]),
        ],
      },
      { rotulo: 'Ver a decisão', link: linkPublico(remessa.publicUrl, `projetos_submetidos/${projeto.id}`) },
    ],
  });
}
