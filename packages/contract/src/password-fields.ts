/** Fields with passwords, at any depth: only their argon2id hash may be stored. A test finds them all. */
export const CAMPOS_DE_SENHA: ReadonlySet<string> = new Set(['senha', 'senhaAtual', 'password', 'segredo']);

/** Sorts the keys and keeps only some fields, so that equal bodies give equal values. */
function emOrdem(valor: unknown, fica: (campo: string) => boolean): unknown {
  if (Array.isArray(valor)) return valor.map((um) => emOrdem(um, fica));
  if (typeof valor !== 'object' || valor === null) return valor;
  const campos = Object.entries(valor).filter(([campo]) => fica(campo));
  return Object.fromEntries(
    campos.sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([campo, um]) => [campo, emOrdem(um, fica)]),
  );
}

export function semSenhas(valor: unknown): unknown {
  return emOrdem(valor, (campo) => !CAMPOS_DE_SENHA.has(campo));
}

/** Everything in a body that holds a password; null without one. */
export function comSenhas(valor: unknown): unknown {
  const inteiro = emOrdem(valor, () => true);
  return JSON.stringify(inteiro) === JSON.stringify(semSenhas(valor)) ? null : inteiro;
}
