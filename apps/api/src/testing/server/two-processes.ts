import { rm } from 'node:fs/promises';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { createClock } from '../../adapters/clock.ts';
import { createFileStorage } from '../../adapters/files/storage.ts';
import { createPasswords } from '../../adapters/password.ts';
import { loadSecret } from '../../adapters/secret.ts';
import { type MailServer, startMailServer } from '../../adapters/testing/mail-server.ts';
import { createS3Stub, type S3Stub } from '../../adapters/testing/s3-stub.ts';
import { createTokens } from '../../adapters/token.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { SENHA } from '../world/contas.ts';
import { createWorld, type Pessoa, type World } from '../world.ts';
import { serve } from './forward.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const RELOGIO = '2026-05-13T12:00:00.000Z';
const S3 = { accessKeyId: 'chave', secretAccessKey: 'segredo/do+balde' };
/** Low, so that a test reaches it. */
export const LIMITE_ANONIMO = 6;
/** Mails sent at the same time by each of them. */
export const EMAILS_SIMULTANEOS = 2;

/** One of the processes; it keeps its port over restarts, as behind a balancer. */
export interface Processo {
  readonly url: string;
  readonly port: number;
  /** The number of requests that it answered since its start, without health calls. */
  atendidos(): number;
  iniciar(): Promise<void>;
  kill(): Promise<void>;
  terminate(): Promise<number | null>;
}

/** Two processes of the product with one database, one bucket and one mail server, as in docs/operacao.md. */
export interface DoisProcessos {
  readonly um: Processo;
  readonly dois: Processo;
  readonly banco: TestDatabase;
  readonly balde: S3Stub;
  readonly correio: MailServer;
  /** The signing key, which the first process generated and stored in the database. */
  readonly secret: Uint8Array;
  readonly w: World;
  /** The environment of both, without PORT and DATA_DIR. */
  readonly env: Readonly<Record<string, string>>;
  /** A person who can log in with SENHA. */
  novaPessoaComSenha(): Promise<Pessoa>;
  parar(): Promise<void>;
}

export async function iniciarDoisProcessos(): Promise<DoisProcessos> {
  const banco = await createTestDatabase();
  const balde = createS3Stub('arquivos', S3);
  const s3 = await serve(balde.responder);
  // A slow mail server, so that some mails are being sent when a process dies.
  const correio = await startMailServer({}, () => new Promise((pronto) => setTimeout(pronto, 50)));
  const { host } = new URL(s3.url);
  const credenciais = [S3.accessKeyId, S3.secretAccessKey].map(encodeURIComponent).join(':');
  const armazenamentoUrl = `s3://${credenciais}@${host}/arquivos?https=false`;
  const env = {
    DATABASE_URL: banco.url,
    ARMAZENAMENTO_URL: armazenamentoUrl,
    SMTP_URL: correio.url,
    EMAIL_REMETENTE: 'nao-responda@exemplo.test',
    EMAIL_SIMULTANEOS: String(EMAILS_SIMULTANEOS),
    PUBLIC_URL: 'https://instrutoria.exemplo.br',
    PROXIES: '1',
    LIMITE_ANONIMO: String(LIMITE_ANONIMO),
    RELOGIO,
    LOG_LEVEL: 'info',
  };
  const pastas = [await temporaryDataDir(), await temporaryDataDir()] as const;
  const [um, dois] = await Promise.all(pastas.map((pasta) => umProcesso({ ...env, DATA_DIR: pasta })));
  if (um === undefined || dois === undefined) throw new Error('two folders gave fewer processes');
  // At the same time, on a database without a secret: both must use the same one.
  await Promise.all([um.iniciar(), dois.iniciar()]);
  const { database } = banco;
  const secret = await loadSecret({ dataDir: pastas[0], pool: database.pool, mode: 'server' });
  const clock = createClock(RELOGIO);
  const storage = await createFileStorage({ armazenamentoUrl, dataDir: pastas[0] });
  const w = createWorld({
    deps: { database, clock, storage, tokens: createTokens(secret, () => clock.real()) },
  });
  const senha = await createPasswords().hash(SENHA);
  return {
    um,
    dois,
    banco,
    balde,
    correio,
    secret,
    w,
    env,
    novaPessoaComSenha: () => w.novaPessoa('coordenador', { senha }),
    async parar() {
      await Promise.all([um.kill(), dois.kill()]);
      await Promise.all([s3.stop(), correio.close()]);
      await banco.drop();
      for (const pasta of pastas) await rm(pasta, { recursive: true, force: true });
    },
  };
}

async function umProcesso(env: Readonly<Record<string, string>>): Promise<Processo> {
  const port = await freePort();
  let vivo: ServerProcess | null = null;
  let atendidos = 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    atendidos: () => atendidos,
    async iniciar() {
      atendidos = 0;
      vivo = await startServer({ ...env, PORT: String(port) }, (linha) => {
        if (linha.includes('"msg":"pedido"') && !linha.includes('"rota":"/saude/')) atendidos += 1;
      });
    },
    kill: async () => vivo?.kill(),
    terminate: async () => (vivo === null ? null : vivo.terminate()),
  };
}
