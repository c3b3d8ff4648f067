import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('[C-F13] a production takes neither the demonstration nor another time (T-A16)', () => {
  const producao = { NODE_ENV: 'production' };
  expect(readConfig(producao, { demonstracao: false }).demonstracao).toBe(false);
  expect(() => readConfig(producao, { demonstracao: true })).toThrow(ConfigError);
  expect(() => readConfig({ ...producao, RELOGIO: '2027-01-01' }, { demonstracao: false })).toThrow(
    ConfigError,
  );
  expect(readConfig({}, { demonstracao: true }).demonstracao).toBe(true);
});
