import { expect, it, vi } from 'vitest';
import { resetToken, takeResetToken } from './reset-token.ts';

it('takes the token out of the address at once (T-A8)', () => {
  const replaceState = vi.fn();
  takeResetToken(
    { pathname: '/redefinir-senha', search: '?token=abc' } as Location,
    { state: null, replaceState } as unknown as History,
  );
  expect(replaceState).toHaveBeenCalledWith(null, '', '/redefinir-senha');
  expect(resetToken()).toBe('abc');
});

it('does so on the page that confirms an e-mail too (T-A8)', () => {
  const replaceState = vi.fn();
  takeResetToken(
    { pathname: '/confirmar-email', search: '?token=def' } as Location,
    { state: null, replaceState } as unknown as History,
  );
  expect(replaceState).toHaveBeenCalledWith(null, '', '/confirmar-email');
  expect(resetToken()).toBe('def');
});

it('leaves every other page alone', () => {
  const replaceState = vi.fn();
  takeResetToken(
    { pathname: '/menu', search: '?token=x' } as Location,
    { state: null, replaceState } as unknown as History,
  );
  expect(replaceState).not.toHaveBeenCalled();
});
