import type { Secao } from '../../blocos.ts';
import { texto } from '../../texto.ts';
import { ouLacuna } from '../lacuna.ts';
import type { ModeloPreenchido } from '../modelo.ts';
import { numerados, paragrafo } from './itens-do-texto.ts';

const DA_BOLSA = {
  BOLSISTA: 'recebo a bolsa do programa enquanto a minha situação no projeto for regular;',
  VOLUNTARIO: 'atuo como voluntário, sem bolsa e sem vínculo de emprego com a instituição;',
} as const;

export function secaoDoTermo(m: ModeloPreenchido): Secao {
  const compromissos = [
    'conheço o edital e o projeto e realizarei as atividades do cronograma, sob a orientação da coordenação;',
    'dedicarei ao projeto pelo menos 8 horas por semana, registradas na frequência de cada mês;',
    ...(m.tipoAluno === null ? [] : [DA_BOLSA[m.tipoAluno]]),
    'entregarei à coordenação, no prazo, o que for preciso para o relatório de atividades;',
    'avisarei logo a coordenação se trancar ou concluir o curso, ou se deixar o projeto.',
  ];
  return {
    titulo: texto('Compromisso'),
    blocos: [
      {
        tipo: 'rico',
        blocos: [
          paragrafo(
            `Eu, ${ouLacuna(m.nome)}, aluno do programa ${ouLacuna(m.programa_pos)}, comprometo-me a atuar como instrutor no projeto acima identificado e declaro que:`,
          ),
          numerados(compromissos),
        ],
      },
    ],
  };
}
