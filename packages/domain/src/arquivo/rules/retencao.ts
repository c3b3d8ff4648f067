import type { TipoDeArquivo } from '../types.ts';

/**
 * How many full years a document is kept after the year in which it was last needed; null = as long as the record that
 * holds it. Five years is the time within which the administration may be called to account (Decreto 20.910/1932,
 * art. 1; Lei 9.873/1999, art. 1); after that a bank proof serves nobody (Lei 13.709/2018, art. 16; T-M4).
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

/** Months that a row of the access log is kept: the time of Lei 12.965/2014, art. 15 (T-M10). */
export const ACESSOS_EM_MESES = 6;

/**
 * The first instant at which the content of a document is removed, for one last needed at `ultimoUso`: the later of
 * the publication of its archived call and the end of the tie. null = never.
 */
export function eliminarEm(tipo: TipoDeArquivo, ultimoUso: Date): Date | null {
  const anos = RETENCAO_EM_ANOS[tipo];
  return anos === null ? null : new Date(Date.UTC(ultimoUso.getUTCFullYear() + anos + 1, 0, 1));
}

/** Openings before this instant are forgotten. */
export function acessosDesde(agora: Date): Date {
  const desde = new Date(agora);
  desde.setUTCMonth(desde.getUTCMonth() - ACESSOS_EM_MESES);
  return desde;
}
