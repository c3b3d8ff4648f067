import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar, porQueNaoJulga } from '@instrutoria/domain/avaliacao/policies.ts';
import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import { DIAS_PARA_RESPONDER_ANULACAO } from '@instrutoria/domain/correcao/limits.ts';
import { MENSAGENS_CORRECAO as M } from '@instrutoria/domain/correcao/messages.ts';
import {
  anular,
  foraDosCincoAnos,
  porQueNaoDecide,
  porQueNaoResponde,
  problemasDaDecisaoDaAnulacao,
  problemasDaResposta,
  proporAnulacao as propor,
} from '@instrutoria/domain/correcao/rules/anulacao.ts';
import { vagasDoItem } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import { encerrarComOProjeto } from '@instrutoria/domain/instrutor/transitions.ts';
import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirLivre } from '@instrutoria/domain/kernel/maquina.ts';
import { presentes } from '@instrutoria/domain/kernel/objetos.ts';
import { emailDeAnulacao } from '../../../adapters/mail/templates/anulacao.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { json } from '../../../db/sql.ts';
import { alterarDecisaoDaReuniao } from '../../ata/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { type OrigemDaAprovacao, origemDoProjeto } from '../../avaliacao/origem-queries.ts';
import { guardarNotasDadas, salvarAprovacao, travarAprovacaoDoProjeto } from '../../avaliacao/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { lacosDeQuemJulga } from '../../impedimento/queries.ts';
import { salvarInstrutor, travarInstrutor } from '../../instrutor/repository.ts';
import { relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { guardarVersaoDeUm } from '../../resultado/mudancas-repository.ts';
import { garantirVersoes } from '../../resultado/repository.ts';
import { anulacaoPorDecidir, ultimaAnulacao } from '../anulacao-queries.ts';
import { inserirAnulacao, mudarAnulacao, vinculosSemVaga } from '../anulacao-repository.ts';
import { travarResultado } from '../resultado-travado.ts';

type Acontecido = Parameters<typeof emailDeAnulacao>[0]['acontecido'];

async function avisar(
  ctx: Contexto,
  { projetoId: id, titulo, coordenadorId }: Pick<OrigemDaAprovacao, 'coordenadorId' | 'projetoId' | 'titulo'>,
  acontecido: Acontecido,
): Promise<void> {
  const sobre = { pessoaId: coordenadorId, especie: 'anulacao', projetos: [id] } as const;
  await avisarSobreProjetos(ctx, sobre, (remessa) =>
    emailDeAnulacao({ ...remessa, projeto: { id, titulo }, acontecido }),
  );
}

/** One member of the committee proposes it; nothing changes until another decides (D56). */
export const proporAnulacao: Executar<Api['proporAnulacao']> = async (ctx, pedido) => {
  const id = pedido.legivel('projetoAprovacao').projetoAprovacao ?? pedido.corpo().projetoAprovacao;
  const { onde, aprovacao, edital, limites } = await travarResultado(ctx, id);
  const { projetoId } = onde;
  const fuso = await lerFuso(ctx.db);
  const hoje = diaNoFuso(ctx.agora, fuso);
  exigirLivre(foraDosCincoAnos(diaNoFuso(new Date(edital.resultadoPublicadoEm), fuso), hoje));
  if ((await anulacaoPorDecidir(ctx.db, projetoId)) !== null) {
    throw new DomainError('conflito', 'ANULACAO_PENDENTE', M.anulacaoPendente);
  }
  ctx.exigirVersao(aprovacao.versao);
  const { projetoAprovacao: _qual, ...corpo } = pedido.corpo();
  const { justificativa: _porque, ...dados } = corpo;
  const { diminui, justificativa } = propor(aprovacao, corpo, limites);
  const responderAte = somarDias(hoje, DIAS_PARA_RESPONDER_ANULACAO);
  await inserirAnulacao(ctx.db, {
    projetoId,
    aprovacaoVersao: aprovacao.versao,
    dados: json(presentes(dados)),
    diminui: json(diminui),
    justificativa,
    autorId: ctx.usuario.id,
    propostaEm: ctx.agora,
    responderAte,
  });
  await auditar(ctx, {
    acao: 'proporAnulacao',
    registro: { tipo: 'projeto_aprovacao', id },
    depois: { projeto: projetoId, diminui, justificativa, responderAte },
  });
  await avisar(ctx, onde, { ato: 'proposta', justificativa, diminui, ate: responderAte });
  return { status: 200, dados: { message: M.anulacaoProposta } };
};

function semAnulacao(): DomainError {
  return new DomainError('conflito', 'SEM_ANULACAO', M.semAnulacao);
}

export const responderAnulacao: Executar<Api['responderAnulacao']> = async (ctx, pedido) => {
  const { id } = ctx.alvo;
  await travarAprovacaoDoProjeto(ctx.db, id);
  const anulacao = await anulacaoPorDecidir(ctx.db, id);
  exigirLivre(porQueNaoResponde(anulacao, diaNoFuso(ctx.agora, await lerFuso(ctx.db))));
  if (anulacao === null) throw semAnulacao();
  const { resposta } = pedido.corpo();
  exigirSemProblemas(problemasDaResposta(resposta));
  const respondida = { resposta: (resposta ?? '').trim(), respondidaEm: ctx.agora };
  await mudarAnulacao(ctx.db, anulacao.id, respondida);
  await auditar(ctx, { acao: 'responderAnulacao', registro: { tipo: 'projeto', id } });
  return { status: 200, dados: { message: M.anulacaoRespondida } };
};

/** Ends vínculos without a place on this day; earlier months stay due. Returns how many. */
async function encerrarSemVaga(
  ctx: Contexto,
  projetoId: number,
  { vagas, hoje }: { readonly vagas: Parameters<typeof vinculosSemVaga>[2]; readonly hoje: string },
): Promise<number> {
  const ids = await vinculosSemVaga(ctx.db, projetoId, vagas);
  for (const id of ids) {
    const antes = await travarInstrutor(ctx.db, id);
    if (antes === null) continue;
    const depois = encerrarComOProjeto(antes, hoje, 'ANULACAO');
    const ato = { agora: ctx.agora, quem: ctx.usuario.id, motivo: depois.fimVinculo?.motivo };
    await salvarInstrutor(ctx.db, antes, depois, ato);
  }
  return ids.length;
}

export const decidirAnulacao: Executar<Api['decidirAnulacao']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const origem = await origemDoProjeto(ctx.db, id);
  if (origem === null) throw semAnulacao();
  const { onde, aprovacao, edital, limites } = await travarResultado(ctx, origem.aprovacaoId);
  const anulacao = await anulacaoPorDecidir(ctx.db, id);
  const fuso = await lerFuso(ctx.db);
  const hoje = diaNoFuso(ctx.agora, fuso);
  exigirLivre(porQueNaoDecide(anulacao, { hoje, quem: ctx.usuario.id }));
  if (anulacao === null) throw semAnulacao();
  const corpo = pedido.corpo();
  exigirSemProblemas(problemasDaDecisaoDaAnulacao(corpo));
  const anula = corpo.anula === true;
  const parecer = (corpo.parecer ?? '').trim();
  if (anula) exigirLivre(foraDosCincoAnos(diaNoFuso(new Date(edital.resultadoPublicadoEm), fuso), hoje));
  const decisao = { anula, parecer, decididaPorId: ctx.usuario.id, decididaEm: ctx.agora };
  await mudarAnulacao(ctx.db, anulacao.id, decisao);
  const registro = { tipo: 'projeto', id } as const;
  if (!anula) {
    await auditar(ctx, { acao: 'decidirAnulacao', registro, depois: { anula, parecer } });
    await avisar(ctx, onde, { ato: 'mantido', parecer });
    return { status: 200, dados: { message: M.resultadoMantido } };
  }
  const depois = anular(aprovacao, anulacao, limites);
  await garantirVersoes(ctx.db, edital, { agora: ctx.agora.toISOString() });
  await guardarNotasDadas(ctx.db, aprovacao, limites.proprio);
  await alterarDecisaoDaReuniao(ctx, {
    projeto: id,
    ato: 'decidirAnulacao',
    antes: vagasDoItem(aprovacao),
    depois: vagasDoItem(depois),
    motivo: anulacao.justificativa,
  });
  await salvarAprovacao(ctx.db, depois);
  const vagas = { BOLSISTA: depois.remunerados_aprovados, VOLUNTARIO: depois.voluntarios_aprovados };
  const vinculos = await encerrarSemVaga(ctx, id, { vagas, hoje });
  const feito = { motivo: 'ANULACAO', justificativa: anulacao.justificativa } as const;
  const versao = await guardarVersaoDeUm(ctx, edital, { projetoId: id, feito });
  await auditar(ctx, {
    acao: 'decidirAnulacao',
    registro,
    antes: { diminui: anulacao.diminui },
    depois: { anula, parecer, versao, vinculos, preliminar: ehPreliminar(edital) },
  });
  await avisar(ctx, onde, { ato: 'anulado', parecer, diminui: anulacao.diminui, versao, vinculos });
  return { status: 200, dados: { message: M.resultadoAnulado } };
};

