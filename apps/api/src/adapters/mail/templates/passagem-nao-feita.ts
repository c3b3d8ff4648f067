import { porQueNaoPassou } from '@instrutoria/domain/coordenacao/messages.ts';
import type { RazaoDeNaoPassar } from '@instrutoria/domain/coordenacao/types.ts';
import { formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface PassagemNaoFeita extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly deQuem: string;
  readonly aQuem: string;
  readonly dia: string;
  /** null for the present coordinator, who may not learn which projects a person judges. */
  readonly razao: RazaoDeNaoPassar | null;
  readonly leitor: 'administra' | 'deixa' | 'recebe';
}

const E_AGORA: Readonly<Record<PassagemNaoFeita['leitor'], string>> = {
  administra:
    'A coordenação passa sozinha se isso mudar. Se não vai mudar, retire a proposta e, se for o caso, proponha outra pessoa.',
  deixa: 'A coordenação continua com você. A administração foi avisada e decide o que fazer.',
  recebe:
    'A coordenação passa a você se isso mudar, enquanto a administração, que foi avisada, não retirar a proposta.',
};

/** The mail to the administration and the two people, once: a coordination did not pass on its day (D61). */
export function emailDaPassagemNaoFeita(aviso: PassagemNaoFeita): Email {
  const { projeto, deQuem, aQuem, dia, razao, leitor, ...remessa } = aviso;
  return montarEmail(remessa, {
    assunto: `A coordenação do projeto nº ${projeto.id} não passou no dia marcado`,
    blocos: [
      `A coordenação deste projeto não passou a outra pessoa no dia marcado: ${porQueNaoPassou(razao, textoDaPessoa(aQuem))}`,
      E_AGORA[leitor],
      {
        fatos: [
          ['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
          ['De', textoDaPessoa(deQuem)],
          ['Para', textoDaPessoa(aQuem)],
          ['A partir de', formatarDia(dia)],
        ],
      },
      ...(leitor === 'recebe'
        ? []
        : [
            {
              rotulo: 'Ver a coordenação',
              link: linkPublico(remessa.publicUrl, `projetos/${projeto.id}/coordenacao`),
            },
          ]),
    ],
  });
}
