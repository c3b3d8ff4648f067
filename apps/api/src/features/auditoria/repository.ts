import type { Contexto, Usuario } from '../../context.ts';
import { send } from '../../db/send.ts';

export interface Ato {
  readonly acao: string;
  readonly registro?: { readonly tipo: string; readonly id: number };
  /** Only what may stand in a log for ever: never a password, a CPF or a file (T-M9). */
  readonly antes?: unknown;
  readonly depois?: unknown;
  /** Who did it, when it is not the caller (registration: the new person). */
  readonly pessoa?: number;
}

const inserir = `insert into auditoria (quando, pessoa_id, acao, registro_tipo, registro_id, antes, depois)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** Writes who did what, in the transaction of the act (T-H15). */
export async function auditar(
  ctx: Pick<Contexto<Usuario | null>, 'agora' | 'db' | 'usuario'>,
  ato: Ato,
): Promise<void> {
  const { acao, registro, antes, depois } = ato;
  const quem = ato.pessoa ?? ctx.usuario?.id ?? null;
  const json = (valor: unknown) => (valor === undefined || valor === null ? null : JSON.stringify(valor));
  const valores = [ctx.agora, quem, acao, registro?.tipo ?? null, registro?.id ?? null];
  await send(ctx.db, inserir, [...valores, json(antes), json(depois)]);
}
