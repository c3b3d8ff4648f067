import type { Api } from '@instrutoria/contract/api.ts';
import { vagasDoItem } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { exigirLugarParaOsVivos } from '@instrutoria/domain/instrutor/transitions.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { problemasDasNotas, problemasDosCriterios } from '@instrutoria/domain/recurso/rules/criterios.ts';
import { problemasDaDecisao } from '@instrutoria/domain/recurso/rules/decisao-do-recurso.ts';
import { mudancaNoProjeto } from '@instrutoria/domain/recurso/rules/mudanca-no-projeto.ts';
import { aceitar } from '@instrutoria/domain/recurso/transitions.ts';
import { sanearHtml } from '../../../adapters/rich-text.ts';
import type { Executar } from '../../../context.ts';
import { alterarDecisaoDaReuniao } from '../../ata/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { guardarNotasDadas, salvarAprovacao } from '../../avaliacao/repository.ts';
import { contarVivos } from '../../instrutor/repository.ts';
import { manterAberto } from '../../projeto/encerramento-repository.ts';
import { abrirMudancasAdiadas, guardarVersaoDeUm } from '../../resultado/mudancas-repository.ts';
import { garantirVersoes } from '../../resultado/repository.ts';
import { inserirBolsasDevidas } from '../bolsas-repository.ts';
import { decidirCriterios, salvarDecisao } from '../repository.ts';
import { avisarDecisao } from './avisar-decisao.ts';
import { exigirCriteriosConhecidos } from './criterios-conhecidos.ts';
import { acolhidos, decididos } from './criterios-decididos.ts';
import { efeitoDoRecurso } from './efeito-do-recurso.ts';
import { exigirId } from './exigir-id.ts';
import { editalPublicado, travarParaDecidir } from './recurso-em-decisao.ts';

export const aceitarRecurso: Executar<Api['aceitarRecurso']> = async (ctx, pedido) => {
  const id = exigirId(pedido);
  const emDecisao = await travarParaDecidir(ctx, id, 'aceitarRecurso');
  const { recurso, aprovacao, projeto, edital, limites, contestados } = emDecisao;
  const dados = pedido.corpo();
  exigirCriteriosConhecidos(dados.criterios, limites.proprio?.barema);
  exigirSemProblemas([
    ...problemasDaDecisao(dados, limites.tipo, limites.proprio, aprovacao),
    ...problemasDosCriterios(contestados, dados.criterios, true),
    ...problemasDasNotas(contestados, dados, { ...limites, original: aprovacao }),
  ]);
  const criterios = decididos(contestados, dados.criterios);
  const { cabem, bolsas, frase } = await efeitoDoRecurso(ctx, emDecisao, dados);
  const saneados = { ...dados, ...cabem, feedback: sanearHtml(dados.feedback ?? ''), criterios };
  const comoDecide = { limites, contestados, agora: ctx.agora, quem: ctx.usuario.tipo };
  const depois = aceitar(recurso, aprovacao, saneados, comoDecide);
  await garantirVersoes(ctx.db, editalPublicado(edital), { agora: ctx.agora.toISOString() });
  const { remunerados_aprovados: BOLSISTA, voluntarios_aprovados: VOLUNTARIO } = depois.aprovacao;
  exigirLugarParaOsVivos({ BOLSISTA, VOLUNTARIO }, await contarVivos(ctx.db, projeto.id));
  await guardarNotasDadas(ctx.db, aprovacao, limites.proprio);
  await alterarDecisaoDaReuniao(ctx, {
    projeto: projeto.id,
    ato: 'aceitarRecurso',
    antes: vagasDoItem(aprovacao),
    depois: vagasDoItem(depois.aprovacao),
    motivo: `Recurso nº ${id} aceito`,
  });
  await salvarAprovacao(ctx.db, depois.aprovacao);
  const feito = { motivo: 'RECURSO', recurso: id } as const;
  const versao = await guardarVersaoDeUm(ctx, edital, { projetoId: projeto.id, feito });
  await decidirCriterios(ctx.db, id, criterios);
  await salvarDecisao(ctx.db, depois.recurso, { decididoPorId: ctx.usuario.id, resultadoNumero: versao });
  if (bolsas.faltam > 0 && frase !== null) {
    await inserirBolsasDevidas(ctx.db, { recursoId: id, faltam: bolsas.faltam, dito: frase });
  }
  const desfeito = { motivo: 'Recurso aceito', autorId: ctx.usuario.id, desfeitoEm: ctx.agora };
  await manterAberto(ctx.db, {
    ...desfeito,
    projetoId: projeto.id,
    antes: aprovacao,
    depois: depois.aprovacao,
  });
  const { original, corrigido } = depois.recurso;
  const mudou =
    original === null || corrigido === null ? {} : { mudou: mudancaNoProjeto(original, corrigido) };
  await avisarDecisao(ctx, emDecisao, { decisao: 'ACEITO', versao, bolsas: frase, ...mudou });
  await abrirMudancasAdiadas(ctx, edital, projeto.id);
  await auditar(ctx, {
    acao: 'aceitarRecurso',
    registro: { tipo: 'recurso', id },
    antes: { projeto: projeto.id, ...depois.recurso.original, situacao: aprovacao.situacao },
    depois: {
      projeto: projeto.id,
      ...depois.recurso.corrigido,
      situacao: depois.aprovacao.situacao,
      versao,
      ...(frase === null ? {} : { bolsas: frase }),
      ...acolhidos(criterios),
    },
  });
  return { status: 200, dados: { message: [MENSAGENS_RECURSO.aceito, frase].filter(Boolean).join(': ') } };
};
