import { SITUACOES_DA_CONTA } from '@instrutoria/domain/banco/rules/resposta-do-aluno.ts';
import { SITUACOES_DA_DECLARACAO } from '@instrutoria/domain/declaracao/types.ts';
import { COISAS_A_FAZER } from '@instrutoria/domain/estudante/rules/a-fazer.ts';
import { ESTADOS_DO_PAGAMENTO } from '@instrutoria/domain/estudante/rules/situacao-do-pagamento.ts';
import { DOCUMENTOS, TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/types.ts';
import { TIPOS_DE_LANCAMENTO } from '@instrutoria/domain/pagamento/types.ts';
import { ESTADOS_DO_TERMO } from '@instrutoria/domain/termo/types.ts';
import { z } from 'zod';
import { contaEmResumo, devolucao, numerosDaConta, regrasDoPagador } from '../banco/schemas.ts';
import { minhasContestacoes } from '../contestacao/schemas.ts';
import { id, idParam, instante } from '../fields.ts';
import { conferenciaDoDocumento } from '../instrutor/schemas.ts';

const pagamentoDoMes = z.object({
  tipo: z.enum(TIPOS_DE_LANCAMENTO),
  /** 'do mês', 'complemento de abril de 2026'. */
  nome: z.string(),
  estado: z.enum(ESTADOS_DO_PAGAMENTO),
  /** Where the payment is, or why there is none. */
  texto: z.string(),
  detalhe: z.string().nullable(),
  /** Cents; null where nothing is paid or asked back, or no value was registered. */
  valor: z.int().nullable(),
});

export const documentoParams = z.object({ id: idParam, documento: z.enum(DOCUMENTOS) });

/** The account with its numbers, for the form of the student. */
export const minhaConta = z.object({
  /** 0 while none is stored. */
  versao: z.int(),
  conta: numerosDaConta.nullable(),
  regras: regrasDoPagador,
  devolucao: devolucao.nullable(),
});

/** A vínculo as its student reads it: nothing of other students, scores, opinions or the project's other documents. */
export const meuVinculo = z.object({
  id,
  versao: z.int(),
  projeto: z.object({ titulo: z.string(), coordenador: z.string() }),
  edital: z.object({ nome: z.string() }),
  tipoAluno: z.enum(TIPOS_DE_ALUNO),
  /** As the product says it: 'REGULAR', 'aguardando conferência'. */
  situacao: z.string(),
  aguardandoConferencia: z.boolean(),
  /** What is missing before the first check, in words. */
  falta: z.array(z.string()),
  mesInicio: z.string().nullable(),
  vigencia: z.object({ inicio: z.string(), fim: z.string() }),
  /** The last day; null while in force. */
  fim: z.string().nullable(),
  nuncaComecou: z.boolean(),
  aFazer: z.array(
    z.object({
      tipo: z.enum(COISAS_A_FAZER),
      documento: z.enum(DOCUMENTOS).nullable(),
      texto: z.string(),
    }),
  ),
  /** null: there is none to sign here. */
  termo: z.enum(ESTADOS_DO_TERMO).nullable(),
  documentos: z.array(
    conferenciaDoDocumento.omit({ dispensa: true }).extend({
      /** The student of an earlier CPF sent the file, which this one does not read. */
      deOutraPessoa: z.boolean(),
    }),
  ),
  /** The latest first. */
  meses: z.array(
    z.object({
      mes: z.string(),
      /** −1 for 'não se aplica'; null: not registered. */
      horas: z.number().nullable(),
      /** The sum that the student sent; null: they sent none. */
      enviadas: z.number().nullable(),
      /** Of the coordination: why fewer hours count, or why the month came back. */
      motivo: z.string().nullable(),
      ausente: z.boolean(),
      /** [] for the months of a volunteer. */
      pagamentos: z.array(pagamentoDoMes),
      /** The last day on which the student may contest the month; null: not now. */
      contestarAte: z.string().nullable(),
      contestacoes: minhasContestacoes,
    }),
  ),
  /** Cents that the bank credited. */
  totalPago: z.int(),
  /** The account of the scholarship; null: none is stored. */
  conta: contaEmResumo
    .extend({
      /** What the payer would refuse of it, in words. */
      problemas: z.array(z.string()),
      /** When it was last written; null for one of before this was recorded. */
      em: instante.nullable(),
      peloAluno: z.boolean(),
      situacao: z.enum(SITUACOES_DA_CONTA),
    })
    .nullable(),
  devolucao: devolucao.nullable(),
  /** Whether the student may write the account now. */
  informaConta: z.boolean(),
  declaracoes: z.array(z.object({ id, emitidaEm: instante, situacao: z.enum(SITUACOES_DA_DECLARACAO) })),
});
