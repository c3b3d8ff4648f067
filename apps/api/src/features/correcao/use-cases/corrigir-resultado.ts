import type { Api } from '@instrutoria/contract/api.ts';
import { notasDe, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { AprovacaoGuardada } from '@instrutoria/domain/avaliacao/types.ts';
import { totalProprio } from '@instrutoria/domain/barema/rules/totais.ts';
import { MENSAGENS_CORRECAO as M } from '@instrutoria/domain/correcao/messages.ts';
import { corrigirResultado as corrigir } from '@instrutoria/domain/correcao/transitions.ts';
import { vagasDoItem } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import { exigirLugarParaOsVivos } from '@instrutoria/domain/instrutor/transitions.ts';
import type { LimitesDaDecisao } from '@instrutoria/domain/recurso/types.ts';
import type { Executar } from '../../../context.ts';
import { alterarDecisaoDaReuniao } from '../../ata/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { guardarNotasDadas, salvarAprovacao } from '../../avaliacao/repository.ts';
import { contarVivos } from '../../instrutor/repository.ts';
import { manterAberto } from '../../projeto/encerramento-repository.ts';
import { guardarVersaoDeUm } from '../../resultado/mudancas-repository.ts';
import { garantirVersoes } from '../../resultado/repository.ts';
import { avisarCorrecao } from '../avisar-correcao.ts';
import { travarResultado } from '../resultado-travado.ts';

function resultadoDe(a: AprovacaoGuardada, proprio: LimitesDaDecisao['proprio']) {
  const { remunerados_aprovados, voluntarios_aprovados, situacao } = a;
  const total = proprio ? totalProprio(proprio, a.notas) : totalDasNotas(a);
  return { ...notasDe(a), total, remunerados_aprovados, voluntarios_aprovados, situacao };
}

/**
 * Writes the approval and the next version of the result in one transaction (D42). Locks like an appeal's
 * decision: call, then approval.
 */
export const corrigirResultado: Executar<Api['corrigirResultado']> = async (ctx, pedido) => {
  const id = pedido.legivel('projetoAprovacao').projetoAprovacao ?? pedido.corpo().projetoAprovacao;
  const { onde, aprovacao, edital, limites } = await travarResultado(ctx, id);
  const { projetoId } = onde;
  ctx.exigirVersao(aprovacao.versao);
  const { aprovacao: depois, justificativa } = corrigir(aprovacao, pedido.corpo(), limites);
  const vagas = { BOLSISTA: depois.remunerados_aprovados, VOLUNTARIO: depois.voluntarios_aprovados };
  exigirLugarParaOsVivos(vagas, await contarVivos(ctx.db, projetoId));
  const agora = ctx.agora.toISOString();
  await garantirVersoes(ctx.db, edital, { agora });
  await guardarNotasDadas(ctx.db, aprovacao, limites.proprio);
  await alterarDecisaoDaReuniao(ctx, {
    projeto: projetoId,
    ato: 'corrigirResultado',
    antes: vagasDoItem(aprovacao),
    depois: vagasDoItem(depois),
    motivo: justificativa,
  });
  await salvarAprovacao(ctx.db, depois);
  const desfeito = { motivo: 'Resultado corrigido', autorId: ctx.usuario.id, desfeitoEm: ctx.agora };
  await manterAberto(ctx.db, { ...desfeito, projetoId, antes: aprovacao, depois });
  const feito = { motivo: 'CORRECAO', justificativa } as const;
  const versao = await guardarVersaoDeUm(ctx, edital, { projetoId, feito });
  await avisarCorrecao(ctx, onde, {
    edital: edital.nome,
    versao,
    preliminar: ehPreliminar(edital),
    justificativa,
  });
  await auditar(ctx, {
    acao: 'corrigirResultado',
    registro: { tipo: 'projeto_aprovacao', id },
    antes: { projeto: projetoId, ...resultadoDe(aprovacao, limites.proprio) },
    depois: { projeto: projetoId, ...resultadoDe(depois, limites.proprio), versao, justificativa },
  });
  return { status: 200, dados: { message: M.corrigido } };
};
