import { formatarDia } from '../../kernel/datas.ts';
import { destinoDoLancamento, destinoPorExtenso, NOMES_DOS_MOTIVOS } from '../../pagamento/messages.ts';
import type { EsperaDaVaga, Lancamento, MotivoDoNaoPagamento } from '../../pagamento/types.ts';
import type { SituacaoDaLinha } from '../../remessa/types.ts';

export const ESTADOS_DO_PAGAMENTO = [
  'ABERTO',
  'NAO_RECEBE',
  'A_ENVIAR',
  'RETIDO',
  'ENVIADO',
  'PAGO',
  'DEVOLVIDO',
  'COMPENSADO',
  'ESTORNO',
] as const;
export type EstadoDoPagamento = (typeof ESTADOS_DO_PAGAMENTO)[number];

/** The last sending of a line to the bank that still counts, or that came back. Days are of the institution's zone. */
export interface EnvioDoPagamento {
  readonly situacao: SituacaoDaLinha;
  readonly enviadoEm: string;
  /** The day for which the bank was told to credit it. */
  readonly previsto: string;
  /** The day of the credit. */
  readonly dia: string | null;
  readonly motivo: string | null;
  /** Whether the bank account must be corrected; false once it was written again. */
  readonly pedeDados: boolean;
}

export interface LancamentoDoEstudante
  extends Pick<
    Lancamento,
    'causa' | 'competencia' | 'decisao' | 'justificativa' | 'motivo' | 'pago' | 'tipo' | 'valor'
  > {
  /** The place goes to another student, whom nothing here names; null: the place is not the reason. */
  readonly vaga: { readonly espera: EsperaDaVaga | null } | null;
  /** The day on which the sheet was closed. */
  readonly fechadaEm: string;
  readonly envio: EnvioDoPagamento | null;
  /** The reason for which the administration holds the line of a closed sheet; null: it does not. */
  readonly retida: string | null;
}

/** Where a payment is, in words for the student; `detalhe`: a second sentence. */
export interface SituacaoDoPagamento {
  readonly estado: EstadoDoPagamento;
  readonly texto: string;
  readonly detalhe: string | null;
}

const OUTRO = { id: 0, nome: 'outro instrutor' };
/** The bank's reason, lest it end the sentence twice. */
const semPonto = (motivo: string) => motivo.replace(/[.\s]+$/, '');

function doEnvio(
  { situacao, enviadoEm, previsto, dia, motivo, pedeDados }: EnvioDoPagamento,
  detalhe: string | null,
): SituacaoDoPagamento {
  switch (situacao) {
    case 'enviada':
      return {
        estado: 'ENVIADO',
        texto: `enviado ao banco em ${formatarDia(enviadoEm)}, crédito previsto para ${formatarDia(previsto)}`,
        detalhe,
      };
    case 'paga':
      return { estado: 'PAGO', texto: `pago em ${formatarDia(dia ?? previsto)}`, detalhe };
    case 'compensada':
      return { estado: 'COMPENSADO', texto: 'compensado com a devolução de outro mês', detalhe };
    case 'devolvida':
      return {
        estado: 'DEVOLVIDO',
        texto: `devolvido pelo banco: ${semPonto(motivo ?? 'sem motivo')}`,
        detalhe: pedeDados ? 'Corrija os dados bancários' : 'Será enviado outra vez',
      };
  }
}

/** A frozen line of a closed sheet. */
export function situacaoDoPagamento(l: LancamentoDoEstudante): SituacaoDoPagamento {
  const vaga = l.vaga === null ? null : { instrutor: OUTRO, espera: l.vaga.espera };
  const destino = destinoDoLancamento({ ...l, vaga });
  const { detalhe } = destino;
  if (l.tipo === 'ESTORNO') return { estado: 'ESTORNO', texto: destinoPorExtenso(destino), detalhe };
  if (!l.pago) return { estado: 'NAO_RECEBE', texto: destinoPorExtenso(destino), detalhe };
  if (l.retida !== null) {
    return { estado: 'RETIDO', texto: 'retido pela administração, até ser liberado', detalhe: l.retida };
  }
  if (l.envio !== null) return doEnvio(l.envio, detalhe);
  const fechada = formatarDia(l.fechadaEm);
  return { estado: 'A_ENVIAR', texto: `na folha fechada em ${fechada}; falta enviar ao banco`, detalhe };
}

/** A month whose sheet is still open; `motivos`: what would now keep it from being paid. */
export function mesEmAberto(motivos: readonly MotivoDoNaoPagamento[]): SituacaoDoPagamento {
  const [motivo] = motivos;
  return {
    estado: 'ABERTO',
    texto: 'folha ainda não fechada',
    detalhe: motivo === undefined ? null : `Por enquanto: ${NOMES_DOS_MOTIVOS[motivo]}`,
  };
}

/** A month whose sheet was closed with the earlier CPF of the vínculo: its line is another person's. */
export const DE_OUTRO_CPF: SituacaoDoPagamento = {
  estado: 'NAO_RECEBE',
  texto: 'a folha foi fechada com o CPF anterior do vínculo',
  detalhe: 'Se este mês é seu, fale com a administração',
};

/** A month whose sheet was closed without a line for this vínculo. */
export const FORA_DA_FOLHA: SituacaoDoPagamento = {
  estado: 'NAO_RECEBE',
  texto: 'não constava na folha do mês',
  detalhe: null,
};
