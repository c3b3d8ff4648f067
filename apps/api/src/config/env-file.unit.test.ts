import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { loadEnvFile, parseEnvFile, remarksOn } from './env-file.ts';

/**
 * How `systemd-run -p EnvironmentFile=…` of version 252 reads each line; `npm run test:longo -- guia`
 * compares with systemd itself.
 */
const READ_BY_SYSTEMD: readonly (readonly [string, string])[] = [
  ['A=uma frase longa', 'uma frase longa'],
  ['A=com $HOME e `x`', 'com $HOME e `x`'],
  ["A='aspas $HOME \\ simples'", 'aspas $HOME \\ simples'],
  ['A="duplas \\$HOME \\" \\x"', 'duplas $HOME " \\x'],
  ['A=barra\\ambiente', 'barraambiente'],
  ['A=\'uma\'"e outra"', 'umae outra'],
  ["A='uma' e mais", 'umae mais'],
  ['A=d\'agua "x"', 'd\'agua "x"'],
  ['A=fim com espaços   ', 'fim com espaços'],
  ['A=meio#nao é comentário', 'meio#nao é comentário'],
  ['  A  =  1', '1'],
  ['A=uma\\\nlinha', 'umalinha'],
  ["A='duas\nlinhas'", 'duas\nlinhas'],
  ['A=', ''],
  ['# A=1\n; A=2\nA=3', '3'],
  ['# continua \\\nA=1\nA=2', '2'],
  ['A=1\r\n', '1'],
];

describe('a file of variables', () => {
  it.each(READ_BY_SYSTEMD)('[C-K3] reads %j as systemd does', (text, value) => {
    expect(parseEnvFile(text).assignments.map((one) => [one.name, one.value])).toEqual([['A', value]]);
  });

  it.each([
    ['BACKUP_CHAVE=uma frase $longa', true],
    ['BACKUP_CHAVE=com espaço', true],
    ['BACKUP_CHAVE="com \\" dentro"', true],
    ['BACKUP_CHAVE=a&b', true],
    ['BACKUP_CHAVE =a', true],
    ["BACKUP_CHAVE='com $ e `x` # &'", false],
    ['BACKUP_CHAVE="com espaço"', false],
    ['PUBLIC_URL=https://instrutoria.exemplo.br', false],
  ])('[C-K3] warns of %j, which a shell would read as another value: %s', (text, warned) => {
    const remarks = remarksOn(parseEnvFile(text), {});
    expect(remarks).toHaveLength(warned ? 1 : 0);
    expect(remarks.join('')).not.toContain('longa');
  });

  it('[C-K3] warns of lines that are no assignment, names that are set twice, and variables that are read too early', () => {
    const text =
      'export A=1\nsolto\nB=1\nB=2\nNODE_OPTIONS=--x\nMALLOC_ARENA_MAX=1\nTZ=UTC\nNODE_ENV=production\n';
    const remarks = remarksOn(parseEnvFile(text), { NODE_ENV: 'production' });
    expect(remarks.map((remark) => /linha (\d+)/.exec(remark)?.[1])).toEqual(['1', '2', '3', '5', '6', '7']);
    expect(remarks.at(-1)).toContain('Environment=TZ=…');
  });
});

describe('the operator hands a file over', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ambiente-'));
    writeFileSync(join(folder, 'ambiente'), "PORT=3000\nBACKUP_CHAVE='uma frase'\nTZ=UTC\nDATABASE_URL=x\n");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('[C-K3] [C-K11] takes the file as a credential or by --ambiente, and prefers a variable of the unit, even an empty one', () => {
    const byFlag = { PORT: '3001', DATABASE_URL: '' };
    const argv = ['node', 'main', 'backup', '--ambiente', join(folder, 'ambiente'), 'x.bak'];
    expect(loadEnvFile(argv, byFlag)).toHaveLength(1);
    expect(argv).toEqual(['node', 'main', 'backup', 'x.bak']);
    expect(byFlag).toEqual({ PORT: '3001', DATABASE_URL: '', BACKUP_CHAVE: 'uma frase' });
    const byCredential: NodeJS.ProcessEnv = { CREDENTIALS_DIRECTORY: folder };
    loadEnvFile([], byCredential);
    expect(byCredential).toMatchObject({ PORT: '3000', BACKUP_CHAVE: 'uma frase' });
  });

  it('refuses a file that cannot be read, and takes a unit without the credential as one without a file', () => {
    expect(() => loadEnvFile(['--ambiente', join(folder, 'nenhum')], {})).toThrow(ConfigError);
    expect(() => loadEnvFile(['--ambiente'], {})).toThrow(ConfigError);
    expect(loadEnvFile([], { CREDENTIALS_DIRECTORY: '/nao/existe' })).toEqual([]);
  });
});
