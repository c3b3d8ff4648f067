import { isDeepStrictEqual } from 'node:util';
import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { presentes } from '@instrutoria/domain/kernel/objetos.ts';
import { MAQUINA_DA_RELATORIA } from '@instrutoria/domain/recurso/maquina.ts';
import { MENSAGENS_RELATORIA as M } from '@instrutoria/domain/recurso/messages.ts';
import { limitarDecisao } from '@instrutoria/domain/recurso/rules/decisao-do-recurso.ts';
import { exigirQueNaoDiminua } from '@instrutoria/domain/recurso/rules/diminuicoes.ts';
import {
  impedimentoDoRelator,
  numerosDaMinuta,
  problemasDaEntrega,
  problemasDaMinuta,
} from '@instrutoria/domain/recurso/rules/relatoria.ts';
import type { CriterioContestado, Minuta } from '@instrutoria/domain/recurso/types.ts';
import { emailDeRelatoria, emailDeRelatoriaTrocada } from '../../../adapters/mail/templates/relatoria.ts';
import { sanearHtml } from '../../../adapters/rich-text.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { travarAprovacao } from '../../avaliacao/repository.ts';
import { avisarSobreProjetos } from '../../carta/repository.ts';
import { acharEdital } from '../../edital/repository.ts';
import { segurarCandidato, ultimaMinuta } from '../relatoria-queries.ts';
import { gravarRelatoria, inserirAtoDaRelatoria, inserirMinuta } from '../relatoria-repository.ts';
import { exigirCriteriosConhecidos } from './criterios-conhecidos.ts';
import { decididos } from './criterios-decididos.ts';
import { relatoriaPara } from './ler-relatoria.ts';
import {
  contestadosDo,
  type RelatoriaTravada,
  recursoDesconhecido,
  travarDoRelator,
  travarParaDesignar,
} from './relatoria-travada.ts';

async function avisarRelator(ctx: Contexto, { id, onde }: RelatoriaTravada, relator: number): Promise<void> {
  const edital = await acharEdital(ctx.db, onde.editalId);
  const { id: projeto, titulo } = onde.projeto;
  await avisarSobreProjetos(
    ctx,
    { pessoaId: relator, especie: 'relatoria', projetos: [projeto] },
    (remessa) =>
      emailDeRelatoria({
        ...remessa,
        recurso: id,
        projeto: { id: projeto, titulo },
        edital: edital?.nome ?? '',
      }),
  );
}

export const designarRelator: Executar<Api['designarRelator']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const travada = await travarParaDesignar(ctx, id);
  const { relatoria, onde, versao, fatos } = travada;
  const quem = ctx.usuario.tipo;
  // Checks the reasons against any choice first, then the version, then the chosen person.
  const ninguem = { ...fatos, impedimento: null, relator: 0 };
  exigirAto(MAQUINA_DA_RELATORIA, relatoria, 'designarRelator', { quem, fatos: ninguem });
  ctx.exigirVersao(versao);
  const relator = pedido.corpo().relator;
  const candidato = await segurarCandidato(ctx.db, onde.projeto.id, relator);
  if (candidato === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.relatorNaoEncontrado);
  }
  const comEle = { ...fatos, impedimento: impedimentoDoRelator(candidato), relator };
  const depois = transitar(MAQUINA_DA_RELATORIA, relatoria, 'designarRelator', { quem, fatos: comEle });
  await gravarRelatoria(ctx.db, id, depois, ctx.agora);
  const ato = { recursoId: id, autorId: ctx.usuario.id, relatorId: relator, quando: ctx.agora };
  await inserirAtoDaRelatoria(ctx.db, { ...ato, ato: 'designarRelator', texto: '' });
  await avisarRelator(ctx, travada, relator);
  const deixou = relatoria.estado === 'semRelator' ? null : relatoria.relatorId;
  if (deixou !== null && deixou !== relator) {
    const sobre = { pessoaId: deixou, especie: 'relatoria', projetos: [onde.projeto.id] } as const;
    await avisarSobreProjetos(ctx, sobre, (remessa) => emailDeRelatoriaTrocada({ ...remessa, recurso: id }));
  }
  await auditar(ctx, {
    acao: 'designarRelator',
    registro: { tipo: 'recurso', id },
    antes: { relator: relatoria.relatorId },
    depois: { projeto: onde.projeto.id, relator },
  });
  return { status: 200, dados: { message: M.designado } };
};

