/** Passwords, at any depth: nothing but argon2id may keep a trace of them. A test finds them all. */
export const CAMPOS_DE_SENHA: ReadonlySet<string> = new Set(['senha', 'senhaAtual', 'password']);

/** Without passwords and with its keys in order: equal bodies give equal values. */
export function semSenhas(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(semSenhas);
  if (typeof valor !== 'object' || valor === null) return valor;
  const campos = Object.entries(valor).filter(([campo]) => !CAMPOS_DE_SENHA.has(campo));
  return Object.fromEntries(
    campos.sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([campo, um]) => [campo, semSenhas(um)]),
  );
}
