import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { MAQUINA_DO_EDITAL } from '@instrutoria/domain/edital/maquina.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Executar, Pedido } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { editalNaoEncontrado, salvarEdital, travarEdital } from '../../edital/repository.ts';
import { reuniaoQueBarra } from '../../edital/reuniao-queries.ts';

/** The call's id, {edital: {id}} or {edital: id}; undefined without one. */
export function editalDoCorpo(pedido: Pedido<Api['enviarASecretaria']>): number | undefined {
  const { id, edital } = pedido.legivel('id', 'edital');
  const nomeado = edital ?? id;
  if (nomeado === undefined || nomeado === null) {
    // A malformed body gives 422 before any 404 (E-CHAMADAS-4).
    const corpo = pedido.corpo();
    return corpo.edital ?? corpo.id ?? undefined;
  }
  return nomeado;
}

/** The 422 for a request that names no call, with the error beside the field. */
export function faltaOEdital(): DomainError {
  const { selecione } = MENSAGENS_EDITAL;
  return new DomainError('invalido', 'EDITAL_VAZIO', selecione, [
    problema('edital', 'EDITAL_VAZIO', selecione),
  ]);
}

/** A second time throws 409 (T-G10). */
export const enviarASecretaria: Executar<Api['enviarASecretaria']> = async (ctx, pedido) => {
  const id = editalDoCorpo(pedido);
  if (id === undefined) throw faltaOEdital();
  const antes = await travarEdital(ctx.db, id);
  if (antes === null) throw editalNaoEncontrado();
  const fatos = {
    agora: ctx.agora,
    fuso: await lerFuso(ctx.db),
    reuniaoAberta: await reuniaoQueBarra(ctx.db, id, ctx.agora),
  };
  const depois = transitar(MAQUINA_DO_EDITAL, antes, 'enviarASecretaria', { quem: ctx.usuario.tipo, fatos });
  ctx.exigirVersao(antes.versao);
  const salvo = await salvarEdital(ctx.db, depois);
  await auditar(ctx, { acao: 'enviarASecretaria', registro: { tipo: 'edital', id }, antes, depois: salvo });
  return { status: 200, dados: { message: M.enviadoASecretaria } };
};