export const recusarRelatoria: Executar<Api['recusarRelatoria']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const { relatoria, versao, fatos, onde } = await travarDoRelator(ctx, id, { devolve: true });
  const quem = ctx.usuario.tipo;
  exigirAto(MAQUINA_DA_RELATORIA, relatoria, 'recusarRelatoria', { quem, fatos });
  ctx.exigirVersao(versao);
  const { motivo } = pedido.corpo();
  const dados = { motivo };
  const depois = transitar(MAQUINA_DA_RELATORIA, relatoria, 'recusarRelatoria', { quem, fatos, dados });
  await gravarRelatoria(ctx.db, id, depois, ctx.agora);
  const ato = { recursoId: id, autorId: ctx.usuario.id, relatorId: ctx.usuario.id, quando: ctx.agora };
  await inserirAtoDaRelatoria(ctx.db, { ...ato, ato: 'recusarRelatoria', texto: (motivo ?? '').trim() });
  await auditar(ctx, {
    acao: 'recusarRelatoria',
    registro: { tipo: 'recurso', id },
    depois: { projeto: onde.projeto.id, motivo: (motivo ?? '').trim() },
  });
  return { status: 200, dados: { message: M.devolvida } };
};

type Corpo = BodyOf<Api['salvarMinuta']>;

/**
 * The draft as it is stored: rich texts reduced to the whitelist, only contested criteria, only numbers of
 * the call's criteria.
 */
function saneada(
  corpo: Corpo,
  contestados: readonly CriterioContestado[],
  barema: Barema | null | undefined,
): Minuta {
  return {
    decisao: corpo.decisao ?? null,
    feedback: sanearHtml(corpo.feedback ?? ''),
    criterios: decididos(contestados, corpo.criterios),
    ...numerosDaMinuta(corpo, barema),
  };
}

/** Each save is a new version; the earlier ones stay. */
async function gravar(
  ctx: Contexto,
  pedido: { corpo(): Corpo },
  id: number,
  ato: 'entregarMinuta' | 'salvarMinuta',
) {
  const travada = await travarDoRelator(ctx, id);
  const { relatoria, versao, fatos, onde } = travada;
  const quem = ctx.usuario.tipo;
  exigirAto(MAQUINA_DA_RELATORIA, relatoria, ato, { quem, fatos });
  ctx.exigirVersao(versao);
  const corpo = pedido.corpo();
  const { contestados, tipo, proprio } = await contestadosDo(ctx, travada);
  exigirCriteriosConhecidos(corpo.criterios, proprio?.barema);
  const original = await travarAprovacao(ctx.db, onde.aprovacaoId);
  if (original === null) throw recursoDesconhecido();
  const entrega = ato === 'entregarMinuta';
  const minuta = saneada(corpo, contestados, proprio?.barema);
  const problemas = [
    ...problemasDaMinuta(corpo, contestados),
    ...(entrega ? problemasDaEntrega({ ...corpo, ...minuta }, contestados, { tipo, proprio, original }) : []),
  ];
  const unicos = problemas.filter(
    (um, i) => problemas.findIndex((outro) => outro.campo === um.campo && outro.codigo === um.codigo) === i,
  );
  const depois = transitar(MAQUINA_DA_RELATORIA, relatoria, ato, { quem, fatos, dados: unicos });
  if (entrega && minuta.decisao === 'aceitar') {
    const depois = limitarDecisao(minuta, tipo, original, proprio);
    exigirQueNaoDiminua(original, depois, { tipo, proprio });
  }
  const ultima = await ultimaMinuta(ctx.db, id);
  // Saving without a change makes no new version.
  const igual = ultima?.autorId === ctx.usuario.id && isDeepStrictEqual(ultima.conteudo, minuta);
  if (igual && !entrega) return comVersao(200, await relatoriaPara(ctx, id));
  await gravarRelatoria(ctx.db, id, depois, null);
  const nova = { recursoId: id, autorId: ctx.usuario.id, conteudo: minuta, gravadaEm: ctx.agora };
  const numero = await inserirMinuta(ctx.db, { ...nova, entregue: entrega });
  await auditar(ctx, {
    acao: ato,
    registro: { tipo: 'recurso', id },
    depois: {
      projeto: onde.projeto.id,
      minuta: numero,
      // Until it is handed over, only its author may know a draft's content (D58).
      ...(entrega ? presentes({ decisao: minuta.decisao }) : {}),
    },
  });
  return comVersao(200, await relatoriaPara(ctx, id));
}

export const salvarMinuta: Executar<Api['salvarMinuta']> = (ctx, pedido) =>
  gravar(ctx, pedido, pedido.params.id, 'salvarMinuta');

export const entregarMinuta: Executar<Api['entregarMinuta']> = (ctx, pedido) =>
  gravar(ctx, pedido, pedido.params.id, 'entregarMinuta');
