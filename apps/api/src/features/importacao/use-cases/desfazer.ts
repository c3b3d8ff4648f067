import type { Api } from '@instrutoria/contract/api.ts';
import { DESFAZER_MS } from '@instrutoria/domain/importacao/limits.ts';
import { MENSAGENS_IMPORTACAO as M } from '@instrutoria/domain/importacao/messages.ts';
import { type Usado, usosPorExtenso } from '@instrutoria/domain/importacao/rules/usos.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { TABELA_DO_TIPO, type TabelaImportada } from '../acervo-queries.ts';
import { desfazerTabela, travarImportados } from '../desfazer-repository.ts';
import * as repo from '../repository.ts';
import { exigirImportacao, exigirTravada, inteira } from './com-importacao.ts';

function conflito(codigo: string, mensagem: string): DomainError {
  return new DomainError('conflito', codigo, mensagem);
}

/** Puts every record back as it was. Used ones are named in a 409, or stay where the person chose so. */
export const desfazerImportacao: Executar<Api['desfazerImportacao']> = async (ctx, pedido) => {
  const { id, situacao, confirmadaEm, opcoes, arquivo } = await exigirTravada(ctx.db, pedido.params.id);
  if (situacao === 'desfeita') throw conflito('IMPORTACAO_DESFEITA', M.jaDesfeita);
  if (confirmadaEm === null) throw conflito('IMPORTACAO_NAO_CONFIRMADA', M.naoConfirmada);
  if (ctx.agora.getTime() > confirmadaEm.getTime() + DESFAZER_MS) {
    throw conflito('PRAZO_PARA_DESFAZER', M.prazoParaDesfazer);
  }
  const { deixarUsadas = false } = pedido.corpo();
  // Units that came with people, after the people in them.
  const tabelas: TabelaImportada[] =
    opcoes.tipo === 'pessoas' ? ['professor', 'unidade'] : [TABELA_DO_TIPO[opcoes.tipo]];
  await travarImportados(ctx.db, id, tabelas);
  const usados: Usado[] = [];
  for (const tabela of tabelas) usados.push(...(await desfazerTabela(ctx.db, id, tabela)));
  if (usados.length > 0 && !deixarUsadas) {
    throw conflito('IMPORTACAO_USADA', M.jaUsadas(usosPorExtenso(usados)));
  }
  await repo.marcarDesfeita(ctx.db, id, ctx.agora);
  await auditar(ctx, {
    acao: 'desfazerImportacao',
    registro: { tipo: 'importacao', id },
    depois: { tipo: opcoes.tipo, arquivo, ficaram: usados.length },
  });
  return { status: 200, dados: inteira(await exigirImportacao(ctx.db, id), false) };
};
