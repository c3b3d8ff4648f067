import type { ConteudoDaDeclaracao, DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { json, sql, values } from '../../db/sql.ts';
import { DECLARACAO } from './queries.ts';

export interface NovaDeclaracao {
  readonly codigo: string;
  readonly chave: string;
  readonly professorId: number;
  readonly instrutorId: number | null;
  readonly conteudo: ConteudoDaDeclaracao;
  readonly emitidaEm: Date;
}

export function acharValida(db: Executor, chave: string): Promise<DeclaracaoGuardada | null> {
  return one(db, sql`select ${DECLARACAO} from declaracao where chave = ${chave} and revogada_em is null`);
}

/** null when there already is a valid one. */
export function inserirDeclaracao(
  db: Executor,
  { conteudo, ...nova }: NovaDeclaracao,
): Promise<DeclaracaoGuardada | null> {
  const declaracao = {
    ...nova,
    conteudo: json(conteudo),
    papel: conteudo.papel,
    projetoId: conteudo.projeto?.id ?? null,
    editalId: conteudo.edital.id,
  };
  return one(
    db,
    sql`
      insert into declaracao ${values(declaracao)}
      on conflict (chave) where revogada_em is null do nothing
      returning ${DECLARACAO}
    `,
  );
}

export function travarDeclaracao(db: Executor, id: number): Promise<DeclaracaoGuardada | null> {
  return one(db, sql`select ${DECLARACAO} from declaracao where id = ${id} for update`);
}

export async function salvarRevogacao(
  db: Executor,
  depois: { readonly id: number; readonly revogadaEm: string; readonly motivoDaRevogacao: string },
  revogadaPorId: number,
): Promise<void> {
  const { id, revogadaEm, motivoDaRevogacao } = depois;
  await run(
    db,
    sql`
      update declaracao set revogada_em = ${new Date(revogadaEm)},
        motivo_da_revogacao = ${motivoDaRevogacao}, revogada_por_id = ${revogadaPorId}
      where id = ${id}
    `,
  );
}
