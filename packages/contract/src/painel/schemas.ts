import { z } from 'zod';

export const painel = z.object({
  submissoes: z.array(z.object({ dia: z.string(), unidade: z.string(), quantidade: z.int() })),
  avaliacao: z.object({ designados: z.int(), aceitos: z.int(), avaliados: z.int(), total: z.int() }),
  /** Totals by ranges of ten points of the call's scale; empty where the reader may not see scores. */
  notas: z.array(z.object({ faixa: z.string(), quantidade: z.int() })),
  bolsas: z.object({ pedidas: z.int(), concedidas: z.int() }),
});

const pendencia = z.object({
  codigo: z.string(),
  mensagem: z.string(),
  quantidade: z.int().nullable(),
  tela: z.string().nullable(),
});
export const pendencias = z.object({
  ato: z
    .enum(['encerrarInscricoes', 'iniciarDecisao', 'enviarASecretaria', 'publicar', 'arquivar'])
    .nullable(),
  bloqueios: z.array(pendencia),
  avisos: z.array(pendencia),
});
