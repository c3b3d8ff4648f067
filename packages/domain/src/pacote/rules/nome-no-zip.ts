/** Names that Windows keeps for devices, with any extension. */
const RESERVADOS = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;
/** Short, because Windows limits the whole path to 260 characters. */
const MAXIMO = 40;

/**
 * A part of a path that every system unpacks: unaccented letters, digits, dots and hyphens, at most 40 characters, never a
 * reserved name, never empty.
 */
export function nomeNoZip(texto: string): string {
  const limpo = texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .slice(0, MAXIMO)
    .replace(/^[-.]+|[-.]+$/g, '');
  if (limpo === '') return 'sem-nome';
  return RESERVADOS.test(limpo) ? `_${limpo}` : limpo;
}
