import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { notasDe, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { exigirLugarParaOsVivos } from '@instrutoria/domain/instrutor/transitions.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_RESULTADO as M } from '@instrutoria/domain/resultado/messages.ts';
import { corrigirResultado as corrigir } from '@instrutoria/domain/resultado/transitions.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { bolsasDosOutros } from '../../avaliacao/decisao-queries.ts';
import { guardarNotasDadas, salvarAprovacao, travarAprovacao } from '../../avaliacao/repository.ts';
import { travarEdital } from '../../edital/repository.ts';
import { contarVivos } from '../../instrutor/repository.ts';
import { relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { lugarDaAprovacao, temRecursoPendente } from '../../recurso/repository.ts';
import { garantirVersoes, guardarVersao } from '../repository.ts';

function desconhecida(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Avaliação não encontrada.');
}

function resultadoDe(a: AprovacaoGuardada) {
  const { remunerados_aprovados, voluntarios_aprovados, situacao } = a;
  return { ...notasDe(a), total: totalDasNotas(a), remunerados_aprovados, voluntarios_aprovados, situacao };
}

/**
 * Corrects the published result of one project, with its reason: the approval changes and the result gets its next
 * version in one transaction (D42). Locked as an appeal's decision: call, then approval.
 */
export const corrigirResultado: Executar<Api['corrigirResultado']> = async (ctx, pedido) => {
  const id = pedido.legivel('projetoAprovacao').projetoAprovacao ?? pedido.corpo().projetoAprovacao;
  const onde = await lugarDaAprovacao(ctx.db, id);
  if (onde === null) throw desconhecida();
  const { projetoId, pedidas } = onde;
  exigirNaoParticipar((await relacaoComProjeto(ctx.db, ctx.usuario.id, projetoId))(ctx.usuario.tipo));
  const edital = await travarEdital(ctx.db, onde.editalId);
  const aprovacao = await travarAprovacao(ctx.db, id);
  if (edital === null || aprovacao === null) throw desconhecida();
  const { resultadoPublicadoEm } = edital;
  if (edital.fase !== 'resultado' || resultadoPublicadoEm === null) {
    throw new DomainError('conflito', 'FORA_DO_RESULTADO', MENSAGENS_AVALIACAO.soResultado);
  }
  if (await temRecursoPendente(ctx.db, id)) {
    throw new DomainError('conflito', 'RECURSO_PENDENTE', M.recursoPendente);
  }
  ctx.exigirVersao(aprovacao.versao);
  const { aprovacao: depois, justificativa } = corrigir(aprovacao, pedido.corpo(), {
    ...{ tipo: edital.tipoProjeto, pedidas, limiteBolsas: edital.limiteBolsas },
    bolsasDosOutros: await bolsasDosOutros(ctx.db, edital.id, id),
  });
  const vagas = { BOLSISTA: depois.remunerados_aprovados, VOLUNTARIO: depois.voluntarios_aprovados };
  exigirLugarParaOsVivos(vagas, await contarVivos(ctx.db, projetoId));
  const agora = ctx.agora.toISOString();
  await garantirVersoes(ctx.db, { id: edital.id, resultadoPublicadoEm }, { agora });
  await guardarNotasDadas(ctx.db, aprovacao);
  await salvarAprovacao(ctx.db, depois);
  const feito = { motivo: 'CORRECAO', justificativa } as const;
  const versao = await guardarVersao(ctx.db, edital.id, feito, ctx.agora);
  await auditar(ctx, {
    acao: 'corrigirResultado',
    registro: { tipo: 'projeto_aprovacao', id },
    antes: { projeto: projetoId, ...resultadoDe(aprovacao) },
    depois: { projeto: projetoId, ...resultadoDe(depois), versao, justificativa },
  });
  return { status: 200, data: { message: M.corrigido } };
};
