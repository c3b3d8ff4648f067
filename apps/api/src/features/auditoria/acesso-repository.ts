import type { DocumentoAberto } from '@instrutoria/domain/auditoria/types.ts';
import type { Contexto } from '../../context.ts';
import { send } from '../../db/send.ts';

/** One opening of a personal document. */
export interface Abertura {
  readonly documento: DocumentoAberto;
  readonly registro: { readonly tipo: string; readonly id: number };
  /** Whose document it is: the coordinator of the project that it belongs to; null where it is of many people. */
  readonly titularId: number | null;
}

const inserir = `insert into acesso (quando, pessoa_id, endereco, documento, registro_tipo, registro_id, titular_id)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/**
 * Records who opened a personal document, when and from where, before anything of it is sent: what cannot be recorded
 * is not sent (T-B19). Real time (D24). Stands at once in a read, with its act in a write.
 */
export async function registrarAcesso(
  ctx: Contexto,
  { documento, registro, titularId }: Abertura,
): Promise<void> {
  const quando = ctx.deps.clock.real();
  const valores = [quando, ctx.usuario.id, ctx.endereco, documento, registro.tipo, registro.id, titularId];
  await send(ctx.db, inserir, valores);
}
