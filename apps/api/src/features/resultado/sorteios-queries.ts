import type { RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import type { RegistroDosSorteios } from '@instrutoria/domain/sorteio/rules/registro.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { eventosDoEdital } from '../sorteio/evento-queries.ts';
import { sorteiosPublicos } from '../sorteio/registro-queries.ts';

/** How a call tells that its evaluators were drawn (E-AVALIACAO-20); null of one that tells nothing. */
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
