import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MAQUINA_DO_EDITAL } from '@instrutoria/domain/edital/maquina.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { contarEdital } from '../contagem-queries.ts';
import * as repo from '../repository.ts';
import { tardiaAbertaAte } from '../tardia-queries.ts';
import { avisarDevolucao } from './avisar-devolucao.ts';
import { gravarEdital, moverEdital, travarOuFalhar } from './gravar-edital.ts';

async function contado(ctx: Contexto, id: number) {
  const fuso = await lerFuso(ctx.db);
  const contagem = await contarEdital(ctx.db, id, diaNoFuso(ctx.agora, fuso), 0, ctx.usuario.id);
  const tardiaAte = await tardiaAbertaAte(ctx.db, id, ctx.agora);
  return { agora: ctx.agora, fuso, contagem, tardiaAte };
}

/** Locks the call: a score being saved is counted or refused (T-G9). In decisao it changes nothing. */
export const iniciarDecisao: Executar<Api['iniciarDecisao']> = async (ctx, pedido) => {
  const id = pedido.legivel('id').id ?? pedido.corpo().id;
  const antes = await repo.travarEdital(ctx.db, id);
  if (antes === null) throw repo.editalNaoEncontrado();
  const fatos = await contado(ctx, id);
  const depois = transitar(MAQUINA_DO_EDITAL, antes, 'iniciarDecisao', { quem: ctx.usuario.tipo, fatos });
  if (antes.fase !== depois.fase) {
    ctx.exigirVersao(antes.versao);
    await gravarEdital(ctx, { acao: 'iniciarDecisao', antes, depois, fuso: fatos.fuso });
  }
  return { status: 200, dados: { message: MENSAGENS_DECISAO.decisaoIniciada } };
};

export const aceitaAlterarInstrutores: Executar<Api['aceitaAlterarInstrutores']> = async (ctx) => {
  const editais = await repo.lerEditais(ctx.db, ctx.agora, await lerFuso(ctx.db));
  return { status: 200, dados: { data: editais.some(({ fase }) => fase === 'decisao') } };
};

/** Throws 409 outside resultado, with a pending appeal, or while its projects run. */
export const arquivarEdital: Executar<Api['arquivarEdital']> = async (ctx, { params }) => {
  const antes = await travarOuFalhar(ctx, params.id);
  const fatos = await contado(ctx, antes.id);
  return comVersao(200, await moverEdital(ctx, antes, 'arquivarEdital', { fatos }));
};

export const desarquivarEdital: Executar<Api['desarquivarEdital']> = async (ctx, pedido) => {
  const antes = await travarOuFalhar(ctx, pedido.params.id);
  const dados = pedido.corpo();
  const fatos = { agora: ctx.agora, fuso: await lerFuso(ctx.db) };
  const edital = await moverEdital(ctx, antes, 'desarquivarEdital', { fatos, dados }, dados.motivo);
  return comVersao(200, edital);
};

/** Keeps all entered data; mails the people who work on it (D45). */
export const devolverEdital: Executar<Api['devolverEdital']> = async (ctx, pedido) => {
  const antes = await travarOuFalhar(ctx, pedido.params.id);
  const dados = pedido.corpo();
  const fatos = { agora: ctx.agora, fuso: await lerFuso(ctx.db) };
  const edital = await moverEdital(ctx, antes, 'devolverEdital', { fatos, dados }, dados.motivo);
  await avisarDevolucao(ctx, { edital, de: antes.fase, motivo: dados.motivo });
  return comVersao(200, edital);
};
