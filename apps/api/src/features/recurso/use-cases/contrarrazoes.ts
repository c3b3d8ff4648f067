import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { diasSemExpediente } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirLivre } from '@instrutoria/domain/kernel/maquina.ts';
import { MENSAGENS_CONTRARRAZOES as M } from '@instrutoria/domain/recurso/messages.ts';
import {
  porQueNaoResponde,
  problemasDasContrarrazoes,
  ultimoDiaDasContrarrazoes,
} from '@instrutoria/domain/recurso/rules/contrarrazoes.ts';
import { emailDeRecursoDeOutro } from '../../../adapters/mail/templates/recurso-de-outro.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { travarDeclarante } from '../../impedimento/repository.ts';
import { relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { lerVersao } from '../../resultado/queries.ts';
import * as queries from '../contrarrazoes-queries.ts';
import { guardarContrarrazoes, pedirContrarrazoes } from '../contrarrazoes-repository.ts';
import { travarRecurso } from '../repository.ts';
import { leAsContrarrazoes } from './leitura-do-recurso.ts';
import { editalPublicado } from './recurso-em-decisao.ts';
import { recursoDesconhecido } from './relatoria-travada.ts';

interface Recorrido {
  readonly id: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: EditalGuardado;
}

/**
 * Asks the other projects with a position in the result in force, and mails their coordinators, one mail per
 * person. Returns the last day; null where there is no such project.
 */
export async function abrirContrarrazoes(
  ctx: Contexto,
  { id, projeto, edital }: Recorrido,
): Promise<string | null> {
  const versao = await lerVersao(ctx.db, editalPublicado(edital));
  const comPosicao = (versao?.linhas ?? []).flatMap(({ posicao, projeto_id }) =>
    posicao === null ? [] : [projeto_id],
  );
  const outros = await queries.projetosAOuvir(ctx.db, projeto.id, comPosicao);
  if (outros.length === 0) return null;
  const configuracao = await lerConfiguracao(ctx.db);
  const hoje = diaNoFuso(ctx.agora, configuracao.fuso);
  const ate = ultimoDiaDasContrarrazoes(hoje, diasSemExpediente(configuracao));
  await pedirContrarrazoes(ctx.db, id, { ate, projetos: outros.map((um) => um.id) });
  for (const [pessoaId, seus] of Map.groupBy(outros, ({ coordenadorId }) => coordenadorId)) {
    const projetos = seus.map((um) => um.id);
    await avisarSobreProjetos(ctx, { pessoaId, especie: 'recursoDeOutro', projetos }, (remessa) =>
      emailDeRecursoDeOutro({ ...remessa, recurso: id, projeto, edital: edital.nome, seus, ate }),
    );
  }
  return ate;
}

export const listarRecursosDosOutros: Executar<Api['listarRecursosDosOutros']> = async (ctx) => {
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const leitor = { id: ctx.usuario.id, hoje };
  return { status: 200, dados: await queries.listarRecursosDosOutros(ctx.db, ctx.alvo.id, leitor) };
};

/** The author of an answer must not decide the appeal, so this locks their row, like a declared conflict. */
export const enviarContrarrazoes: Executar<Api['enviarContrarrazoes']> = async (ctx, pedido) => {
  const { id: projetoId } = ctx.alvo;
  const recursoId = pedido.params.recurso;
  await travarDeclarante(ctx.db, ctx.usuario.id);
  const recurso = await travarRecurso(ctx.db, recursoId);
  const pedida = await queries.aResponder(ctx.db, recursoId, projetoId);
  if (recurso === null || pedida === null) throw recursoDesconhecido();
  exigirNaoParticipar(await relacaoComProjeto(ctx.db, ctx.usuario, pedida.recorrente));
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  exigirLivre(porQueNaoResponde({ ...pedida, status: recurso.status }, hoje));
  const { texto } = pedido.corpo();
  exigirSemProblemas(problemasDasContrarrazoes(texto));
  const escritas = { texto: (texto ?? '').trim(), autorId: ctx.usuario.id, enviadaEm: ctx.agora };
  await guardarContrarrazoes(ctx.db, { recursoId, projetoId }, escritas);
  await auditar(ctx, {
    acao: 'enviarContrarrazoes',
    registro: { tipo: 'projeto', id: projetoId },
    depois: { recurso: recursoId },
    projetos: [pedida.recorrente],
  });
  return { status: 200, dados: { message: M.enviadas } };
};

export const lerContrarrazoes: Executar<Api['lerContrarrazoes']> = async (ctx, { params }) => {
  const { id: projetoId, relacao } = ctx.alvo;
  const le = await leAsContrarrazoes(ctx, { projetoId, recursoId: params.recurso, relacao });
  return { status: 200, dados: le ? await queries.contrarrazoesRecebidas(ctx.db, params.recurso) : [] };
};
