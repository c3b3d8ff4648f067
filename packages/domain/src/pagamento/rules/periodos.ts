import { diaNoFuso } from '../../kernel/datas.ts';
import { diasDoMes } from '../../kernel/meses.ts';
import type { PeriodoDoFato, Vinculo } from '../types.ts';

const SEMPRE = '9999-12-31';
const DESDE_SEMPRE = '0000-01-01';

export interface FatoDatado {
  readonly campo: string;
  readonly valor: string;
  /** ISO instants. */
  readonly desde: string;
  readonly ate: string | null;
  readonly origem: string;
}

/**
 * The periods of a field, the earliest first, in days of the zone. The first rebuilt value also covers the
 * time before it (D52).
 */
export function periodosEmDias(fatos: readonly FatoDatado[], fuso: string): PeriodoDoFato[] {
  const vistos = new Set<string>();
  return fatos
    .toSorted((a, b) => Date.parse(a.desde) - Date.parse(b.desde))
    .map(({ campo, valor, desde, ate, origem }) => {
      const primeiro = !vistos.has(campo);
      vistos.add(campo);
      const inicio = Date.parse(desde);
      const fim = ate === null ? null : Date.parse(ate) - 1;
      const antes = primeiro && origem === 'RECONSTRUIDO';
      const vazio = fim !== null && fim < inicio && !antes;
      const ultimo = fim === null ? SEMPRE : diaNoFuso(new Date(fim), fuso);
      return {
        campo,
        valor,
        de: antes ? DESDE_SEMPRE : diaNoFuso(new Date(inicio), fuso),
        ate: vazio ? DESDE_SEMPRE : ultimo,
      };
    });
}

type FatosDoPeriodo = Pick<Vinculo, 'historico' | 'situacao' | 'tipoAluno'>;

/** The periods in which the field had this value; without a history, the present value covers all time. */
function comValor(
  historico: readonly PeriodoDoFato[],
  campo: string,
  valor: string,
  atual: string,
): readonly Pick<PeriodoDoFato, 'ate' | 'de'>[] {
  const doCampo = historico.filter((um) => um.campo === campo);
  if (doCampo.length > 0) return doCampo.filter((um) => um.valor === valor);
  return atual === valor ? [{ de: DESDE_SEMPRE, ate: SEMPRE }] : [];
}

const maior = (a: string, b: string) => (a > b ? a : b);
const menor = (a: string, b: string) => (a < b ? a : b);

export function bolsistaNoMes(
  { historico, tipoAluno }: Omit<FatosDoPeriodo, 'situacao'>,
  mes: string,
): boolean {
  return comValor(historico, 'TIPO', 'BOLSISTA', tipoAluno).some(
    ({ de, ate }) => de <= `${mes}-31` && ate >= `${mes}-01`,
  );
}

/**
 * The days of the month, 1 to 31, on which the vínculo is bolsista, from its first month on, not after its end
 * and inside its call's vigência.
 */
export function diasDePosse(
  v: Omit<FatosDoPeriodo, 'situacao'> & Pick<Vinculo, 'fim' | 'mesInicio' | 'vigencia'>,
  mes: string,
): number[] {
  if (v.mesInicio === null || mes < v.mesInicio) return [];
  const periodos = comValor(v.historico, 'TIPO', 'BOLSISTA', v.tipoAluno);
  const ultimo = menor(v.fim ?? SEMPRE, v.vigencia.fim);
  return Array.from({ length: diasDoMes(mes) }, (_, i) => i + 1).filter((n) => {
    const dia = `${mes}-${String(n).padStart(2, '0')}`;
    if (dia < v.vigencia.inicio || dia > ultimo) return false;
    return periodos.some(({ de, ate }) => de <= dia && dia <= ate);
  });
}

/** The first day from which the vínculo holds the place in this month, never before its first month (D55). */
export function seguraDesde(
  v: Omit<FatosDoPeriodo, 'situacao'> & Pick<Vinculo, 'mesInicio'>,
  mes: string,
): string {
  const periodos = comValor(v.historico, 'TIPO', 'BOLSISTA', v.tipoAluno).filter(
    ({ de, ate }) => de <= `${mes}-31` && ate >= `${mes}-01`,
  );
  const primeiro = periodos.map(({ de }) => de).toSorted()[0] ?? SEMPRE;
  return maior(primeiro, `${v.mesInicio ?? mes}-01`);
}

/** Whether the vínculo still holds its place when the month is over. */
export function seguraDepoisDe(
  v: Omit<FatosDoPeriodo, 'situacao'> & Pick<Vinculo, 'fim'>,
  mes: string,
): boolean {
  if (v.fim !== null && v.fim <= `${mes}-31`) return false;
  return comValor(v.historico, 'TIPO', 'BOLSISTA', v.tipoAluno).some(
    ({ de, ate }) => de <= `${mes}-31` && ate > `${mes}-31`,
  );
}

/** Whether the vínculo was both grant holder and REGULAR on one day of the month (D39). */
export function bolsistaRegularNoMes(
  { historico, situacao, tipoAluno }: FatosDoPeriodo,
  mes: string,
): boolean {
  const regulares = comValor(historico, 'SITUACAO', 'REGULAR', situacao);
  return comValor(historico, 'TIPO', 'BOLSISTA', tipoAluno).some((tipo) =>
    regulares.some((regular) => {
      const de = maior(maior(tipo.de, regular.de), `${mes}-01`);
      return de <= menor(menor(tipo.ate, regular.ate), `${mes}-31`);
    }),
  );
}

/** Whether replaced or refused documents delay the payment (D25). */
export function documentosRetem(historico: readonly PeriodoDoFato[]): boolean {
  const atual = historico.findLast(({ campo }) => campo === 'DOCUMENTOS')?.valor;
  return atual === 'POR_CONFERIR' || atual === 'RECUSADO';
}
