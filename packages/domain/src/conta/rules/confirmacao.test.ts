import { describe, expect, it } from 'vitest';
import { estadoDoLink, problemasDaConfirmacao } from './confirmacao.ts';

const AGORA = new Date('2026-11-22T12:00:00Z');
const link = { email: 'ana@ufx.br', expiraEm: new Date('2026-11-22T12:00:00.001Z'), usadaEm: null };
const conta = { email: 'ana@ufx.br', confirmado: false };

describe('a link that confirms an e-mail (D51)', () => {
  it.each([
    ['vale', link, conta],
    ['vencido', { ...link, expiraEm: AGORA }, conta],
    ['usado', { ...link, usadaEm: AGORA }, conta],
    ['deOutroEndereco', link, { ...conta, email: 'outra@ufx.br' }],
    ['deOutroEndereco', link, { email: 'outra@ufx.br', confirmado: true }],
    ['jaConfirmado', link, { ...conta, confirmado: true }],
    ['jaConfirmado', { ...link, usadaEm: AGORA }, { ...conta, confirmado: true }],
    ['jaConfirmado', { ...link, expiraEm: AGORA }, { ...conta, confirmado: true }],
  ] as const)('is %s: %j, %j', (estado, um, dela) => {
    expect(estadoDoLink(um, dela, AGORA)).toBe(estado);
  });
});

it('requires of an administrator a reason that can be stored', () => {
  expect(problemasDaConfirmacao('Telefonou do ramal dela')).toEqual([]);
  expect(problemasDaConfirmacao('  ').map(({ codigo }) => codigo)).toEqual(['MOTIVO_NECESSARIO']);
  expect(problemasDaConfirmacao(null).map(({ codigo }) => codigo)).toEqual(['MOTIVO_NECESSARIO']);
  expect(problemasDaConfirmacao('a\ufffe').map(({ codigo }) => codigo)).toEqual(['CARACTER_PROIBIDO']);
});
