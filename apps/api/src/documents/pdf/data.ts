import type { Documento } from './blocos.ts';

export function emUtc(d: Date): Documento['propriedades']['data'] {
  const [hora, minuto, segundo] = [d.getUTCHours(), d.getUTCMinutes(), d.getUTCSeconds()];
  return [d.getUTCFullYear(), d.getUTCMonth() + 1, d.getUTCDate(), hora, minuto, segundo];
}
