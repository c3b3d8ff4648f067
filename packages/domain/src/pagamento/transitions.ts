import type { EstadoDaJanela } from '../janela/types.ts';
import { diaNoFuso, mesPorExtenso } from '../kernel/datas.ts';
import { reais } from '../kernel/dinheiro.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { ehMesValido, formatarMes } from '../kernel/meses.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../kernel/texto.ts';
import { JUSTIFICATIVA_MAXIMA } from './limits.ts';
import { MENSAGENS_PAGAMENTO as M } from './messages.ts';
import { concorrentesDaVaga } from './rules/apuracao.ts';
import {
  impedimentoDeQuemConfere,
  impedimentoDeQuemFecha,
  mudancasDesde,
  nomear,
  semSegundaPessoa,
} from './rules/duas-pessoas.ts';
import { lancamentosDaFolha, mesesEmAberto } from './rules/lancamentos.ts';
import { impedimentoDosPontos } from './rules/pontos-a-conferir.ts';
import { somarFolha } from './rules/valores.ts';
import { type Verba, verbaQueFalta } from './rules/verba.ts';
import type {
  Conferencia,
  DecisaoDoEstorno,
  EscolhaDeVinculo,
  EstornoDecidido,
  FatosDaFolha,
  Impedimento,
  Lancamento,
  PontoDaFolha,
  QuemDaFolha,
} from './types.ts';

export interface Fechamento {
  readonly mes: string;
  readonly fatos: FatosDaFolha;
  readonly frequencia: Pick<EstadoDaJanela, 'abreEm' | 'aberta'>;
  /** The cents to pay that the person read; null: not said. */
  readonly total?: number | null | undefined;
  /** The conference in force of this month; null: a draft. */
  readonly conferencia: Conferencia | null;
  readonly quem: QuemDaFolha;
  /** What somebody has to look at before the sheet is conferred. */
  readonly pontos: readonly PontoDaFolha[];
  /** The budgets of the calls that have one. */
  readonly verbas: readonly Verba[];
  /** Why one person closes alone. */
  readonly motivo?: string | null | undefined;
  readonly agora: Date;
  readonly fuso: string;
}

/** Whether hours of this month can no longer be registered: its window, or the month itself, is over. */
function jaTerminou({
  mes,
  frequencia,
  agora,
  fuso,
}: Pick<Fechamento, 'agora' | 'frequencia' | 'fuso' | 'mes'>): boolean {
  const corrente = diaNoFuso(agora, fuso).slice(0, 7);
  if (mes !== corrente) return mes < corrente;
  const { aberta, abreEm } = frequencia;
  return !aberta && (abreEm === null || diaNoFuso(new Date(abreEm), fuso).slice(0, 7) > mes);
}

function porDecidir(lancamentos: readonly Lancamento[]): Impedimento | null {
  const nomes = lancamentos
    .filter(({ tipo, decisao }) => tipo === 'ESTORNO' && decisao === null)
    .map(({ instrutor, competencia }) => `${instrutor.nome} (${mesPorExtenso(competencia)})`);
  if (nomes.length === 0) return null;
  return { codigo: 'ESTORNOS_POR_DECIDIR', mensagem: `${M.estornosPorDecidir} ${nomear(nomes)}` };
}

/** What the sheet lacks to be conferred or closed by anybody; null when it lacks nothing. */
export function impedimentoDaFolha(
  fechamento: Pick<Fechamento, 'agora' | 'fatos' | 'frequencia' | 'fuso' | 'mes'>,
  lancamentos: readonly Lancamento[],
): Impedimento | null {
  const { mes, fatos } = fechamento;
  if (fatos.fechados.includes(mes)) return { codigo: 'FOLHA_FECHADA', mensagem: M.jaFechada };
  if (!jaTerminou(fechamento)) return { codigo: 'MES_NAO_TERMINOU', mensagem: M.mesFuturo };
  if (mesesEmAberto(fatos, mes).some((aberto) => aberto < mes)) {
    return { codigo: 'MES_ANTERIOR_ABERTO', mensagem: M.mesAnteriorAberto };
  }
  if (lancamentos.length === 0) return { codigo: 'SEM_BOLSISTAS', mensagem: M.semBolsistas };
  return porDecidir(lancamentos) ?? semValores(lancamentos, fatos);
}

/** What would be paid otherwise than it was conferred, in words. */
export function mudancasDaFolha(
  { conferencia, fatos }: Pick<Fechamento, 'conferencia' | 'fatos'>,
  lancamentos: readonly Lancamento[],
): string[] {
  if (conferencia === null) return [];
  const nomes = new Map(fatos.vinculos.map(({ instrutor }) => [instrutor.id, instrutor.nome]));
  return mudancasDesde(conferencia, lancamentos, nomes);
}

