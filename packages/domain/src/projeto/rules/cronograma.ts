import { exigirSemProblemas } from '../../kernel/domain-error.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, textoPuro } from '../../kernel/texto.ts';
import { MESES, POSICOES_DO_CRONOGRAMA, TEXTO_MAXIMO, TEXTO_MINIMO } from '../limits.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import type { DadosDoCronograma } from '../types.ts';
import { problemasDoMarkup } from './secoes.ts';

/** The length of the visible text (D12), for the rule and the counter. */
export function comprimentoDaAtividade(valor: string): number {
  return contarCodePoints(textoPuro(valor));
}

export function problemasDaAtividade(valor: string | undefined, campo: string): Problema[] {
  if (valor === undefined || estaVazio(textoPuro(valor))) {
    return [problema(campo, 'ATIVIDADE_VAZIA', M.atividadeVazia)];
  }
  const comprimento = comprimentoDaAtividade(valor);
  if (comprimento < TEXTO_MINIMO || comprimento > TEXTO_MAXIMO) {
    return [problema(campo, 'ATIVIDADE_TAMANHO', M.atividadeTamanho)];
  }
  return problemasDoMarkup(campo, valor);
}

function ehMes(valor: string | undefined, indice: number): boolean {
  return valor?.normalize('NFC').trim() === MESES[indice];
}

/** The errors of one schedule (`indice` from 0): missing fields first, then each activity (E-PROJETO-8). */
export function problemasDoCronograma(c: DadosDoCronograma, indice: number): Problema[] {
  const prefixo = `cronogramas.${indice}`;
  const meses = POSICOES_DO_CRONOGRAMA.filter((n) => !ehMes(c[`mesAno${n}`], n - 1)).map((n) =>
    problema(`${prefixo}.mesAno${n}`, 'CRONOGRAMA_INCOMPLETO', M.cronogramaIncompleto),
  );
  const atividades = POSICOES_DO_CRONOGRAMA.flatMap((n) =>
    problemasDaAtividade(c[`atividade${n}`], `${prefixo}.atividade${n}`),
  );
  const incompleto = meses.length > 0 || atividades.some((p) => p.codigo === 'ATIVIDADE_VAZIA');
  return [
    ...(incompleto ? [problema(prefixo, 'CRONOGRAMA_INCOMPLETO', M.cronogramaIncompleto)] : []),
    ...meses,
    ...atividades,
  ];
}

/**
 * There must be exactly `quantidade` schedules, each complete (D9). A wrong number is then the only error.
 */
export function problemasDosCronogramas(
  lista: readonly DadosDoCronograma[] | undefined,
  quantidade: number,
): Problema[] {
  if (lista === undefined || lista.length !== quantidade) {
    return [problema('cronogramas', 'CRONOGRAMA_INCOMPLETO', M.cronogramaIncompleto)];
  }
  return lista.flatMap(problemasDoCronograma);
}

export function exigirCronogramasCompletos(lista: readonly DadosDoCronograma[], quantidade: number): void {
  exigirSemProblemas(problemasDosCronogramas(lista, quantidade));
}

export function cronogramaVazio(): DadosDoCronograma {
  return Object.fromEntries(
    POSICOES_DO_CRONOGRAMA.flatMap((n) => [
      [`mesAno${n}`, MESES[n - 1]],
      [`atividade${n}`, ''],
    ]),
  );
}
