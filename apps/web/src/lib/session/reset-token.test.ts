import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { resetToken, takeResetToken, useResetToken } from './reset-token.ts';

it('takes the token out of the address at once (T-A8)', () => {
  const replaceState = vi.fn();
  takeResetToken(
    { pathname: '/redefinir-senha', search: '?token=abc', hash: '' } as Location,
    { state: null, replaceState } as unknown as History,
  );
  expect(replaceState).toHaveBeenCalledWith(null, '', '/redefinir-senha');
  expect(resetToken()).toBe('abc');
});

it('removes it on the page that confirms an e-mail too (T-A8)', () => {
  const replaceState = vi.fn();
  takeResetToken(
    { pathname: '/confirmar-email', search: '?token=def', hash: '' } as Location,
    { state: null, replaceState } as unknown as History,
  );
  expect(replaceState).toHaveBeenCalledWith(null, '', '/confirmar-email');
  expect(resetToken()).toBe('def');
});

it("[C-H8] takes the token from a link's fragment, which no server sees", () => {
  const replaceState = vi.fn();
  for (const pathname of ['/redefinir-senha', '/confirmar-email', '/nao-fui-eu']) {
    takeResetToken(
      { pathname, search: '', hash: `#token=${pathname.length}` } as Location,
      { state: null, replaceState } as unknown as History,
    );
    expect(replaceState).toHaveBeenLastCalledWith(null, '', pathname);
    expect(resetToken()).toBe(String(pathname.length));
  }
});

it('changes no other page', () => {
  const replaceState = vi.fn();
  takeResetToken(
    { pathname: '/menu', search: '?token=x', hash: '' } as Location,
    { state: null, replaceState } as unknown as History,
  );
  expect(replaceState).not.toHaveBeenCalled();
});

it('[C-H6] takes a new link in a tab that is open already, where only the fragment changes', () => {
  history.replaceState(null, '', '/nao-fui-eu');
  const { result } = renderHook(useResetToken);
  const abrir = (hash: string) =>
    act(() => {
      history.replaceState(null, '', `/nao-fui-eu${hash}`);
      globalThis.dispatchEvent(new HashChangeEvent('hashchange'));
    });
  abrir('#token=primeiro');
  expect([result.current, location.hash]).toEqual(['primeiro', '']);
  abrir('#token=segundo');
  expect([result.current, location.hash]).toEqual(['segundo', '']);
});
