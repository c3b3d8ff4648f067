import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { Contexto } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { editalEncontrado, segurarEditalComFuso } from '../../edital/repository.ts';

/** The call in its present phase. */
export async function editalEmVigor(ctx: Contexto, id: number): Promise<Edital> {
  return derivarEdital(await editalEncontrado(ctx, id), ctx.agora, await lerFuso(ctx.db));
}

/** Locks the call before anything is written: the same order everywhere (T-G9). */
export async function segurarEdital(ctx: Contexto, id: number): Promise<Edital> {
  const lido = await segurarEditalComFuso(ctx.db, id);
  if (lido === null) throw new Error('a submitted project without its call');
  const { fuso, ...guardado } = lido;
  return derivarEdital(guardado, ctx.agora, fuso ?? CONFIGURACAO_PADRAO.fuso);
}
