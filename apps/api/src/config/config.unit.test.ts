import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, VARIAVEIS, verificarConfiguracao } from './config.ts';

const NORMAL = { demonstracao: false };
const ler = (env: Record<string, string>) => verificarConfiguracao(env, NORMAL);
const recusadas = (env: Record<string, string>) => ler(env).problemas.map((p) => p.variavel);

it('[C-F13] refuses the demonstration and another time in production (T-A16)', () => {
  const producao = { NODE_ENV: 'production' };
  expect(readConfig(producao, { demonstracao: false }).demonstracao).toBe(false);
  expect(() => readConfig(producao, { demonstracao: true })).toThrow(ConfigError);
  expect(() => readConfig({ ...producao, RELOGIO: '2027-01-01' }, { demonstracao: false })).toThrow(
    ConfigError,
  );
  expect(readConfig({}, { demonstracao: true }).demonstracao).toBe(true);
});

/** Refused values of each variable. PROCESSOS, from earlier versions, is never refused. */
const RUINS: Readonly<Record<Exclude<(typeof VARIAVEIS)[number], 'PROCESSOS'>, readonly string[]>> = {
  HOST: ['http://0.0.0.0', 'a b', '999.1.1.1', '1.2.3'],
  PORT: ['x', '65536', '-1', '1.5', '1e3', ' '],
  PUBLIC_URL: [
    'instrutoria.exemplo.br',
    'ftp://exemplo.br',
    'https://exemplo.br/instrutoria',
    'https://u:senha@exemplo.br',
    'https://exemplo.br?a=1',
  ],
  DATABASE_URL: ['mysql://u:p@h/b', 'h:5432', 'postgres://', 'postgresql:///banco'],
  DATA_DIR: ['a\0b', '/dev/null', '/dev/null/dados'],
  NODE_ENV: ['prod', 'prodution', 'Production'],
  ARMAZENAMENTO_URL: ['https://h/b', 's3://h', 's3://c:s@h/B_B'],
  SMTP_URL: ['http://h', 'smtp', 'smtp://', 'smtp://h?tls=nao'],
  EMAIL_REMETENTE: ['sem arroba', 'Nome <a@b.br>', 'a@b.br\nBcc: c@d.br'],
  EMAIL_SIMULTANEOS: ['0', '51', 'dez'],
  JWT_SECRET: ['curto', 'x'.repeat(31)],
  PROXIES: ['21', 'true'],
  LIMITE_ANONIMO: ['-1', '1000001'],
  INTERNO: ['0.0.0.0:9464', '[::]:9464', '9464', 'a:70000', '127.0.0.1:1?aberto=nao'],
  WEBHOOKS_INTERNOS: ['nao', '1', 'true'],
  ANTIVIRUS_URL: ['clamd', 'http://h:3310', 'tcp://h'],
  RAIZES_DE_ASSINATURA: ['/dev/null', '/nao/ha/raizes-2026-11-01.pem', '/etc/hostname'],
  BACKUP_CHAVE: ['x'.repeat(15)],
  CONTATO_DE_SEGURANCA: ['seguranca@exemplo.br', 'http://exemplo.br', 'relate aqui'],
  LOG_LEVEL: ['verbose', 'INFO'],
  RELOGIO: ['ontem'],
  INSTALACAO_ARQUIVO: ['a\0b'],
};
const pares = Object.entries(RUINS).flatMap(([nome, valores]) =>
  valores.map((valor) => [nome, valor] as const),
);

