import { beforeEach, expect, it } from 'vitest';
import { deixarPorta, lembrarSaida, portaDeixada, saidaDaSessao } from './door.ts';
import { apagarSessao, iniciarSessao } from './session.ts';

const ANA = { id: 7, nome: 'Ana', tipo: 'coordenador' } as const;
const UFVA = { porta: 'UFVA', endereco: 'https://contas.exemplo.br/logout' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('remembers the account of the institution until the session ends or one by password begins', () => {
  iniciarSessao('t1', ANA);
  lembrarSaida(UFVA);
  expect(saidaDaSessao()).toEqual(UFVA);
  iniciarSessao('t2', ANA);
  expect(saidaDaSessao()).toBeUndefined();
  lembrarSaida(UFVA);
  apagarSessao();
  expect(saidaDaSessao()).toBeUndefined();
});

it('says after the logout, in this tab, what stays open, and forgets it at the next session', () => {
  expect(portaDeixada()).toBeUndefined();
  deixarPorta(UFVA);
  expect(portaDeixada()).toEqual(UFVA);
  iniciarSessao('t1', ANA);
  expect(portaDeixada()).toBeUndefined();
});

it.each(['javascript:alert(1)', 7, undefined])('leads to no address like %s', (endereco) => {
  sessionStorage.setItem('portaDeixada', JSON.stringify({ porta: 'UFVA', endereco }));
  expect(portaDeixada()).toBeUndefined();
});
