import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { problemasDosCriterios } from '@instrutoria/domain/recurso/rules/criterios.ts';
import { problemasDoFeedback } from '@instrutoria/domain/recurso/rules/textos-escritos.ts';
import { sanearHtml } from '../../../adapters/rich-text.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { abrirMudancasAdiadas } from '../../resultado/mudancas-repository.ts';
import { lerVersao } from '../../resultado/queries.ts';
import { decidirCriterios, salvarDecisao } from '../repository.ts';
import { avisarDecisao } from './avisar-decisao.ts';
import { exigirCriteriosConhecidos } from './criterios-conhecidos.ts';
import { decididos } from './criterios-decididos.ts';
import { exigirId } from './exigir-id.ts';
import { editalPublicado, travarParaDecidir } from './recurso-em-decisao.ts';

export const recusarRecurso: Executar<Api['recusarRecurso']> = async (ctx, pedido) => {
  const id = exigirId(pedido);
  const emDecisao = await travarParaDecidir(ctx, id, 'recusarRecurso');
  const { feedback, criterios: enviados } = pedido.corpo();
  const { contestados, limites } = emDecisao;
  exigirCriteriosConhecidos(enviados, limites.proprio?.barema);
  exigirSemProblemas([
    ...problemasDoFeedback(feedback),
    ...problemasDosCriterios(contestados, enviados, false),
  ]);
  const depois = transitar(MAQUINA_DO_RECURSO, emDecisao.recurso, 'recusarRecurso', {
    quem: ctx.usuario.tipo,
    dados: { feedback: sanearHtml(feedback ?? ''), agora: ctx.agora },
  });
  const edital = editalPublicado(emDecisao.edital);
  const resultadoNumero = (await lerVersao(ctx.db, edital))?.numero ?? null;
  await decidirCriterios(ctx.db, id, decididos(contestados, enviados));
  await salvarDecisao(ctx.db, depois, { decididoPorId: ctx.usuario.id, resultadoNumero });
  await avisarDecisao(ctx, emDecisao, { decisao: 'RECUSADO', versao: resultadoNumero, bolsas: null });
  await abrirMudancasAdiadas(ctx, emDecisao.edital, emDecisao.projeto.id);
  await auditar(ctx, {
    acao: 'recusarRecurso',
    registro: { tipo: 'recurso', id },
    antes: { projeto: emDecisao.projeto.id, status: emDecisao.recurso.status },
    depois: { projeto: emDecisao.projeto.id, status: depois.status },
  });
  return { status: 200, dados: { message: MENSAGENS_RECURSO.recusado } };
};
