import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { formatPhc, type Phc, parsePhc } from './phc.ts';
import { createTurns } from './turns.ts';

const argon2id = promisify(argon2);

type Custo = Pick<Phc, 'm' | 't' | 'p'>;

const CUSTO: Custo = { m: 19_456, t: 2, p: 1 };
const MAXIMO = 128;
/** 128 code points of NFC text never come from more UTF-16 units; longer texts are not normalised. */
const MAXIMO_UTF16 = 2_048;

export interface Passwords {
  /** A PHC string. Throws 422 above 128 code points, 429 when the queue is full (T-A15). */
  hash(senha: string): Promise<string>;
  /** null (no such account) takes as long and returns false (T-A3). */
  confere(senha: string, phc: string | null): Promise<boolean>;
  /**
   * The first of these whose password it is, -1 for none. One derivation where one or none is stored; two that are
   * stored are derived in one turn at the same time, which a second core hides (T-A1, T-A3).
   */
  qualConfere(senha: string, phcs: readonly (string | null)[]): Promise<number>;
}

export interface PasswordOptions {
  /** Hashes at the same time: each takes 19 MiB and a core. */
  readonly concorrencia?: number;
  /** How many may queue before 429. */
  readonly fila?: number;
  /** The cost of new hashes; each stored hash has its own cost in it. Tests use a lower one. */
  readonly custo?: Custo;
  /** Node's function; tests pass another one to count the work. */
  readonly derivar?: typeof argon2id;
}

export function createPasswords(options: PasswordOptions = {}): Passwords {
  const { concorrencia = 2, fila = 20, custo = CUSTO, derivar = argon2id } = options;
  // One person, or before the login one address, may take two thirds of the queue's places.
  const esperando = Math.ceil((fila * 2) / 3);
  const vez = createTurns({
    concorrencia,
    fila,
    porPessoa: { aoMesmoTempo: 1, esperando },
    cheia: filaCheia,
  });
  const falso: Phc = { ...custo, salt: randomBytes(16), hash: randomBytes(32) };
  const qualConfere: Passwords['qualConfere'] = async (senha, phcs) => {
    const texto = normalizar(senha);
    if (texto === null) return -1;
    const guardados = phcs.map((phc) => (phc === null ? null : parsePhc(phc)));
    const alvos = guardados.filter((um) => um !== null);
    if (alvos.length === 0) alvos.push(falso);
    const certos = await vez.run(() =>
      Promise.all(
        alvos.map(async (alvo) => timingSafeEqual(await calcular(derivar, texto, alvo), alvo.hash)),
      ),
    );
    return guardados.findIndex((um) => um !== null && certos[alvos.indexOf(um)] === true);
  };
  return {
    qualConfere,
    async hash(senha) {
      const texto = normalizar(senha);
      if (texto === null) {
        throw new DomainError('invalido', 'SENHA_TAMANHO', 'A senha deve ter entre 8 e 128 caracteres', [
          { campo: 'senha', codigo: 'SENHA_TAMANHO', mensagem: 'A senha deve ter entre 8 e 128 caracteres' },
        ]);
      }
      const salt = randomBytes(16);
      const hash = await vez.run(() => calcular(derivar, texto, { ...custo, salt, hash: falso.hash }));
      return formatPhc({ ...custo, salt, hash });
    },
    confere: async (senha, phc) => (await qualConfere(senha, [phc])) === 0,
  };
}

function calcular(derivar: typeof argon2id, texto: string, { m, t, p, salt, hash }: Phc): Promise<Buffer> {
  return derivar('argon2id', {
    message: Buffer.from(texto, 'utf8'),
    nonce: salt,
    parallelism: p,
    tagLength: hash.length,
    memory: m,
    passes: t,
  });
}

/** NFC, so that the same password typed on two systems is equal; null when it is too long. */
function normalizar(senha: string): string | null {
  if (senha.length > MAXIMO_UTF16) return null;
  const texto = senha.normalize('NFC');
  return [...texto].length > MAXIMO ? null : texto;
}

function filaCheia(): DomainError {
  return new DomainError(
    'limite',
    'MUITOS_ACESSOS',
    'Há muitos acessos neste momento. Aguarde alguns segundos e tente outra vez.',
  );
}
