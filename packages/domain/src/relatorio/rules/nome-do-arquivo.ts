/** Letters of a person's name that a file name may carry. */
const PARTE_MAXIMA = 80;

/**
 * A name as part of a file name: letters and figures of ASCII, everything else one '_' (T-F7: no path, no line end,
 * no quote reaches a header or a disk). 'sem_nome' when nothing is left.
 */
function parteDeArquivo(nome: string): string {
  const ascii = nome.normalize('NFD').replace(/\p{M}/gu, '');
  const parte = ascii
    .replace(/[^A-Za-z0-9]+/g, '_')
    .slice(0, PARTE_MAXIMA)
    .replace(/^_|_$/g, '');
  return parte === '' ? 'sem_nome' : parte;
}

/** File name of the coordinator report's PDF (E-RELATORIO-4). */
export function arquivoDoCoordenador(coordenador: string): string {
  return `relatorio_parecer_${parteDeArquivo(coordenador)}.pdf`;
}

/** File name of an activity report's PDF. */
export function arquivoDaAtividade(aluno: string): string {
  return `relatorio_atividades_${parteDeArquivo(aluno)}.pdf`;
}

/** File name of a discipline report's PDF, by the project's id. */
export function arquivoDasDisciplinas(projeto: number): string {
  return `relatorio_disciplinas_${projeto}.pdf`;
}
