import { beforeEach, expect, it } from 'vitest';
import { lembrarSaida, portaDeixada } from './door.ts';
import { apagarSessao, iniciarSessao } from './session.ts';
import { readText, SAIDA_DA_PORTA, writeOfTab } from './storage.ts';

const ANA = { id: 7, nome: 'Ana', tipo: 'coordenador' } as const;
const BIA = { ...ANA, id: 8 };
const UFVA = { porta: 'UFVA', endereco: 'https://contas.exemplo.br/logout' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('remembers the account of the institution until the logout, or until another person enters', () => {
  iniciarSessao('t1', ANA);
  lembrarSaida(UFVA);
  expect(JSON.parse(readText(SAIDA_DA_PORTA) ?? '')).toEqual(UFVA);
  iniciarSessao('t2', BIA);
  expect(readText(SAIDA_DA_PORTA)).toBe(null);
  lembrarSaida(UFVA);
  apagarSessao();
  expect(readText(SAIDA_DA_PORTA)).toBe(null);
});

it('says after the logout, in this tab, what stays open, and forgets it at the next session', () => {
  expect(portaDeixada()).toBeUndefined();
  writeOfTab(SAIDA_DA_PORTA, JSON.stringify(UFVA));
  expect(portaDeixada()).toEqual(UFVA);
  iniciarSessao('t1', ANA);
  expect(portaDeixada()).toBeUndefined();
});

it.each(['javascript:alert(1)', 7, undefined])('leads to no address like %s', (endereco) => {
  writeOfTab(SAIDA_DA_PORTA, JSON.stringify({ porta: 'UFVA', endereco }));
  expect(portaDeixada()).toBeUndefined();
});
