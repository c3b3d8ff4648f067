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
  /** A PHC text. Throws 422 above 128 code points, 429 when too many wait (T-A15). */
  hash(senha: string): Promise<string>;
  /** null (no such account) takes as long and gives false (T-A3). */
  confere(senha: string, phc: string | null): Promise<boolean>;
}

export interface PasswordOptions {
  /** At a time: each takes 19 MiB and a core. */
  readonly concorrencia?: number;
  /** How many may wait before 429. */
  readonly fila?: number;
  /** Of new hashes; each hash carries its cost. A test takes a lower one. */
  readonly custo?: Custo;
  /** Node's own, except to count the work. */
  readonly derivar?: typeof argon2id;
}

export function createPasswords(options: PasswordOptions = {}): Passwords {
  const { concorrencia = 2, fila = 20, custo = CUSTO, derivar = argon2id } = options;
  // A person, and before the login an address, leaves a third of the waiting places to others.
  const esperando = Math.ceil((fila * 2) / 3);
  const vez = createTurns({
    concorrencia,
    fila,
    porPessoa: { aoMesmoTempo: 1, esperando },
    cheia: filaCheia,
  });
  const falso: Phc = { ...custo, salt: randomBytes(16), hash: randomBytes(32) };
  return {
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
    async confere(senha, phc) {
      const texto = normalizar(senha);
      if (texto === null) return false;
      const guardado = phc === null ? null : parsePhc(phc);
      const alvo = guardado ?? falso;
      const hash = await vez.run(() => calcular(derivar, texto, alvo));
      return timingSafeEqual(hash, alvo.hash) && guardado !== null;
    },
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

/** NFC, so that the same password typed on two systems is equal; null when too long. */
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
