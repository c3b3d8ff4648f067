import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_JANELA as M } from '@instrutoria/domain/janela/messages.ts';
import { dataHoraNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';

function instanteDe(texto: string): Date {
  const ms = /^\d{4}-\d{2}-\d{2}T/.test(texto) ? Date.parse(texto) : Number.NaN;
  if (Number.isNaN(ms)) {
    exigirSemProblemas([problema('instante', 'INSTANTE_INVALIDO', M.instanteInvalido)]);
  }
  return new Date(ms);
}

/** 404 outside the demonstration (D24). */
export const simularData: Executar<Api['simularData']> = async (ctx, pedido) => {
  const { simular } = ctx.deps.clock;
  if (simular === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Não encontrado.');
  const { instante } = pedido.corpo();
  const escolhido = instante === null ? null : instanteDe(instante);
  await auditar(ctx, { acao: 'simularData', depois: { instante: escolhido?.toISOString() ?? null } });
  simular(escolhido);
  const fuso = await lerFuso(ctx.db);
  return {
    status: 200,
    dados: { data: dataHoraNoFuso(ctx.deps.clock.agora(), fuso), simulada: escolhido !== null },
  };
};
