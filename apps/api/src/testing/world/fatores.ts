import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { conferirCadastro, opcoesDeCadastro } from '../../adapters/passkeys.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { TestApp } from '../app.ts';
import { deleteRows, insertInto } from '../rows.ts';
import type { Pessoa } from '../world.ts';
import { type Autenticador, criarAutenticador } from './autenticador.ts';

type Em = Pick<TestApp, 'deps'>;

/** The code that an authenticator application shows at this instant. */
export function codigoTotp(segredo: string, quando: Date): string {
  return new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: quando.getTime() });
}

/** A confirmed authenticator application in place of any other, no step of which was used; returns its key. */
export async function darTotp({ deps }: Em, { id }: Pick<Pessoa, 'id'>): Promise<string> {
  const segredo = new Secret({ size: 20 }).base32;
  const agora = deps.clock.real();
  await deleteRows(deps.database.db, 'fatorTotp', { professorId: id });
  await insertInto(deps.database.db, 'fatorTotp', {
    professorId: id,
    chave: deps.sealOfFactors.fechar(JSON.stringify(segredo)),
    criadoEm: agora,
    confirmadoEm: agora,
    ultimoPasso: 0,
  });
  return segredo;
}

/** A passkey of this person for the installation's host. */
export async function darChave(
  { deps }: Em,
  { id }: Pick<Pessoa, 'id'>,
): Promise<Autenticador & { readonly chave: number }> {
  const autenticador = criarAutenticador(new URL(deps.config.publicUrl).origin);
  const rp = { id: new URL(deps.config.publicUrl).hostname, name: 'teste' };
  const pessoa = { id, email: 'a@exemplo.test', nome: 'Ana' };
  const desafio = randomBytes(32).toString('base64url');
  const opcoes = opcoesDeCadastro(rp, { desafio, pessoa, chaves: [] });
  const guardada = await conferirCadastro(deps.config, desafio, autenticador.cadastrar(opcoes));
  if (guardada === null) throw new Error("the test's authenticator was refused");
  const chave = await insertInto(deps.database.db, 'chaveDeAcesso', {
    ...guardada,
    transportes: [...guardada.transportes],
    professorId: id,
    nome: 'celular',
    rpId: rp.id,
    criadaEm: deps.clock.real(),
  });
  return { ...autenticador, chave: chave.id };
}

/** One recovery code, as it is typed. */
export async function darCodigo({ deps }: Em, { id }: Pick<Pessoa, 'id'>): Promise<string> {
  const letras = 'ABCDEFGHIJKLMNOP';
  const codigo = [...randomBytes(16)].map((byte) => letras[byte % letras.length]).join('');
  await insertInto(deps.database.db, 'codigoDeRecuperacao', {
    professorId: id,
    codigoSha256: sha256(codigo),
  });
  return codigo;
}
