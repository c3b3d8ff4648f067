import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useFactorRequired } from '../../lib/session/factor-required.ts';
import { inicioDe } from '../../lib/session/safe-return.ts';
import { fimDaSessao, useSessao } from '../../lib/session/session.ts';
import { NoPermission } from '../failures/no-permission.tsx';
import type { Quem } from '../route-table.ts';
import { podeVer } from './who.ts';

/** Returns to the page after the login, except after a deliberate logout. */
function loginPath(who: Quem, here: string): string {
  // Students may have no password.
  const entrada = who === 'aluno' ? '/aluno/entrar' : '/login';
  return fimDaSessao() === 'saiu' || here === '/' || here === '/menu'
    ? entrada
    : `${entrada}?voltar=${encodeURIComponent(here)}`;
}

/** Where an account enrols the second factor that the institution requires, before anything else. */
const SECURITY = '/seguranca_da_conta';

/** Redirects to /login and back without a session; shows an explanation to a type without access. */
export function Guard({ who, children }: { readonly who: Quem; readonly children: ReactNode }) {
  const sessao = useSessao();
  const { pathname, search, hash } = useLocation();
  const factorRequired = useFactorRequired();
  if (sessao !== null && who !== 'todos' && factorRequired && pathname !== SECURITY) {
    return <Navigate to={SECURITY} replace />;
  }
  if (podeVer(who, sessao?.usuario.tipo)) return children;
  const inicio = inicioDe(sessao?.usuario.tipo);
  if (sessao !== null && inicio !== '/menu' && (pathname === '/' || pathname === '/menu')) {
    return <Navigate to={inicio} replace />;
  }
  if (sessao !== null) return <NoPermission inicio={inicio} />;
  return <Navigate to={loginPath(who, pathname + search + hash)} replace />;
}
