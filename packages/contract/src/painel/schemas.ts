import { SITUACOES_DO_ESPACO, TIPOS_DE_ARQUIVO } from '@instrutoria/domain/arquivo/types.ts';
import { z } from 'zod';
import { instante } from '../fields.ts';

/** Counted like a payment sheet (D39). */
const pagamentoDoMes = z.object({
  mes: z.string(),
  fechada: z.boolean(),
  pagos: z.int(),
  ajustes: z.int(),
  aDevolver: z.int(),
});

export const painel = z.object({
  submissoes: z.array(z.object({ dia: z.string(), unidade: z.string(), quantidade: z.int() })),
  avaliacao: z.object({ designados: z.int(), aceitos: z.int(), avaliados: z.int(), total: z.int() }),
  /** Numbers by ranges of ten points; empty where the reader may not see scores. */
  notas: z.array(z.object({ faixa: z.string(), quantidade: z.int() })),
  bolsas: z.object({ pedidas: z.int(), concedidas: z.int() }),
  /** Empty where the reader sees no list of the projects. */
  bolsasPorUnidade: z.array(z.object({ unidade: z.string(), pedidas: z.int(), concedidas: z.int() })),
  /** Registered hours, without 'não se aplica'; empty while there are none. */
  horas: z.array(z.object({ mes: z.string(), horas: z.number() })),
  /**
   * For this call's projects, by sheet; an open sheet as if it closed now. null where the reader may see no
   * sheets.
   */
  pagamento: z.array(pagamentoDoMes).nullable(),
});

const pendencia = z.object({
  codigo: z.string(),
  mensagem: z.string(),
  quantidade: z.int().nullable(),
  tela: z.string().nullable(),
});
export const pendencias = z.object({
  ato: z
    .enum([
      'encerrarInscricoes',
      'iniciarDecisao',
      'enviarASecretaria',
      'publicar',
      'publicarFinal',
      'arquivar',
    ])
    .nullable(),
  bloqueios: z.array(pendencia),
  avisos: z.array(pendencia),
  /** Mails of the published result, and how many of them left or were given up; absent before it. */
  emails: z.object({ todos: z.int(), enviados: z.int(), falharam: z.int() }).optional(),
});

/** In bytes; below `piso` no upload is accepted (D50). */
export const armazenamento = z.object({
  espaco: z.object({ situacao: z.enum(SITUACOES_DO_ESPACO), livre: z.number(), piso: z.number() }),
  /** Files that differ from what was uploaded, the newest first; at most a hundred. */
  danificados: z.array(
    z.object({
      referencia: z.string(),
      tipo: z.enum(TIPOS_DE_ARQUIVO),
      sobre: z.string().nullable(),
      projeto: z.int().nullable(),
      enviadoPor: z.string().nullable(),
      danificadoEm: instante,
    }),
  ),
  quantosDanificados: z.int(),
});
