import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { parseS3Url } from '../adapters/files/s3-url.ts';
import { enderecoDoClamd } from '../adapters/files/virus-scan.ts';
import { type InternalAddress, internalAddress } from '../adapters/internal-address.ts';
import { conferirEmail } from '../adapters/mail/email.ts';
import { enderecoSmtp } from '../adapters/mail/smtp-url.ts';
import { lerRaizes } from '../adapters/signature-roots.ts';
import { misspelled } from './misspelled.ts';

/** The environment, parsed once (README.md). */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** The Host that requests must have when PUBLIC_URL is set (T-A7); null: any. */
  readonly hostExigido: string | null;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly armazenamentoUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly emailRemetente: string;
  /** Mails sent at the same time, each on a kept connection. */
  readonly emailSimultaneos: number;
  readonly jwtSecret: string | undefined;
  /** Number of trusted proxies (T-A2). */
  readonly proxies: number;
  /** Anonymous registrations, uploads and recoveries per hour and address; 0 = none. */
  readonly limiteAnonimo: number;
  /** Encrypts backups; absent = plain, with a warning. */
  readonly backupChave: string | undefined;
  /** The contact for security reports, a mailto: or https: address. */
  readonly contatoDeSeguranca: string | undefined;
  /** The bundle of roots for signatures in PDFs; absent: their chains stay unchecked. */
  readonly raizesDeAssinatura: string | undefined;
  readonly relogio: string | undefined;
  readonly antivirusUrl: string | undefined;
  /** The address of /metrics and /saude/detalhes without a login; absent: none. */
  readonly interno: InternalAddress | undefined;
  /** Notices may go to http and to addresses of the own network (SSRF is then the operator's matter). */
  readonly webhooksInternos: boolean;
  /** A set-up file, for automated installation. */
  readonly instalacaoArquivo: string | undefined;
  /** Absent: info, or warn in the demonstration. */
  readonly logLevel: string | undefined;
  readonly demonstracao: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;
type Opcoes = { readonly demonstracao: boolean };

/** One invalid setting. It does not contain the value, which may be a secret. */
export interface ProblemaDeConfiguracao {
  readonly variavel: string;
  readonly motivo: string;
  readonly permitido: string;
}

export interface ConfiguracaoVerificada {
  /** null when there are problems. */
  readonly config: Config | null;
  readonly problemas: readonly ProblemaDeConfiguracao[];
  /** Probable mistakes that do not prevent the start. */
  readonly avisos: readonly string[];
}

/** main prints it and exits with an error. */
export class ConfigError extends Error {}

function serve(ler: (valor: string) => unknown): (valor: string) => boolean {
  return (valor) => {
    try {
      ler(valor);
      return true;
    } catch {
      return false;
    }
  };
}

function inteiro(min: number, max: number) {
  const permitido = `um número inteiro de ${min} a ${max}`;
  return z
    .string()
    .regex(/^\d+$/, 'não é um número inteiro')
    .transform(Number)
    .refine((n) => n >= min && n <= max, 'está fora dos limites')
    .meta({ permitido });
}

function endereco(protocolos: readonly string[], permitido: string) {
  return z
    .string()
    .refine(URL.canParse, { error: 'não é um endereço', abort: true })
    .refine((v) => protocolos.includes(new URL(v).protocol), {
      error: 'começa com outro protocolo',
      abort: true,
    })
    .meta({ permitido });
}

function segredo(minimo: number, motivo: string) {
  return z
    .string()
    .refine((v) => Buffer.byteLength(v) >= minimo, motivo)
    .meta({ permitido: `pelo menos ${minimo} bytes` });
}

/** Throws unless the path is a folder or can become one. */
function exigirPasta(caminho: string): void {
  const achado = statSync(caminho, { throwIfNoEntry: false });
  if (achado === undefined) exigirPasta(dirname(caminho));
  else if (!achado.isDirectory()) throw new Error('no folder');
}

