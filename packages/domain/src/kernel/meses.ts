// Months are texts 'yyyy-mm', compared as texts.

const FORMA = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;

/** 'yyyy-mm' from the year 1000 on. */
export function ehMesValido(texto: string): boolean {
  return FORMA.test(texto);
}

export function mesDoDia(dia: string): string {
  return dia.slice(0, 7);
}

export function somarMeses(mes: string, n: number): string {
  const [ano = 0, m = 1] = mes.split('-').map(Number);
  const contados = ano * 12 + (m - 1) + n;
  return `${String(Math.floor(contados / 12)).padStart(4, '0')}-${String((contados % 12) + 1).padStart(2, '0')}`;
}

/** 28 to 31. */
export function diasDoMes(mes: string): number {
  return new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).getUTCDate();
}

/** 'mm/aaaa'. */
export function formatarMes(mes: string): string {
  const [ano = '', m = ''] = mes.split('-');
  return `${m}/${ano}`;
}
