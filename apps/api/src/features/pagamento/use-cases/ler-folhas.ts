import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { concorrentesDaVaga } from '@instrutoria/domain/pagamento/rules/apuracao.ts';
import { semSegundaPessoa } from '@instrutoria/domain/pagamento/rules/duas-pessoas.ts';
import { lancamentosDaFolha, mesesEmAberto } from '@instrutoria/domain/pagamento/rules/lancamentos.ts';
import { verbaQueFalta } from '@instrutoria/domain/pagamento/rules/verba.ts';
import {
  impedimentoDaConferencia,
  impedimentoDoFechamento,
  mudancasDaFolha,
} from '@instrutoria/domain/pagamento/transitions.ts';
import type { FatosDaFolha, Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { limitesDaLista } from '../../../db/page.ts';
import { escolherOrdem } from '../../../db/page-order.ts';
import { projetosDeQuemParticipa } from '../../../db/participacao.ts';
import { lerFuso } from '../../../db/settings.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { contasMudadasDesde } from '../../banco/contas-conferidas-repository.ts';
import { fatosDaFolha } from '../fatos-queries.ts';
import { fechamentoDe } from '../fechamento-queries.ts';
import { acharFolha, contar, type FolhaFechada, folhasFechadas, lancamentosFechados } from '../queries.ts';
import { linhasQuePagam, retencoesEmVigor } from '../retencao-repository.ts';

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;

/** The hold of each line, and whether this person may hold or release it. */
async function retencoesDaFolha(ctx: Contexto, mes: string, fechada: FolhaFechada | null) {
  const [todas, quePagam, seus] = await Promise.all([
    retencoesEmVigor(ctx.db),
    fechada === null ? [] : linhasQuePagam(ctx.db, fechada.id),
    projetosDeQuemParticipa(ctx.db, ctx.usuario.id),
  ]);
  const participa = new Set(seus);
  const enviadas = new Set(quePagam.filter((um) => um.enviada).map(chaveDaLinha));
  const retencoes = todas.map(({ pagamentoId, liberada: _, ...um }) => ({
    ...um,
    pagamentoId,
    podeLiberar: !participa.has(um.projeto.id),
  }));
  /** Whether it pays, and no living remessa has it yet. */
  const aPagar = ({ pago, instrutor, competencia }: Lancamento) =>
    pago && !enviadas.has(chaveDaLinha({ instrutorId: instrutor.id, competencia }));
  return {
    retencoes,
    participa,
    aPagar,
    daLinha(l: Lancamento) {
      const { id } = l.instrutor;
      const retencao = retencoes.find(
        (um) =>
          um.instrutor.id === id &&
          um.competencia === l.competencia &&
          (um.pagamentoId === null ? l.motivo === 'RETIDA' : l.pago && um.mes === mes),
      );
      const podeReter = aPagar(l) && retencao === undefined && !participa.has(l.projeto.id);
      return { retencao: retencao ?? null, podeReter };
    },
  };
}

const chaveDaLinha = (um: { readonly instrutorId: number; readonly competencia: string }) =>
  `${um.instrutorId} ${um.competencia}`;

function cabecalho({ mes, fechadaEm, fechadaPor, mesParcial, motivoSemSegundaPessoa }: FolhaFechada) {
  const quando = fechadaEm.toISOString();
  return { mes, fechada: true, fechadaEm: quando, fechadaPor, mesParcial, motivoSemSegundaPessoa };
}

function aberta(mes: string, { mesParcial }: Pick<FatosDaFolha, 'mesParcial'>) {
  const ninguem = { fechadaEm: null, fechadaPor: null, motivoSemSegundaPessoa: null };
  return { mes, fechada: false, mesParcial, ...ninguem };
}

/**
 * A month's sheet: as stored when closed, else as closing now would make it. It has whole CPFs, so each
 * reading is recorded (D37).
 */
export async function montarFolha(ctx: Contexto, mes: string): Promise<Folha> {
  const fechada = await acharFolha(ctx.db, mes);
  const { lancamentos: abertos, ...fechamento } = await fechamentoDe(ctx.db, ctx.usuario.id, ctx.agora, mes);
  const lancamentos = fechada === null ? abertos : await lancamentosFechados(ctx.db, fechada.id);
  const { retencoes, participa, daLinha, aPagar } = await retencoesDaFolha(ctx, mes, fechada);
  const concorrentes = concorrentesDaVaga(mes, fechamento.fatos);
  const { conferencia } = fechamento;
  const mudou = fechada === null ? mudancasDaFolha(fechamento, lancamentos) : [];
  const conferida = conferencia !== null && mudou.length === 0;
  const paraConferir = impedimentoDaConferencia(fechamento, lancamentos);
  const paraFechar = impedimentoDoFechamento(fechamento, lancamentos);
  const falta = fechada === null ? verbaQueFalta(fechamento.verbas, lancamentos) : null;
  const impedimento = conferida ? paraFechar : paraConferir;
  const contasMudadas =
    conferencia === null
      ? new Map<number, string>()
      : await contasMudadasDesde(ctx.db, conferencia.id, fechamento.fuso);
  const topo = fechada === null ? aberta(mes, fechamento.fatos) : cabecalho(fechada);
  await registrarAcesso(ctx, {
    documento: 'folha_de_pagamento',
    registro: { tipo: 'folha_de_pagamento', id: fechada?.id ?? 0 },
    titularId: null,
  });
  return {
    ...topo,
    conferencia:
      conferencia === null
        ? null
        : {
            em: conferencia.em,
            por: conferencia.por,
            total: conferencia.total,
            linhas: conferencia.linhas,
            mudou,
          },
    podeConferir: paraConferir === null,
    podeFechar: paraFechar === null,
    semSegundaPessoa: conferida && semSegundaPessoa(fechamento.quem, conferencia),
    impedimento: impedimento?.mensagem ?? null,
    verbaQueFalta: falta === null ? null : { edital: falta.edital, mensagem: falta.mensagem },
    ...contar(lancamentos),
    lancamentos: lancamentos.map((l) => ({
      ...l,
      ...daLinha(l),
      contaMudouEm: aPagar(l) ? (contasMudadas.get(l.instrutor.id) ?? null) : null,
      concorrentes: l.tipo === 'NORMAL' ? [...(concorrentes.get(l.instrutor.id) ?? [])] : [],
    })),
    retencoes,
    pontos: fechamento.pontos.map(({ marca, tipo, frase, projetos, conferido }) => ({
      ...{ marca, tipo, frase, conferido },
      podeConferir: conferido === null && !projetos.some((um) => participa.has(um)),
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
    ...aberta(mes, fatos),
    ...contar(lancamentosDaFolha(mes, fatos)),
  }));
  const todas = [...fechadas.map((f) => ({ ...cabecalho(f), ...contar(f.lancamentos) })), ...abertas]
    .filter(({ mes }) => mes.includes(query.busca ?? ''))
    .toSorted((a, b) => (ordem.decrescente ? b.mes.localeCompare(a.mes) : a.mes.localeCompare(b.mes)));
  const { limit, offset } = limitesDaLista(query);
  return { status: 200, dados: todas.slice(offset, offset + limit), total: todas.length };
};
