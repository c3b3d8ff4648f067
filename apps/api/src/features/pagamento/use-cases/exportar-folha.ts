import type { Api } from '@instrutoria/contract/api.ts';
import { NOMES_DOS_LANCAMENTOS, NOMES_DOS_MOTIVOS } from '@instrutoria/domain/pagamento/messages.ts';
import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Executar } from '../../../context.ts';
import { mapInPieces } from '../../../db/in-pieces.ts';
import type { Celula } from '../../../documents/planilhas/modelo.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharFolha, lancamentosFechados, lancamentosPrevistos } from '../queries.ts';

const COLUNAS = [
  { titulo: 'Instrutor', largura: 36 },
  { titulo: 'E-mail', largura: 36 },
  { titulo: 'Projeto', largura: 10 },
  { titulo: 'Título', largura: 60 },
  { titulo: 'Mês da bolsa', largura: 14 },
  { titulo: 'Lançamento', largura: 18 },
  { titulo: 'Horas', largura: 10 },
  { titulo: 'Pago', largura: 10 },
  { titulo: 'Motivo', largura: 40 },
];

function celulas({ instrutor, projeto, competencia, tipo, pago, motivo, horas }: Lancamento): Celula[] {
  return [
    ...[instrutor.nome, instrutor.email, projeto.id, projeto.titulo],
    ...[competencia, NOMES_DOS_LANCAMENTOS[tipo], horas, pago ? 'sim' : 'não'],
    motivo === null ? null : NOMES_DOS_MOTIVOS[motivo],
  ];
}

/** The sheet of a month as a spreadsheet: closed, or as it stands now. No CPF and no account numbers (T-M1). */
export const exportarFolhaDePagamento: Executar<Api['exportarFolhaDePagamento']> = async (
  ctx,
  { params },
) => {
  const { mes } = params;
  const folha = await acharFolha(ctx.db, mes);
  const lancamentos =
    folha === null ? await lancamentosPrevistos(ctx.db, mes) : await lancamentosFechados(ctx.db, folha.id);
  const bytes = await ctx.deps.planilhas.xlsx({
    nome: folha === null ? `Prévia ${mes}` : `Folha ${mes}`,
    quando: ctx.agora,
    colunas: COLUNAS,
    linhas: await mapInPieces(lancamentos, celulas),
  });
  // Each opening leaves a row, without which nothing leaves (T-F4).
  await auditar(ctx, {
    acao: 'exportarFolhaDePagamento',
    ...(folha === null ? {} : { registro: { tipo: 'folha_de_pagamento', id: folha.id } }),
    depois: { mes, linhas: lancamentos.length, endereco: ctx.endereco },
  });
  await registrarAcesso(ctx, {
    documento: 'planilha_de_pagamentos',
    registro: { tipo: 'folha_de_pagamento', id: folha?.id ?? 0 },
    titularId: null,
  });
  return {
    status: 200,
    data: {
      tipo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes,
      nome: `folha-${mes}.xlsx`,
    },
  };
};