export const lerAnulacao: Executar<Api['lerAnulacao']> = async (ctx) => {
  const { id, relacao } = ctx.alvo;
  const coordena = relacao === 'dono';
  if (!coordena) exigirNaoParticipar(await relacaoComProjeto(ctx.db, ctx.usuario, id));
  const anulacao = await ultimaAnulacao(ctx.db, id);
  if (anulacao === null) return { status: 200, dados: { anulacao: null } };
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const aberta = anulacao.anula === null ? anulacao : null;
  const lacos = await lacosDeQuemJulga(ctx.db, ctx.usuario.id, id);
  const livre = ehDaComissao(ctx.usuario) && !coordena && porQueNaoJulga(lacos) === null;
  return {
    status: 200,
    dados: {
      anulacao: {
        id: anulacao.id,
        diminui: [...anulacao.diminui],
        justificativa: anulacao.justificativa,
        propostaEm: anulacao.propostaEm,
        responderAte: anulacao.responderAte,
        resposta: anulacao.resposta,
        anula: anulacao.anula,
        parecer: anulacao.parecer,
        podeResponder: coordena && porQueNaoResponde(aberta, hoje) === null,
        podeDecidir: livre && porQueNaoDecide(aberta, { hoje, quem: ctx.usuario.id }) === null,
      },
    },
  };
};
