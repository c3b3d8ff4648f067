/** `campo` is the API's field name; '' when no single field is wrong. */
export interface Problema {
  readonly campo: string;
  readonly codigo: string;
  readonly mensagem: string;
}

export function problema(campo: string, codigo: string, mensagem: string): Problema {
  return { campo, codigo, mensagem };
}

/** The problems with `prefixo` put before their fields ('disciplinas_associadas.1' + 'tsd'). */
export function comPrefixo(prefixo: string, problemas: readonly Problema[]): Problema[] {
  return problemas.map((p) => ({ ...p, campo: p.campo === '' ? prefixo : `${prefixo}.${p.campo}` }));
}

export function reunir(...problemas: readonly (Problema | null)[]): Problema[] {
  return problemas.filter((p) => p !== null);
}
