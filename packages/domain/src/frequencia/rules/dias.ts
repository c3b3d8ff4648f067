import type { Configuracao } from '../../configuracao/types.ts';
import { aberturasDaJanela } from '../../janela/rules/aberturas.ts';
import type { EstadoDaJanela } from '../../janela/types.ts';
import { diaNoFuso, ehDiaValido, fimDoDia, formatarDia, somarDias } from '../../kernel/datas.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { mesDoDia, somarMeses } from '../../kernel/meses.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { ATIVIDADE_MAXIMA, HORAS_MAXIMAS, HORAS_POR_DIA, LEMBRETES_DO_MES_DIAS } from '../limits.ts';
import { diaCheio, MENSAGENS_DOS_DIAS as M } from '../messages.ts';
import type { EstadoDoMesDoAluno, LinhaDoDia, MesDoAluno } from '../types.ts';
import { totalDeHoras } from './folha.ts';
import { anoEMes, estadoDoMes } from './meses.ts';

/** First month and last day on which a student may have worked; `mesInicio` null: no day. */
export interface DatasDoVinculo {
  readonly mesInicio: string | null;
  /** The last day of the vínculo, or of the call where nobody ended it (D41). */
  readonly ate: string;
}

export interface PrazoDoMes {
  readonly aberto: boolean;
  /** The last instant; null where no window for attendance follows. */
  readonly fechaEm: string | null;
}

interface QuandoDoAluno {
  readonly configuracao: Configuracao;
  /** Of the attendance, for the project. */
  readonly janela: EstadoDaJanela;
  readonly hoje: string;
}

/** The last day of the first window for attendance after the month; null where none follows. */
function ultimoDiaDoAluno(mes: string, configuracao: Configuracao): string | null {
  const seguinte = `${somarMeses(mes, 1)}-01`;
  const depois = aberturasDaJanela('frequencia', configuracao, `${mes}-01`).filter(
    ({ de }) => de >= seguinte,
  );
  const [primeira] = depois;
  if (primeira === undefined) return null;
  // A closure may cut the window of a month in two.
  return depois.findLast(({ de }) => mesDoDia(de) === mesDoDia(primeira.de))?.ate ?? null;
}

/**
 * A month is open to its student from its first day until the coordination's next window for attendance closes, with its
 * extensions.
 */
export function prazoDoMesDoAluno(mes: string, { configuracao, janela, hoje }: QuandoDoAluno): PrazoDoMes {
  const { fuso } = configuracao;
  const ate = ultimoDiaDoAluno(mes, configuracao);
  const chegou = mes <= mesDoDia(hoje);
  if (ate === null) return { aberto: chegou, fechaEm: null };
  const daRegra = fimDoDia(ate, fuso).toISOString();
  const abriu = janela.abreEm === null ? null : mesDoDia(diaNoFuso(new Date(janela.abreEm), fuso));
  const prorrogada = janela.aberta && abriu !== null && abriu <= mesDoDia(ate);
  if (!prorrogada || (janela.fechaEm !== null && janela.fechaEm <= daRegra)) {
    return { aberto: chegou && hoje <= ate, fechaEm: daRegra };
  }
  return { aberto: chegou, fechaEm: janela.fechaEm };
}

/** The last day to send a month, where students are reminded of it today; null on other days. */
export function lembreteDoMes(mes: string, quando: QuandoDoAluno): string | null {
  const { aberto, fechaEm } = prazoDoMesDoAluno(mes, quando);
  if (!aberto || fechaEm === null) return null;
  const ultimo = diaNoFuso(new Date(fechaEm), quando.configuracao.fuso);
  return LEMBRETES_DO_MES_DIAS.some((dias) => somarDias(quando.hoje, dias) === ultimo) ? ultimo : null;
}

/** Whether the vínculo reaches the month, and the month has come. */
export function mesDoVinculo({ mesInicio, ate }: DatasDoVinculo, mes: string, hoje: string): boolean {
  const { ano, mes: numero } = anoEMes(`${mes}-01`);
  return estadoDoMes({ mesInicio, fim: ate }, ano, numero, hoje) === 'ABERTO';
}

/** Throws 409 unless the student may change the days of this month. */
export function exigirMesDoAluno(estado: EstadoDoMesDoAluno, { aberto }: PrazoDoMes): void {
  if (!aberto) throw new DomainError('conflito', 'MES_FECHADO', M.prazoDoMes);
  if (estado === 'enviado') throw new DomainError('conflito', 'MES_ENVIADO', M.mesJaEnviado);
  if (estado === 'atestado') throw new DomainError('conflito', 'MES_ATESTADO', M.mesJaRegistrado);
}

