import type { Executor } from '../../db/connection/transaction.ts';
import { one, run, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';

export async function inserirAfastamento(
  db: Executor,
  novo: Omit<NewRow<'afastamento'>, 'encerradoEm' | 'encerradoPorId' | 'id' | 'motivoDoFim'>,
): Promise<number> {
  const { id } = await single<{ id: number }>(db, sql`insert into afastamento ${values(novo)} returning id`);
  return id;
}

interface AfastamentoTravado {
  readonly inicio: string;
  readonly fim: string;
  readonly encerrado: boolean;
}

/** null unless it is this person's. */
export function travarAfastamento(
  db: Executor,
  id: number,
  pessoaId: number,
): Promise<AfastamentoTravado | null> {
  return one(
    db,
    sql`
      select inicio, fim, encerrado_em is not null as encerrado from afastamento
      where id = ${id} and professor_id = ${pessoaId} for update
    `,
  );
}

export async function encerrar(
  db: Executor,
  id: number,
  fim: { readonly em: Date; readonly por: number; readonly motivo: string },
): Promise<void> {
  await run(
    db,
    sql`
      update afastamento set encerrado_em = ${fim.em}, encerrado_por_id = ${fim.por}, motivo_do_fim = ${fim.motivo}
      where id = ${id}
    `,
  );
}

export async function convidarVice(
  db: Executor,
  nova: {
    readonly projetoId: number;
    readonly professorId: number;
    readonly nomeadoPorId: number;
    readonly nomeadoEm: Date;
  },
): Promise<void> {
  await run(db, sql`insert into vice_coordenacao ${values(nova)}`);
}

export async function aceitarVice(db: Executor, projetoId: number, em: Date): Promise<void> {
  await run(
    db,
    sql`
      update vice_coordenacao set aceito_em = ${em}
      where projeto_id = ${projetoId} and aceito_em is null and encerrado_em is null
    `,
  );
}

/** Ends it when refused, withdrawn, or over. */
export async function encerrarVice(
  db: Executor,
  projetoId: number,
  fim: { readonly em: Date; readonly por: number },
): Promise<void> {
  await run(
    db,
    sql`
      update vice_coordenacao set encerrado_em = ${fim.em}, encerrado_por_id = ${fim.por}
      where projeto_id = ${projetoId} and encerrado_em is null
    `,
  );
}
