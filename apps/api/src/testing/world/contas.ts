import type { TestApp } from '../app.ts';
import type { Reply } from '../client.ts';
import { send } from '../client.ts';
import { findRow, updateRows } from '../rows.ts';
import type { Pessoa, World } from '../world.ts';
import { proximo } from '../world.ts';

/** The password of every test account that has one. */
export const SENHA = 'jabuticaba no quintal 7';

const hashes = new WeakMap<object, Promise<string>>();

/** Sets SENHA for the person; the hash is computed once per application. */
export async function darSenha({ deps }: Pick<TestApp, 'deps'>, { id }: Pick<Pessoa, 'id'>): Promise<void> {
  const hash = hashes.get(deps) ?? deps.passwords.hash(SENHA);
  hashes.set(deps, hash);
  await updateRows(deps.database.db, 'professor', { senha: await hash }, { id });
}

/** POST /auth/login. */
export function entrar(
  { url }: Pick<TestApp, 'url'>,
  cpf: string,
  password: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<{ readonly token: string; readonly message: string }>> {
  return send(url, 'POST', '/auth/login', { body: { cpf, password }, headers });
}

/** Whether a token is valid: the status of a call that every login may make. */
export async function statusDoToken(
  { url }: Pick<TestApp, 'url'>,
  token: string | undefined,
): Promise<number> {
  return (await send(url, 'GET', '/auth/sessoes', { token })).status;
}

/** A complete registration of somebody new; the photo is an upload of `donoId`, anonymous by default. */
export async function novoCadastro(w: World, donoId: number | null = null) {
  const n = proximo();
  return {
    nome: `Pessoa ${n}`,
    cpf: String(30_000_000_000 + n),
    email: `nova${n}@exemplo.test`,
    foto: await w.novoArquivo('foto', donoId),
    lattes: `http://lattes.cnpq.br/${String(n).padStart(16, '0')}`,
    senha: SENHA,
    siape: String(3_000_000 + n),
    unidade: { id: await w.novaUnidade() },
  };
}

/** The stored person. */
export async function pessoaGuardada({ deps }: Pick<TestApp, 'deps'>, id: number) {
  const linha = await findRow(deps.database.db, 'professor', { id });
  if (linha === undefined) throw new Error('no such person');
  return linha;
}
