import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import {
  ACUMULOS,
  DOCUMENTOS,
  MODELOS,
  SITUACOES_DO_DOCUMENTO,
  SITUACOES_DO_INSTRUTOR,
  TIPOS_DE_ALUNO,
} from '@instrutoria/domain/instrutor/types.ts';
import { z } from 'zod';
import { dia, id, idParam, instante, linha, listaQuery, ref, referencia, texto } from '../fields.ts';

/** A reference or a literal (coordinator, administrator); whether it is there (president, secretariat). */
const documentoLido = z.union([z.string(), z.boolean()]);
const conferencia = z.object({
  documento: z.enum(DOCUMENTOS),
  situacao: z.enum(SITUACOES_DO_DOCUMENTO),
  motivo: z.string().nullable(),
  conferidoEm: instante.nullable(),
  /** Why an administrator made the instructor REGULAR without this check (D25). */
  dispensa: z.string().nullable(),
});

export const instrutor = z.object({
  id,
  versao: z.int(),
  nome: z.string(),
  email: z.string(),
  /** Whole for an administrator who reads one record; ***.456.789-** for the coordinator and in lists; else null (D37). */
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
  /** As verificar-frequencia answers for the current month. */
  frequentando: z.boolean(),
  /** New, and nobody has looked at his documents yet. */
  aguardandoConferencia: z.boolean(),
  /** The first month 'yyyy-mm' of a REGULAR instructor when it lies ahead. */
  comecaEm: z.string().nullable(),
  /** The first month that REGULAR would give today (D44); null when none is possible. */
  inicioAoRegularizar: z.string().nullable(),
  /** First and last day in which the project's call runs (D48). */
  vigencia: z.object({ inicio: z.string(), fim: z.string() }),
  /** The tie ended before its first month (D40). */
  nuncaComecou: z.boolean(),
  /** Set once the tie has ended. */
  fimVinculo: z.object({ data: z.string(), motivo: z.string() }).nullable(),
  /** What was found of each document that has a file; [] for the president and the secretariat. */
  conferencias: z.array(conferencia),
});

/** As whoever writes reads it: with what to think of, another grant of the same person for one (D37). */
export const instrutorComAvisos = instrutor.extend({ avisos: z.array(z.string()) });

export const instrutorParaConferir = instrutor.extend({
  projeto: z.object({ id, titulo: z.string(), coordenador: z.object({ id, nome: z.string() }) }),
  edital: z.object({ id, nome: z.string() }),
  /** Documents that nobody has looked at yet. */
  pendentes: z.int(),
});

const umDe = <const V extends readonly [string, ...string[]]>(valores: V, error: string) =>
  z.enum(valores, { error });
const documento = referencia.nullish();
export const instrutorBody = z.object({
  nome: linha.nullish(),
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
export const situacaoBody = z.object({
  situacaoInstrutor: umDe(SITUACOES_DO_INSTRUTOR, M.situacaoInvalida),
  /** Lets documents past that nobody has looked at; kept on the record (D25). */
  motivo: texto(2000).nullish(),
});
export const liberarBody = z.object({ mesInicio: texto(20).nullish() }).optional();
export const retomarBody = z.object({ motivo: texto(2000).nullish() });
export const identificarBody = z.object({
  cpf: linha.nullish(),
  matricula: linha.nullish(),
  motivo: texto(2000).nullish(),
});
export const mesInicioBody = z.object({ mesInicio: texto(20) });
export const conferirBody = z.object({
  documento: umDe(DOCUMENTOS, M.documentoInvalido),
  situacao: z.enum(['CONFERIDO', 'RECUSADO'], { error: M.conferenciaInvalida }),
  motivo: texto(2000).nullish(),
});
export const modeloBody = z.object({
  projeto: ref,
  documento: umDe(MODELOS, M.documentoInvalido),
  nome: linha.nullish(),
  email: linha.nullish(),
  programa_pos: linha.nullish(),
  tipoAluno: umDe(TIPOS_DE_ALUNO, M.digiteTodosOsCampos).nullish(),
});

/** One opening of a personal document. */
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
  pendentes: z.enum(['true', 'false']).optional(),
});
export const encerradosQuery = z.strictObject({ encerrados: z.enum(['true', 'false']).optional() });
/** Openings have one order, the newest first. */
export const acessosQuery = listaQuery.omit({ ordem: true, busca: true });
