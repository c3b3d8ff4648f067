import type { TipoDaSessao } from '@instrutoria/domain/conta/types.ts';

/** The first page of a session. */
export function inicioDe(tipo: TipoDaSessao | undefined): '/aluno' | '/menu' {
  return tipo === 'estudante' ? '/aluno' : '/menu';
}

/** The address if it is on this origin; else '/menu' (T-K8). */
export function safeReturn(voltar: string | null, origin: string): string {
  if (voltar === null || !voltar.startsWith('/') || /[\\\p{Cc}]/u.test(voltar)) return '/menu';
  try {
    const url = new URL(voltar, origin);
    if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === '/login') return '/menu';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/menu';
  }
}

/** Where to go after the login: a student goes to their own pages only. */
export function aposEntrar(target: string, tipo: TipoDaSessao | undefined): string {
  return tipo === 'estudante' && !/^\/aluno(?:[/?#]|$)/.test(target) ? '/aluno' : target;
}
