import type { RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import type { RegistroDosSorteios } from '@instrutoria/domain/sorteio/rules/registro.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { eventosDoEdital } from '../sorteio/evento-queries.ts';
import { sorteiosPublicos } from '../sorteio/registro-queries.ts';

/** The public record of a call's draws (E-AVALIACAO-20); null for a call that does not publish them. */
export async function registroDosSorteios(
  db: Executor,
  editalId: number,
  { sorteioPublico }: Pick<RegrasDoEdital, 'sorteioPublico'>,
  projetos: readonly { readonly projeto_id: number; readonly titulo: string }[],
): Promise<RegistroDosSorteios | null> {
  if (!sorteioPublico) return null;
  const anunciados = await eventosDoEdital(db, editalId);
  return {
    eventos: anunciados.toReversed().map(({ id: _id, ...anunciado }) => anunciado),
    sorteios: await sorteiosPublicos(db, editalId, projetos),
  };
}