/** Why this person cannot confer the sheet; null when they can. `lancamentos`: the lines of the open sheet. */
export function impedimentoDaConferencia(
  fechamento: Fechamento,
  lancamentos: readonly Lancamento[],
): Impedimento | null {
  const falta = impedimentoDaFolha(fechamento, lancamentos);
  if (falta !== null) return falta;
  const { conferencia, quem } = fechamento;
  if (conferencia !== null && mudancasDaFolha(fechamento, lancamentos).length === 0) {
    return { codigo: 'FOLHA_CONFERIDA', mensagem: M.jaConferida };
  }
  return impedimentoDeQuemConfere(quem) ?? impedimentoDosPontos(fechamento.pontos);
}

/** Why this person cannot close the sheet; null when they can. `lancamentos`: the lines that it would freeze. */
export function impedimentoDoFechamento(
  fechamento: Fechamento,
  lancamentos: readonly Lancamento[],
): Impedimento | null {
  const falta = impedimentoDaFolha(fechamento, lancamentos);
  if (falta !== null) return falta;
  const { conferencia, quem, agora } = fechamento;
  if (conferencia === null) return { codigo: 'NAO_CONFERIDA', mensagem: M.naoConferida };
  const mudou = mudancasDaFolha(fechamento, lancamentos);
  if (mudou.length > 0) {
    return { codigo: 'FOLHA_MUDOU', mensagem: M.mudouDepoisDeConferida(nomear(mudou)) };
  }
  // Those that appeared after the conference.
  const daPessoa = impedimentoDeQuemFecha(quem, conferencia, agora);
  return daPessoa ?? impedimentoDosPontos(fechamento.pontos) ?? verbaQueFalta(fechamento.verbas, lancamentos);
}

/** An institution that registers values has one for every month that it pays; one without any pays in months. */
function semValores(
  lancamentos: readonly Lancamento[],
  { valores, vinculos }: FatosDaFolha,
): Impedimento | null {
  if (valores.length === 0) return null;
  const faltam = lancamentos.flatMap((l) => {
    if (!l.pago || l.valor !== null) return [];
    const tipo = vinculos.find(({ instrutor }) => instrutor.id === l.instrutor.id)?.edital.tipo ?? '';
    return [`${tipo} de ${formatarMes(l.competencia)}`];
  });
  if (faltam.length === 0) return null;
  return { codigo: 'SEM_VALOR', mensagem: `${M.semValorCadastrado} ${[...new Set(faltam)].join(', ')}` };
}

/** Throws 422 beside `mes` where it is no 'yyyy-mm'. */
export function exigirMes(mes: string): void {
  exigirSemProblemas(ehMesValido(mes) ? [] : [problema('mes', 'MES_INVALIDO', M.mesInvalido)]);
}

function recusar({ codigo, mensagem }: Impedimento): never {
  throw new DomainError('conflito', codigo, mensagem);
}

function exigirSoma({ total }: Fechamento, lancamentos: readonly Lancamento[]): void {
  const { valorAPagar } = somarFolha(lancamentos);
  if (total == null || total === valorAPagar) return;
  recusar({ codigo: 'FOLHA_MUDOU', mensagem: M.folhaMudou(reais(valorAPagar)) });
}

/** Throws 409 when this person may not confer these lines, or read another sum. */
export function conferirFolha(fechamento: Fechamento, lancamentos: readonly Lancamento[]): void {
  const impedimento = impedimentoDaConferencia(fechamento, lancamentos);
  if (impedimento !== null) recusar(impedimento);
  exigirSoma(fechamento, lancamentos);
}

/** Throws 409 without a conference in force, or once the sheet is closed; 422 without a reason. */
export function desconferirFolha({
  mes,
  fatos,
  conferencia,
  motivo,
}: Pick<Fechamento, 'conferencia' | 'fatos' | 'mes' | 'motivo'>): Conferencia {
  if (fatos.fechados.includes(mes)) recusar({ codigo: 'FOLHA_FECHADA', mensagem: M.jaFechada });
  if (conferencia === null) return recusar({ codigo: 'NAO_CONFERIDA', mensagem: M.naoConferida });
  exigirSemProblemas(problemasDaJustificativa(motivo));
  return conferencia;
}

/**
 * The conference of the sheet, and the reason of somebody who closes it alone (null: a second person). Throws 409
 * when it may not be closed now, or is closed already; 422 without that reason. `lancamentos`: the lines that
 * closing freezes.
 */
export function fecharFolha(
  fechamento: Fechamento,
  lancamentos: readonly Lancamento[],
): { readonly conferencia: Conferencia; readonly motivoSemSegundaPessoa: string | null } {
  const { conferencia, quem, motivo } = fechamento;
  const impedimento = impedimentoDoFechamento(fechamento, lancamentos);
  if (impedimento !== null) recusar(impedimento);
  exigirSoma(fechamento, lancamentos);
  if (conferencia === null) throw new Error('the sheet was not conferred');
  if (!semSegundaPessoa(quem, conferencia)) return { conferencia, motivoSemSegundaPessoa: null };
  exigirSemProblemas(problemasDaJustificativa(motivo));
  return { conferencia, motivoSemSegundaPessoa: (motivo ?? '').trim() };
}

