import {
  CADEIAS,
  DEPOIS,
  ESTRUTURAS,
  INTEGRIDADES,
  SITUACOES_DO_PDF,
  VALIDADES,
} from '@instrutoria/domain/assinatura/types.ts';
import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import {
  ACUMULOS,
  DIFERENCAS_DA_LISTA,
  DOCUMENTOS,
  MODELOS,
  SITUACOES_DO_DOCUMENTO,
  SITUACOES_DO_INSTRUTOR,
  TIPOS_DE_ALUNO,
} from '@instrutoria/domain/instrutor/types.ts';
import { MOTIVOS_DO_NAO_PAGAMENTO } from '@instrutoria/domain/pagamento/types.ts';
import { z } from 'zod';
import { dia, id, idParam, instante, linha, linhaDe, listaQuery, ref, referencia, texto } from '../fields.ts';

/** A reference or a literal (for coordinator and administrator); whether there is one (for others). */
const documentoLido = z.union([z.string(), z.boolean()]);
export const conferenciaDoDocumento = z.object({
  documento: z.enum(DOCUMENTOS),
  situacao: z.enum(SITUACOES_DO_DOCUMENTO),
  motivo: z.string().nullable(),
  conferidoEm: instante.nullable(),
  /** When the present file arrived (D66). */
  enviadoEm: instante.nullable(),
  /** The student sent it, not the coordination. */
  peloAluno: z.boolean(),
  dispensa: z.string().nullable(),
});

/** The digital signatures of a document's present file; they decide nothing by themselves. */
export const assinaturasDoDocumento = z.object({
  documento: z.enum(DOCUMENTOS),
  /** null: never judged. */
  conferidaEm: instante.nullable(),
  /** False after a new version or other roots. */
  atual: z.boolean(),
  situacao: z.enum(SITUACOES_DO_PDF).nullable(),
  assinaturas: z.array(
    z.object({
      nome: z.string().nullable(),
      /** Masked. */
      cpf: z.string().nullable(),
      em: instante.nullable(),
      estrutura: z.enum(ESTRUTURAS),
      integridade: z.enum(INTEGRIDADES),
      cadeia: z.enum(CADEIAS),
      validade: z.enum(VALIDADES),
      depois: z.enum(DEPOIS),
      anexos: z.boolean(),
      outraPessoa: z.boolean(),
    }),
  ),
});

export const instrutor = z.object({
  id,
  versao: z.int(),
  nome: z.string(),
  email: z.string(),
  /**
   * The whole CPF for an administrator who opens one record; masked for the coordinator and in lists (D37).
   */
  cpf: z.string().nullable(),
  /** null for the president and the secretariat. */
  matricula: z.string().nullable(),
  programa_pos: z.string(),
  tipoAluno: z.enum(TIPOS_DE_ALUNO),
  acumulo: z.enum(ACUMULOS).nullable(),
  termo_compromisso: documentoLido,
  declaracao_aluno_detentor: documentoLido,
  historico_declaracao: documentoLido,
  dados_bancarios: documentoLido,
  termo_anuencia: documentoLido,
  situacaoInstrutor: z.enum(SITUACOES_DO_INSTRUTOR),
  mesInicio: z.string().nullable(),
  projeto: z.object({ id }),
  frequentando: z.boolean(),
  /** New, and not REGULAR yet: what is missing, in words; [] for the president and the secretariat (D66). */
  aguardandoConferencia: z.boolean(),
  falta: z.array(z.string()),
  /** The days on which the last document arrived and was checked; null until then (D66). */
  documentosEm: z.string().nullable(),
  conferidosEm: z.string().nullable(),
  /** First month of a REGULAR instructor when it is still to come. */
  comecaEm: z.string().nullable(),
  /**
   * The first month if the instructor became REGULAR with all documents accepted; null when none is possible
   * (D44, D66).
   */
  inicioAoRegularizar: z.string().nullable(),
  /** The same month if the unchecked documents were let past. */
  inicioSemConferir: z.string().nullable(),
  vigencia: z.object({ inicio: z.string(), fim: z.string() }),
  nuncaComecou: z.boolean(),
  fimVinculo: z.object({ data: z.string(), motivo: z.string() }).nullable(),
  /** [] for the president and the secretariat. */
  conferencias: z.array(conferenciaDoDocumento),
  /** One for each document with a file; [] for the president and the secretariat. */
  assinaturas: z.array(assinaturasDoDocumento),
});

/** With warnings, for example about another grant of the same person. */
export const instrutorComAvisos = instrutor.extend({ avisos: z.array(z.string()) });

export const instrutorParaConferir = instrutor.extend({
  projeto: z.object({ id, titulo: z.string(), coordenador: z.object({ id, nome: z.string() }) }),
  edital: z.object({ id, nome: z.string() }),
  pendentes: z.int(),
  /** Beside the imported list of students: [] when both agree; null without a list or a matrícula. */
  diferencasDaLista: z.array(z.enum(DIFERENCAS_DA_LISTA)).nullable(),
});

