import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import { estadoDaJanela } from '@instrutoria/domain/janela/rules/estado-da-janela.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_DA_ANALISE as M } from '@instrutoria/domain/relatorio/messages.ts';
import { exigirEnviado, problemasDaDevolucao } from '@instrutoria/domain/relatorio/rules/analise.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { lerEditais } from '../../edital/repository.ts';
import { exigirProjetoEmAndamento } from '../../janela/projeto-queries.ts';
import { prorrogacoesEmVigor } from '../../janela/queries.ts';
import * as repo from '../analise-repository.ts';
import { avisarDaResposta } from '../avisar-da-analise.ts';
import { travarProjeto } from '../disciplinas-repository.ts';
import { naoHaRelatorio } from './ler-relatorios.ts';

/** Calls whose window of reports does not open again before the vigência ends. */
async function prazosDosRelatorios(ctx: Contexto) {
  const configuracao = await lerConfiguracao(ctx.db);
  const hoje = diaNoFuso(ctx.agora, configuracao.fuso);
  const prorrogacoes = await prorrogacoesEmVigor(ctx.db, hoje);
  const dos = prorrogacoes.filter(({ janela }) => janela === 'relatorios');
  const pergunta = { janela: 'relatorios', configuracao, prorrogacoes, projetoId: null } as const;
  const { aberta, abreEm } = estadoDaJanela({ ...pergunta, agora: ctx.agora });
  const abre = abreEm === null ? null : diaNoFuso(new Date(abreEm), configuracao.fuso);
  const editais = aberta ? [] : await lerEditais(ctx.db, ctx.agora, configuracao.fuso);
  return {
    hoje,
    vencidos: editais
      .filter(({ fase, vigenciaFim }) => fase === 'resultado' && (abre === null || abre > vigenciaFim))
      .map(({ id }) => id),
    prorrogados: dos.flatMap(({ projetoId }) => (projetoId === null ? [] : [projetoId])),
  };
}

export const listarRelatorios: Executar<Api['listarRelatorios']> = async (ctx, { query }) => {
  const pedido = { lista: query, leitor: ctx.usuario.id, ...(await prazosDosRelatorios(ctx)) };
  const { linhas, total } = await repo.listarRelatorios(ctx.db, pedido);
  return { status: 200, dados: linhas, total };
};

export const lerSituacaoDosRelatorios: Executar<Api['lerSituacaoDosRelatorios']> = async (
  ctx,
  { params },
) => ({
  status: 200,
  dados: await repo.situacoesDoProjeto(ctx.db, params.id),
});

/** Locks the project; throws 404 for a report that was not sent, 409 unless it waits for an answer, 412 for an old version. */
async function relatorioEnviado(
  ctx: Contexto,
  { especie, projeto, instrutor = null }: Partial<BodyOf<Api['aprovarRelatorio']>>,
) {
  if (especie === undefined || projeto === undefined) return null;
  const qual = { especie, projeto, instrutor: especie === 'ATIVIDADES' ? instrutor : null };
  await travarProjeto(ctx.db, projeto);
  const doProjeto =
    especie !== 'ATIVIDADES' ||
    (instrutor !== null && (await repo.instrutorEhDoProjeto(ctx.db, instrutor, projeto)));
  const versao = doProjeto ? await repo.versaoDoRelatorio(ctx.db, qual) : 0;
  if (versao === 0) throw naoHaRelatorio();
  exigirEnviado(await repo.analiseDaVersao(ctx.db, qual, versao));
  ctx.exigirVersao(versao);
  return { qual, versao };
}

async function responder(
  ctx: Contexto,
  acao: 'aprovarRelatorio' | 'devolverRelatorio',
  { qual, versao }: { readonly qual: repo.QualRelatorio; readonly versao: number },
  devolvido: { readonly motivo: string; readonly ate: string } | null,
): Promise<void> {
  const { especie, projeto, instrutor } = qual;
  const { motivo, ate } = devolvido ?? { motivo: null, ate: null };
  await repo.inserirAnalise(ctx.db, {
    ...{ especie, versao, motivo, ate, projetoId: projeto, instrutorId: instrutor },
    resultado: devolvido === null ? 'APROVADO' : 'DEVOLVIDO',
    autorId: ctx.usuario?.id ?? 0,
    em: ctx.agora,
  });
  await auditar(ctx, {
    acao,
    registro: { tipo: 'projeto', id: projeto },
    depois: { especie, instrutor, versao, ...(devolvido ?? {}) },
  });
  await avisarDaResposta(ctx, qual, { motivo, ate });
}

export const aprovarRelatorio: Executar<Api['aprovarRelatorio']> = async (ctx, pedido) => {
  const enviado = await relatorioEnviado(ctx, pedido.legivel('especie', 'projeto', 'instrutor'));
  pedido.corpo();
  if (enviado === null) throw new Error('a body without its report');
  await responder(ctx, 'aprovarRelatorio', enviado, null);
  return { status: 200, dados: { message: M.aprovado } };
};

export const devolverRelatorio: Executar<Api['devolverRelatorio']> = async (ctx, pedido) => {
  const enviado = await relatorioEnviado(ctx, pedido.legivel('especie', 'projeto', 'instrutor'));
  if (enviado !== null) await exigirProjetoEmAndamento(ctx, enviado.qual.projeto);
  const { motivo, ate } = pedido.corpo();
  if (enviado === null) throw new Error('a body without its report');
  exigirSemProblemas(problemasDaDevolucao({ motivo, ate }, diaNoFuso(ctx.agora, await lerFuso(ctx.db))));
  await responder(ctx, 'devolverRelatorio', enviado, { motivo: motivo ?? '', ate: ate ?? '' });
  return { status: 200, dados: { message: M.devolvido } };
};