export function problemasDaJustificativa(texto: string | null | undefined): Problema[] {
  const escrito = texto ?? '';
  return reunir(
    estaVazio(escrito) ? problema('motivo', 'SEM_MOTIVO', M.escrevaOMotivo) : null,
    problemaDeCaractere('motivo', escrito),
    contarCodePoints(escrito) > JUSTIFICATIVA_MAXIMA ? problema('motivo', 'TEXTO_LONGO', M.textoLongo) : null,
  );
}

/**
 * Asks a payment back, or waives its return with a reason, until the sheet is closed (D39). Throws 409 when
 * it is no longer proposed.
 */
export function decidirEstorno(
  pedido: {
    readonly mes: string;
    readonly instrutorId: number;
    readonly competencia: string;
    readonly decisao: DecisaoDoEstorno;
    readonly motivo?: string | null | undefined;
  },
  fatos: FatosDaFolha,
): EstornoDecidido {
  const { mes, instrutorId, competencia, decisao, motivo } = pedido;
  if (fatos.fechados.includes(mes)) throw new DomainError('conflito', 'FOLHA_FECHADA', M.jaFechada);
  const proposto = lancamentosDaFolha(mes, fatos).find(
    (l) => l.tipo === 'ESTORNO' && l.instrutor.id === instrutorId && l.competencia === competencia,
  );
  if (proposto === undefined)
    throw new DomainError('conflito', 'ESTORNO_DESCONHECIDO', M.estornoDesconhecido);
  if (decisao === 'DISPENSADO') exigirSemProblemas(problemasDaJustificativa(motivo));
  const justificativa = decisao === 'DISPENSADO' ? (motivo ?? '').trim() : null;
  const { valor, parcial } = proposto;
  return { instrutorId, competencia, decisao, justificativa, valor, parcial };
}

/**
 * Holds a line until it is released (the reason, trimmed). Throws 409 for one that pays nothing, is held already or
 * is in a living remessa; 422 without a reason.
 */
export function reterLancamento({
  linha,
  enviada,
  motivo,
}: {
  /** As it is now, without the hold; undefined: the sheet has none. */
  readonly linha: (Pick<Lancamento, 'motivo' | 'pago'> & { readonly retida: boolean }) | undefined;
  /** Whether a living remessa covers it. */
  readonly enviada: boolean;
  readonly motivo: string | null | undefined;
}): string {
  if (linha?.retida === true) recusar({ codigo: 'JA_RETIDA', mensagem: M.jaRetida });
  if (linha?.pago !== true) recusar({ codigo: 'NADA_A_RETER', mensagem: M.nadaAReter });
  if (enviada) recusar({ codigo: 'JA_ENVIADA', mensagem: M.jaEnviada });
  exigirSemProblemas(problemasDaJustificativa(motivo));
  return (motivo ?? '').trim();
}

/** Ends a hold (the reason, trimmed). Throws 409 for one that ended before; 422 without a reason. */
export function liberarLancamento({
  liberada,
  motivo,
}: {
  readonly liberada: boolean;
  readonly motivo: string | null | undefined;
}): string {
  if (liberada) recusar({ codigo: 'JA_LIBERADA', mensagem: M.jaLiberada });
  exigirSemProblemas(problemasDaJustificativa(motivo));
  return (motivo ?? '').trim();
}

/**
 * Clears a point of an open sheet (the reason, trimmed). Throws 409 for a closed sheet, and for a point that it does
 * not have or that was cleared; 422 without a reason.
 */
export function darPontoPorConferido({
  mes,
  fatos,
  ponto,
  motivo,
}: Pick<Fechamento, 'fatos' | 'mes' | 'motivo'> & { readonly ponto: PontoDaFolha | undefined }): string {
  if (fatos.fechados.includes(mes)) recusar({ codigo: 'FOLHA_FECHADA', mensagem: M.jaFechada });
  if (ponto === undefined) return recusar({ codigo: 'PONTO_DESCONHECIDO', mensagem: M.pontoDesconhecido });
  if (ponto.conferido !== null) recusar({ codigo: 'PONTO_CONFERIDO', mensagem: M.pontoJaConferido });
  exigirSemProblemas(problemasDaJustificativa(motivo));
  return (motivo ?? '').trim();
}

/** Chooses which of two vínculos in one place is paid for a month, until its sheet is closed (D39, D55). */
export function escolherVinculo(
  pedido: { readonly competencia: string; readonly instrutorId: number; readonly preteridoId: number },
  fatos: FatosDaFolha,
): EscolhaDeVinculo {
  const { competencia, instrutorId, preteridoId } = pedido;
  if (fatos.fechados.includes(competencia)) {
    throw new DomainError('conflito', 'FOLHA_FECHADA', M.jaFechada);
  }
  const este = fatos.vinculos.find(({ instrutor }) => instrutor.id === instrutorId);
  const concorrentes = concorrentesDaVaga(competencia, fatos).get(instrutorId) ?? [];
  if (este === undefined || !concorrentes.includes(preteridoId)) {
    throw new DomainError('conflito', 'ESCOLHA_INVALIDA', M.escolhaInvalida);
  }
  return { projetoId: este.projeto.id, competencia, instrutorId, preteridoId };
}
