/**
 * Fields of bodies that hold a password, at any depth: nothing that is kept may be derived from them but by argon2id.
 * A test finds every such field of the contract here.
 */
export const CAMPOS_DE_SENHA: ReadonlySet<string> = new Set(['senha', 'senhaAtual', 'password']);

/** A value without its passwords and with its keys in order: two bodies that say the same give the same. */
export function semSenhas(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(semSenhas);
  if (typeof valor !== 'object' || valor === null) return valor;
  const campos = Object.entries(valor).filter(([campo]) => !CAMPOS_DE_SENHA.has(campo));
  return Object.fromEntries(
    campos.sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([campo, um]) => [campo, semSenhas(um)]),
  );
}
