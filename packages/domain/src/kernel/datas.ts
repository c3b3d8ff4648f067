// Days are texts 'yyyy-mm-dd'. They become instants only with a zone: new Date('yyyy-mm-dd') means UTC and
// shifts a day elsewhere.

const MS_POR_HORA = 3_600_000;
const formatadores = new Map<string, Intl.DateTimeFormat>();

function formatador(fuso: string): Intl.DateTimeFormat {
  const pronto = formatadores.get(fuso);
  if (pronto !== undefined) return pronto;
  const novo = new Intl.DateTimeFormat('en-US', {
    timeZone: fuso,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  formatadores.set(fuso, novo);
  return novo;
}

function partes(instante: Date, fuso: string): Record<string, string> {
  return Object.fromEntries(
    formatador(fuso)
      .formatToParts(instante)
      .map(({ type, value }) => [type, value]),
  );
}

function emUtc(dia: string): number {
  const [ano = 0, mes = 0, d = 0] = dia.split('-').map(Number);
  return Date.UTC(ano, mes - 1, d);
}

/**
 * Cached by zone and second: today is asked for many times a second, and a list formats the instants of its
 * rows.
 */
const dias = new Map<string, Map<number, string>>();
const DIAS_GUARDADOS = 2000;

/** The day 'yyyy-mm-dd' at that instant in the zone. RangeError for an unknown zone. */
export function diaNoFuso(instante: Date, fuso: string): string {
  // Zones differ from UTC by whole seconds, so a day never changes within one.
  const segundo = Math.floor(instante.getTime() / 1000);
  const doFuso = dias.get(fuso) ?? new Map<number, string>();
  const guardado = doFuso.get(segundo);
  if (guardado !== undefined) return guardado;
  const { year = '', month = '', day = '' } = partes(instante, fuso);
  const dia = `${year.padStart(4, '0')}-${month}-${day}`;
  if (doFuso.size >= DIAS_GUARDADOS) doFuso.clear();
  dias.set(fuso, doFuso.set(segundo, dia));
  return dia;
}

/** The instant as 'yyyy-mm-ddThh:mm:ss±hh:mm' in the zone; UTC gives +00:00. */
export function dataHoraNoFuso(instante: Date, fuso: string): string {
  const { hour = '', minute = '', second = '', timeZoneName = '' } = partes(instante, fuso);
  const deslocamento = timeZoneName.slice(3, 9) || '+00:00';
  return `${diaNoFuso(instante, fuso)}T${hour}:${minute}:${second}${deslocamento}`;
}

/**
 * The instant of 'yyyy-mm-ddThh:mm' in the zone, as a form's field sends it; null where that time does not
 * exist.
 */
export function instanteNoFuso(diaEHora: string, fuso: string): Date | null {
  const emUtcSeFosse = new Date(`${diaEHora}Z`);
  if (Number.isNaN(emUtcSeFosse.getTime())) return null;
  return new Date(`${diaEHora}${dataHoraNoFuso(emUtcSeFosse, fuso).slice(19)}`);
}

/** A real day 'yyyy-mm-dd' from the year 1000 on. */
export function ehDiaValido(texto: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(texto)) return false;
  const instante = new Date(emUtc(texto));
  return !Number.isNaN(instante.getTime()) && instante.toISOString().slice(0, 10) === texto;
}

export function compararDias(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function somarDias(dia: string, n: number): string {
  return new Date(emUtc(dia) + n * 24 * MS_POR_HORA).toISOString().slice(0, 10);
}

/** Cached, because the windows ask for the same few days at every request. */
const inicios = new Map<string, number>();
const INICIOS_GUARDADOS = 500;

/** The first instant of a day, also where summer time skips midnight. */
export function inicioDoDia(dia: string, fuso: string): Date {
  const chave = `${dia} ${fuso}`;
  const pronto = inicios.get(chave);
  if (pronto !== undefined) return new Date(pronto);
  // Zones lie between -12 and +14 hours. Halving finds the boundary without offset arithmetic.
  let antes = emUtc(dia) - 15 * MS_POR_HORA;
  let depois = emUtc(dia) + 15 * MS_POR_HORA;
  while (depois - antes > 1) {
    const meio = Math.floor((antes + depois) / 2);
    if (compararDias(diaNoFuso(new Date(meio), fuso), dia) < 0) antes = meio;
    else depois = meio;
  }
  if (inicios.size >= INICIOS_GUARDADOS) inicios.clear();
  inicios.set(chave, depois);
  return new Date(depois);
}

/** 23:59:59.999 in the zone. */
export function fimDoDia(dia: string, fuso: string): Date {
  return new Date(inicioDoDia(somarDias(dia, 1), fuso).getTime() - 1);
}

/** Whether this machine knows the IANA zone ('UTC', 'America/Fortaleza'). */
export function fusoValido(texto: string): boolean {
  // Intl also accepts offsets such as '+03:00', which are no zone.
  if (!/^[A-Za-z]/.test(texto)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: texto });
    return true;
  } catch {
    return false;
  }
}

/** 'dd/mm/aaaa'. */
export function formatarDia(dia: string): string {
  const [ano = '', mes = '', d = ''] = dia.split('-');
  return `${d}/${mes}/${ano}`;
}

/** 'dd/mm/aaaa hh:mm' in the zone. */
export function formatarDataHora(instante: Date, fuso: string): string {
  const { hour = '', minute = '' } = partes(instante, fuso);
  return `${formatarDia(diaNoFuso(instante, fuso))} ${hour}:${minute}`;
}

const MESES =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

export function nomeDoMes(mes: number): string {
  return MESES[mes - 1] ?? '';
}

/** 'março de 2026'. */
export function mesPorExtenso(mes: string): string {
  return `${nomeDoMes(Number(mes.slice(5, 7)))} de ${mes.slice(0, 4)}`;
}
