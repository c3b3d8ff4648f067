import type { Contexto, Usuario } from '../../context.ts';
import { run } from '../../db/query.ts';
import { json, sql, values } from '../../db/sql.ts';

export interface Ato {
  readonly acao: string;
  readonly registro?: { readonly tipo: string; readonly id: number };
  /** Must not contain a password, a CPF or a file (T-M9). */
  readonly antes?: unknown;
  readonly depois?: unknown;
  readonly pessoa?: number;
  /** The projects that it concerns, besides those that its record and values name. */
  readonly projetos?: readonly number[];
}

/** After a leak the trail tells what a personal token did: its id is among the new values. */
function comToken(usuario: Usuario | null, depois: unknown): unknown {
  const token = usuario?.token ?? null;
  return token === null ? depois : { ...Object(depois), token: token.id };
}

/** Writes an audit row in the transaction of the act (T-H15). */
export async function auditar(
  ctx: Pick<Contexto<Usuario | null>, 'agora' | 'db' | 'usuario'>,
  ato: Ato,
): Promise<void> {
  const { acao, registro, antes, depois } = ato;
  const quem = ato.pessoa ?? ctx.usuario?.id ?? null;
  const linha = {
    quando: ctx.agora,
    pessoaId: quem,
    acao,
    registroTipo: registro?.tipo ?? null,
    registroId: registro?.id ?? null,
    antes: json(antes),
    depois: json(comToken(ctx.usuario, depois)),
  };
  // Stored beside the row, which the chain seals: the projects that it concerns (D58).
  await run(
    ctx.db,
    sql`
      with ato as (
        insert into auditoria ${values(linha)} returning id, registro_tipo, registro_id, antes, depois
      )
      insert into auditoria_projeto (auditoria_id, projeto_id)
      select ato.id, p from ato, lateral (
        select projetos_do_ato(ato.registro_tipo, ato.registro_id, ato.antes, ato.depois)
        union select unnest(${[...(ato.projetos ?? [])]}::int[])
      ) dele (p)
    `,
  );
}
