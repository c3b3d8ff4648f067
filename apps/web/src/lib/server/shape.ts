/**
 * Whether a value is an object: a browser's storage may hold what an earlier version or somebody else wrote.
 */
export function ehObjeto(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
export function ehTexto(value: unknown): value is string {
  return typeof value === 'string';
}
export function ehNumeroOuNada(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}
export function ehSimOuNao(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
