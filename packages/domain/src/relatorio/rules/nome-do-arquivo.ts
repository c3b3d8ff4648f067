const PARTE_MAXIMA = 80;

/** ASCII letters and figures, the rest one '_': safe in headers and on disks (T-F7). Never empty. */
function parteDeArquivo(nome: string): string {
  const ascii = nome.normalize('NFD').replace(/\p{M}/gu, '');
  const parte = ascii
    .replace(/[^A-Za-z0-9]+/g, '_')
    .slice(0, PARTE_MAXIMA)
    .replace(/^_|_$/g, '');
  return parte === '' ? 'sem_nome' : parte;
}

export function arquivoDoCoordenador(coordenador: string): string {
  return `relatorio_parecer_${parteDeArquivo(coordenador)}.pdf`;
}

export function arquivoDaAtividade(aluno: string): string {
  return `relatorio_atividades_${parteDeArquivo(aluno)}.pdf`;
}

export function arquivoDasDisciplinas(projeto: number): string {
  return `relatorio_disciplinas_${projeto}.pdf`;
}
