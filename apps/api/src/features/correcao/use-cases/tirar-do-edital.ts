import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { vagasDoItem } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { haReuniaoAberta } from '@instrutoria/domain/reuniao/rules/andamento.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { alterarDecisaoDaReuniao } from '../../ata/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { temRecursoPendente } from '../../avaliacao/recursos-feitos-queries.ts';
import {
  excluirAprovacao,
  notasAuditadas,
  salvarAprovacao,
  travarAprovacaoDoProjeto,
} from '../../avaliacao/repository.ts';
import { desmarcarSubmissao } from '../../conta/confirmacao-repository.ts';
import { travarEdital } from '../../edital/repository.ts';
import { reuniaoQueBarra } from '../../edital/reuniao-queries.ts';
import { travarTardiaDoProjeto } from '../../edital/tardia-queries.ts';
import { avisarTardia, mudarTardia } from '../../edital/tardia-repository.ts';
import { contarVivos } from '../../instrutor/repository.ts';
import { editalEmQueConta, projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { salvarProjeto, travarProjeto } from '../../projeto/repository.ts';
import { guardarVersaoDeUm } from '../../resultado/mudancas-repository.ts';
import { garantirVersoes } from '../../resultado/repository.ts';

const NADA = { remunerados: 0, voluntarios: 0 } as const;

async function exigirSemPendencias(
  ctx: Contexto,
  { id: editalId }: Edital,
  aprovacao: AprovacaoGuardada | null,
  projetoId: number,
): Promise<void> {
  const sessao = await reuniaoQueBarra(ctx.db, editalId, ctx.agora);
  if (sessao !== null) throw new DomainError('conflito', 'SESSAO_ABERTA', haReuniaoAberta(sessao.numero));
  if (aprovacao !== null && (await temRecursoPendente(ctx.db, aprovacao.id))) {
    throw new DomainError('conflito', 'RECURSO_PENDENTE', MENSAGENS_AVALIACAO.recursoPendente);
  }
  const { BOLSISTA, VOLUNTARIO } = await contarVivos(ctx.db, projetoId);
  if (BOLSISTA + VOLUNTARIO > 0) {
    throw new DomainError('conflito', 'VINCULOS_VIVOS', M.encerreOsVinculos);
  }
}

/**
 * Takes a project out of its call after the order was revoked (D64). Before publication it becomes a draft
 * again, without its assessment, which the audit keeps; after publication it keeps its history, loses its
 * places, and has no row in the next version. Locks: the call, the project, its approval.
 */
export const tirarDoEdital: Executar<Api['tirarDoEdital']> = async (ctx, pedido) => {
  const { id: projetoId } = pedido.params;
  const editalId = await editalEmQueConta(ctx.db, projetoId);
  const guardado = editalId === null ? null : await travarEdital(ctx.db, editalId);
  if (editalId === null || guardado === null) throw projetoNaoEncontrado();
  const projeto = await travarProjeto(ctx.db, projetoId);
  const tardia = await travarTardiaDoProjeto(ctx.db, projetoId);
  if (projeto === null || tardia === null) throw new DomainError('conflito', 'NAO_TARDIA', M.naoFoiTardia);
  const aprovacao = await travarAprovacaoDoProjeto(ctx.db, projetoId);
  const edital = derivarEdital(guardado, ctx.agora, await lerFuso(ctx.db));
  if (edital.fase === 'arquivado') throw new DomainError('conflito', 'EDITAL_ARQUIVADO', M.arquivado);
  await exigirSemPendencias(ctx, edital, aprovacao, projetoId);
  const corpo = pedido.corpo();
  exigirSemProblemas(problemasDoMotivoDoEdital(corpo.motivo));
  const motivo = corpo.motivo.trim();
  if (aprovacao !== null) {
    await alterarDecisaoDaReuniao(ctx, {
      ...{ projeto: projetoId, ato: 'tirarDoEdital', motivo },
      antes: vagasDoItem(aprovacao),
      depois: NADA,
    });
  }
  const fora = foiPublicado(edital);
  const queda = { caiuEm: ctx.agora, caiuPor: ctx.usuario.id, motivoDaQueda: motivo, fora };
  await mudarTardia(ctx.db, tardia.id, queda);
  const versao = fora
    ? await sairDoResultado(ctx, edital, aprovacao, `${tardia.dito}: ${motivo}`)
    : await voltarARascunho(ctx, projetoId, aprovacao);
  await avisarTardia(ctx, {
    ...{ professorId: projeto.coordenadorId, edital: edital.nome },
    caso: { o: 'fora', motivo, projeto: { id: projetoId, titulo: projeto.titulo }, rascunho: !fora },
  });
  await auditar(ctx, {
    acao: 'tirarDoEdital',
    registro: { tipo: 'projeto', id: projetoId },
    antes: { edital: editalId, ...(aprovacao === null ? {} : notasAuditadas(aprovacao)) },
    depois: { motivo, ...(versao === null ? {} : { resultado: versao }) },
  });
  return { status: 200, dados: { message: M.foraDoEdital } };
};

async function voltarARascunho(
  ctx: Contexto,
  projetoId: number,
  aprovacao: AprovacaoGuardada | null,
): Promise<null> {
  if (aprovacao !== null) await excluirAprovacao(ctx.db, aprovacao.id);
  const rascunho = { ehRascunho: true, aguardandoCronograma: false, submetidoEm: null };
  await salvarProjeto(ctx.db, projetoId, { ...rascunho, atualizadoEm: ctx.agora });
  await desmarcarSubmissao(ctx.db, projetoId);
  return null;
}

async function sairDoResultado(
  ctx: Contexto,
  edital: Edital,
  aprovacao: AprovacaoGuardada | null,
  justificativa: string,
): Promise<number> {
  const { id, resultadoPublicadoEm } = edital;
  if (aprovacao === null || resultadoPublicadoEm === null)
    throw new Error('a published project without a result');
  await garantirVersoes(ctx.db, { id, resultadoPublicadoEm }, { agora: ctx.agora.toISOString() });
  const semVagas = { remunerados_aprovados: 0, voluntarios_aprovados: 0, situacao: 'REPROVADO' } as const;
  await salvarAprovacao(ctx.db, { ...aprovacao, ...semVagas });
  const feito = { motivo: 'CORRECAO', justificativa } as const;
  return guardarVersaoDeUm(ctx, edital, { projetoId: aprovacao.projetoId, feito });
}
