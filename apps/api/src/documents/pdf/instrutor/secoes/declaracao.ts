import type { Secao } from '../../blocos.ts';
import { texto } from '../../texto.ts';
import { ouLacuna } from '../lacuna.ts';
import type { ModeloPreenchido } from '../modelo.ts';
import { paragrafo } from './itens-do-texto.ts';

const OPCOES = [
  '(   ) não recebo outra bolsa de nenhuma instituição.',
  '(   ) recebo bolsa de ____________________________, que permite o acúmulo, conforme o termo de anuência.',
];

export function secaoDaDeclaracao(m: ModeloPreenchido): Secao {
  return {
    titulo: texto('Declaração'),
    blocos: [
      {
        tipo: 'rico',
        blocos: [
          paragrafo(
            `Eu, ${ouLacuna(m.nome)}, declaro, para os fins do ${m.edital}, que sou aluno regularmente matriculado no programa ${ouLacuna(m.programa_pos)} e que:`,
          ),
          ...OPCOES.map(paragrafo),
          paragrafo(
            'Declaro ainda que são verdadeiras estas informações e que avisarei logo a coordenação do projeto se alguma delas mudar.',
          ),
        ],
      },
    ],
  };
}
