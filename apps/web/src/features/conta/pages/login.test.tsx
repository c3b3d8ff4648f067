import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expirarSessao, iniciarSessao } from '../../../lib/session/session.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import Login from './login.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[C-M4] shows “Sua sessão terminou” on the login page after a session that ended, and no token', async () => {
  iniciarSessao('t', { id: 7, nome: 'Helena', tipo: 'coordenador' });
  expirarSessao();
  renderPage(<Login />, '/login?voltar=%2Fmenu');
  expect(await screen.findByText(MENSAGENS_CONTA.sessaoTerminou)).toBeDefined();
  expect(document.body.textContent).not.toContain(MENSAGENS_CONTA.tokenExpirado);
});
