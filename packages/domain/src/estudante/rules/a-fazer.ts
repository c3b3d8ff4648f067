import type { SituacaoDaConta } from '../../banco/rules/resposta-do-aluno.ts';
import { NOMES_DOS_DOCUMENTOS } from '../../instrutor/messages.ts';
import type { Conferencia, Documento } from '../../instrutor/types.ts';

export const COISAS_A_FAZER = ['documento', 'conta'] as const;

/** What the student themselves must do now for the next payment. */
export interface CoisaAFazer {
  readonly tipo: (typeof COISAS_A_FAZER)[number];
  readonly documento: Documento | null;
  readonly texto: string;
}

interface VinculoDoEstudante {
  readonly bolsista: boolean;
  readonly encerrado: boolean;
  readonly conferencias: readonly Pick<Conferencia, 'documento' | 'situacao'>[];
  readonly temConta: boolean;
  /** Whether the account that somebody wrote waits for the student's answer. */
  readonly conta: SituacaoDaConta;
  /** The bank's reason for the payment that came back; null: none, or the account was written anew since. */
  readonly devolucao: string | null;
}

/** Refused documents, then the account. An ended vínculo asks only for the account of a payment that came back. */
export function oQueFazer(v: VinculoDoEstudante): CoisaAFazer[] {
  const recusados = v.encerrado ? [] : v.conferencias.filter(({ situacao }) => situacao === 'RECUSADO');
  const documentos = recusados.map(({ documento }) => ({
    tipo: 'documento' as const,
    documento,
    texto: `Envie de novo: ${NOMES_DOS_DOCUMENTOS[documento]}`,
  }));
  const conta = (texto: string) => ({ tipo: 'conta' as const, documento: null, texto });
  if (v.devolucao !== null)
    return [
      ...documentos,
      conta('Um pagamento voltou: peça a quem coordena para corrigir os dados bancários'),
    ];
  if (v.bolsista && !v.encerrado && !v.temConta)
    return [...documentos, conta('Entregue os dados bancários a quem coordena o projeto')];
  if (v.conta === 'espera')
    return [
      ...documentos,
      conta('Diga se a conta da bolsa é sua: o link está no e-mail “Confira a conta da sua bolsa”'),
    ];
  if (v.conta === 'negada')
    return [
      ...documentos,
      conta('Você disse que a conta não é sua: entregue os dados certos a quem coordena o projeto'),
    ];
  return documentos;
}
