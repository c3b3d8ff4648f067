import { CODIGOS_DA_TAREFA } from '@instrutoria/domain/tarefa/types.ts';
import { z } from 'zod';
import { RESULTADOS_DO_ATO } from '../designacao/schemas.ts';
import { dia, id } from '../fields.ts';

export const tarefa = z.object({
  codigo: z.enum(CODIGOS_DA_TAREFA),
  titulo: z.string(),
  sobre: z.string().nullable(),
  projeto: id.nullable(),
  edital: id.nullable(),
  quantos: z.int().nullable(),
  de: dia.nullable(),
  /** A day, inclusive; or 'yyyy-mm-ddThh:mm:ss±hh:mm' in the institution's zone, for an end at an hour. */
  ate: z.string().nullable(),
  atrasada: z.boolean(),
  espera: z.boolean(),
  senao: z.string(),
  caminho: z.string(),
});

export const tarefas = z.object({
  hoje: dia,
  /** The number of all tasks, and of those that can be done now. */
  total: z.int(),
  deAgora: z.int(),
  tarefas: z.array(tarefa),
  /** The next event of the calendar. */
  proxima: z.object({ titulo: z.string(), dia }).nullable(),
  /** Own drafts, in whatever call. */
  rascunhos: z.int(),
  /** If false, `confirmacaoDoEmail` lists the submissions that are held back. */
  emailConfirmado: z.boolean(),
  /** For administrators: what is still to be configured (`pendenciasDaInstalacao`). */
  porConfigurar: z.int().optional(),
});

export const lembrarCoordenadoresBody = z.object({
  instrutores: z.array(id, { error: 'valor inválido' }),
});
export const lembrados = z.object({
  linhas: z.array(z.object({ instrutor: id, resultado: z.enum(RESULTADOS_DO_ATO), mensagem: z.string() })),
});
