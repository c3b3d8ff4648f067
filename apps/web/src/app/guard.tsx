import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { fimDaSessao, useSessao } from '../lib/session.ts';
import { NoPermission } from './no-permission.tsx';
import type { Quem } from './route-table.ts';
import { podeVer } from './who.ts';

/** Where a visitor without a session goes; the page comes back after login, a deliberate logout apart. */
function loginPath(here: string): string {
  return fimDaSessao() === 'saiu' || here === '/' || here === '/menu'
    ? '/login'
    : `/login?voltar=${encodeURIComponent(here)}`;
}

/** Without a session: to /login and back afterwards. With the wrong type: a page that says so (D30). */
export function Guard({ who, children }: { readonly who: Quem; readonly children: ReactNode }) {
  const sessao = useSessao();
  const { pathname, search, hash } = useLocation();
  if (podeVer(who, sessao?.usuario.tipo)) return children;
  if (sessao !== null) return <NoPermission />;
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}
