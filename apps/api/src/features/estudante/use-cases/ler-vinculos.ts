import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { finalDaConta, problemasDaConta } from '@instrutoria/domain/banco/rules/conta-bancaria.ts';
import { situacaoDaUltima } from '@instrutoria/domain/banco/rules/resposta-do-aluno.ts';
import { contestarAte } from '@instrutoria/domain/contestacao/rules/contestacao.ts';
import { situacaoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/declaracao.ts';
import { oQueFazer } from '@instrutoria/domain/estudante/rules/a-fazer.ts';
import { podeInformarConta } from '@instrutoria/domain/estudante/rules/informar-conta.ts';
import {
  DE_OUTRO_CPF,
  FORA_DA_FOLHA,
  mesEmAberto,
  type SituacaoDoPagamento,
  situacaoDoPagamento,
} from '@instrutoria/domain/estudante/rules/situacao-do-pagamento.ts';
import { situacaoNaTela } from '@instrutoria/domain/instrutor/messages.ts';
import { mesDoDia, somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { nomeDoLancamento } from '@instrutoria/domain/pagamento/messages.ts';
import { alcancaOMes, motivosDoMes, temLinhaNoMes } from '@instrutoria/domain/pagamento/rules/mes-devido.ts';
import type { Vinculo } from '@instrutoria/domain/pagamento/types.ts';
import type { Contexto, Estudante, Executar, Usuario } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { CODIGOS_DOS_BANCOS, nomeDoBancoDe } from '../../banco/bancos-queries.ts';
import { acharConta, devolucaoDoEstudante, ultimaEscrita } from '../../banco/repository.ts';
import { contestacoesDosVinculos, mesesConhecidos } from '../../contestacao/queries.ts';
import { type MesEnviado, mesesEnviados } from '../../frequencia/dias-repository.ts';
import { leituraDosInstrutores } from '../../instrutor/leitura-queries.ts';
import { montarInstrutor } from '../../instrutor/queries.ts';
import { estadoDoTermo } from '../../instrutor/termo-queries.ts';
import { vinculosDaFolha } from '../../pagamento/fatos-queries.ts';
import {
  type LancamentoLido,
  lancamentosDosVinculos,
  mesesComFolhaFechada,
  type VinculoLido,
  vinculosDoEstudante,
} from '../vinculos-queries.ts';

export type MeuVinculo = AnswerOf<Api['lerMeusVinculos']>[number];
type Mes = MeuVinculo['meses'][number];
export type ContextoDoEstudante = Contexto<Usuario | null, null, Estudante>;

interface Fatos {
  readonly fechados: ReadonlySet<string>;
  readonly lancamentos: readonly LancamentoLido[];
  /** The months whose line is of another person. */
  readonly deOutroCpf: ReadonlySet<string>;
  readonly enviados: readonly MesEnviado[];
  readonly contestacoes: Awaited<ReturnType<typeof contestacoesDosVinculos>>;
  readonly conhecidos: Awaited<ReturnType<typeof mesesConhecidos>>;
  readonly agora: Date;
  readonly fuso: string;
  /** 'yyyy-mm' */
  readonly corrente: string;
}

/** The months of the vínculo until now, and those with hours, an absence, a line of a sheet or a contest; the latest first. */
function mesesDo(v: Vinculo, { lancamentos, enviados, contestacoes, corrente }: Fatos): string[] {
  // Months before the vínculo are stored as 'não se aplica'.
  const comHoras = Object.keys(v.horas).filter((mes) => (v.horas[mes] ?? 0) > 0);
  const meses = new Set([...comHoras, ...v.ausencias, ...enviados.map(({ mes }) => mes)]);
  for (const { competencia } of lancamentos) meses.add(competencia);
  for (const { mes } of contestacoes) meses.add(mes);
  for (let mes = v.mesInicio ?? ''; mes !== '' && mes <= corrente; mes = somarMeses(mes, 1)) {
    if (alcancaOMes(v, mes)) meses.add(mes);
  }
  return [...meses].toSorted().toReversed();
}

function pagamentosDoMes(v: Vinculo, mes: string, fatos: Fatos): Mes['pagamentos'] {
  const linhas = fatos.lancamentos.filter(({ competencia }) => competencia === mes);
  const lidas = linhas.map((l) => ({
    tipo: l.tipo,
    nome: nomeDoLancamento(l),
    valor: l.valor,
    ...situacaoDoPagamento(l),
  }));
  if (linhas.some(({ tipo }) => tipo === 'NORMAL') || !temLinhaNoMes(v, mes)) return lidas;
  const semLinha = (): SituacaoDoPagamento => {
    if (fatos.deOutroCpf.has(mes)) return DE_OUTRO_CPF;
    return fatos.fechados.has(mes) ? FORA_DA_FOLHA : mesEmAberto(motivosDoMes(v, mes, fatos.agora));
  };
  return [{ tipo: 'NORMAL', nome: 'do mês', valor: null, ...semLinha() }, ...lidas];
}

function contestacoesDoMes(
  mes: string,
  { contestacoes, conhecidos, agora, fuso }: Fatos,
): Pick<Mes, 'contestacoes' | 'contestarAte'> {
  const feitas = contestacoes.filter((uma) => uma.mes === mes);
  const conhecidoEm = conhecidos.find((um) => um.mes === mes)?.conhecidoEm ?? null;
  return {
    contestarAte: contestarAte({ conhecidoEm, feitas }, { agora, fuso }),
    contestacoes: feitas.map(({ instrutorId, mes: _mes, ...uma }) => uma),
  };
}

function mesesLidos(v: Vinculo | undefined, fatos: Fatos): Mes[] {
  if (v === undefined) return [];
  return mesesDo(v, fatos).map((mes) => {
    const enviado = fatos.enviados.find((um) => um.mes === mes);
    return {
      mes,
      horas: v.horas[mes] ?? null,
      enviadas: enviado === undefined || enviado.estado === 'devolvido' ? null : enviado.horas,
      motivo: enviado?.motivo ?? null,
      ausente: v.ausencias.includes(mes),
      pagamentos: pagamentosDoMes(v, mes, fatos),
      ...contestacoesDoMes(mes, fatos),
    };
  });
}

/** The months that came back and that may still be open. */
function devolvidos({ enviados, corrente }: Fatos): string[] {
  return enviados
    .filter(({ estado, mes }) => estado === 'devolvido' && mes >= somarMeses(corrente, -1))
    .map(({ mes }) => mes);
}

type Conta = Pick<MeuVinculo, 'conta' | 'devolucao'>;

/** Of the account only the bank and the last digits leave this function. */
async function contaDoVinculo(ctx: ContextoDoEstudante, id: number, cpf: string | null): Promise<Conta> {
  const [guardada, ultima, devolucao, { regrasDoPagador }] = await Promise.all([
    acharConta(ctx.db, id),
    ultimaEscrita(ctx.db, id),
    devolucaoDoEstudante(ctx.db, id),
    lerConfiguracao(ctx.db),
  ]);
  if (guardada === null || guardada.deixada) return { conta: null, devolucao };
  const { conta } = guardada;
  const contexto = { cpfDoAluno: cpf, bancos: CODIGOS_DOS_BANCOS };
  return {
    conta: {
      ...{ nomeDoBanco: nomeDoBancoDe(conta), final: finalDaConta(conta) },
      problemas: problemasDaConta(conta, regrasDoPagador, contexto).map(({ mensagem }) => mensagem),
      ...{ em: ultima?.em.toISOString() ?? null, peloAluno: ultima !== null && ultima.autorId === null },
      situacao: situacaoDaUltima(ultima, ctx.agora),
    },
    devolucao,
  };
}

/** The student's vínculos, or only this one: [] where it is not theirs. */
export async function vinculosLidos(ctx: ContextoDoEstudante, id?: number): Promise<MeuVinculo[]> {
  const leitura = await leituraDosInstrutores(ctx, true);
  const { hoje, fuso } = leitura;
  const lidos = await vinculosDoEstudante(ctx.db, ctx.estudante.id, { hoje, id });
  const ids = lidos.map(({ instrutor }) => instrutor.id);
  const [daFolha, todos, fechados, enviados, contestacoes, conhecidos, contas, termos] = await Promise.all([
    vinculosDaFolha(ctx.db, ids, fuso),
    lancamentosDosVinculos(ctx.db, ids, fuso),
    mesesComFolhaFechada(ctx.db),
    mesesEnviados(ctx.db, ids),
    contestacoesDosVinculos(ctx.db, ctx.estudante.id, ids),
    mesesConhecidos(ctx.db, ids),
    Promise.all(lidos.map(({ instrutor }) => contaDoVinculo(ctx, instrutor.id, instrutor.cpf))),
    Promise.all(lidos.map(({ instrutor }) => estadoDoTermo(ctx.db, instrutor))),
  ]);
  const lancamentos = Map.groupBy(todos, ({ instrutorId }) => instrutorId);
  return lidos.map((lido, i) => {
    const dele = ids[i] ?? 0;
    const dela = lancamentos.get(dele) ?? [];
    const fatos = {
      ...{ fechados, agora: ctx.agora, fuso, corrente: mesDoDia(hoje) },
      contestacoes: contestacoes.filter(({ instrutorId }) => instrutorId === dele),
      conhecidos: conhecidos.filter(({ instrutorId }) => instrutorId === dele),
      lancamentos: dela.filter(({ deOutroCpf }) => !deOutroCpf),
      deOutroCpf: new Set(dela.filter(({ deOutroCpf }) => deOutroCpf).map(({ competencia }) => competencia)),
      enviados: enviados.filter(({ instrutorId }) => instrutorId === dele),
    };
    const v = daFolha.find(({ instrutor }) => instrutor.id === dele);
    return vinculoNaResposta(lido, leitura, {
      ...(contas[i] ?? { conta: null, devolucao: null }),
      termo: termos[i] ?? null,
      meses: mesesLidos(v, fatos),
      mesesDevolvidos: devolvidos(fatos),
    });
  });
}

function vinculoNaResposta(
  lido: VinculoLido,
  leitura: Parameters<typeof montarInstrutor>[1],
  lidos: Pick<MeuVinculo, 'conta' | 'devolucao' | 'meses' | 'termo'> & {
    readonly mesesDevolvidos: readonly string[];
  },
): MeuVinculo {
  const { projeto, edital, totalPago } = lido;
  const { meses, conta, devolucao, mesesDevolvidos, termo } = lidos;
  const i = montarInstrutor(lido, leitura);
  const vinculo = { bolsista: i.tipoAluno === 'BOLSISTA', encerrado: i.fimVinculo !== null };
  const conferencias = i.conferencias.map(({ dispensa, ...conferencia }) =>
    lido.deOutraPessoa.includes(conferencia.documento)
      ? { ...conferencia, motivo: null, enviadoEm: null, peloAluno: false, deOutraPessoa: true }
      : { ...conferencia, deOutraPessoa: false },
  );
  const pagamentos = meses.flatMap((mes) => mes.pagamentos.map(({ estado }) => estado));
  const informaConta = podeInformarConta({ ...vinculo, pagamentos });
  return {
    ...{ id: i.id, versao: i.versao, projeto, edital, tipoAluno: i.tipoAluno, totalPago },
    situacao: situacaoNaTela(i),
    aguardandoConferencia: i.aguardandoConferencia,
    falta: i.falta,
    mesInicio: i.mesInicio,
    vigencia: i.vigencia,
    fim: i.fimVinculo?.data ?? null,
    nuncaComecou: i.nuncaComecou,
    aFazer: oQueFazer({
      ...{ encerrado: vinculo.encerrado, conferencias, informaConta },
      ...{ temConta: conta !== null, conta: conta?.situacao ?? 'livre' },
      problemaDaConta: conta?.problemas[0] ?? null,
      ...{ devolucao: devolucao?.motivo ?? null, mesesDevolvidos, termo },
    }),
    documentos: conferencias,
    ...{ meses, conta, devolucao, termo },
    informaConta,
    declaracoes: lido.declaracoes.map(({ id, emitidaEm, revogadaEm }) => ({
      ...{ id, emitidaEm },
      situacao: situacaoDaDeclaracao({ revogadaEm }),
    })),
  };
}

export const lerMeusVinculos: Executar<Api['lerMeusVinculos']> = async (ctx) => ({
  status: 200,
  dados: await vinculosLidos(ctx),
});
