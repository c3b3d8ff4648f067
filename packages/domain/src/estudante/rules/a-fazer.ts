import type { SituacaoDaConta } from '../../banco/rules/resposta-do-aluno.ts';
import { NOMES_DOS_DOCUMENTOS } from '../../instrutor/messages.ts';
import type { Conferencia, Documento } from '../../instrutor/types.ts';
import { mesPorExtenso } from '../../kernel/datas.ts';
import type { EstadoDoTermo } from '../../termo/types.ts';

export const COISAS_A_FAZER = ['documento', 'conta', 'mes', 'termo'] as const;

/** What the student themselves must do now for the next payment. */
export interface CoisaAFazer {
  readonly tipo: (typeof COISAS_A_FAZER)[number];
  readonly documento: Documento | null;
  readonly texto: string;
}

interface VinculoDoEstudante {
  readonly encerrado: boolean;
  /** `deOutraPessoa`: the student of an earlier CPF sent the file. */
  readonly conferencias: readonly (Pick<Conferencia, 'documento' | 'situacao'> & {
    readonly deOutraPessoa?: boolean;
  })[];
  /** `podeInformarConta`: something is or may be paid to the account. */
  readonly informaConta: boolean;
  readonly temConta: boolean;
  /** Whether the account that somebody wrote waits for the student's answer. */
  readonly conta: SituacaoDaConta;
  /** What the payer would refuse of the account; null: nothing. */
  readonly problemaDaConta: string | null;
  /** The bank's reason for the payment that came back; null: none, or the account was written anew since. */
  readonly devolucao: string | null;
  /** Whether the student may sign the termo now, and whether they had signed one that changed since. */
  readonly termo: EstadoDoTermo | null;
  /** 'yyyy-mm' */
  readonly mesesDevolvidos: readonly string[];
}

/**
 * Months that came back, refused documents, then the account. An ended vínculo asks only for the account of what is
 * still to be paid.
 */
export function oQueFazer(v: VinculoDoEstudante): CoisaAFazer[] {
  const recusados = v.conferencias.filter(
    ({ documento, situacao, deOutraPessoa }) =>
      !v.encerrado &&
      (situacao === 'RECUSADO' || deOutraPessoa === true) &&
      // A termo that is signed here needs no file.
      (v.termo === null || documento !== 'termo_compromisso'),
  );
  const antes: CoisaAFazer[] = [
    ...v.mesesDevolvidos.map((mes) => ({
      tipo: 'mes' as const,
      documento: null,
      texto: `O mês voltou: ${mesPorExtenso(mes)}`,
    })),
    ...(v.termo === null || v.termo === 'coordenacao'
      ? []
      : [
          {
            tipo: 'termo' as const,
            documento: null,
            texto: v.termo === 'mudou' ? 'O termo mudou: assine de novo' : 'Assine o termo de compromisso',
          },
        ]),
    ...recusados.map(({ documento, deOutraPessoa }) => ({
      tipo: 'documento' as const,
      documento,
      texto: `${deOutraPessoa === true ? 'Envie o seu' : 'Envie de novo'}: ${NOMES_DOS_DOCUMENTOS[documento]}`,
    })),
  ];
  const conta = (texto: string) => ({ tipo: 'conta' as const, documento: null, texto });
  if (v.devolucao !== null) return [...antes, conta('Um pagamento voltou: corrija os dados bancários')];
  if (v.informaConta && !v.temConta)
    return [...antes, conta('Informe os dados bancários para receber a bolsa')];
  if (v.informaConta && v.problemaDaConta !== null)
    return [...antes, conta(`Corrija os dados bancários: ${v.problemaDaConta}`)];
  if (v.conta === 'espera')
    return [...antes, conta('Outra pessoa escreveu os dados bancários: confira se a conta é sua e salve')];
  if (v.conta === 'negada')
    return [...antes, conta('Você disse que a conta não é sua: informe os dados certos')];
  return antes;
}
