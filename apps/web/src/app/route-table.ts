import type { NomeDaChamada } from '@instrutoria/contract/calls.ts';
import type { ComponentType } from 'react';

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
