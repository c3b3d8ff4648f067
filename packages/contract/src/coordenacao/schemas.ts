import { z } from 'zod';
import { dia, id, idParam, instante, linhaDe } from '../fields.ts';

const pessoa = z.object({ id, nome: z.string() });

export const afastamento = z.object({
  id,
  inicio: dia,
  fim: dia,
  /** Its last day has not passed, and nobody ended it. */
  corre: z.boolean(),
  registradoEm: instante,
  /** Why, who declared it and how it ended: for administrators and the person; null to others. */
  motivo: z.string().nullable(),
  autor: pessoa.nullable(),
  encerramento: z.object({ em: instante, por: pessoa, motivo: z.string() }).nullable(),
});

export const coordenacao = z.object({
  coordenador: pessoa,
  /** Whether the coordinator is absent today. */
  afastado: z.boolean(),
  /** Whether nobody can act for the project today: then an administrator registers its attendance. */
  ninguemPodeAgir: z.boolean(),
  /** Whether the reader administers it from outside: they declare absences. */
  administra: z.boolean(),
  afastamentos: z.array(afastamento),
});

export const afastamentoBody = z.object({ inicio: dia, fim: dia, motivo: linhaDe(2000) });
export const encerrarAfastamentoBody = z.object({ motivo: linhaDe(2000) });
export const afastamentoParams = z.object({ id: idParam, afastamento: idParam });
