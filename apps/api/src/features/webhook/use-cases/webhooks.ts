import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { HORAS_DO_SEGREDO_ANTERIOR, WEBHOOKS_MAXIMO } from '@instrutoria/domain/webhook/limits.ts';
import { MENSAGENS_WEBHOOK as M } from '@instrutoria/domain/webhook/messages.ts';
import { problemasDoWebhook } from '@instrutoria/domain/webhook/rules.ts';
import { EVENTO_DE_TESTE } from '@instrutoria/domain/webhook/types.ts';
import { linkPublico } from '../../../adapters/mail/link.ts';
import { isInternalUrl } from '../../../adapters/public-address.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { sql } from '../../../db/sql.ts';
import { auditar } from '../../auditoria/repository.ts';
import * as repo from '../repository.ts';

const registroDe = (id: number) => ({ tipo: 'webhook', id });

async function exigirWebhook(ctx: Contexto, id: number) {
  const achado = await repo.acharWebhook(ctx.db, id, sql`for update of w`);
  if (achado === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.webhookNaoEncontrado);
  return achado;
}

/**
 * Throws the domain's errors, and refuses an internal address unless the configuration allows it. The address
 * behind a host's name is checked at each delivery.
 */
function exigirValido(
  ctx: Contexto,
  webhook: { readonly nome: string; readonly endereco: string; readonly eventos: readonly string[] },
): void {
  const { webhooksInternos } = ctx.deps.config;
  const problemas = problemasDoWebhook(webhook, webhooksInternos);
  const interno = problemas.length === 0 && !webhooksInternos && isInternalUrl(webhook.endereco);
  exigirSemProblemas([
    ...problemas,
    ...(interno ? [problema('endereco', 'ENDERECO_INTERNO', M.enderecoInterno)] : []),
  ]);
}

function desligado(): DomainError {
  return new DomainError('conflito', 'WEBHOOK_DESLIGADO', M.desligado);
}

export const listarWebhooks: Executar<Api['listarWebhooks']> = async ({ db }) => ({
  status: 200,
  dados: await repo.lerWebhooks(db),
});

export const criarWebhook: Executar<Api['criarWebhook']> = async (ctx, pedido) => {
  const { nome = '', endereco = '', eventos = [] } = pedido.corpo();
  exigirValido(ctx, { nome, endereco, eventos });
  const { segredo, selado } = ctx.deps.webhooks.novoSegredo();
  const novo = { nome: nome.trim(), endereco, eventos: [...new Set(eventos)] };
  const id = await repo.inserirWebhook(
    ctx.db,
    { ...novo, segredo: selado, criadoEm: ctx.deps.clock.real() },
    WEBHOOKS_MAXIMO,
  );
  if (id === null) throw new DomainError('conflito', 'WEBHOOKS_DEMAIS', M.webhooksDemais);
  await auditar(ctx, { acao: 'criarWebhook', registro: registroDe(id), depois: novo });
  return { status: 201, dados: { ...(await exigirWebhook(ctx, id)), segredo } };
};

export const atualizarWebhook: Executar<Api['atualizarWebhook']> = async (ctx, pedido) => {
  const antes = await exigirWebhook(ctx, pedido.params.id);
  const { nome = antes.nome, endereco = antes.endereco, ...resto } = pedido.corpo();
  const { eventos = antes.eventos, ativo = antes.ativo } = resto;
  exigirValido(ctx, { nome, endereco, eventos });
  const depois = { nome: nome.trim(), endereco, eventos: [...new Set(eventos)], ativo };
  await repo.mudarWebhook(ctx.db, antes.id, depois);
  const vistos = { nome: antes.nome, endereco: antes.endereco, eventos: antes.eventos, ativo: antes.ativo };
  await auditar(ctx, { acao: 'atualizarWebhook', registro: registroDe(antes.id), antes: vistos, depois });
  return { status: 200, dados: { ...antes, ...depois } };
};

export const trocarSegredoDoWebhook: Executar<Api['trocarSegredoDoWebhook']> = async (ctx, { params }) => {
  const { id } = await exigirWebhook(ctx, params.id);
  const { segredo, selado } = ctx.deps.webhooks.novoSegredo();
  const ate = new Date(ctx.deps.clock.real().getTime() + HORAS_DO_SEGREDO_ANTERIOR * HORA_MS);
  await repo.trocarSegredo(ctx.db, id, selado, ate);
  await auditar(ctx, {
    acao: 'trocarSegredoDoWebhook',
    registro: registroDe(id),
    depois: { anteriorAte: ate },
  });
  return { status: 200, dados: { ...(await exigirWebhook(ctx, id)), segredo } };
};

export const testarWebhook: Executar<Api['testarWebhook']> = async (ctx, { params }) => {
  const { id, ativo } = await exigirWebhook(ctx, params.id);
  if (!ativo) throw desligado();
  const link = linkPublico(ctx.deps.config.publicUrl, 'webhooks');
  const ocorrido = { evento: EVENTO_DE_TESTE, link, em: ctx.agora } as const;
  await ctx.deps.webhooks.enfileirar(ctx.db, await repo.inserirEntregas(ctx.db, ocorrido, id));
  await auditar(ctx, { acao: 'testarWebhook', registro: registroDe(id) });
  return { status: 200, dados: { message: M.testeEnviado } };
};

export const listarEntregas: Executar<Api['listarEntregas']> = async (ctx, { params, query }) => {
  if ((await repo.acharWebhook(ctx.db, params.id)) === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.webhookNaoEncontrado);
  }
  const { linhas, total } = await repo.lerEntregas(ctx.db, params.id, query);
  return { status: 200, dados: linhas, total };
};

export const reenviarEntrega: Executar<Api['reenviarEntrega']> = async (ctx, { params }) => {
  const reposta = await repo.reporEntrega(ctx.db, params.entrega);
  if (reposta === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.entregaNaoEncontrada);
  if (!reposta.ativo) throw desligado();
  if (!reposta.esperava) await ctx.deps.webhooks.enfileirar(ctx.db, [params.entrega]);
  await auditar(ctx, {
    acao: 'reenviarEntrega',
    registro: registroDe(reposta.webhook),
    depois: { entrega: params.entrega },
  });
  return { status: 200, dados: { message: M.reenviado } };
};
