import type { Api } from '@instrutoria/contract/api.ts';
import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { emReais } from '@instrutoria/domain/kernel/dinheiro.ts';
import {
  contaDoValor,
  destinoDoLancamento,
  destinoPorExtenso,
  nomeDoLancamento,
  valorPorExtenso,
} from '@instrutoria/domain/pagamento/messages.ts';
import { lancamentosDaFolha } from '@instrutoria/domain/pagamento/rules/lancamentos.ts';
import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Executar } from '../../../context.ts';
import { mapInPieces } from '../../../db/in-pieces.ts';
import { lerFuso } from '../../../db/settings.ts';
import { linhasProntas } from '../../../documents/planilhas/linhas-prontas.ts';
import type { Celula } from '../../../documents/planilhas/modelo.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { nomesParaOPagamento } from '../../instrutor/nome-civil-repository.ts';
import { fatosDaFolha } from '../fatos-queries.ts';
import { acharFolha, contar, lancamentosFechados, nomesDaFolha } from '../queries.ts';

const COLUNAS = [
  { titulo: 'Instrutor', largura: 36 },
  { titulo: 'CPF', largura: 16 },
  { titulo: 'E-mail', largura: 36 },
  { titulo: 'Projeto', largura: 10 },
  { titulo: 'Título', largura: 60 },
  { titulo: 'Mês da bolsa', largura: 14 },
  { titulo: 'Lançamento', largura: 32 },
  { titulo: 'Horas', largura: 10 },
  { titulo: 'Pago', largura: 10 },
  { titulo: 'Resultado', largura: 44 },
  { titulo: 'Motivo', largura: 44 },
  // The name in the person's documents; besides their own record only this sheet has it.
  { titulo: 'Nome para o pagamento', largura: 36 },
  // After all others, so that no column of an institution's own sheets moves.
  { titulo: 'Valor (R$)', largura: 14 },
  { titulo: 'Cálculo do valor', largura: 36 },
];

function celulas(lancamento: Lancamento, nomes: ReadonlyMap<number, string>): Celula[] {
  const { instrutor, projeto, competencia, pago, horas, valor } = lancamento;
  const destino = destinoDoLancamento(lancamento);
  const cpf = instrutor.cpf === null ? null : formatarCpf(instrutor.cpf);
  return [
    ...[instrutor.nome, cpf, instrutor.email, projeto.id, projeto.titulo],
    ...[competencia, nomeDoLancamento(lancamento), horas, pago ? 'sim' : 'não'],
    ...[destinoPorExtenso(destino), destino.detalhe],
    nomes.get(instrutor.id) ?? instrutor.nome,
    ...[valor === null ? valorPorExtenso(lancamento) : emReais(valor), contaDoValor(lancamento)],
  ];
}

function somas(lancamentos: readonly Lancamento[]): Celula[][] {
  const { aPagar, aDevolver, valorAPagar, valorADevolver, semValor } = contar(lancamentos);
  return [
    ...[[], ['Bolsas pagas nesta folha', aPagar], ['Bolsas a devolver', aDevolver]],
    ['Soma paga nesta folha (R$)', emReais(valorAPagar)],
    ['Soma a devolver (R$)', emReais(valorADevolver)],
    ...(semValor === 0 ? [] : [['Lançamentos sem valor cadastrado, fora das somas', semValor]]),
  ];
}

/** The sheet as closed, or as it would be closed now. With whole CPFs, without account numbers (D37). */
export const exportarFolhaDePagamento: Executar<Api['exportarFolhaDePagamento']> = async (
  ctx,
  { params, query },
) => {
  const { mes } = params;
  const folha = await acharFolha(ctx.db, mes);
  let linhas = 0;
  const formato = query.formato ?? 'xlsx';
  const arquivo = await ctx.deps.planilhas.arquivo(formato, `folha-${mes}`, async () => {
    const lancamentos =
      folha === null
        ? lancamentosDaFolha(mes, await fatosDaFolha(ctx.db, ctx.agora, await lerFuso(ctx.db)))
        : await lancamentosFechados(ctx.db, folha.id);
    linhas = lancamentos.length;
    const nomes =
      folha === null
        ? await nomesParaOPagamento(
            ctx.db,
            lancamentos.map(({ instrutor }) => instrutor.id),
          )
        : await nomesDaFolha(ctx.db, folha.id);
    return {
      nome: folha === null ? `Prévia ${mes}` : `Folha ${mes}`,
      quando: ctx.agora,
      colunas: COLUNAS,
      linhas: linhasProntas([
        ...(await mapInPieces(lancamentos, (um) => celulas(um, nomes))),
        ...somas(lancamentos),
      ]),
    };
  });
  await auditar(ctx, {
    acao: 'exportarFolhaDePagamento',
    ...(folha === null ? {} : { registro: { tipo: 'folha_de_pagamento', id: folha.id } }),
    depois: { mes, linhas, endereco: ctx.endereco },
  });
  await registrarAcesso(ctx, {
    documento: 'planilha_de_pagamentos',
    registro: { tipo: 'folha_de_pagamento', id: folha?.id ?? 0 },
    titularId: null,
  });
  return { status: 200, arquivo };
};
