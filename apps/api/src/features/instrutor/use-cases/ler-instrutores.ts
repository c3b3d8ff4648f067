import type { Api } from '@instrutoria/contract/api.ts';
import { exigirVerEncerrados, temInstrutores, veDocumentos } from '@instrutoria/domain/instrutor/policies.ts';
import { mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerLugar } from '../lugar-queries.ts';
import type { Instrutor } from '../queries.ts';
import { lerInstrutor as ler, lerInstrutoresDoProjeto } from '../queries.ts';
import { hojeNoFuso, instrutorNaoEncontrado } from './em-maos.ts';

async function leitura(ctx: Contexto, comDocumentos: boolean) {
  return { mes: mesDoDia(await hojeNoFuso(ctx)), comDocumentos };
}

/** The instructor as whoever has just written it reads it. */
export async function instrutorEscrito(ctx: Contexto, id: number): Promise<Instrutor> {
  const lido = await ler(ctx.db, id, await leitura(ctx, true));
  if (lido === null) throw new Error('the written instructor is gone');
  return lido;
}

/** One instructor; documents as api.md says for this reader. */
export const lerInstrutor: Executar<Api['lerInstrutor']> = async (ctx, { params }) => {
  const comDocumentos = veDocumentos(ctx.usuario.tipo, ctx.relacao);
  const instrutor = await ler(ctx.db, params.id, await leitura(ctx, comDocumentos));
  if (instrutor === null) throw instrutorNaoEncontrado();
  return { status: 200, data: instrutor };
};

/** The living instructors of a project, [] until it is approved and published; ended ones for administrators (D25). */
export const listarInstrutores: Executar<Api['listarInstrutores']> = async (ctx, { params, query }) => {
  const { tipo } = ctx.usuario;
  const encerrados = query.encerrados === 'true';
  if (encerrados) exigirVerEncerrados(tipo, ctx.relacao);
  const lugar = await lerLugar(ctx.db, params.id);
  if (lugar === null || !temInstrutores(lugar)) return { status: 200, data: { data: [] } };
  const como = { ...(await leitura(ctx, veDocumentos(tipo, ctx.relacao))), encerrados };
  return { status: 200, data: { data: await lerInstrutoresDoProjeto(ctx.db, params.id, como) } };
};

/** Whether the instructor attends in the current month of the server (D28). */
export const verificarFrequencia: Executar<Api['verificarFrequencia']> = async (ctx, { params }) => {
  const instrutor = await ler(ctx.db, params.id, await leitura(ctx, false));
  if (instrutor === null) throw instrutorNaoEncontrado();
  return { status: 200, data: { data: instrutor.frequentando } };
};
