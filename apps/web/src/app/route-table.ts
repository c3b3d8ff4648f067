import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { type ComponentType, createContext, useContext } from 'react';

/** 'todos': open. 'entrou': any session. A call's name: whoever may make that call. */
export type Quem = 'todos' | 'entrou' | NomeDaChamada;

/** 'menu': the frame with menu and person. 'aberto': a page before login. 'nenhum': no component library (ADR 0004). */
export type Quadro = 'menu' | 'aberto' | 'nenhum';

/** One screen. `page` is loaded when the screen is first visited. */
export interface Rota {
  readonly path: string;
  /** Unique; the browser's title is `<title> · Instrutoria`. */
  readonly title: string;
  readonly who: Quem;
  /** 'menu' when absent. */
  readonly frame?: Quadro;
  readonly page: () => Promise<{ readonly default: ComponentType }>;
}

/** Every screen, for those that are screens themselves and lead to others: the list cannot be imported from its own pages. */
export const RotasContext = createContext<readonly Rota[] | null>(null);

export function useRotas(): readonly Rota[] {
  const rotas = useContext(RotasContext);
  if (rotas === null) throw new Error('no routes around this component');
  return rotas;
}
