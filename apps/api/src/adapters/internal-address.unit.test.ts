import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { internalAddress } from './internal-address.ts';

it.each([
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['10.0.0.5:1', { host: '10.0.0.5', port: 1 }],
  ['0.0.0.0:9464?aberto=sim', { host: '0.0.0.0', port: 9464 }],
])('accepts the internal address %s', (texto, esperado) => expect(internalAddress(texto)).toEqual(esperado));

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
])('refuses the address %s', (texto) => {
  expect(() => internalAddress(texto)).toThrow();
  expect(() => readConfig({ INTERNO: texto }, { demonstracao: false })).toThrow('INTERNO');
});

it('accepts no address by default', () =>
  expect(readConfig({}, { demonstracao: false }).interno).toBe(undefined));