const MODOS = ['production', 'development', 'test'] as const;
const NIVEIS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Links, cookies and pages are at the root of their host; below a path none of them would be found. */
const publicUrl = endereco(
  ['http:', 'https:'],
  'https://instrutoria.exemplo.br, sem caminho, senha ou parâmetros',
)
  .refine((v) => /^\/*$/.test(new URL(v).pathname), 'tem um caminho: o sistema precisa de um nome só seu')
  .refine((v) => {
    const { username, password, search, hash } = new URL(v);
    return `${username}${password}${search}${hash}` === '';
  }, 'tem senha ou parâmetros');

/** Every variable that the program reads. Their documentation is held against this list. */
const AMBIENTE = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'não é um endereço deste computador')
    .refine((v) => !/^[\d.]+$/.test(v) || isIP(v) !== 0, 'não é um endereço IP')
    .meta({ permitido: 'um endereço IP ou nome, como 127.0.0.1 ou 0.0.0.0' })
    .default('127.0.0.1'),
  PORT: inteiro(0, 65_535).default(3000),
  PUBLIC_URL: publicUrl.optional(),
  DATABASE_URL: endereco(['postgres:', 'postgresql:'], 'postgres://usuario:senha@servidor:5432/banco')
    .refine((v) => new URL(v).hostname !== '' || new URL(v).searchParams.has('host'), 'não diz o servidor')
    .optional(),
  DATA_DIR: z
    .string()
    .refine(
      serve((v) => exigirPasta(resolve(v))),
      'não é uma pasta que este usuário alcance',
    )
    .meta({ permitido: 'uma pasta, que pode ainda não existir' })
    .optional(),
  ARMAZENAMENTO_URL: endereco(['s3:'], 's3://CHAVE:SEGREDO@servidor:porta/balde?region=us-east-1&https=true')
    .refine(serve(parseS3Url), 'não diz servidor e balde')
    .optional(),
  SMTP_URL: endereco(
    ['smtp:', 'smtps:'],
    'smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465; ?tls=opcional onde não há conexão cifrada',
  )
    .refine((v) => new URL(v).hostname !== '', 'não diz o servidor')
    .refine(serve(enderecoSmtp), 'tem outra palavra que opcional em tls=')
    .optional(),
  EMAIL_REMETENTE: z
    .string()
    .refine(
      serve((para) => conferirEmail({ para, assunto: '', texto: '', html: '' })),
      'não é um endereço de e-mail',
    )
    .meta({ permitido: 'só o endereço: nao-responda@exemplo.br' })
    .optional(),
  EMAIL_SIMULTANEOS: inteiro(1, 50).default(10),
  JWT_SECRET: segredo(32, 'é curto demais').optional(),
  PROXIES: inteiro(0, 20).default(0),
  /** From earlier versions: read only for a warning. */
  PROCESSOS: z.string().optional(),
  LIMITE_ANONIMO: inteiro(0, 1_000_000).default(120),
  ANTIVIRUS_URL: z
    .string()
    .refine(serve(enderecoDoClamd), 'não é o endereço de um clamd')
    .meta({ permitido: 'servidor:3310 ou unix:///caminho/clamd.sock' })
    .optional(),
  INTERNO: z
    .string()
    .refine(serve(internalAddress), 'não é endereço:porta, ou abre a rede inteira sem o dizer')
    .meta({ permitido: '127.0.0.1:9464; em todas as redes da máquina, 0.0.0.0:9464?aberto=sim' })
    .optional(),
  WEBHOOKS_INTERNOS: z.enum(['sim'], 'não é sim').meta({ permitido: 'sim, ou nada' }).optional(),
  RAIZES_DE_ASSINATURA: z
    .string()
    .refine(serve(lerRaizes), 'não é um arquivo PEM de certificados com a data no nome')
    .meta({ permitido: 'um arquivo como /etc/instrutoria/raizes-2026-11-01.pem' })
    .optional(),
  BACKUP_CHAVE: segredo(16, 'é curta demais').optional(),
  LOG_LEVEL: z
    .enum(NIVEIS, 'não é um nível')
    .meta({ permitido: NIVEIS.join(', ') })
    .optional(),
  RELOGIO: z
    .string()
    .refine((v) => !Number.isNaN(Date.parse(v)), 'não é um instante')
    .meta({ permitido: 'a forma 2026-11-20T12:00:00Z, e nunca com NODE_ENV=production' })
    .optional(),
  CONTATO_DE_SEGURANCA: endereco(
    ['mailto:', 'https:'],
    'mailto:seguranca@exemplo.br ou https://exemplo.br/relatar',
  ).optional(),
  INSTALACAO_ARQUIVO: z
    .string()
    .refine((v) => !v.includes('\0'), 'não é um arquivo')
    .meta({ permitido: 'um arquivo JSON' })
    .optional(),
  NODE_ENV: z
    .enum(MODOS, 'não é um modo: as proteções de produção estariam desligadas')
    .meta({ permitido: 'production, ou nada' })
    .optional(),
});
type NomeDaVariavel = keyof typeof AMBIENTE.shape;
type AmbienteLido = z.output<typeof AMBIENTE>;

function ehVariavel(nome: string): nome is NomeDaVariavel {
  return nome in AMBIENTE.shape;
}
export const VARIAVEIS: readonly NomeDaVariavel[] = Object.keys(AMBIENTE.shape).filter(ehVariavel);

function permitido(nome: NomeDaVariavel): string {
  const schema = AMBIENTE.shape[nome];
  const descrito =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  return String(z.globalRegistry.get(descrito)?.permitido ?? '');
}

function problema(nome: NomeDaVariavel, motivo: string): ProblemaDeConfiguracao {
  return { variavel: nome, motivo, permitido: permitido(nome) };
}

