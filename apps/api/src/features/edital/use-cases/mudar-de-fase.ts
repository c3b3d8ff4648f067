import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { MAQUINA_DO_EDITAL } from '@instrutoria/domain/edital/maquina.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/configuracao.ts';
import { contarEdital } from '../contagem-queries.ts';
import * as repo from '../repository.ts';
import { avisarDevolucao } from './avisar-devolucao.ts';
import { gravarEdital, moverEdital, travarOuFalhar } from './gravar-edital.ts';

/**
 * Starts the decision (D3). The call's row is locked: a score that is being saved is counted or refused, never half
 * (T-G9). In decisao already it changes nothing.
 */
export const iniciarDecisao: Executar<Api['iniciarDecisao']> = async (ctx, pedido) => {
  const id = pedido.legivel('id').id ?? pedido.corpo().id;
  const antes = await repo.travarEdital(ctx.db, id);
  if (antes === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_AVALIACAO.editalNaoEncontrado);
  }
  const fatos = {
    agora: ctx.agora,
    fuso: await lerFuso(ctx.db),
    contagem: await contarEdital(ctx.db, id),
  };
  const depois = transitar(MAQUINA_DO_EDITAL, antes, 'iniciarDecisao', { quem: ctx.usuario.tipo, fatos });
  if (antes.fase !== depois.fase) {
    ctx.exigirVersao(antes.versao);
    await gravarEdital(ctx, { acao: 'iniciarDecisao', antes, depois, fuso: fatos.fuso });
  }
  return { status: 200, dados: { message: MENSAGENS_AVALIACAO.decisaoIniciada } };
};

/** Whether some call is in decisao (D2). */
export const aceitaAlterarInstrutores: Executar<Api['aceitaAlterarInstrutores']> = async (ctx) => {
  const editais = await repo.lerEditais(ctx.db, ctx.agora, await lerFuso(ctx.db));
  return { status: 200, dados: { data: editais.some(({ fase }) => fase === 'decisao') } };
};

/** Ends a call: from then on it is only read (D1). 409 outside resultado, with an appeal pending, or while its projects run. */
export const arquivarEdital: Executar<Api['arquivarEdital']> = async (ctx, { params }) => {
  const antes = await travarOuFalhar(ctx, params.id);
  const fatos = {
    agora: ctx.agora,
    fuso: await lerFuso(ctx.db),
    contagem: await contarEdital(ctx.db, antes.id),
  };
  return comVersao(200, await moverEdital(ctx, antes, 'arquivarEdital', { fatos }));
};

/** Brings an archived call back to its results, with a reason (D1). */
export const desarquivarEdital: Executar<Api['desarquivarEdital']> = async (ctx, pedido) => {
  const antes = await travarOuFalhar(ctx, pedido.params.id);
  const dados = pedido.corpo();
  const fatos = { agora: ctx.agora, fuso: await lerFuso(ctx.db) };
  const edital = await moverEdital(ctx, antes, 'desarquivarEdital', { fatos, dados }, dados.motivo);
  return comVersao(200, edital);
};

/** Sends a call back one phase, with a reason; everything entered stays, and whoever works on it is told (D45). */
export const devolverEdital: Executar<Api['devolverEdital']> = async (ctx, pedido) => {
  const antes = await travarOuFalhar(ctx, pedido.params.id);
  const dados = pedido.corpo();
  const fatos = { agora: ctx.agora, fuso: await lerFuso(ctx.db) };
  const edital = await moverEdital(ctx, antes, 'devolverEdital', { fatos, dados }, dados.motivo);
  await avisarDevolucao(ctx, { edital, de: antes.fase, motivo: dados.motivo });
  return comVersao(200, edital);
};
