/** One thing wrong with one field. `campo` is the API's field name ('' when no single field is to blame). */
export interface Problema {
  readonly campo: string;
  /** Stable, for machines: UPPER_SNAKE_CASE. */
  readonly codigo: string;
  /** The exact Portuguese text for the person. */
  readonly mensagem: string;
}

/** Builds a problem. */
export function problema(campo: string, codigo: string, mensagem: string): Problema {
  return { campo, codigo, mensagem };
}

/** The same problems with every field name put under `prefixo` ('disciplinas_associadas.1' + 'tsd'). */
export function comPrefixo(prefixo: string, problemas: readonly Problema[]): Problema[] {
  return problemas.map((p) => ({ ...p, campo: p.campo === '' ? prefixo : `${prefixo}.${p.campo}` }));
}

/** Drops the holes of a list of optional problems. */
export function reunir(...problemas: readonly (Problema | null)[]): Problema[] {
  return problemas.filter((p) => p !== null);
}
