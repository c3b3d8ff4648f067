import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';

/** What a reader of a project's instructors is offered; the server decides again (D30). */
export interface Poderes {
  /** Register, update and end: the coordinator, while the window is open (D23). */
  readonly editar: boolean;
  readonly registrarAusencia: boolean;
  readonly verDocumentos: boolean;
  /** Situation, start month, documents, ended ties: an administrator, except in a project of his own. */
  readonly administrar: boolean;
}

export function poderesDe(
  usuario: { readonly id: number; readonly tipo: TipoDeUsuario } | undefined,
  coordenadorId: number,
  cadastroAberto: boolean,
): Poderes {
  const coordena = usuario?.id === coordenadorId;
  const administrar = !coordena && usuario?.tipo === 'administrador';
  return {
    editar: coordena && cadastroAberto,
    registrarAusencia: coordena || administrar,
    verDocumentos: coordena || administrar,
    administrar,
  };
}