/** A line of the table over all projects: neither CPF nor e-mail nor documents. */
export const instrutorListado = z.object({
  /** Has a CPF and a matrícula, without which nobody becomes REGULAR (D37). */
  identificado: z.boolean(),
  id,
  nome: z.string(),
  matricula: z.string().nullable(),
  tipoAluno: z.enum(TIPOS_DE_ALUNO),
  situacaoInstrutor: z.enum(SITUACOES_DO_INSTRUTOR),
  aguardandoConferencia: z.boolean(),
  mesInicio: z.string().nullable(),
  projeto: z.object({ id, titulo: z.string(), coordenador: z.object({ id, nome: z.string() }) }),
  edital: z.object({ id, nome: z.string() }),
  documentos: z.object({ total: z.int(), emOrdem: z.int(), porConferir: z.int(), recusados: z.int() }),
  /** For the month asked for; `falta`: the sheet still needs it. */
  frequencia: z.object({ horas: z.number().nullable(), ausente: z.boolean(), falta: z.boolean() }),
  /** The report on activities. */
  relatorio: z.object({ feito: z.boolean(), falta: z.boolean() }),
  /** From the last closed sheet; null: no line for the month. */
  pagamento: z.object({ pago: z.boolean(), motivo: z.enum(MOTIVOS_DO_NAO_PAGAMENTO).nullable() }).nullable(),
  folhaFechada: z.boolean(),
});

const umDe = <const V extends readonly [string, ...string[]]>(valores: V, error: string) =>
  z.enum(valores, { error });
const documento = referencia.nullish();
export const instrutorBody = z.object({
  /** The name shown. */
  nome: linha.nullish(),
  /**
   * Absent: unchanged. Equal to `nome`: removes the nome social. Only the separate call for the nome civil
   * answers it.
   */
  nomeCivil: linha.nullish(),
  email: linha.nullish(),
  cpf: linha.nullish(),
  matricula: linha.nullish(),
  programa_pos: linha.nullish(),
  tipoAluno: umDe(TIPOS_DE_ALUNO, M.digiteTodosOsCampos).nullish(),
  acumulo: umDe(ACUMULOS, M.semAcumulo).nullish(),
  termo_compromisso: documento,
  declaracao_aluno_detentor: documento,
  historico_declaracao: documento,
  dados_bancarios: documento,
  termo_anuencia: documento,
  projeto: ref,
});
export const instrutorPatch = instrutorBody.omit({ projeto: true });
export const encerrarBody = z.object({ data: dia.nullish(), motivo: texto(2000).nullish() }).optional();
/** The end, and who takes over the place: of the same type as the one who leaves. */
export const substituirBody = instrutorBody
  .omit({ projeto: true, tipoAluno: true })
  .extend({ data: dia.nullish(), motivo: texto(2000).nullish() });
const titular = z.object({
  id,
  nome: z.string(),
  /** First month; null before it is known. */
  de: z.string().nullable(),
  /** Last day; null in force. */
  ate: z.string().nullable(),
  nuncaComecou: z.boolean(),
  substitui: z.object({ id, nome: z.string() }).nullable(),
  substituidoPor: z.object({ id, nome: z.string() }).nullable(),
  horas: z.number(),
  /**
   * From closed sheets, for an administrator who takes no part in the project; else null. `centavos` is null where a paid
   * month has no value.
   */
  pagamentos: z.object({ meses: z.int(), centavos: z.int().nullable() }).nullable(),
});
/** A place that changed hands, with its holders in order. */
export const vagaComTitulares = z.object({
  tipoAluno: z.enum(TIPOS_DE_ALUNO),
  titulares: z.array(titular),
});
export const situacaoBody = z.object({
  situacaoInstrutor: umDe(SITUACOES_DO_INSTRUTOR, M.situacaoInvalida),
  /** Lets unchecked documents past; kept on the record (D25). */
  motivo: texto(2000).nullish(),
});
export const liberarBody = z.object({ mesInicio: linhaDe(20).nullish() }).optional();
export const retomarBody = z.object({ motivo: texto(2000).nullish() });
export const identificarBody = z.object({
  cpf: linha.nullish(),
  matricula: linha.nullish(),
  motivo: texto(2000).nullish(),
});
export const mesInicioBody = z.object({ mesInicio: linhaDe(20) });
export const conferirBody = z.object({
  documento: umDe(DOCUMENTOS, M.documentoInvalido),
  situacao: z.enum(['CONFERIDO', 'RECUSADO'], { error: M.conferenciaInvalida }),
  motivo: texto(2000).nullish(),
});
export const trocarBody = z.object({
  documento: umDe(DOCUMENTOS, M.documentoInvalido),
  arquivo: referencia,
});
export const modeloBody = z.object({
  projeto: ref,
  documento: umDe(MODELOS, M.documentoInvalido),
  nome: linha.nullish(),
  email: linha.nullish(),
  programa_pos: linha.nullish(),
  tipoAluno: umDe(TIPOS_DE_ALUNO, M.digiteTodosOsCampos).nullish(),
});

export const acesso = z.object({
  id: z.int(),
  quando: instante,
  pessoa: z.object({ id, nome: z.string() }),
  documento: z.string(),
  registro: z.object({ tipo: z.string(), id: z.int() }),
});

export const editalQuery = z.strictObject({ edital: idParam.optional() });
export const conferirQuery = listaQuery.extend({
  edital: idParam.optional(),
  /** Only this instructor, for the detail panel. */
  instrutor: idParam.optional(),
  pendentes: z.enum(['true', 'false']).optional(),
});
export const FALTAS_PROCURADAS = [
  'frequencia',
  'documentos',
  'relatorio',
  'identificacao',
  'regularizar',
  'ausencia',
] as const;
export const todosOsInstrutoresQuery = listaQuery.extend({
  edital: idParam.optional(),
  situacao: z.enum(SITUACOES_DO_INSTRUTOR, { error: 'valor inválido' }).optional(),
  falta: z.enum(FALTAS_PROCURADAS, { error: 'valor inválido' }).optional(),
  /** The month of attendance and payment; the running one when absent. */
  mes: z
    .string()
    .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, { error: 'valor inválido' })
    .optional(),
});
export const encerradosQuery = z.strictObject({ encerrados: z.enum(['true', 'false']).optional() });
export const acessosQuery = listaQuery.omit({ ordem: true, busca: true });
