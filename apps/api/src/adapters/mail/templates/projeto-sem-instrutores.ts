import { somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, montarEmail, type Remessa } from './layout.ts';

export interface Encerramento {
  readonly projeto: { readonly id: number; readonly titulo: string };
  /** The day at whose beginning the project is closed. */
  readonly dia: string;
  /** False: it will be closed. */
  readonly encerrado: boolean;
}

export interface Encerramentos extends Remessa {
  readonly projetos: readonly Encerramento[];
}

const DIZ = {
  encerrado: {
    um: 'Seu projeto sem instrutores foi encerrado',
    varios: 'Seus projetos sem instrutores foram encerrados',
  },
  aviso: { um: 'Seu projeto ainda não tem instrutores', varios: 'Seus projetos ainda não têm instrutores' },
  ambos: 'Seus projetos sem instrutores',
} as const;

function assuntoDe(projetos: readonly Encerramento[]): string {
  const quantos = projetos.length === 1 ? 'um' : 'varios';
  if (projetos.every(({ encerrado }) => encerrado)) return DIZ.encerrado[quantos];
  return projetos.some(({ encerrado }) => encerrado) ? DIZ.ambos : DIZ.aviso[quantos];
}

const ultimoDia = (dia: string) => prazoNoDia(somarDias(dia, -1));

/** One mail per person and day; each project has its own day. */
export function emailDeEncerramento({ projetos, ...remessa }: Encerramentos): Email {
  return montarEmail(remessa, {
    assunto: assuntoDe(projetos),
    blocos: [
      ...projetos.flatMap(({ projeto, dia, encerrado }) => [
        encerrado
          ? `O projeto recebeu vagas e não teve nenhum instrutor até ${ultimoDia(dia)}: ele foi encerrado.`
          : `O projeto recebeu vagas e ainda não tem instrutor. Sem nenhum cadastrado até ${ultimoDia(dia)}, ele é encerrado.`,
        { fatos: [['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`]] as const },
        ...(projetos.length === 1
          ? []
          : [
              {
                rotulo: `Ver os instrutores do projeto nº ${projeto.id}`,
                link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`),
                discreto: true as const,
              },
            ]),
      ]),
      { rotulo: 'Ver os instrutores', link: linkPublico(remessa.publicUrl, 'projetos_submetidos') },
      'Se houve um impedimento, escreva à administração, que pode desfazer o encerramento.',
    ],
  });
}

export interface EncerramentoDesfeito extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly motivo: string;
}

export function emailDeEncerramentoDesfeito({ projeto, motivo, ...remessa }: EncerramentoDesfeito): Email {
  return montarDoModelo(remessa, 'encerramentoDesfeito', {
    campos: {
      numero: String(projeto.id),
      projeto: textoDaPessoa(projeto.titulo),
      motivo: textoDaPessoa(motivo),
    },
    link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`),
  });
}
