const PARTE_MAXIMA = 80;

/**
 * Letters and figures of ASCII, everything else one '_', so that no path, line end or quote reaches a header
 * or disk (T-F7). 'sem_nome' when nothing is left.
 */
function parteDeArquivo(nome: string): string {
  const ascii = nome.normalize('NFD').replace(/\p{M}/gu, '');
  const parte = ascii
    .replace(/[^A-Za-z0-9]+/g, '_')
    .slice(0, PARTE_MAXIMA)
    .replace(/^_|_$/g, '');
  return parte === '' ? 'sem_nome' : parte;
}

/** `relatorio_parecer_….pdf` (E-RELATORIO-4). */
export function arquivoDoCoordenador(coordenador: string): string {
  return `relatorio_parecer_${parteDeArquivo(coordenador)}.pdf`;
}

export function arquivoDaAtividade(aluno: string): string {
  return `relatorio_atividades_${parteDeArquivo(aluno)}.pdf`;
}

export function arquivoDasDisciplinas(projeto: number): string {
  return `relatorio_disciplinas_${projeto}.pdf`;
}
