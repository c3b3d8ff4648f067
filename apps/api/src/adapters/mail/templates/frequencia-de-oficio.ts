import { ORIGENS_POR_EXTENSO } from '@instrutoria/domain/coordenacao/messages.ts';
import type { OrigemDaFrequencia } from '@instrutoria/domain/coordenacao/types.ts';
import { horasPorExtenso } from '@instrutoria/domain/frequencia/messages.ts';
import { mesDoAno } from '@instrutoria/domain/frequencia/rules/meses.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

interface AlunoComHoras {
  readonly nome: string;
  readonly meses: readonly { readonly ano: number; readonly mes: number; readonly horas: number }[];
}

export interface FrequenciaDeOficio extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly motivo: string;
  readonly origem: OrigemDaFrequencia;
  /** The students whose hours the mail lists. */
  readonly alunos: readonly AlunoComHoras[];
  readonly aoAluno: boolean;
}

function horasDe({ meses }: AlunoComHoras): string {
  return meses
    .map(({ ano, mes, horas }) => `${mesPorExtenso(mesDoAno(ano, mes))}: ${horasPorExtenso(horas)}`)
    .join('; ');
}

/** Hours that an administrator registered in place of the coordination (D61). */
export function emailDaFrequenciaDeOficio(carta: FrequenciaDeOficio): Email {
  const { projeto, motivo, origem, alunos, aoAluno, ...remessa } = carta;
  return montarEmail(remessa, {
    assunto: 'A administração registrou a frequência do projeto',
    blocos: [
      `Hoje ninguém pode agir pela coordenação do projeto. Para que os alunos não fiquem sem a bolsa, a administração registrou a frequência, a partir ${ORIGENS_POR_EXTENSO[origem]}.`,
      {
        fatos: [
          ['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
          ['Motivo', textoDaPessoa(motivo)],
          ...alunos.map((aluno) => [aoAluno ? 'Horas' : textoDaPessoa(aluno.nome), horasDe(aluno)] as const),
        ],
      },
      ...(aoAluno
        ? ['Se as horas não conferem, escreva à administração.']
        : [
            {
              rotulo: 'Ver a frequência',
              link: linkPublico(remessa.publicUrl, `projetos/${projeto.id}/frequencia`),
            },
            'Enquanto o registro estiver aberto, a coordenação pode corrigir as horas.',
          ]),
    ],
  });
}
