import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { concorrentesDaVaga } from '@instrutoria/domain/pagamento/rules/apuracao.ts';
import { lancamentosDaFolha, mesesEmAberto } from '@instrutoria/domain/pagamento/rules/lancamentos.ts';
import { impedimentoDoFechamento } from '@instrutoria/domain/pagamento/transitions.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { limitesDaLista } from '../../../db/page.ts';
import { escolherOrdem } from '../../../db/page-order.ts';
import { lerFuso } from '../../../db/settings.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { fatosDaFolha } from '../fatos-queries.ts';
import { acharFolha, contar, type FolhaFechada, folhasFechadas, lancamentosFechados } from '../queries.ts';
import { fechamentoDe } from './fechamento.ts';

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;

function cabecalho({ mes, fechadaEm, fechadaPor, mesParcial }: FolhaFechada) {
  return { mes, fechada: true, fechadaEm: fechadaEm.toISOString(), fechadaPor, mesParcial };
}

/**
 * A month's sheet: as stored when closed, else as closing now would make it. It has whole CPFs, so each
 * reading is recorded (D37).
 */
export async function montarFolha(ctx: Contexto, mes: string): Promise<Folha> {
  const fechada = await acharFolha(ctx.db, mes);
  const fechamento = await fechamentoDe(ctx, mes);
  const lancamentos =
    fechada === null
      ? lancamentosDaFolha(mes, fechamento.fatos)
      : await lancamentosFechados(ctx.db, fechada.id);
  const concorrentes = concorrentesDaVaga(mes, fechamento.fatos);
  const impedimento = impedimentoDoFechamento(fechamento, lancamentos);
  const topo =
    fechada === null
      ? { mes, fechada: false, fechadaEm: null, fechadaPor: null, mesParcial: fechamento.fatos.mesParcial }
      : cabecalho(fechada);
  await registrarAcesso(ctx, {
    documento: 'folha_de_pagamento',
    registro: { tipo: 'folha_de_pagamento', id: fechada?.id ?? 0 },
    titularId: null,
  });
  return {
    ...topo,
    podeFechar: impedimento === null,
    impedimento: impedimento?.mensagem ?? null,
    ...contar(lancamentos),
    lancamentos: lancamentos.map((l) => ({
      ...l,
      concorrentes: l.tipo === 'NORMAL' ? [...(concorrentes.get(l.instrutor.id) ?? [])] : [],
    })),
  };
}

export const lerFolhaDePagamento: Executar<Api['lerFolhaDePagamento']> = async (ctx, { params }) => ({
  status: 200,
  dados: await montarFolha(ctx, params.mes),
});

const ORDENS = { mes: 'mes' } as const;

export const listarFolhasDePagamento: Executar<Api['listarFolhasDePagamento']> = async (ctx, { query }) => {
  const ordem = escolherOrdem(query.ordem, ORDENS) ?? { decrescente: true };
  const fuso = await lerFuso(ctx.db);
  const [fechadas, fatos] = await Promise.all([
    folhasFechadas(ctx.db),
    fatosDaFolha(ctx.db, ctx.agora, fuso),
  ]);
  const corrente = diaNoFuso(ctx.agora, fuso).slice(0, 7);
  const abertas = mesesEmAberto(fatos, corrente).map((mes) => ({
    mes,
    fechada: false,
    fechadaEm: null,
    fechadaPor: null,
    mesParcial: fatos.mesParcial,
    ...contar(lancamentosDaFolha(mes, fatos)),
  }));
  const todas = [...fechadas.map((f) => ({ ...cabecalho(f), ...contar(f.lancamentos) })), ...abertas]
    .filter(({ mes }) => mes.includes(query.busca ?? ''))
    .toSorted((a, b) => (ordem.decrescente ? b.mes.localeCompare(a.mes) : a.mes.localeCompare(b.mes)));
  const { limit, offset } = limitesDaLista(query);
  return { status: 200, dados: todas.slice(offset, offset + limit), total: todas.length };
};
