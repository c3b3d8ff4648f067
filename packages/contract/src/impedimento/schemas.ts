import { MENSAGENS_IMPEDIMENTO as M } from '@instrutoria/domain/impedimento/messages.ts';
import { ESPECIES_DE_IMPEDIMENTO } from '@instrutoria/domain/impedimento/types.ts';
import { z } from 'zod';
import { dia, id, idDaQuery, instante, linhaDe, listaQuery, ref } from '../fields.ts';

const quem = z.object({ id, nome: z.string() });
/** An assignment of the declaring person that a declaration in force concerns. */
const alcancada = z.object({
  projeto: z.object({ id, titulo: z.string() }),
  edital: quem,
  concluida: z.boolean(),
});

export const impedimento = z.object({
  id,
  pessoa: quem.nullable(),
  unidade: quem.nullable(),
  especie: z.enum(ESPECIES_DE_IMPEDIMENTO),
  observacao: z.string(),
  desde: z.string(),
  declaradoEm: instante,
  encerramento: z.object({ em: instante, motivo: z.string() }).nullable(),
  avaliacoes: z.array(alcancada),
});
export const impedimentoDeclarado = impedimento.extend({ declarante: quem });

export const especieDeImpedimento = z.enum(ESPECIES_DE_IMPEDIMENTO, { error: M.especieVazia });
export const impedimentoBody = z.object({
  pessoa: ref.nullish(),
  unidade: ref.nullish(),
  especie: especieDeImpedimento,
  observacao: linhaDe(5000).nullish(),
  /** Today when absent. */
  desde: dia.nullish(),
});
export const encerrarImpedimentoBody = z.object({ motivo: linhaDe(5000) });
export const impedimentosDeclaradosQuery = listaQuery.extend({ edital: idDaQuery, pessoa: idDaQuery });
