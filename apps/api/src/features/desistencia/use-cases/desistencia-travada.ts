import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import type { FatosDaDesistencia } from '@instrutoria/domain/desistencia/maquina.ts';
import { exigirEmAndamento } from '@instrutoria/domain/instrutor/policies.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Contexto } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { type ProjetoDosInstrutores, travarProjetoDosInstrutores } from '../../instrutor/projeto-queries.ts';
import { projetoEncerradoDesde } from '../../projeto/encerramento-queries.ts';
import { projetoNaoEncontrado, relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { desistenciaEmCurso } from '../queries.ts';

/**
 * Throws 409 unless an administrator who takes no part in the project acts, or the coordinator themselves.
 */
export async function exigirDeFora(ctx: Contexto, projetoId: number): Promise<void> {
  if (ctx.alvo?.relacao === 'dono') return;
  exigirNaoParticipar(await relacaoComProjeto(ctx.db, ctx.usuario, projetoId));
}

export async function fatosDoProjeto(
  { db, agora }: Pick<Contexto, 'agora' | 'db'>,
  { projetoId, vigencia }: Pick<ProjetoDosInstrutores, 'projetoId' | 'vigencia'>,
): Promise<Omit<FatosDaDesistencia, 'fundamento'>> {
  return {
    hoje: diaNoFuso(agora, await lerFuso(db)),
    vigenciaFim: vigencia.fim,
    encerrado: (await projetoEncerradoDesde(db, projetoId, agora)) !== null,
  };
}

/**
 * Locks like the acts on instructors: call, approval. Throws 409 unless its result is final and its call
 * runs.
 */
export async function travarDesistencia(ctx: Contexto, projetoId: number) {
  const projeto = await travarProjetoDosInstrutores(ctx.db, projetoId);
  if (projeto === null) throw projetoNaoEncontrado();
  exigirEmAndamento(projeto);
  return {
    projeto,
    antes: await desistenciaEmCurso(ctx.db, projetoId),
    fatos: await fatosDoProjeto(ctx, projeto),
  };
}
