import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { internalAddress } from './internal-address.ts';

it.each([
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['10.0.0.5:1', { host: '10.0.0.5', port: 1 }],
  ['0.0.0.0:9464?aberto=sim', { host: '0.0.0.0', port: 9464 }],
])('%s is an internal address', (texto, esperado) => expect(internalAddress(texto)).toEqual(esperado));

it.each([
  '0.0.0.0:9464',
  '0:9464',
  '[::]:9464',
  '[0:0:0:0:0:0:0:0]:1',
  '9464',
  '127.0.0.1',
  'a:70000',
  '*:9464',
  'a:1?aberto=nao',
])('%s is refused', (texto) => {
  expect(() => internalAddress(texto)).toThrow();
  expect(() => readConfig({ INTERNO: texto }, { demonstracao: false })).toThrow('INTERNO');
});

it('is off by default', () => expect(readConfig({}, { demonstracao: false }).interno).toBe(undefined));
