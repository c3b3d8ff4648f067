import { maiorTotal } from '@instrutoria/domain/barema/rules/barema.ts';
import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import { avisoDaDivergencia } from '@instrutoria/domain/edital/rules/regras.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import type { Executor } from '../../../db/transaction.ts';
import { baremaEmVigor } from '../barema-queries.ts';
import { regrasEmVigor } from '../regras-queries.ts';

type Qual = Pick<EditalGuardado, 'id' | 'tipoProjeto'>;

/** For the answers about rules and barema: told where the limit does nothing, absent elsewhere. */
export async function comAviso<T extends object>(
  db: Executor,
  { id, tipoProjeto }: Qual,
  lido: T,
): Promise<T & { readonly aviso?: string }> {
  const regras = await regrasEmVigor(db, id);
  if (regras.avaliadores === 1 || regras.divergencia === null) return lido;
  const barema = await baremaEmVigor(db, id);
  const aviso = avisoDaDivergencia(regras, maiorTotal(barema ?? baremaPadrao(tipoProjeto)));
  return aviso === null ? lido : { ...lido, aviso };
}
