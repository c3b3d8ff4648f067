import { MOTIVOS_DO_NAO_PAGAMENTO, TIPOS_DE_LANCAMENTO } from '@instrutoria/domain/pagamento/types.ts';
import { z } from 'zod';
import { id, instante, texto } from '../fields.ts';

const lancamento = z.object({
  instrutor: z.object({ id, nome: z.string(), email: z.string() }),
  projeto: z.object({ id, titulo: z.string() }),
  competencia: z.string(),
  tipo: z.enum(TIPOS_DE_LANCAMENTO),
  pago: z.boolean(),
  motivo: z.enum(MOTIVOS_DO_NAO_PAGAMENTO).nullable(),
  horas: z.number().nullable(),
});

export const folhaDePagamento = z.object({
  mes: z.string(),
  fechada: z.boolean(),
  fechadaEm: instante.nullable(),
  fechadaPor: z.object({ id, nome: z.string() }).nullable(),
  /** Whether it may be closed now, and if not why. */
  podeFechar: z.boolean(),
  impedimento: z.string().nullable(),
  pagos: z.int(),
  naoPagos: z.int(),
  ajustes: z.int(),
  lancamentos: z.array(lancamento),
});
export const folhaListada = folhaDePagamento.omit({ lancamentos: true, podeFechar: true, impedimento: true });
export const fecharBody = z.object({ mes: texto(20) });
/** 'yyyy-mm'; anything else is an unknown sheet. */
export const mesParams = z.object({ mes: z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/) });
