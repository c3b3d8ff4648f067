import type { Contexto, Usuario } from '../../context.ts';
import { auditoria } from '../../db/schema.ts';

export interface Ato {
  readonly acao: string;
  readonly registro?: { readonly tipo: string; readonly id: number };
  /** Only what may stand in a log for ever: never a password, a CPF or a file (T-M9). */
  readonly antes?: unknown;
  readonly depois?: unknown;
  /** Who did it, when it is not the caller (registration: the new person). */
  readonly pessoa?: number;
}

/** Writes who did what, in the transaction of the act (T-H15). */
export async function auditar(ctx: Contexto<Usuario | null>, ato: Ato): Promise<void> {
  await ctx.db.insert(auditoria).values({
    quando: ctx.agora,
    pessoaId: ato.pessoa ?? ctx.usuario?.id ?? null,
    acao: ato.acao,
    registroTipo: ato.registro?.tipo ?? null,
    registroId: ato.registro?.id ?? null,
    antes: ato.antes ?? null,
    depois: ato.depois ?? null,
  });
}
