import { dataHoraNoFuso, fimDoDia, formatarDataHora, formatarDia } from './datas.ts';

/** City names that an identifier writes without their accents. */
const CIDADES: Readonly<Record<string, string>> = {
  Araguaina: 'Araguaína',
  Belem: 'Belém',
  Cuiaba: 'Cuiabá',
  Eirunepe: 'Eirunepé',
  Maceio: 'Maceió',
  Noronha: 'Fernando de Noronha',
  Santarem: 'Santarém',
  Sao_Paulo: 'São Paulo',
};

/** 'UTC−3', 'UTC+5h30' or 'UTC': the zone's distance at that instant. */
function distancia(instante: Date, fuso: string): string {
  const [, sinal = '+', horas = '0', minutos = '00'] =
    /([+-])(\d\d):(\d\d)$/.exec(dataHoraNoFuso(instante, fuso)) ?? [];
  if (Number(horas) === 0 && minutos === '00') return 'UTC';
  return `UTC${sinal === '-' ? '−' : '+'}${Number(horas)}${minutos === '00' ? '' : `h${minutos}`}`;
}

/** 'horário de São Paulo'; the identifier itself where it names no place. */
export function nomeDoFuso(fuso: string): string {
  const cidade = fuso.slice(fuso.lastIndexOf('/') + 1);
  if (!fuso.includes('/') || fuso.startsWith('Etc/')) return fuso;
  return `horário de ${CIDADES[cidade] ?? cidade.replaceAll('_', ' ')}`;
}

/** 'horário de São Paulo (UTC−3)', as that zone was at the instant; 'UTC' of UTC itself. */
export function fusoPorExtenso(fuso: string, instante: Date): string {
  const [nome, quanto] = [nomeDoFuso(fuso), distancia(instante, fuso)];
  return quanto === 'UTC' && nome === fuso ? 'UTC' : `${nome} (${quanto})`;
}

/**
 * '24/11/2026 09:00, horário de São Paulo (UTC−3)': an instant for mails and papers, where no screen shows
 * the zone.
 */
export function formatarDataHoraComFuso(instante: Date, fuso: string): string {
  return `${formatarDataHora(instante, fuso)}, ${fusoPorExtenso(fuso, instante)}`;
}

/**
 * '17/12/2026, 23h59': a deadline (D62). A day ends with its last minute; an hour comes from
 * 'yyyy-mm-ddThh:mm:ss±hh:mm', which `dataHoraNoFuso` gives.
 */
export function prazoNoDia(ate: string): string {
  const [dia = '', hora = '23:59'] = ate.split('T');
  return `${formatarDia(dia)}, ${hora.slice(0, 5).replace(':', 'h')}`;
}

/** '17/12/2026, 14h05': the deadline of an instant, in the zone. */
export function prazoNoInstante(instante: Date, fuso: string): string {
  return prazoNoDia(dataHoraNoFuso(instante, fuso));
}

/** The text, followed by its zone where the reader's clock shows another hour at that instant. */
export function comFusoParaQuemLe(texto: string, instante: Date, fuso: string, doLeitor: string): string {
  const mesmaHora = distancia(instante, fuso) === distancia(instante, doLeitor);
  return mesmaHora ? texto : `${texto}, ${nomeDoFuso(fuso)}`;
}

/** A zone that the institution used, and the instant at which it changed. */
export interface FusoAnterior {
  readonly fuso: string;
  readonly ate: string;
}
/** The present zone, and the earlier ones, the oldest first. */
export interface FusosDaInstituicao {
  readonly fuso: string;
  readonly fusosAnteriores: readonly FusoAnterior[];
}

/** The zone that was in force at an instant: deadlines announced in it keep their hour (D62). */
export function fusoNoInstante(instante: Date, { fuso, fusosAnteriores }: FusosDaInstituicao): string {
  return fusosAnteriores.find(({ ate }) => instante.getTime() < Date.parse(ate))?.fuso ?? fuso;
}

/** The zone in which a day ended as a deadline; today's zone for a day that is not over. */
export function fusoDoPrazo(dia: string, { fuso, fusosAnteriores }: FusosDaInstituicao): string {
  return fusosAnteriores.find((um) => fimDoDia(dia, um.fuso).getTime() < Date.parse(um.ate))?.fuso ?? fuso;
}

/** A last day for readers of mails and papers: always with the zone. */
export function prazoComFuso(dia: string, fuso: string): string {
  return `${prazoNoDia(dia)}, ${fusoPorExtenso(fuso, fimDoDia(dia, fuso))}`;
}

/** 'Prazos no horário de São Paulo.': one sentence for several deadlines in a mail or on paper. */
export function prazosNoFuso(fuso: string): string {
  const nome = nomeDoFuso(fuso);
  return `Prazos ${nome === fuso ? 'em' : 'no'} ${nome}.`;
}
