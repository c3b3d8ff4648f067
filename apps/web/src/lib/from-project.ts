import { useLocation } from 'react-router';

/** The state of a link that leads from a project's own page, or from a task about it, to one of its forms. */
export const DO_PROJETO = 'doProjeto';

/** The state of the navigation that follows the sending of a proposal. */
export const RECEBIDA = 'recebida';

/** For links that occur on a project's own page and elsewhere. */
export function useDoProjeto(): typeof DO_PROJETO | undefined {
  return useLocation().pathname.startsWith('/projetos/') ? DO_PROJETO : undefined;
}

/** Where a form of a project leads back to: its own page for who came from there, else the screen that has the form. */
export function useVolta(doProjeto: string, daTela: string): string {
  return useLocation().state === DO_PROJETO ? doProjeto : daTela;
}
