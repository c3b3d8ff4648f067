import { diaNoFuso, inicioDoDia, somarDias } from '../../kernel/datas.ts';
import { mesDoDia, somarMeses } from '../../kernel/meses.ts';
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
  anexoDoRecurso: 5,
  frequenciaDeOficio: 5,
  pedidoDeDesistencia: 5,
  recusaDeSuplente: 5,
  anexoDaContestacao: 5,
};

/**
 * What a student did on a day is kept as long as the documents of the vínculo, by which its payments are audited. Days of
 * a month that they never sent decide no payment: they go so many years after the vínculo.
 */
export const DIAS_NAO_ENVIADOS_EM_ANOS = 1;

export const ACESSOS_EM_MESES = 6;

/** First instant at which a document last needed on the day `ultimoUso` is removed, in years of the zone; null = never. */
export function eliminarEm(tipo: TipoDeArquivo, ultimoUso: string, fuso: string): Date | null {
  const anos = RETENCAO_EM_ANOS[tipo];
  return anos === null ? null : inicioDoDia(`${Number(ultimoUso.slice(0, 4)) + anos + 1}-01-01`, fuso);
}

/**
 * Six months before, at the same day and hour in the zone; the last day of a shorter month, so that nothing
 * is deleted too early.
 */
export function acessosDesde(agora: Date, fuso: string): Date {
  const hoje = diaNoFuso(agora, fuso);
  const mes = somarMeses(mesDoDia(hoje), -ACESSOS_EM_MESES);
  const [mesmoDia, ultimoDia] = [`${mes}-${hoje.slice(8)}`, somarDias(`${somarMeses(mes, 1)}-01`, -1)];
  const doDia = agora.getTime() - inicioDoDia(hoje, fuso).getTime();
  return new Date(inicioDoDia(mesmoDia < ultimoDia ? mesmoDia : ultimoDia, fuso).getTime() + doDia);
}
