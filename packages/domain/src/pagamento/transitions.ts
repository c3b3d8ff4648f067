import type { EstadoDaJanela } from '../janela/types.ts';
import { diaNoFuso } from '../kernel/datas.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { MENSAGENS_PAGAMENTO as M } from './messages.ts';
import { type FatosDaFolha, lancamentosDaFolha, mesesEmAberto } from './rules.ts';
import type { Lancamento } from './types.ts';

export interface Fechamento {
  readonly mes: string;
  readonly fatos: FatosDaFolha;
  /** Where the attendance window of everybody stands now. */
  readonly frequencia: Pick<EstadoDaJanela, 'abreEm' | 'aberta'>;
  readonly agora: Date;
  readonly fuso: string;
}

/** Whether nobody can register hours of this month any more this month: its window is over, or the month itself is. */
function jaTerminou({ mes, frequencia, agora, fuso }: Fechamento): boolean {
  const corrente = diaNoFuso(agora, fuso).slice(0, 7);
  if (mes !== corrente) return mes < corrente;
  const { aberta, abreEm } = frequencia;
  return !aberta && (abreEm === null || diaNoFuso(new Date(abreEm), fuso).slice(0, 7) > mes);
}

const CODIGOS = {
  [M.jaFechada]: 'FOLHA_FECHADA',
  [M.mesFuturo]: 'MES_NAO_TERMINOU',
  [M.mesAnteriorAberto]: 'MES_ANTERIOR_ABERTO',
  [M.semBolsistas]: 'SEM_BOLSISTAS',
} as const;

/** Why this month's sheet cannot be closed now, in words; null when it can. */
export function impedimentoDoFechamento(fechamento: Fechamento): keyof typeof CODIGOS | null {
  const { mes, fatos } = fechamento;
  if (fatos.fechados.includes(mes)) return M.jaFechada;
  if (!jaTerminou(fechamento)) return M.mesFuturo;
  if (mesesEmAberto(fatos, mes).some((aberto) => aberto < mes)) return M.mesAnteriorAberto;
  return lancamentosDaFolha(mes, fatos).length === 0 ? M.semBolsistas : null;
}

/** The lines that closing the month freezes. 409 when it may not be closed now, or was before. */
export function fecharFolha(fechamento: Fechamento): Lancamento[] {
  const motivo = impedimentoDoFechamento(fechamento);
  if (motivo !== null) throw new DomainError('conflito', CODIGOS[motivo], motivo);
  return lancamentosDaFolha(fechamento.mes, fechamento.fatos);
}
