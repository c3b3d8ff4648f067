import type { Api } from '@instrutoria/contract/api.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Aprovacao, MesaDoAvaliador } from '@instrutoria/domain/avaliacao/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { leSoDepoisDoEnvio } from '@instrutoria/domain/projeto/policies.ts';
import { podeSolicitarRecurso } from '@instrutoria/domain/resultado/maquina.ts';
import type { Alvo, Contexto, Executar, Usuario } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { declarouNaAvaliacao } from '../../impedimento/queries.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { mudancasAbertas } from '../../resultado/mudancas-queries.ts';
import * as queries from '../aprovacao-queries.ts';
import { foiReaberta } from '../reaberturas-queries.ts';
import { recursosFeitos } from '../recursos-feitos-queries.ts';
import { avaliacaoNaoEncontrada } from '../travas-repository.ts';

/** Until publication the coordinator's side gets the same answer with and without an approval (D20). */
export const lerAprovacaoDoProjeto: Executar<Api['lerAprovacaoDoProjeto']> = async (ctx, { params }) => {
  const aprovacao = await queries.lerAprovacaoDoProjeto(ctx.db, params.projectId, ctx);
  if (aprovacao === null) {
    // To the secretariat, a project that was not sent to it must look unknown.
    throw leSoDepoisDoEnvio(ctx.usuario.tipo, ctx.alvo.relacao)
      ? projetoNaoEncontrado()
      : avaliacaoNaoEncontrada();
  }
  const mesa = await mesaDe(ctx, aprovacao);
  return comVersao(200, { ...(await comRecurso(ctx, aprovacao)), ...(mesa === null ? {} : { mesa }) });
};

/**
 * In one answer, because the page always needs all of it; null for readers who do not evaluate the project.
 */
async function mesaDe(
  { db, usuario }: Contexto,
  { id, foiAvaliador, projeto }: Aprovacao,
): Promise<MesaDoAvaliador | null> {
  if (id === null || foiAvaliador !== true) return null;
  const [impedido, { parecerMinimo }, reaberta] = await Promise.all([
    declarouNaAvaliacao(db, usuario, id),
    regrasEmVigor(db, projeto.edital.id),
    foiReaberta(db, id, usuario.id),
  ]);
  return { impedido, parecerMinimo, reaberta };
}

async function comRecurso(ctx: Contexto<Usuario, Alvo>, aprovacao: Aprovacao): Promise<Aprovacao> {
  const { id, projeto } = aprovacao;
  const { edital } = projeto;
  if (id === null || ctx.alvo.relacao !== 'dono' || !foiPublicado(edital)) return aprovacao;
  const feitos = await recursosFeitos(ctx.db, { edital, projetoId: projeto.id, aprovacaoId: id });
  const quando = { agora: ctx.agora, fuso: await lerFuso(ctx.db) };
  const recurso = podeSolicitarRecurso(edital, { ...quando, ...feitos });
  const hoje = diaNoFuso(quando.agora, quando.fuso);
  const abertas = await mudancasAbertas(ctx.db, projeto.id, hoje);
  const mudancas = recurso.pode ? abertas : abertas.filter(({ ate }) => ate === null);
  return { ...aprovacao, recurso: { ...recurso, mudancas } };
}

/** 404 for the coordinator's side before publication (D20). */
export const lerAprovacao: Executar<Api['lerAprovacao']> = async (ctx, { params }) => {
  const aprovacao = await queries.lerAprovacaoPorId(ctx.db, params.id, ctx);
  if (aprovacao === null || aprovacao.id === null) throw avaliacaoNaoEncontrada();
  return comVersao(200, await comRecurso(ctx, aprovacao));
};

export const listarAvaliacoesDoAvaliador: Executar<Api['listarAvaliacoesDoAvaliador']> = async (
  ctx,
  { params, query },
) => {
  const { linhas, total } = await queries.listarAprovacoesDoAvaliador(ctx.db, params.professorId, query, ctx);
  return { status: 200, dados: linhas, total };
};
