import type { Bloco, Secao } from '../../blocos.ts';
import { texto, textoOu } from '../../texto.ts';
import { textoCorrido } from '../../texto-corrido.ts';
import type { RelatorioDoCoordenador } from '../modelo.ts';

export function secaoAvaliacoes({ avaliacoes }: RelatorioDoCoordenador): Secao {
  const blocos = avaliacoes.flatMap(({ aluno, avaliacao }): Bloco[] => [
    { tipo: 'subtitulo', texto: textoOu(aluno.nome, 'Sem nome') },
    textoCorrido(avaliacao),
  ]);
  return {
    titulo: texto('Resultados: avaliação de desempenho dos alunos'),
    blocos: blocos.length > 0 ? blocos : [{ tipo: 'nota', texto: texto('Nenhum aluno neste projeto.') }],
  };
}