describe('the settings', () => {
  it.each(pares)(
    '[C-K18] %s refuses %j, names the reason and the allowed values, and does not repeat the value',
    (nome, valor) => {
      const { config, problemas } = ler({ [nome]: valor });
      expect(config).toBeNull();
      expect([...new Set(problemas.map((p) => p.variavel))]).toEqual([nome]);
      for (const { motivo, permitido } of problemas) {
        expect(motivo).not.toBe('');
        expect(permitido).not.toBe('');
      }
    },
  );

  it('names all invalid settings at once', () => {
    const algumas = fc.uniqueArray(fc.constantFrom(...pares), { minLength: 1, selector: ([nome]) => nome });
    fc.assert(
      fc.property(algumas, (escolhidas) => {
        const esperadas = escolhidas.map(([nome]) => nome).sort();
        expect([...new Set(recusadas(Object.fromEntries(escolhidas)))].sort()).toEqual(esperadas);
      }),
    );
  });

  it('repeats no value, which may be a secret or contain one (T-M9)', () => {
    const segredo = 'S3GR3D0-%zz';
    const env = {
      DATABASE_URL: `mysql://u:${segredo}@h`,
      SMTP_URL: `mailto://u:${segredo}@h`,
      ARMAZENAMENTO_URL: `s3://k:${segredo}@h`,
      PUBLIC_URL: `https://u:${segredo}@h/x`,
      ANTIVIRUS_URL: segredo,
      JWT_SECRET: segredo,
      BACKUP_CHAVE: segredo,
    };
    expect(new Set(recusadas(env))).toEqual(new Set(Object.keys(env)));
    expect(() => readConfig(env, NORMAL)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('S3GR3D0') }),
    );
  });

  it('treats an empty variable as absent', () => {
    const vazias = Object.fromEntries(VARIAVEIS.map((nome) => [nome, '']));
    expect(ler(vazias)).toEqual(ler({}));
    expect(ler({}).config).toMatchObject({ port: 3000, host: '127.0.0.1', proxies: 0, limiteAnonimo: 120 });
  });

  it('accepts a PUBLIC_URL with or without its last slash, and requires its host', () => {
    for (const PUBLIC_URL of ['https://i.exemplo.br', 'https://i.exemplo.br/']) {
      expect(ler({ PUBLIC_URL }).config).toMatchObject({
        publicUrl: 'https://i.exemplo.br',
        hostExigido: 'i.exemplo.br',
        emailRemetente: 'nao-responda@i.exemplo.br',
      });
    }
  });
});

describe('variables that are not ours', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['PORTA', 'PORT'],
    ['BACKUP_CHAVES', 'BACKUP_CHAVE'],
  ])('suggests for %s the variable %s', (nome, parecida) => {
    const { avisos, config } = ler({ [nome]: 'segredo-nao-repetido' });
    expect(config).not.toBeNull();
    expect(avisos).toEqual([`${nome} não existe e foi ignorada. Quis dizer ${parecida}?`]);
  });

  it('ignores variables that the operating system sets', () => {
    const sistema = [
      'HOME',
      'PATH',
      'PWD',
      'USER',
      'SHELL',
      'LANG',
      'TERM',
      'TMPDIR',
      'HOSTNAME',
      'LOGNAME',
      'TZ',
    ];
    expect(ler(Object.fromEntries(sistema.map((nome) => [nome, 'x']))).avisos).toEqual([]);
  });

  it('[C-K10] starts one process for PROCESSOS above 1, and names the guide', () => {
    for (const PROCESSOS of ['2', '16', '99']) {
      const { config, avisos } = ler({ PROCESSOS });
      expect(config).not.toBeNull();
      expect(avisos).toEqual([expect.stringContaining('docs/operacao/universidade.md')]);
    }
    for (const PROCESSOS of ['1', 'dois', '0']) expect(ler({ PROCESSOS }).avisos).toEqual([]);
  });
});

describe('DATA_DIR', () => {
  it("[C-K1] uses the service's folder under systemd, unless it is set", () => {
    const STATE_DIRECTORY = '/var/lib/instrutoria:/var/lib/instrutoria-copias';
    expect(ler({ STATE_DIRECTORY }).config?.dataDir).toBe('/var/lib/instrutoria');
    expect(ler({ STATE_DIRECTORY, DATA_DIR: '/srv/x' }).config?.dataDir).toBe('/srv/x');
    expect(verificarConfiguracao({ STATE_DIRECTORY }, { demonstracao: true }).config?.dataDir).toMatch(
      /dados-demo$/,
    );
  });
});
