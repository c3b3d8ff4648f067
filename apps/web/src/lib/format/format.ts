import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import {
  dataHoraNoFuso,
  diaNoFuso,
  ehDiaValido,
  fimDoDia,
  formatarDataHora,
  somarDias,
} from '@instrutoria/domain/kernel/datas.ts';
import {
  comFusoParaQuemLe,
  formatarDataHoraComFuso,
  fusoDoPrazo,
  fusoNoInstante,
  fusoPorExtenso,
  prazoNoDia,
  prazoNoInstante,
} from '@instrutoria/domain/kernel/fuso.ts';
import { fusoDaInstituicao, fusoDoNavegador, fusosDaInstituicao } from '../session/time-zone.ts';

// Days are never parsed as instants, because a zone would shift them.
const DIA = /^(\d{4})-(\d{2})-(\d{2})/;

/** '2026-03-01' → '01/03/2026'. */
export function formatarDia(dia: string): string {
  const parts = DIA.exec(dia);
  return parts === null ? dia : `${parts[3]}/${parts[2]}/${parts[1]}`;
}

/** Two days: '01/03/2026 a 31/03/2026'. */
export const formatarPeriodo = (de: string, ate: string): string =>
  `${formatarDia(de)} a ${formatarDia(ate)}`;

/** 'faltam 20 dias', 'termina hoje', 'há 2 dias': the distance of a day from another. */
export function formatarFalta(dia: string, hoje: string): string {
  const dias = Math.round((Date.parse(dia.slice(0, 10)) - Date.parse(hoje.slice(0, 10))) / 86_400_000);
  if (dias === 0) return 'termina hoje';
  const n = Math.abs(dias);
  const quantos = contado(n, 'dia', 'dias');
  if (dias < 0) return `há ${quantos}`;
  return `${n === 1 ? 'falta' : 'faltam'} ${quantos}`;
}

const fusoDe = (date: Date) => fusoNoInstante(date, fusosDaInstituicao());

/** Appends the zone if it differs from the reader's, or from the page's present zone (D62). */
function comFuso(texto: string, date: Date, fuso: string): string {
  const dito = comFusoParaQuemLe(texto, date, fuso, fusoDoNavegador());
  return dito === texto ? comFusoParaQuemLe(texto, date, fuso, fusoDaInstituicao()) : dito;
}

/**
 * A deadline at the end of a day, or at an hour: '17/12/2026, 23h59', with the zone where the reader's clock
 * shows another hour (D62).
 */
export function formatarPrazo(dia: string, fuso: string | null = null): string {
  if (!ehDiaValido(dia)) return formatarPrazoEm(dia);
  const doPrazo = fuso ?? fusoDoPrazo(dia, fusosDaInstituicao());
  return comFuso(prazoNoDia(dia), fimDoDia(dia, doPrazo), doPrazo);
}

/** Two deadlines in one sentence, with the zone only once where it is the same (D62). */
export function formatarDoisPrazos(de: string, ate: string): readonly [string, string] {
  const [primeiro, segundo] = [formatarPrazo(de), formatarPrazo(ate)];
  const fuso = primeiro.split(', ').slice(2).join(', ');
  const mesmo = fuso !== '' && segundo.endsWith(`, ${fuso}`);
  return [mesmo ? primeiro.slice(0, -`, ${fuso}`.length) : primeiro, segundo];
}

/** A deadline given as an instant: '17/12/2026, 14h05'. */
export function formatarPrazoEm(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const fuso = fusoDe(date);
  return comFuso(prazoNoInstante(date, fuso), date, fuso);
}

/** Both ends of a period like `formatarPrazoEm`, with the zone only at the last one (D62). */
export function formatarPeriodoEm(abreEm: string | null, fechaEm: string | null) {
  const fecha = fechaEm === null ? null : formatarPrazoEm(fechaEm);
  if (abreEm === null) return { abre: null, fecha };
  return {
    abre:
      fecha === null ? formatarPrazoEm(abreEm) : prazoNoInstante(new Date(abreEm), fusoDe(new Date(abreEm))),
    fecha,
  };
}

/** '01/03/2026, 14:05', in the institution's zone at that instant, like the following functions. */
export function formatarInstante(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const fuso = fusoDe(date);
  const texto = formatarDataHora(date, fuso).replace(' ', ', ');
  return comFusoParaQuemLe(texto, date, fuso, fusoDaInstituicao());
}

/** Always with its zone, for instants that may have to be proven. */
export function formatarInstanteComFuso(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : formatarDataHoraComFuso(date, fusoDe(date)).replace(' ', ', ');
}

/** The hour of now in the institution's zone, 0 to 23. */
export function horaDaInstituicao(agora: Date): number {
  return Number(dataHoraNoFuso(agora, fusoDaInstituicao()).slice(11, 13));
}

/** The text at the foot of a page for a reader whose clock shows another hour; null for others. */
export function avisoDoFuso(agora: Date): string | null {
  const fuso = fusoDaInstituicao();
  const dito = comFusoParaQuemLe('', agora, fuso, fusoDoNavegador());
  return dito === '' ? null : `Dias e horas: ${fusoPorExtenso(fuso, agora)}`;
}

const horaExata = (date: Date) => dataHoraNoFuso(date, fusoDe(date)).slice(11, 19);

export function formatarHora(date: Date): string {
  return horaExata(date).slice(0, 5);
}

/** '14:05:09', where two times within one minute must differ. */
export function formatarHoraExata(date: Date): string {
  return horaExata(date);
}

/** An instant's day, 'yyyy-mm-dd'. */
export function diaDoInstante(iso: string): string {
  const date = new Date(iso);
  return diaNoFuso(date, fusoDe(date));
}

/** 'hoje às 14:05', 'ontem às 14:05', '01/03/2026 às 14:05', relative to `agora`. */
export function formatarQuando(iso: string, agora: Date): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const noDia = diaDoInstante(iso);
  const hoje = diaNoFuso(agora, fusoDaInstituicao());
  const ditos: Readonly<Record<string, string>> = { [hoje]: 'hoje', [somarDias(hoje, -1)]: 'ontem' };
  const texto = `${ditos[noDia] ?? formatarDia(noDia)} às ${formatarHora(date)}`;
  return comFusoParaQuemLe(texto, date, fusoDe(date), fusoDaInstituicao());
}

/** 26214400 → '25 MB'; 1536 → '1,5 KB'. */
export function formatarBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const [value, unit] = [
    [bytes / 1024 ** 3, 'GB'] as const,
    [bytes / 1024 ** 2, 'MB'] as const,
    [bytes / 1024, 'KB'] as const,
  ].find(([size]) => size >= 1) ?? [bytes / 1024, 'KB'];
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${unit}`;
}

/** The text without accents and in lower case, for searches: 'São João' → 'sao joao'. */
export function semAcentos(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text has every word of a search, in any order and with or without accents. */
export function comAsPalavras(busca: string): (texto: string) => boolean {
  const palavras = semAcentos(busca).split(/\s+/).filter(Boolean);
  return (texto) => {
    const onde = semAcentos(texto);
    return palavras.every((palavra) => onde.includes(palavra));
  };
}
