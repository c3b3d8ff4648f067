import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { type ComponentType, createContext, useContext } from 'react';

/**
 * 'todos': open. 'entrou': any teacher's session. 'aluno': a student's session, or a teacher's that may bring a student's
 * account. A call's name: who may make that call. A screen that many read and few change names the call that reads; the
 * page asks `podeVer` for the call that changes.
 */
export type Quem = 'todos' | 'entrou' | 'aluno' | NomeDaChamada;

/**
 * 'menu' (the default): menu and person. 'aluno': the student's bar. 'aberto': before login. 'nenhum': no component
 * library (ADR 0004).
 */
export type Quadro = 'menu' | 'aluno' | 'aberto' | 'nenhum';

export interface Rota {
  readonly path: string;
  readonly title: string;
  readonly who: Quem;
  readonly frame?: Quadro;
  readonly page: () => Promise<{ readonly default: ComponentType }>;
}

/** For pages that link to others, because importing the list would be circular. */
export const RotasContext = createContext<readonly Rota[] | null>(null);

export function useRotas(): readonly Rota[] {
  const rotas = useContext(RotasContext);
  if (rotas === null) throw new Error('no routes around this component');
  return rotas;
}
