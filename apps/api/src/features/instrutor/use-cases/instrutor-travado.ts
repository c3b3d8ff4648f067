import { exigirEmAndamento, exigirPublicado } from '@instrutoria/domain/instrutor/policies.ts';
import type { InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import type { ProjetoDosInstrutores } from '../projeto-queries.ts';
import { travarProjetoDosInstrutores } from '../projeto-queries.ts';
import { instrutorNaoEncontrado, projetoDoInstrutor } from '../relacao-queries.ts';
import { travarInstrutor } from '../repository.ts';

type ComBanco = Pick<Contexto<Usuario | null>, 'db'>;

export async function hojeNoFuso(ctx: Contexto): Promise<string> {
  return diaNoFuso(ctx.agora, await lerFuso(ctx.db));
}

async function projetoExistenteTravado(ctx: ComBanco, projetoId: number): Promise<ProjetoDosInstrutores> {
  const projeto = await travarProjetoDosInstrutores(ctx.db, projetoId);
  if (projeto === null) throw projetoNaoEncontrado();
  return projeto;
}

/** Locks it; throws 409 unless its instructors may change. */
export async function projetoTravado(ctx: Contexto, projetoId: number): Promise<ProjetoDosInstrutores> {
  const projeto = await projetoExistenteTravado(ctx, projetoId);
  exigirEmAndamento(projeto);
  return projeto;
}

export interface InstrutorTravado {
  readonly instrutor: InstrutorGuardado;
  readonly projeto: ProjetoDosInstrutores;
}

/** Locks in the order call, approval, instructor; throws 404 for an unknown one. */
async function travados(ctx: ComBanco, id: number): Promise<InstrutorTravado> {
  const projetoId = await projetoDoInstrutor(ctx.db, id);
  if (projetoId === null) throw instrutorNaoEncontrado();
  const projeto = await projetoExistenteTravado(ctx, projetoId);
  const instrutor = await travarInstrutor(ctx.db, id);
  if (instrutor === null) throw instrutorNaoEncontrado();
  return { instrutor, projeto };
}

export async function instrutorTravado(ctx: ComBanco, id: number): Promise<InstrutorTravado> {
  const travado = await travados(ctx, id);
  exigirEmAndamento(travado.projeto);
  return travado;
}

/** Also in an archived call (D37). */
export async function instrutorPublicadoTravado(ctx: ComBanco, id: number): Promise<InstrutorTravado> {
  const travado = await travados(ctx, id);
  exigirPublicado(travado.projeto);
  return travado;
}
