/** '2,5', '2.5', '2h30' and '2:30' are two and a half hours; NaN for what is no number of hours. */
export function lerHorasDoDia(texto: string): number {
  const limpo = texto
    .trim()
    .toLowerCase()
    .replace(/\s*h(oras?)?$/u, '')
    .replace(',', '.');
  const [, horas, minutos] = /^(\d{1,2})\s*(?:h|:)\s*([0-5]\d)(?:\s*min)?$/u.exec(limpo) ?? [];
  if (horas !== undefined && minutos !== undefined) return Number(horas) + Number(minutos) / 60;
  return /^\d{1,4}(\.\d{1,4})?$/.test(limpo) ? Number(limpo) : Number.NaN;
}

export function textoDasHoras(horas: number): string {
  return String(horas).replace('.', ',');
}
