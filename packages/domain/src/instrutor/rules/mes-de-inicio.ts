import type { PeriodoDeRegularizacao } from '../../configuracao/types.ts';
import { diaNoFuso, mesPorExtenso } from '../../kernel/datas.ts';
import { ehMesValido, mesDoDia, somarMeses } from '../../kernel/meses.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { MENSAGENS_INSTRUTOR as M } from '../messages.ts';
import type { Conferencia, InstrutorGuardado } from '../types.ts';

export interface Vigencia {
  readonly inicio: string;
  readonly fim: string;
}

function dentro(mes: string, { inicio, fim }: Vigencia): boolean {
  return mesDoDia(inicio) <= mes && mes <= mesDoDia(fim);
}

/**
 * The first month of the grant for an instructor who becomes REGULAR on this day (D44): the month of the
 * period of regularisation, else the next one. Outside the vigência: the running month, before it the first,
 * after it none.
 */
export function mesDaRegularizacao(
  hoje: string,
  periodos: readonly PeriodoDeRegularizacao[],
  vigencia: Vigencia,
): string | null {
  const [ano, diaDoAno] = [hoje.slice(0, 4), hoje.slice(5)];
  const periodo = periodos.find(({ de, ate }) => de <= diaDoAno && diaDoAno <= ate);
  const corrente = mesDoDia(hoje);
  const doPeriodo =
    periodo === undefined ? somarMeses(corrente, 1) : `${ano}-${String(periodo.mes).padStart(2, '0')}`;
  if (dentro(doPeriodo, vigencia)) return doPeriodo;
  if (dentro(corrente, vigencia)) return corrente;
  return corrente < mesDoDia(vigencia.inicio) ? mesDoDia(vigencia.inicio) : null;
}

/**
 * The day on which the last of the accepted documents arrived (D66); null where one was let past unchecked,
 * is refused, or has no recorded day. `comoEstao`: counts unchecked ones as accepted.
 */
export function chegadaDosDocumentos(
  conferencias: readonly Pick<Conferencia, 'enviadoEm' | 'situacao'>[],
  comoEstao: boolean,
): string | null {
  const instantes = conferencias.map(({ situacao, enviadoEm }) =>
    situacao === 'CONFERIDO' || (comoEstao && situacao === 'PENDENTE') ? enviadoEm : null,
  );
  if (instantes.includes(null)) return null;
  return instantes.reduce((ultimo, um) => (ultimo === null || (um ?? '') > ultimo ? um : ultimo), null);
}

/**
 * The day that decides about the first month: the arrival of the documents, not their check; never later than
 * today.
 */
export function diaDaRegularizacao(chegada: string | null, hoje: string, fuso: string): string {
  if (chegada === null) return hoje;
  const dia = diaNoFuso(new Date(chegada), fuso);
  return dia < hoje ? dia : hoje;
}

export function mesesDaVigencia(vigencia: Vigencia): string[] {
  const meses: string[] = [];
  for (let mes = mesDoDia(vigencia.inicio); mes <= mesDoDia(vigencia.fim); mes = somarMeses(mes, 1))
    meses.push(mes);
  return meses;
}

export function problemasDoMesDeInicio(mes: string, vigencia: Vigencia): Problema[] {
  if (!ehMesValido(mes)) return [problema('mesInicio', 'MES_INVALIDO', M.mesInvalido)];
  if (dentro(mes, vigencia)) return [];
  const [de, ate] = [vigencia.inicio, vigencia.fim].map((dia) => mesPorExtenso(mesDoDia(dia)));
  return [problema('mesInicio', 'MES_FORA_DA_VIGENCIA', `${M.mesForaDaVigencia}: de ${de} a ${ate}`)];
}

/**
 * Whether a vínculo ended before its first month, or without one: it has no hours and no declaration (D40).
 */
export function nuncaComecou({
  mesInicio,
  fim,
}: {
  readonly mesInicio: string | null;
  readonly fim: string | null;
}): boolean {
  return fim !== null && (mesInicio === null || mesDoDia(fim) < mesInicio);
}

/** The month in which a REGULAR vínculo in force will begin; null when it has begun, and for others. */
export function comecaEm(
  {
    situacaoInstrutor,
    mesInicio,
    fimVinculo,
  }: Pick<InstrutorGuardado, 'fimVinculo' | 'mesInicio' | 'situacaoInstrutor'>,
  mesAtual: string,
): string | null {
  const adiante =
    situacaoInstrutor === 'REGULAR' && fimVinculo === null && mesInicio !== null && mesInicio > mesAtual;
  return adiante ? mesInicio : null;
}
