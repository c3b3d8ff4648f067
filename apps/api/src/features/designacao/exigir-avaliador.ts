import { exigirAvaliadorPossivel } from '@instrutoria/domain/designacao/policies.ts';
import type { Contexto } from '../../context.ts';
import { regrasEmVigor } from '../edital/regras-queries.ts';
import { temImpedimento } from '../impedimento/queries.ts';
import { editalEmQueConta } from '../projeto/relacao-queries.ts';
import { segurarAvaliador } from './designacao-queries.ts';

/** Whether the rules of the project's call forbid the same unit. */
async function proibeMesmaUnidade({ db }: Pick<Contexto, 'db'>, projetoId: number): Promise<boolean> {
  const editalId = await editalEmQueConta(db, projetoId);
  return editalId !== null && (await regrasEmVigor(db, editalId)).avaliadorDeOutraUnidade;
}

/** Locks the person, so that the type cannot change in the meantime (D15). */
export async function exigirAvaliador(ctx: Contexto, projetoId: number, professorId: number): Promise<void> {
  const pessoa = await segurarAvaliador(ctx.db, projetoId, professorId);
  // A separate statement, so that it sees a declaration for which the lock waited.
  const declarou = await temImpedimento(ctx.db, professorId, projetoId);
  const participa = pessoa?.participa ?? false;
  const unidadeProibida = (pessoa?.mesmaUnidade ?? false) && (await proibeMesmaUnidade(ctx, projetoId));
  exigirAvaliadorPossivel(pessoa?.tipo ?? 'coordenador', { participa, declarou, unidadeProibida });
}