function problemaDasHorasDoDia(horas: number): Problema | null {
  if (!Number.isFinite(horas) || horas <= 0) return problema('horas', 'HORAS_DO_DIA', M.horasDoDia);
  if (horas > HORAS_POR_DIA) return problema('horas', 'HORAS_DEMAIS_NO_DIA', M.horasDemaisNoDia);
  // Exactly, so that what is stored is what was sent, and never 0.
  return Math.round(horas * 10) / 10 === horas
    ? null
    : problema('horas', 'HORAS_DO_DIA', M.horasDoDiaComUmaCasa);
}

function problemaDoDia(dia: string, { mesInicio, ate }: DatasDoVinculo, hoje: string): Problema | null {
  if (!ehDiaValido(dia)) return problema('dia', 'DIA_INVALIDO', M.escolhaODia);
  if (dia > hoje) return problema('dia', 'DIA_FUTURO', M.diaFuturo);
  const dentro = mesInicio !== null && mesDoDia(dia) >= mesInicio && dia <= ate;
  return dentro ? null : problema('dia', 'DIA_FORA_DO_VINCULO', M.diaForaDoVinculo);
}

function problemaDaAtividade(atividade: string): Problema | null {
  if (!/\p{L}/u.test(atividade)) return problema('atividade', 'SEM_ATIVIDADE', M.oQueFez);
  if ([...atividade].length <= ATIVIDADE_MAXIMA) return null;
  return problema('atividade', 'ATIVIDADE_LONGA', M.atividadeLonga);
}

/**
 * The problems of one line, beside the fields of its form. `outras`: the other lines of the vínculo, also those typed with
 * it.
 */
export function problemasDaLinha(
  { id, dia, horas, atividade }: LinhaDoDia,
  outras: readonly LinhaDoDia[],
  { vinculo, hoje }: { readonly vinculo: DatasDoVinculo; readonly hoje: string },
): Problema[] {
  const problemas = [
    problemaDoDia(dia, vinculo, hoje),
    problemaDasHorasDoDia(horas),
    problemaDaAtividade(atividade),
  ].filter((um) => um !== null);
  if (problemas.some(({ campo }) => campo !== 'atividade')) return problemas;
  const doDia = outras.filter((outra) => outra.dia === dia && outra.id !== id);
  const ja = totalDeHoras(doDia);
  if (totalDeHoras([...doDia, { horas }]) <= HORAS_POR_DIA) return problemas;
  const texto = diaCheio(formatarDia(dia).slice(0, 5), ja);
  return [problema('horas', 'DIA_CHEIO', texto), ...problemas];
}

/**
 * Throws 409 where the month cannot be sent: another sum than the student read, no day, more than a month holds, or a day
 * outside the vínculo, which was ended after the day was typed.
 */
export function exigirEnvio(
  lida: number,
  linhas: readonly LinhaDoDia[],
  { vinculo, hoje }: { readonly vinculo: DatasDoVinculo; readonly hoje: string },
): void {
  const soma = totalDeHoras(linhas);
  if (linhas.length === 0) throw new DomainError('conflito', 'SEM_DIAS', M.semDias);
  const fora = linhas.find(({ dia }) => problemaDoDia(dia, vinculo, hoje) !== null);
  if (fora !== undefined) {
    throw new DomainError('conflito', 'DIA_FORA_DO_VINCULO', M.apagueODia(formatarDia(fora.dia)));
  }
  if (Math.round(lida * 10) !== Math.round(soma * 10)) {
    throw new DomainError('conflito', 'SOMA_MUDOU', M.somaMudou, [], { soma });
  }
  if (soma > HORAS_MAXIMAS) throw new DomainError('conflito', 'SOMA_DEMAIS', M.somaDemais);
}

/** Whether these hours of the coordination need a reason: fewer than the student sent, and not registered already. */
export function pedeMotivo(
  { estado, horas: enviadas }: Pick<MesDoAluno, 'estado' | 'horas'>,
  registradas: number | null,
  horas: number,
): boolean {
  if (enviadas === null || estado === 'devolvido' || horas >= enviadas) return false;
  return estado === 'enviado' || horas !== registradas;
}

/** The days of these weeks ('yyyy-mm-dd', Sunday 0) that the pattern would fill: no future day, none outside the vínculo. */
export function diasDoPadrao(
  mes: string,
  semana: ReadonlySet<number>,
  { vinculo, hoje }: { readonly vinculo: DatasDoVinculo; readonly hoje: string },
): string[] {
  const dias = Array.from({ length: 31 }, (_, i) => `${mes}-${String(i + 1).padStart(2, '0')}`);
  return dias.filter(
    (dia) => ehDiaValido(dia) && semana.has(diaDaSemana(dia)) && problemaDoDia(dia, vinculo, hoje) === null,
  );
}

/** Sunday 0 to Saturday 6. */
export function diaDaSemana(dia: string): number {
  return new Date(`${dia}T00:00:00Z`).getUTCDay();
}
