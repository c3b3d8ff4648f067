import { useLocation } from 'react-router';

/** The navigation state of links from a project's own page, or from a task about it, to one of its forms. */
export const DO_PROJETO = 'doProjeto';

/** The navigation state after a proposal was sent. */
export const RECEBIDA = 'recebida';

/** The link state of a project's own page, for links that occur both there and elsewhere. */
export function useDoProjeto(): typeof DO_PROJETO | undefined {
  return useLocation().pathname.startsWith('/projetos/') ? DO_PROJETO : undefined;
}

/**
 * Where a project's form leads back to: the project's page when opened from there, else the form's usual
 * screen.
 */
export function useVolta(doProjeto: string, daTela: string): string {
  return useLocation().state === DO_PROJETO ? doProjeto : daTela;
}
