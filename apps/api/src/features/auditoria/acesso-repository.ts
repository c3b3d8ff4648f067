import type { DocumentoAberto } from '@instrutoria/domain/auditoria/types.ts';
import type { Contexto } from '../../context.ts';
import { run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

export interface Abertura {
  readonly documento: DocumentoAberto;
  readonly registro: { readonly tipo: string; readonly id: number };
  readonly titularId: number | null;
}

/**
 * Recorded before anything is sent, so that nothing is sent unrecorded (T-B19). With real time. Committed
 * immediately in a read, with the act in a write.
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
