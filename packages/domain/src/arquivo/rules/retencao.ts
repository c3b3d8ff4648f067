import type { TipoDeArquivo } from '../types.ts';

/**
 * How many full years a document is kept after the year in which it was last needed; null = as long as its
 * record (T-M4). Five years: Decreto 20.910/1932, art. 1; Lei 9.873/1999, art. 1; a bank proof not beyond its
 * use: Lei 13.709/2018, art. 16.
 */
export const RETENCAO_EM_ANOS: Readonly<Record<TipoDeArquivo, number | null>> = {
  foto: null,
  imagemSecao: null,
  logo: null,
  comprovanteDisciplinas: 5,
  termo: 5,
  declaracao: 5,
  historico: 5,
  dados_bancarios: 5,
  anuencia: 5,
};

export const ACESSOS_EM_MESES = 6;

/** First instant at which a document last needed at `ultimoUso` is removed; null = never. */
export function eliminarEm(tipo: TipoDeArquivo, ultimoUso: Date): Date | null {
  const anos = RETENCAO_EM_ANOS[tipo];
  return anos === null ? null : new Date(Date.UTC(ultimoUso.getUTCFullYear() + anos + 1, 0, 1));
}

export function acessosDesde(agora: Date): Date {
  const desde = new Date(agora);
  desde.setUTCMonth(desde.getUTCMonth() - ACESSOS_EM_MESES);
  return desde;
}
