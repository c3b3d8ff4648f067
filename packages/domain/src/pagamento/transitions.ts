import type { EstadoDaJanela } from '../janela/types.ts';
import { diaNoFuso, mesPorExtenso } from '../kernel/datas.ts';
import { reais } from '../kernel/dinheiro.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { formatarMes } from '../kernel/meses.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../kernel/texto.ts';
import { JUSTIFICATIVA_MAXIMA } from './limits.ts';
import { MENSAGENS_PAGAMENTO as M } from './messages.ts';
import { concorrentesDaVaga } from './rules/apuracao.ts';
import { lancamentosDaFolha, mesesEmAberto } from './rules/lancamentos.ts';
import { somarFolha } from './rules/valores.ts';
import type {
  DecisaoDoEstorno,
  EscolhaDeVinculo,
  EstornoDecidido,
  FatosDaFolha,
  Lancamento,
} from './types.ts';

export interface Fechamento {
  readonly mes: string;
  readonly fatos: FatosDaFolha;
  readonly frequencia: Pick<EstadoDaJanela, 'abreEm' | 'aberta'>;
  /** The cents to pay that the person closing the sheet read; null: not said. */
  readonly total?: number | null | undefined;
  /** Months of students that the person closing the sheet registered in place of a coordination (D61). */
  readonly deOficio?: readonly { readonly instrutorId: number; readonly competencia: string }[];
  readonly agora: Date;
  readonly fuso: string;
}

/** Whether hours of this month can no longer be registered: its window, or the month itself, is over. */
function jaTerminou({ mes, frequencia, agora, fuso }: Fechamento): boolean {
  const corrente = diaNoFuso(agora, fuso).slice(0, 7);
  if (mes !== corrente) return mes < corrente;
  const { aberta, abreEm } = frequencia;
  return !aberta && (abreEm === null || diaNoFuso(new Date(abreEm), fuso).slice(0, 7) > mes);
}

export interface Impedimento {
  readonly codigo: string;
  readonly mensagem: string;
}

const NOMEADOS = 5;

function porDecidir(lancamentos: readonly Lancamento[]): Impedimento | null {
  const nomes = lancamentos
    .filter(({ tipo, decisao }) => tipo === 'ESTORNO' && decisao === null)
    .map(({ instrutor, competencia }) => `${instrutor.nome} (${mesPorExtenso(competencia)})`);
  if (nomes.length === 0) return null;
  const mais = nomes.length > NOMEADOS ? ` e mais ${nomes.length - NOMEADOS}` : '';
  return {
    codigo: 'ESTORNOS_POR_DECIDIR',
    mensagem: `${M.estornosPorDecidir} ${nomes.slice(0, NOMEADOS).join(', ')}${mais}`,
  };
}

/** Why the sheet cannot be closed; null when it can. `lancamentos`: the lines that it would freeze. */
export function impedimentoDoFechamento(
  fechamento: Fechamento,
  lancamentos: readonly Lancamento[],
): Impedimento | null {
  const { mes, fatos, deOficio = [] } = fechamento;
  if (fatos.fechados.includes(mes)) return { codigo: 'FOLHA_FECHADA', mensagem: M.jaFechada };
  if (!jaTerminou(fechamento)) return { codigo: 'MES_NAO_TERMINOU', mensagem: M.mesFuturo };
  if (mesesEmAberto(fatos, mes).some((aberto) => aberto < mes)) {
    return { codigo: 'MES_ANTERIOR_ABERTO', mensagem: M.mesAnteriorAberto };
  }
  if (lancamentos.length === 0) return { codigo: 'SEM_BOLSISTAS', mensagem: M.semBolsistas };
  const registrou = deOficio.some(({ instrutorId, competencia }) =>
    lancamentos.some((l) => l.instrutor.id === instrutorId && l.competencia === competencia),
  );
  if (registrou) return { codigo: 'REGISTROU_A_FREQUENCIA', mensagem: M.registrouAFrequencia };
  return porDecidir(lancamentos) ?? semValores(lancamentos, fatos);
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

/**
 * The lines that closing the month freezes. Throws 409 when it may not be closed now, or is closed already.
 */
export function fecharFolha(fechamento: Fechamento): Lancamento[] {
  const lancamentos = lancamentosDaFolha(fechamento.mes, fechamento.fatos);
  const impedimento = impedimentoDoFechamento(fechamento, lancamentos);
  if (impedimento !== null) throw new DomainError('conflito', impedimento.codigo, impedimento.mensagem);
  const { valorAPagar } = somarFolha(lancamentos);
  if (fechamento.total != null && fechamento.total !== valorAPagar) {
    throw new DomainError('conflito', 'FOLHA_MUDOU', M.folhaMudou(reais(valorAPagar)));
  }
  return lancamentos;
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
