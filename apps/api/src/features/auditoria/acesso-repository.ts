import type { DocumentoAberto } from '@instrutoria/domain/auditoria/types.ts';
import type { Contexto } from '../../context.ts';
import { run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

/** One opening of a personal document. */
export interface Abertura {
  readonly documento: DocumentoAberto;
  readonly registro: { readonly tipo: string; readonly id: number };
  /** Whose document it is: the coordinator of the project that it belongs to; null where it is of many people. */
  readonly titularId: number | null;
}

/**
 * Records who opened a personal document, when and from where, before anything of it is sent: what cannot be recorded
 * is not sent (T-B19). Real time (D24). Stands at once in a read, with its act in a write.
 */
export async function registrarAcesso(
  ctx: Contexto,
  { documento, registro, titularId }: Abertura,
): Promise<void> {
  const abertura = {
    quando: ctx.deps.clock.real(),
    pessoaId: ctx.usuario.id,
    endereco: ctx.endereco,
    documento,
    registroTipo: registro.tipo,
    registroId: registro.id,
    titularId,
  };
  await run(ctx.db, sql`insert into acesso ${values(abertura)}`);
}
