import type { MetodoDoFator } from '@instrutoria/domain/fator/types.ts';
import type { Contexto, Deps, Usuario } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import type { ProfessorGuardado } from '../../conta/repository.ts';

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

export interface FatorProvado {
  readonly conferido: { readonly metodo: MetodoDoFator; readonly id: number; readonly valor: number };
  readonly tentativa: Tentativa;
}

/** The second factor of a local account, which the area of accounts gives. */
export interface FatorDaConta {
  /** null for an account without one. Throws 422 without a code, 401 for a wrong one. */
  provar(
    ctx: Contexto<Usuario | null>,
    pessoa: ProfessorGuardado,
    codigo: string,
  ): Promise<FatorProvado | null>;
  /** In the act's transaction, with the person locked. */
  gastar(ctx: Contexto<Usuario | null>, professorId: number, provado: FatorProvado | null): Promise<void>;
}

export type Reservada = Tentativa;
