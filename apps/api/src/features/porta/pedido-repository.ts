import { randomBytes } from 'node:crypto';
import { CODIGO_MS, FORMULARIO_MS, PEDIDO_MS } from '@instrutoria/domain/porta/limits.ts';
import { newLinkToken } from '../../adapters/link-token.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface PedidoGuardado {
  readonly id: string;
  readonly portaId: number;
  readonly segredoSha256: string;
  readonly voltar: string | null;
  /** Sealed. */
  readonly guardar: string;
  readonly expiraEm: Date;
  /** Sealed; null until a valid answer. */
  readonly pessoa: string | null;
}

const CAMPOS = sql`
  id, porta_id as "portaId", segredo_sha256 as "segredoSha256", voltar, guardar, expira_em as "expiraEm", pessoa
`;

/** Usable as a state, a RelayState and an XML id. */
export function novoIdDoPedido(): string {
  return `p${randomBytes(32).toString('hex')}`;
}

interface PedidoNovo {
  readonly id: string;
  readonly portaId: number;
  readonly marca: string;
  readonly voltar: string | null;
  readonly guardar: string;
}

/** Also deletes some expired requests, so that the table stays small without a scheduled job. */
export async function inserirPedido(db: Executor, novo: PedidoNovo, agora: Date): Promise<void> {
  await run(
    db,
    sql`
      delete from porta_pedido where id in (
        select id from porta_pedido where expira_em < ${agora} order by expira_em limit 20 for update skip locked)
    `,
  );
  await run(
    db,
    sql`
      insert into porta_pedido (id, porta_id, segredo_sha256, voltar, guardar, expira_em)
      values (${novo.id}, ${novo.portaId}, ${novo.marca}, ${novo.voltar}, ${novo.guardar},
        ${new Date(agora.getTime() + PEDIDO_MS)})
    `,
  );
}

/** Invalidates the request at its first answer, right or wrong; null when unknown, answered, or of another door. */
export function queimarPedido(
  db: Executor,
  { id, portaId }: { readonly id: string; readonly portaId: number },
  agora: Date,
): Promise<PedidoGuardado | null> {
  return one(
    db,
    sql`
      update porta_pedido set respondido_em = ${agora}
      where id = ${id} and porta_id = ${portaId} and respondido_em is null
      returning ${CAMPOS}
    `,
  );
}

/** Stores the person, and gives the code of the address bar, which is valid for a minute. */
export async function guardarPessoa(
  db: Executor,
  { id, pessoa }: { readonly id: string; readonly pessoa: string },
  agora: Date,
): Promise<string> {
  const codigo = newLinkToken();
  await run(
    db,
    sql`
      update porta_pedido set pessoa = ${pessoa}, codigo_sha256 = ${sha256(codigo)}, codigo_trocado = false,
        expira_em = ${new Date(agora.getTime() + CODIGO_MS)}
      where id = ${id}
    `,
  );
  return codigo;
}

/** The request of a code that is still valid, locked; `trocado`: the code that a form holds. */
export function travarPorCodigo(
  db: Executor,
  { codigo, trocado }: { readonly codigo: string; readonly trocado: boolean },
  agora: Date,
): Promise<PedidoGuardado | null> {
  return one(
    db,
    sql`
      select ${CAMPOS} from porta_pedido
      where codigo_sha256 = ${sha256(codigo)} and codigo_trocado = ${trocado} and expira_em > ${agora}
      for update
    `,
  );
}

/** Gives the code of the form that follows. */
export async function trocarCodigo(db: Executor, id: string, agora: Date): Promise<string> {
  const codigo = newLinkToken();
  await run(
    db,
    sql`
      update porta_pedido set codigo_sha256 = ${sha256(codigo)}, codigo_trocado = true,
        expira_em = ${new Date(agora.getTime() + FORMULARIO_MS)}
      where id = ${id}
    `,
  );
  return codigo;
}

export async function apagarPedido(db: Executor, id: string): Promise<void> {
  await run(db, sql`delete from porta_pedido where id = ${id}`);
}
