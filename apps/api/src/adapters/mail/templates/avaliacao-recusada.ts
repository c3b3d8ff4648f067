import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface AvaliacaoRecusada extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly avaliador: string;
  readonly motivo: string;
}

export function emailDeAvaliacaoRecusada(carta: AvaliacaoRecusada): Email {
  const { projeto, edital, avaliador, motivo, ...remessa } = carta;
  return montarEmail(remessa, {
    assunto: 'Um avaliador recusou um projeto',
    blocos: [
      'O projeto está outra vez sem avaliador. Designe outra pessoa.',
      {
        fatos: [
          ['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
          ['Edital', textoDaPessoa(edital)],
          ['Avaliador', textoDaPessoa(avaliador)],
          ['Motivo', motivo === '' ? 'não informado' : textoDaPessoa(motivo)],
        ],
      },
      { rotulo: 'Designar avaliadores', link: linkPublico(remessa.publicUrl, 'designar_avaliadores') },
    ],
  });
}
