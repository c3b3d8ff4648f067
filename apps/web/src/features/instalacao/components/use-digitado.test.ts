import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CAMPOS, type Digitado, emBranco } from './dados-digitados.ts';
import { useDigitado } from './use-digitado.ts';

afterEach(() => localStorage.clear());

const TUDO = Object.fromEntries(CAMPOS.map((campo) => [campo, `digitado em ${campo}`])) as Digitado;
const guardado = () => JSON.stringify(localStorage);

it('keeps typed text over a reload, but no CPF, SIAPE, e-mail or Lattes (T-K3)', () => {
  const antes = renderHook(useDigitado);
  act(() => antes.result.current.mudar(TUDO));
  for (const campo of ['cpf', 'siape', 'email', 'lattes']) {
    expect(antes.result.current.digitado[`administrador.${campo}` as keyof Digitado]).toContain('digitado');
    expect(guardado()).not.toContain(`digitado em administrador.${campo}`);
  }
  expect(guardado()).not.toContain('digitado em encarregado.email');
  antes.unmount();
  const depois = renderHook(useDigitado);
  expect(depois.result.current.digitado).toMatchObject({
    'instituicao.nome': 'digitado em instituicao.nome',
    unidades: 'digitado em unidades',
    'administrador.nome': 'digitado em administrador.nome',
    'administrador.cpf': '',
    'encarregado.email': '',
  });
});

it('keeps nothing once it is installed', () => {
  const { result } = renderHook(useDigitado);
  act(() => result.current.mudar(TUDO));
  act(() => result.current.esquecer());
  expect(guardado()).not.toContain('digitado em');
});

it.each([
  ['America/Manaus', 'America/Manaus'],
  ['America/Eirunepe', 'America/Eirunepe'],
  ['UTC', 'America/Sao_Paulo'],
  ['Europe/Lisbon', 'America/Sao_Paulo'],
])(
  '[C-J7] proposes on a machine in %s %s, and does not count it as a person’s choice',
  (daMaquina, proposto) => {
    expect(emBranco(daMaquina)).toMatchObject({ fuso: proposto, fusoConfirmado: '' });
  },
);
