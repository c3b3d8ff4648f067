import type { Contexto, Deps, Usuario } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';

interface Tentativa {
  readonly cpf: string;
  readonly par: string;
  readonly dispositivo: string | null;
}

/** The limits of the local login, which the area of accounts gives. */
export interface LimitesDoLogin {
  tentativaDe(
    deps: Deps,
    pedido: { readonly cpf: string; readonly endereco: string; readonly dispositivo: null },
  ): Tentativa;
  reservarLogin(deps: Deps, tentativa: Tentativa): Promise<void>;
  loginCerto(db: Executor, tentativa: Tentativa): Promise<void>;
  registrarFalha(
    ctx: Contexto<Usuario | null>,
    acao: 'entrarFalhou',
    professorId: number | null,
  ): Promise<void>;
}

export type Reservada = Tentativa;
