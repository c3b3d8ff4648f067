import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardarMenuRecolhido, menuRecolhido } from '../appearance.ts';
import { holdUnsaved } from '../drafts/unsaved.ts';
import {
  apagarSessao,
  expirarSessao,
  fimDaSessao,
  hospedarEntrada,
  iniciarSessao,
  largarEspera,
  largarSessao,
  retornoDaSessao,
  sessaoAtual,
  sessaoDaTela,
  sessaoEmEspera,
  sessaoTerminou,
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

it('keeps the folded menu of the browser over a logout, for the next person too', () => {
  iniciarSessao('t', helena);
  guardarMenuRecolhido(true);
  apagarSessao();
  iniciarSessao('u', rita);
  expect(menuRecolhido()).toBe(true);
  guardarMenuRecolhido(false);
  expect(menuRecolhido()).toBe(false);
});

it('ends the session but keeps the typed text when the server ended it with an update', () => {
  iniciarSessao('t', helena);
  localStorage.setItem('titulo', 'Monitoria');
  largarSessao();
  expect(sessaoAtual()).toBeNull();
  expect(localStorage.getItem('titulo')).toBe('Monitoria');
  expect(fimDaSessao()).toBe('saiu');
});

it.each(['{{{', 'null', '{"id":"7"}', '{"id":7,"nome":"H","tipo":"rei"}'])(
  'treats corrupt %s as no session (T-K5)',
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

describe('[C-B7] a session that ends over something unsaved', () => {
  let naoSalvo = true;
  const soltar: (() => void)[] = [];
  beforeEach(() => {
    naoSalvo = true;
    iniciarSessao('t', helena);
    soltar.push(hospedarEntrada(), holdUnsaved({ is: () => naoSalvo }));
  });
  afterEach(() => {
    for (const um of soltar.splice(0)) um();
  });

  it('keeps the page for its person, and holds the call until they are back', async () => {
    const voltou = sessaoTerminou('t');
    expect([sessaoAtual(), sessaoDaTela()?.usuario, sessaoEmEspera()?.token]).toEqual([null, helena, 't']);
    expect(retornoDaSessao()).toBe(voltou);
    iniciarSessao('t2', helena);
    expect(await voltou).toBe(true);
    expect([sessaoEmEspera(), sessaoDaTela()?.token]).toEqual([null, 't2']);
    // A late answer to another request with the old token.
    expect(await sessaoTerminou('t')).toBe(true);
    expect(sessaoAtual()?.token).toBe('t2');
  });

  it('is nobody else’s: the held call is refused', async () => {
    const voltou = sessaoTerminou('t');
    iniciarSessao('u', rita);
    expect([await voltou, sessaoEmEspera(), sessaoDaTela()?.usuario]).toEqual([false, null, rita]);
    expect(sessaoTerminou('t')).toBeUndefined();
  });

  it('is ended by hand, or by a logout in another tab', async () => {
    const voltou = sessaoTerminou('t');
    largarEspera();
    expect([await voltou, sessaoDaTela(), fimDaSessao()]).toEqual([false, null, 'saiu']);

    iniciarSessao('t3', helena);
    const outro = sessaoTerminou('t3');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect([await outro, sessaoDaTela()]).toEqual([false, null]);
  });

  it('follows another tab in which the same person logs in again', async () => {
    const voltou = sessaoTerminou('t');
    localStorage.setItem('usuario', JSON.stringify(helena));
    localStorage.setItem('token', 't4');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect([await voltou, sessaoDaTela()?.token]).toEqual([true, 't4']);
  });

  it('holds no call when nothing would be lost, or no screen can ask', () => {
    naoSalvo = false;
    expect(sessaoTerminou('t')).toBeUndefined();
    expect(sessaoDaTela()).toBeNull();
    naoSalvo = true;
    iniciarSessao('t5', helena);
    soltar.shift()?.();
    expect(sessaoTerminou('t5')).toBeUndefined();
    expect(sessaoDaTela()).toBeNull();
  });
});

it('takes a student and a teacher with the same id for two people', () => {
  iniciarSessao('t', helena);
  localStorage.setItem('titulo', 'Monitoria');
  expirarSessao();
  iniciarSessao('a', { id: helena.id, nome: 'Dora', tipo: 'estudante' });
  expect(localStorage.getItem('titulo')).toBeNull();
  expect(localStorage.getItem('dono')).toBe(`estudante:${helena.id}`);
  expect(sessaoAtual()?.usuario.tipo).toBe('estudante');
});
