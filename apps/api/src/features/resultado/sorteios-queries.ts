import type { EventoAnunciado, SorteioPublico } from '@instrutoria/domain/sorteio/rules/registro.ts';
import type { Executor } from '../../db/transaction.ts';
import { regrasEmVigor } from '../edital/regras-queries.ts';
import { eventosDoEdital } from '../sorteio/evento-queries.ts';
import { sorteiosPublicos } from '../sorteio/registro-queries.ts';

export interface RegistroDosSorteios {
  readonly eventos: readonly EventoAnunciado[];
  readonly sorteios: readonly SorteioPublico[];
}

/** Whether a call tells in public how its evaluators were drawn (E-AVALIACAO-20). */
export async function publicaSorteios(db: Executor, editalId: number): Promise<boolean> {
  return (await regrasEmVigor(db, editalId)).sorteioPublico;
}

/** What is told; null of a call that tells nothing. */
export async function registroDosSorteios(
  db: Executor,
  editalId: number,
  projetos: readonly { readonly projeto_id: number; readonly titulo: string }[],
): Promise<RegistroDosSorteios | null> {
  if (!(await publicaSorteios(db, editalId))) return null;
  const anunciados = await eventosDoEdital(db, editalId);
  return {
    eventos: anunciados.toReversed().map(({ evento, dia, anunciadoEm }) => ({ evento, dia, anunciadoEm })),
    sorteios: await sorteiosPublicos(db, editalId, projetos),
  };
}
