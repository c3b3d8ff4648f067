import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import CadastroProfessor from './cadastro-professor.tsx';
import RedefinirSenha from './redefinir-senha.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/**
 * The field that a password manager takes for the user: one marked so, else the text field before the
 * password.
 */
const usuario = () => [...document.querySelectorAll('input[autocomplete="username"]')];

it('[C-J12] the registration offers the CPF to password managers as the user, and not the Lattes address', () => {
  renderPage(<CadastroProfessor />, '/cadastro_professor');
  expect(usuario().map((field) => field.closest('.mantine-InputWrapper-root')?.textContent)).toEqual([
    expect.stringContaining('CPF'),
  ]);
});

it('[C-J12] the page of a new password has a hidden field for the user', () => {
  renderPage(<RedefinirSenha />, '/redefinir-senha');
  expect(usuario().map((field) => (field as HTMLInputElement).hidden)).toEqual([true]);
});
