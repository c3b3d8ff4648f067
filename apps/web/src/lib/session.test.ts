import { beforeEach, expect, it } from 'vitest';
import {
  apagarSessao,
  expirarSessao,
  fimDaSessao,
  iniciarSessao,
  largarSessao,
  sessaoAtual,
  type UsuarioDaSessao,
} from './session.ts';

const helena: UsuarioDaSessao = { id: 7, nome: 'Helena', tipo: 'coordenador' };
const rita: UsuarioDaSessao = { id: 8, nome: 'Rita', tipo: 'secretaria' };

beforeEach(() => apagarSessao());

it('keeps only token, id, name and type (T-K3)', () => {
  iniciarSessao('t', { ...helena, cpf: '52998224725' } as UsuarioDaSessao);
  const { ultimoUso: _u, inicioDaSessao: _i, ...kept } = { ...localStorage };
  expect(kept).toEqual({ token: 't', usuario: JSON.stringify(helena), dono: '7' });
});

it('keeps what the same person typed over an expired session (D10)', () => {
  iniciarSessao('t', helena);
  localStorage.setItem('titulo', 'Monitoria');
  expirarSessao();
  expect(sessaoAtual()).toBeNull();
  expect(fimDaSessao()).toBe('expirou');
  iniciarSessao('t2', helena);
  expect(localStorage.getItem('titulo')).toBe('Monitoria');
  expect(fimDaSessao()).toBeNull();
});

it('removes what another person left, before the new session is seen (T-K4)', () => {
  iniciarSessao('t', helena);
  localStorage.setItem('titulo', 'Monitoria');
  expirarSessao();
  iniciarSessao('u', rita);
  expect(localStorage.getItem('titulo')).toBeNull();
  expect(sessaoAtual()?.usuario).toEqual(rita);
});

it('leaves nothing after a deliberate logout (T-K2)', () => {
  iniciarSessao('t', helena);
  localStorage.setItem('titulo', 'Monitoria');
  apagarSessao();
  expect(localStorage).toHaveLength(0);
  expect(fimDaSessao()).toBe('saiu');
});

it('[C-F4] keeps the token of the browser over a logout and the login of another person, and nothing else', () => {
  iniciarSessao('t', helena);
  localStorage.setItem('dispositivo', 'd.e');
  localStorage.setItem('titulo', 'Monitoria');
  apagarSessao();
  expect({ ...localStorage }).toEqual({ dispositivo: 'd.e' });
  iniciarSessao('t', helena);
  localStorage.setItem('titulo', 'Monitoria');
  expirarSessao();
  iniciarSessao('u', rita);
  expect([localStorage.getItem('dispositivo'), localStorage.getItem('titulo')]).toEqual(['d.e', null]);
});

it('drops the session but not the work when the server ended it with an update', () => {
  iniciarSessao('t', helena);
  localStorage.setItem('titulo', 'Monitoria');
  largarSessao();
  expect(sessaoAtual()).toBeNull();
  expect(localStorage.getItem('titulo')).toBe('Monitoria');
  expect(fimDaSessao()).toBe('saiu');
});

it.each(['{{{', 'null', '{"id":"7"}', '{"id":7,"nome":"H","tipo":"rei"}'])(
  'takes corrupt %s for no session (T-K5)',
  (bad) => {
    iniciarSessao('t', helena);
    localStorage.setItem('usuario', bad);
    dispatchEvent(new StorageEvent('storage', { key: 'usuario' }));
    expect(sessaoAtual()).toBeNull();
  },
);

it('follows another tab that logs out (T-K7)', () => {
  iniciarSessao('t', helena);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(sessaoAtual()).toBeNull();
  expect(fimDaSessao()).toBe('saiu');
});
