import { emailDeTardia } from '../../adapters/mail/templates/tardia.ts';
import type { Contexto } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run, single } from '../../db/query.ts';
import { assignments, sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import { avisarSobreProjetos } from '../carta/repository.ts';

export async function inserirTardia(db: Executor, nova: NewRow<'submissaoTardia'>): Promise<number> {
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into submissao_tardia ${values(nova)} returning id`,
  );
  return id;
}

/** The caller holds the lock on its row. */
export async function mudarTardia(
  db: Executor,
  id: number,
  mudancas: Partial<NewRow<'submissaoTardia'>>,
): Promise<void> {
  await run(db, sql`update submissao_tardia set ${assignments(mudancas)} where id = ${id}`);
}

type Caso = Parameters<typeof emailDeTardia>[0]['caso'];

/** Mails the person, unless the account was closed meanwhile. */
export async function avisarTardia(
  ctx: Contexto,
  { professorId, ...carta }: { readonly professorId: number; readonly edital: string; readonly caso: Caso },
): Promise<void> {
  // At an opening there is no project yet.
  const projetos = carta.caso.o === 'fora' ? [carta.caso.projeto.id] : [];
  const sobre = { pessoaId: professorId, especie: 'submissaoTardia', projetos } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) => emailDeTardia({ ...remessa, ...carta }));
}
