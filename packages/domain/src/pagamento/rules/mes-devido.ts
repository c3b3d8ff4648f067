import { NAO_SE_APLICA } from '../../frequencia/limits.ts';
import { nuncaComecou } from '../../instrutor/rules/mes-de-inicio.ts';
import { mesDoDia } from '../../kernel/meses.ts';
import type { EsperaDaVaga, MotivoDoNaoPagamento, Vinculo } from '../types.ts';
import { bolsistaNoMes, bolsistaRegularNoMes, documentosRetem } from './periodos.ts';

/** These reasons only delay a payment: nothing paid is asked back for them (D25). */
const RETEM: readonly MotivoDoNaoPagamento[] = ['FALTA_CPF', 'DOCUMENTOS'];

/** Facts found later that ask a paid month back. Changes count only from their own day on. */
const ESTORNA: readonly MotivoDoNaoPagamento[] = [
  ...(['NUNCA_COMECOU', 'FORA_DO_VINCULO', 'SEM_FREQUENCIA'] as const),
  ...(['NAO_SE_APLICA', 'SEM_HORAS', 'AUSENCIA'] as const),
];

/** Whether the month lies in the vínculo, from its first month on and while its call runs (D41). */
export function alcancaOMes(v: Pick<Vinculo, 'fim' | 'mesInicio' | 'vigencia'>, mes: string): boolean {
  return dentroDoVinculo(v, mes) && dentroDaVigencia(v, mes);
}

function dentroDoVinculo({ mesInicio, fim }: Pick<Vinculo, 'fim' | 'mesInicio'>, mes: string): boolean {
  return mesInicio !== null && mesInicio <= mes && (fim === null || mesDoDia(fim) >= mes);
}

function dentroDaVigencia({ vigencia }: Pick<Vinculo, 'vigencia'>, mes: string): boolean {
  return mesDoDia(vigencia.inicio) <= mes && mes <= mesDoDia(vigencia.fim);
}

export function temLinhaNoMes(v: Vinculo, mes: string): boolean {
  return alcancaOMes(v, mes) && bolsistaNoMes(v, mes);
}

function motivoDasHoras({ horas }: Pick<Vinculo, 'horas'>, mes: string): MotivoDoNaoPagamento | null {
  const registradas = horas[mes];
  if (registradas === undefined) return 'SEM_FREQUENCIA';
  if (registradas === NAO_SE_APLICA) return 'NAO_SE_APLICA';
  return registradas > 0 ? null : 'SEM_HORAS';
}

function semCpf({ instrutor, cpfDispensadoAte }: Vinculo, agora: Date): boolean {
  if (instrutor.cpf !== null) return false;
  return cpfDispensadoAte === null || agora.getTime() >= Date.parse(cpfDispensadoAte);
}

/** Every reason of the vínculo itself for which its month is not due now; none: it is due (D39). */
export function motivosDoMes(v: Vinculo, mes: string, agora: Date): MotivoDoNaoPagamento[] {
  const valem: readonly [MotivoDoNaoPagamento | null, boolean][] = [
    ['NUNCA_COMECOU', nuncaComecou(v)],
    ['FORA_DO_VINCULO', !nuncaComecou(v) && !dentroDoVinculo(v, mes)],
    ['FORA_DA_VIGENCIA', !dentroDaVigencia(v, mes)],
    ['NAO_BOLSISTA', !bolsistaNoMes(v, mes)],
    ['IRREGULAR', bolsistaNoMes(v, mes) && !bolsistaRegularNoMes(v, mes)],
    [motivoDasHoras(v, mes), true],
    ['AUSENCIA', v.ausencias.includes(mes)],
    ['FALTA_CPF', semCpf(v, agora)],
    ['DOCUMENTOS', documentosRetem(v.historico)],
  ];
  return valem.flatMap(([motivo, vale]) => (vale && motivo !== null ? [motivo] : []));
}

function soRetido(motivos: readonly MotivoDoNaoPagamento[]): boolean {
  return motivos.length > 0 && motivos.every((motivo) => RETEM.includes(motivo));
}

/** The missing part because of which a vínculo is only held back; null for any other. */
export function esperaDe(motivos: readonly MotivoDoNaoPagamento[]): EsperaDaVaga | null {
  if (!soRetido(motivos)) return null;
  return motivos.includes('DOCUMENTOS') ? 'DOCUMENTOS' : 'CPF';
}

export function motivosDeEstorno(motivos: readonly MotivoDoNaoPagamento[]): MotivoDoNaoPagamento[] {
  return motivos.filter((motivo) => ESTORNA.includes(motivo));
}