/** Settings that a production installation refuses (T-A16). */
function problemasDaProducao(env: Env, { demonstracao }: Opcoes): ProblemaDeConfiguracao[] {
  if (env.NODE_ENV !== 'production') return [];
  return [
    ...(env.RELOGIO ? [problema('RELOGIO', 'não pode ser usado com NODE_ENV=production')] : []),
    ...(demonstracao
      ? [problema('NODE_ENV', 'a demonstração não pode ser usada com NODE_ENV=production')]
      : []),
  ];
}

function avisosDe(env: Env): string[] {
  const avisos = Object.keys(env)
    .filter((nome) => !ehVariavel(nome) && env[nome])
    .flatMap((nome) => {
      const parecida = misspelled(nome, VARIAVEIS);
      return parecida === null ? [] : [`${nome} não existe e foi ignorada. Quis dizer ${parecida}?`];
    });
  if (Number(env.PROCESSOS) > 1) {
    avisos.push(
      'PROCESSOS acima de 1 não vale mais: um processo só responde. Várias instâncias: docs/operacao/universidade.md, seção 3.',
    );
  }
  return avisos;
}

/** DATA_DIR; under systemd the folder of the service, which the unit names. */
function pastaDeDados({ DATA_DIR }: AmbienteLido, env: Env, { demonstracao }: Opcoes): string {
  if (demonstracao) return DATA_DIR ?? './dados-demo';
  return DATA_DIR ?? (env.STATE_DIRECTORY?.split(':')[0] || './dados');
}

function montar(lido: AmbienteLido, env: Env, opcoes: Opcoes): Config {
  const pedida = lido.PUBLIC_URL;
  const publica = (pedida ?? `http://localhost:${lido.PORT}`).replace(/\/+$/, '');
  const { hostname } = new URL(publica);
  return {
    host: lido.HOST,
    port: lido.PORT,
    publicUrl: publica,
    hostExigido: pedida === undefined ? null : hostname,
    databaseUrl: lido.DATABASE_URL,
    dataDir: resolve(pastaDeDados(lido, env, opcoes)),
    armazenamentoUrl: lido.ARMAZENAMENTO_URL,
    smtpUrl: lido.SMTP_URL,
    emailRemetente: lido.EMAIL_REMETENTE ?? `nao-responda@${hostname}`,
    emailSimultaneos: lido.EMAIL_SIMULTANEOS,
    jwtSecret: lido.JWT_SECRET,
    proxies: lido.PROXIES,
    limiteAnonimo: lido.LIMITE_ANONIMO,
    backupChave: lido.BACKUP_CHAVE,
    contatoDeSeguranca:
      lido.CONTATO_DE_SEGURANCA === undefined ? undefined : new URL(lido.CONTATO_DE_SEGURANCA).href,
    raizesDeAssinatura:
      lido.RAIZES_DE_ASSINATURA === undefined ? undefined : resolve(lido.RAIZES_DE_ASSINATURA),
    relogio: lido.RELOGIO,
    antivirusUrl: lido.ANTIVIRUS_URL,
    interno: lido.INTERNO === undefined ? undefined : internalAddress(lido.INTERNO),
    webhooksInternos: lido.WEBHOOKS_INTERNOS === 'sim',
    instalacaoArquivo: lido.INSTALACAO_ARQUIVO,
    logLevel: lido.LOG_LEVEL,
    demonstracao: opcoes.demonstracao,
  };
}

/**
 * Checks all settings and returns every problem. Creates and opens nothing; an empty variable counts as
 * absent.
 */
export function verificarConfiguracao(env: Env, opcoes: Opcoes): ConfiguracaoVerificada {
  const preenchidas = Object.fromEntries(VARIAVEIS.map((nome) => [nome, env[nome] || undefined]));
  const lido = AMBIENTE.safeParse(preenchidas);
  const achados = (lido.error?.issues ?? []).flatMap(({ path: [nome], message }) =>
    typeof nome === 'string' && ehVariavel(nome) ? [problema(nome, message)] : [],
  );
  const problemas = [...achados, ...problemasDaProducao(env, opcoes)];
  const config = lido.success && problemas.length === 0 ? montar(lido.data, env, opcoes) : null;
  return { config, problemas, avisos: avisosDe(env) };
}

/** One line per setting: its name, the reason, and the allowed values. */
export function textoDosProblemas(problemas: readonly ProblemaDeConfiguracao[]): string {
  const linhas = problemas.map((p) => `  ${p.variavel}: ${p.motivo}. Use ${p.permitido}.`);
  return ['A configuração não serve, e nada foi criado:', ...linhas].join('\n');
}

/** Throws a ConfigError that names every invalid setting. */
export function readConfig(env: Env, opcoes: Opcoes): Config {
  const { config, problemas } = verificarConfiguracao(env, opcoes);
  if (config === null) throw new ConfigError(textoDosProblemas(problemas));
  return config;
}
