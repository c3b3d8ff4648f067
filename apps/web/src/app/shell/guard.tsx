import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { fimDaSessao, useSessao } from '../../lib/session/session.ts';
import { NoPermission } from '../failures/no-permission.tsx';
import type { Quem } from '../route-table.ts';
import { podeVer } from './who.ts';

/** Returns to the page after the login, except after a deliberate logout. */
function loginPath(here: string): string {
  return fimDaSessao() === 'saiu' || here === '/' || here === '/menu'
    ? '/login'
    : `/login?voltar=${encodeURIComponent(here)}`;
}

/** Redirects to /login and back without a session; shows an explanation to a type without access. */
export function Guard({ who, children }: { readonly who: Quem; readonly children: ReactNode }) {
  const sessao = useSessao();
  const { pathname, search, hash } = useLocation();
  if (podeVer(who, sessao?.usuario.tipo)) return children;
  if (sessao !== null) return <NoPermission />;
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}
