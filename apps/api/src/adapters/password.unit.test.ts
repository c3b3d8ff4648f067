import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './password.ts';
import { parsePhc } from './phc.ts';

const passwords = createPasswords();

describe('hash and confere', () => {
  it('stores an argon2id hash with the agreed cost and accepts only the same password', async () => {
    const phc = await passwords.hash('Senha comprida com acentuação 1');
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await passwords.confere('Senha comprida com acentuação 1', phc)).toBe(true);
    expect(await passwords.confere('Senha comprida com acentuação 2', phc)).toBe(false);
  });

  it('salts: two hashes of one password differ', async () => {
    expect(await passwords.hash('mesma senha')).not.toBe(await passwords.hash('mesma senha'));
  });

  it('reads hashes made by another argon2 program', async () => {
    // Computed with the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
    const phc = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwords.confere('password', phc)).toBe(true);
    expect(await passwords.confere('Password', phc)).toBe(false);
  });

  it('accepts a password with composed or decomposed accents as the same', async () => {
    const phc = await passwords.hash('ação e reação'.normalize('NFD'));
    expect(await passwords.confere('ação e reação'.normalize('NFC'), phc)).toBe(true);
  });

  it('truncates nothing: passwords equal up to character 72 do not match each other (T-A14)', async () => {
    const phc = await passwords.hash(`${'a'.repeat(72)}b`);
    expect(await passwords.confere(`${'a'.repeat(72)}c`, phc)).toBe(false);
    expect(await passwords.confere('a'.repeat(72), phc)).toBe(false);
  });

  it('answers false for an unknown account and for a text that is not a hash', async () => {
    expect(await passwords.confere('qualquer senha', null)).toBe(false);
    expect(await passwords.confere('qualquer senha', 'senha em claro')).toBe(false);
    expect(parsePhc('$argon2i$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
  });

  it('[C-E2] does the same work for an unknown account (T-A3)', async () => {
    const phc = await passwords.hash('senha verdadeira');
    const real = promisify(argon2);
    const feito: unknown[] = [];
    const contado = createPasswords({
      derivar: (algoritmo, parametros) => {
        const { memory, passes, parallelism, tagLength, message } = parametros;
        feito.push({ algoritmo, memory, passes, parallelism, tagLength, message: String(message) });
        return real(algoritmo, parametros);
      },
    });
    const trabalho = async (guardado: string | null) => {
      feito.length = 0;
      expect(await contado.confere('senha errada', guardado)).toBe(false);
      return [...feito];
    };
    const comConta = await trabalho(phc);
    expect(comConta).toEqual([
      {
        algoritmo: 'argon2id',
        memory: 19_456,
        passes: 2,
        parallelism: 1,
        tagLength: 32,
        message: 'senha errada',
      },
    ]);
    expect(await trabalho(null)).toEqual(comConta);
    // One guess is one check, whichever of the two accounts of a CPF there is; two at most.
    for (const [phcs, vezes] of [
      [[phc, null], 1],
      [[null, phc], 1],
      [[null, null], 1],
      [[phc, phc], 2],
    ] as const) {
      feito.length = 0;
      expect(await contado.qualConfere('senha errada', phcs)).toBe(-1);
      expect(feito).toEqual(Array.from({ length: vezes }, () => comConta[0]));
    }
  });

  it('says which of several accounts a password is of, the first where it is of both', async () => {
    const [um, outro] = [await passwords.hash('senha do professor'), await passwords.hash('senha do aluno')];
    expect(await passwords.qualConfere('senha do professor', [um, outro])).toBe(0);
    expect(await passwords.qualConfere('senha do aluno', [um, outro])).toBe(1);
    expect(await passwords.qualConfere('senha do aluno', [null, outro])).toBe(1);
    expect(await passwords.qualConfere('senha do aluno', ['senha do aluno', null])).toBe(-1);
    expect(await passwords.qualConfere('senha do aluno', [outro, outro])).toBe(0);
  });
});

describe('length (D33, T-A15)', () => {
  it('counts code points: 128 emoji are taken, 129 are refused', async () => {
    const phc = await passwords.hash('😀'.repeat(128));
    expect(await passwords.confere('😀'.repeat(128), phc)).toBe(true);
    await expect(passwords.hash('😀'.repeat(129))).rejects.toMatchObject({
      kind: 'invalido',
      message: 'A senha deve ter entre 8 e 128 caracteres',
    });
  });

  it('refuses a megabyte before hashing it', async () => {
    const semVez = createPasswords({ concorrencia: 0, fila: 0 });
    expect(await semVez.confere('x'.repeat(1_000_000), null)).toBe(false);
    await expect(semVez.hash('x'.repeat(1_000_000))).rejects.toMatchObject({ code: 'SENHA_TAMANHO' });
  });
});

it('hashes two at a time, lets twenty wait, and answers 429 to the rest (T-A15)', async () => {
  // Replaces the hash function, which takes 20 MB and 40 ms, since the test does not depend on it.
  const cheio = createPasswords({
    derivar: () => new Promise((done) => setImmediate(done, Buffer.alloc(32))),
  });
  const respostas = await Promise.allSettled(Array.from({ length: 30 }, () => cheio.confere('senha', null)));
  const recusadas = respostas.filter((uma) => uma.status === 'rejected');
  expect(recusadas).toHaveLength(8);
  for (const { reason } of recusadas)
    expect(reason).toMatchObject({ kind: 'limite', code: 'MUITOS_ACESSOS' });
});
