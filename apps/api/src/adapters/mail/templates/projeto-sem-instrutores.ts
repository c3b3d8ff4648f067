import { formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface Encerramento extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly dia: string;
  /** False: it will be closed. */
  readonly encerrado: boolean;
}

export function emailDeEncerramento({ projeto, dia, encerrado, ...remessa }: Encerramento): Email {
  return montarEmail(remessa, {
    assunto: encerrado
      ? 'Seu projeto sem instrutores foi encerrado'
      : 'Seu projeto ainda não tem instrutores',
    blocos: [
      encerrado
        ? `O projeto recebeu vagas e não teve nenhum instrutor até ${formatarDia(dia)}: ele foi encerrado.`
        : `O projeto recebeu vagas e ainda não tem instrutor. Sem nenhum cadastrado, ele é encerrado em ${formatarDia(dia)}.`,
      { fatos: [['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`]] },
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
  return montarEmail(remessa, {
    assunto: 'O encerramento do seu projeto foi desfeito',
    blocos: [
      'A administração desfez o encerramento do projeto: ele volta a aceitar o cadastro de instrutores, nos dias em que o cadastro está aberto.',
      {
        fatos: [
          ['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
          ['Motivo', textoDaPessoa(motivo)],
        ],
      },
      { rotulo: 'Ver os instrutores', link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`) },
    ],
  });
}
