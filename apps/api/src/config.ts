import { resolve } from 'node:path';

/** main prints it and exits ≠ 0. */
export class ConfigError extends Error {}

/** The environment, parsed once (README.md). */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** Host that requests must name when PUBLIC_URL is set (T-A7); null = any. */
  readonly hostExigido: string | null;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly armazenamentoUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly emailRemetente: string;
  readonly jwtSecret: string | undefined;
  /** Trusted proxy hops (T-A2). */
  readonly proxies: number;
  /** Anonymous registrations, uploads and recoveries per hour and address; 0 = none. */
  readonly limiteAnonimo: number;
  /** Encrypts backups; absent = plain, with a warning. */
  readonly backupChave: string | undefined;
  readonly relogio: string | undefined;
  readonly antivirusUrl: string | undefined;
  readonly demonstracao: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

function inteiro(env: Env, nome: string, padrao: number, min: number, max: number): number {
  const valor = env[nome];
  if (valor === undefined || valor === '') return padrao;
  const n = Number(valor);
  if (!Number.isInteger(n) || n < min || n > max) {
    throw new ConfigError(`${nome}='${valor}' não serve: use um número inteiro de ${min} a ${max}.`);
  }
  return n;
}

function url(env: Env, nome: string, protocolos: readonly string[]): string | undefined {
  const valor = env[nome];
  if (valor === undefined || valor === '') return undefined;
  if (!URL.canParse(valor) || !protocolos.includes(new URL(valor).protocol)) {
    throw new ConfigError(
      `${nome} não é um endereço válido: use ${protocolos.map((p) => `${p}//`).join(' ou ')}…`,
    );
  }
  return valor;
}

/** Throws ConfigError that names the variable and what to write. */
export function readConfig(env: Env, opcoes: { readonly demonstracao: boolean }): Config {
  const port = inteiro(env, 'PORT', 3000, 0, 65_535);
  const publicUrlPedida = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  const publicUrl = (publicUrlPedida ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const jwtSecret = env.JWT_SECRET === '' ? undefined : env.JWT_SECRET;
  if (jwtSecret !== undefined && Buffer.byteLength(jwtSecret) < 32) {
    throw new ConfigError('JWT_SECRET é curto demais: use pelo menos 32 bytes.');
  }
  const backupChave = env.BACKUP_CHAVE === '' ? undefined : env.BACKUP_CHAVE;
  if (backupChave !== undefined && Buffer.byteLength(backupChave) < 16) {
    throw new ConfigError('BACKUP_CHAVE é curta demais: use pelo menos 16 bytes.');
  }
  const relogio = env.RELOGIO === '' ? undefined : env.RELOGIO;
  if (relogio !== undefined) {
    if (env.NODE_ENV === 'production') {
      throw new ConfigError('RELOGIO não pode ser usado com NODE_ENV=production.');
    }
    if (Number.isNaN(Date.parse(relogio))) {
      throw new ConfigError(`RELOGIO='${relogio}' não é um instante: use a forma 2026-11-20T12:00:00Z.`);
    }
  }
  if (opcoes.demonstracao && env.NODE_ENV === 'production') {
    throw new ConfigError('A demonstração não pode ser usada com NODE_ENV=production.');
  }
  const hostName = new URL(publicUrl).hostname;
  return {
    host: env.HOST || '127.0.0.1',
    port,
    publicUrl,
    hostExigido: publicUrlPedida === undefined ? null : new URL(publicUrl).hostname,
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: resolve(env.DATA_DIR || (opcoes.demonstracao ? './dados-demo' : './dados')),
    armazenamentoUrl: url(env, 'ARMAZENAMENTO_URL', ['s3:']),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    emailRemetente: env.EMAIL_REMETENTE || `nao-responda@${hostName}`,
    jwtSecret,
    proxies: inteiro(env, 'PROXIES', 0, 0, 20),
    limiteAnonimo: inteiro(env, 'LIMITE_ANONIMO', 120, 0, 1_000_000),
    backupChave,
    relogio,
    antivirusUrl: env.ANTIVIRUS_URL === '' ? undefined : env.ANTIVIRUS_URL,
    demonstracao: opcoes.demonstracao,
  };
}
