import {
  type AtoDoEdital,
  type AtosDoEdital,
  MAQUINA_DO_EDITAL,
} from '@instrutoria/domain/edital/maquina.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Edital, EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Contexto } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { salvarEdital, travarEdital } from '../repository.ts';
import { avisarPrazos } from './avisar-prazos.ts';

interface Mudanca {
  readonly acao: string;
  readonly antes: EditalGuardado;
  readonly depois: EditalGuardado;
  readonly fuso: string;
  readonly motivo?: string | null | undefined;
}

/** Stores it with its audit row, and mails the people whose day moves. */
export async function gravarEdital(ctx: Contexto, mudanca: Mudanca): Promise<Edital> {
  const { acao, antes, depois, fuso, motivo } = mudanca;
  const salvo = await salvarEdital(ctx.db, depois);
  const registro = { tipo: 'edital', id: antes.id };
  await auditar(ctx, { acao, registro, antes, depois: motivo ? { ...salvo, motivo: motivo.trim() } : salvo });
  await avisarPrazos(ctx, { antes, depois: salvo, fuso, motivo });
  return derivarEdital(salvo, ctx.agora, fuso);
}

export async function travarOuFalhar(ctx: Contexto, id: number): Promise<EditalGuardado> {
  const antes = await travarEdital(ctx.db, id);
  if (antes === null) throw editalNaoEncontrado();
  return antes;
}

export function editalNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_EDITAL.naoEncontrado);
}

/** Checks the domain's table, then 412, then writes the row with its audit. */
export async function moverEdital<A extends AtoDoEdital>(
  ctx: Contexto,
  antes: EditalGuardado,
  ato: A,
  pedido: AtosDoEdital[A],
  motivo?: string | null,
): Promise<Edital> {
  const depois = transitar(MAQUINA_DO_EDITAL, antes, ato, { quem: ctx.usuario.tipo, ...pedido });
  ctx.exigirVersao(antes.versao);
  return gravarEdital(ctx, { acao: ato, antes, depois, fuso: pedido.fatos.fuso, motivo });
}
