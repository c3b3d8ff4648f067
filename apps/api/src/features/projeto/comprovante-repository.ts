import { exigirSemNomes } from '../../adapters/files/pdf-sem-nomes.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { abrirGuardado } from '../arquivo/retencao-repository.ts';
import { leEsteSemNomes } from './sem-nomes-queries.ts';

/** Who evaluates without names gets a copy without the file's own data. */
export async function abrirParaLeitor(ctx: Contexto<Usuario>, referencia: string, projetoId: number) {
  const aberto = await abrirGuardado(ctx.db, ctx.deps.storage, referencia);
  if (!(await leEsteSemNomes(ctx.db, ctx.usuario, projetoId))) return aberto;
  aberto.destroy();
  return exigirSemNomes(await ctx.deps.storage.bytes(referencia));
}
