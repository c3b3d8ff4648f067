const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** 'yyyy-mm-dd' as 'dd/mm/yyyy'; anything else as it came. Days are days of the institution already (D23). */
export function dia(iso: string): string {
  const [, ano, mes, numero] = DAY.exec(iso) ?? [];
  return ano === undefined ? iso : `${numero}/${mes}/${ano}`;
}

/** An instant in the institution's zone: '20 de novembro de 2026 às 14:10'. */
export function diaEHora(instante: Date, fuso: string): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: fuso, dateStyle: 'long', timeStyle: 'short' }).format(
    instante,
  );
}

/** The same, short: '20/11/2026 às 14:10'. */
export function diaEHoraCurtos(instante: Date, fuso: string): string {
  const dia = new Intl.DateTimeFormat('pt-BR', { timeZone: fuso, dateStyle: 'short' }).format(instante);
  const hora = new Intl.DateTimeFormat('pt-BR', { timeZone: fuso, timeStyle: 'short' }).format(instante);
  return `${dia} às ${hora}`;
}

/** The same instant in UTC, in the parts that the template takes. */
export function partesEmUtc(instante: Date): [number, number, number, number, number, number] {
  return [
    instante.getUTCFullYear(),
    instante.getUTCMonth() + 1,
    instante.getUTCDate(),
    instante.getUTCHours(),
    instante.getUTCMinutes(),
    instante.getUTCSeconds(),
  ];
}
