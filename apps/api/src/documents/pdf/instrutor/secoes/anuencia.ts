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
            `Estamos cientes de que ${ouLacuna(m.nome)}, do programa ${ouLacuna(m.programa_pos)}, recebe bolsa de ____________________________. Concordamos que atue como instrutor no projeto acima e receba também a bolsa deste programa, em acúmulo.`,
          ),
          paragrafo(
            'A atuação no projeto não prejudica as atividades do curso, e as normas da bolsa já concedida permitem o acúmulo.',
          ),
        ],
      },
    ],
  };
}
