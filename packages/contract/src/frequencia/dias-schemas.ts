import {
  ATIVIDADE_MAXIMA,
  LINHAS_POR_VEZ,
  MOTIVO_AO_ALUNO_MAXIMO,
} from '@instrutoria/domain/frequencia/limits.ts';
import { ESTADOS_DO_MES_DO_ALUNO } from '@instrutoria/domain/frequencia/types.ts';
import { z } from 'zod';
import { dia, exato, id, idParam, instante, inteiro, linhaDe, numero } from '../fields.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const idDaLinha = exato(36).regex(UUID, { error: 'valor inválido' });

export const diaDoAluno = z.object({
  id: z.string(),
  dia: z.string(),
  horas: z.number(),
  atividade: z.string(),
  versao: z.int(),
});

export const mesDoAluno = z.object({
  mes: z.string(),
  /** Whether its days may be changed, sent or reopened now. */
  aberto: z.boolean(),
  fechaEm: instante.nullable(),
  estado: z.enum(ESTADOS_DO_MES_DO_ALUNO),
  versao: z.int(),
  soma: z.number(),
  enviadoEm: instante.nullable(),
  /** What the coordination registered, which counts; null: nothing yet; −1 for 'não se aplica'. */
  registradas: z.number().nullable(),
  /** Of the coordination: why the month came back, or why fewer hours count. */
  motivo: z.string().nullable(),
  dias: z.array(diaDoAluno),
});

/** The log of a vínculo, the latest month first. */
export const meusDias = z.object({
  vinculo: z.object({ id, projeto: z.string(), mesInicio: z.string().nullable(), ate: z.string() }),
  hoje: z.string(),
  /** What the plan expects of a whole month. */
  esperado: z.number(),
  meses: z.array(mesDoAluno),
});

const linha = z.object({
  id: idDaLinha,
  /** As it was read; absent for a line that this device made. */
  versao: inteiro.nullish(),
  dia,
  horas: numero,
  atividade: linhaDe(ATIVIDADE_MAXIMA * 2),
});
export const guardarDiasBody = z.object({
  dias: z.array(linha, { error: 'valor inválido' }).max(LINHAS_POR_VEZ, { error: 'valor inválido' }),
  apagados: z
    .array(z.object({ id: idDaLinha, versao: inteiro }), { error: 'valor inválido' })
    .max(LINHAS_POR_VEZ, { error: 'valor inválido' })
    .optional(),
});
export const diasGuardados = z.object({ message: z.string(), dias: z.array(diaDoAluno) });

const mesParam = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/);
export const meuMesParams = z.object({ id: idParam, mes: mesParam });
export const diasDoAlunoParams = z.object({ id: idParam, instrutor: idParam, mes: mesParam });

/** The sum that the student read. */
export const enviarMesBody = z.object({ soma: numero });

export const diasDoAluno = z.object({
  instrutor: z.object({ id, nome: z.string() }),
  mes: z.string(),
  soma: z.number(),
  dias: z.array(diaDoAluno.omit({ id: true, versao: true })),
});
export const devolverMesBody = z.object({
  /** Of the student's month, as it was read. */
  versao: inteiro,
  motivo: linhaDe(MOTIVO_AO_ALUNO_MAXIMO * 2).optional(),
});
