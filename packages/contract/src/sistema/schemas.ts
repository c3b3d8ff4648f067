import {
  AVISOS_DO_SISTEMA,
  FILAS_DO_SISTEMA,
  PARTES_DO_SISTEMA,
  SITUACOES_DA_PARTE,
} from '@instrutoria/domain/sistema/types.ts';
import { z } from 'zod';
import { instante } from '../fields.ts';

export const saude = z.object({ status: z.literal('ok') });

/** Parts that fail while the rest works. */
export const prontidao = saude.extend({ degradado: z.array(z.enum(['arquivos'])).optional() });

export const detalhes = z.object({
  /** 'fora': not ready. 'degradado': a part fails and the rest works. */
  status: z.enum(['ok', 'degradado', 'fora']),
  partes: z.array(
    z.object({
      parte: z.enum(PARTES_DO_SISTEMA),
      situacao: z.enum(SITUACOES_DA_PARTE),
      desde: instante,
      causa: z.string().nullable(),
      /** The last failure that is over. */
      ultimaFalha: z.object({ causa: z.string(), de: instante, ate: instante }).nullable(),
    }),
  ),
});

const copia = z.object({ em: instante, ok: z.boolean(), bytes: z.int() });
/** `copiaDe`: when the tested backup was made; null for one that could not be opened. */
const exercicio = z.object({ em: instante, ok: z.boolean(), copiaDe: instante.nullable() });

/** null: never, or unknown. */
export const situacao = z.object({
  lidoEm: instante,
  versao: z.string(),
  bancoBytes: z.int(),
  /** The version string of PostgreSQL; `embutido`: the shipped server. */
  servidor: z.object({ versao: z.string(), embutido: z.boolean() }),
  disco: z.object({ livre: z.int(), total: z.int() }).nullable(),
  /** The last attempts, and the last successful ones. */
  copia: copia.nullable(),
  copiaBoa: copia.nullable(),
  exercicio: exercicio.nullable(),
  exercicioBom: exercicio.nullable(),
  emails: z.object({ esperando: z.int(), esperandoDesde: instante.nullable(), mortos: z.int() }),
  filas: z.array(z.object({ fila: z.enum(FILAS_DO_SISTEMA), trabalhos: z.int() })),
});

export const aviso = z.object({
  codigo: z.enum(AVISOS_DO_SISTEMA),
  grave: z.boolean(),
  texto: z.string(),
});

export const emailMorto = z.object({
  id: z.string(),
  assunto: z.string().nullable(),
  causa: z.string(),
  desde: instante,
});

/** Absent `ids`: all mails. */
export const reenviarBody = z.object({
  ids: z
    .array(z.uuid({ error: 'valor inválido' }), { error: 'valor inválido' })
    .max(200)
    .optional(),
});

/** Fewer than asked for, where some were resent in the meantime. */
export const reenviados = z.object({ reenviados: z.int() });
