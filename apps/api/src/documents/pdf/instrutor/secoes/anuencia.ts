import type { Secao } from '../../blocos.ts';
import { texto } from '../../texto.ts';
import { ouLacuna } from '../lacuna.ts';
import type { ModeloPreenchido } from '../modelo.ts';
import { paragrafo } from './itens-do-texto.ts';

export function secaoDaAnuencia(m: ModeloPreenchido): Secao {
  return {
    titulo: texto('Anuência'),
    blocos: [
      {
        tipo: 'rico',
        blocos: [
          paragrafo(
            `Declaramos estar cientes e de acordo com que ${ouLacuna(m.nome)}, aluno do programa ${ouLacuna(m.programa_pos)} e detentor de bolsa de ____________________________, atue como instrutor no projeto acima identificado e receba a bolsa deste programa em acúmulo com a que já recebe.`,
          ),
          paragrafo(
            'A atuação no projeto não prejudica as atividades do curso, e as normas da bolsa já concedida permitem o acúmulo.',
          ),
        ],
      },
    ],
  };
}
