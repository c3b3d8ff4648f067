import {
  ESTADOS_DO_SORTEIO,
  LIMITES_DO_SORTEIO,
  ORIGENS_DA_SEMENTE,
} from '@instrutoria/domain/sorteio/types.ts';
import { z } from 'zod';
import { RESULTADOS_DO_ATO } from '../designacao/schemas.ts';
import { pesosDoSorteio } from '../edital/schemas.ts';
import { dia, id, instante, inteiro, linhaDe, ref } from '../fields.ts';

const quem = z.object({ id, nome: z.string() });

export const tentativa = z.object({
  id,
  estado: z.enum(ESTADOS_DO_SORTEIO),
  criadoEm: instante,
  autor: quem,
  semente: z.string(),
  origem: z.enum(ORIGENS_DA_SEMENTE),
  evento: z.string(),
  versaoDoMetodo: z.int(),
  hash: z.string(),
  /** The solver's last reported steps. */
  passos: z.int(),
  projetos: z.int(),
  anterior: id.nullable(),
  /** Rows of it that were designated. */
  designados: z.int(),
  /** Evaluators were designated by another attempt after this one, which is now read-only. */
  superado: z.boolean(),
});

/** A public event named before it happens. */
export const evento = z.object({
  id,
  evento: z.string(),
  dia: z.string(),
  anunciadoEm: instante,
  /** Why it was replaced; null for the call's event, and for those replaced before a reason was required. */
  retirada: z.object({ em: instante, motivo: z.string(), naoAconteceu: z.boolean() }).nullable(),
});
export const anunciarEventoBody = z.object({
  evento: linhaDe(1000),
  dia,
  /** The public reason for replacing the announced event, where there is one. */
  motivo: linhaDe(4000).nullish(),
  /** The day of the replaced event has come, and it did not take place. */
  naoAconteceu: z.boolean({ error: 'valor inválido' }).nullish(),
});

export const distribuicao = z.object({
  /** Projects without an evaluator that the reader may have drawn. */
  projetos: z.int(),
  avaliadores: z.int(),
  /** The lowest load with which the places suffice, plus one. */
  cargaSugerida: z.int(),
  /** Projects in which the reader takes part or declared a conflict, left to another administrator. */
  fora: z.int(),
  /** The weights in the call's rules. */
  pesos: pesosDoSorteio,
  proibirMesmaUnidade: z.boolean(),
  tentativas: z.array(tentativa),
});

const avaliadorDaLinha = z.object({
  id,
  nome: z.string(),
  unidade: z.string(),
  carga: z.int(),
  fixo: z.boolean(),
  tem: z.array(z.string()),
  falta: z.array(z.string()),
});

export const sorteio = tentativa.extend({
  porProjeto: z.int(),
  cargaMaxima: z.int(),
  proibirMesmaUnidade: z.boolean(),
  pesos: pesosDoSorteio,
  proposta: z
    .object({
      custo: z.int(),
      limiteInferior: z.int(),
      empatesResolvidos: z.boolean(),
      /** Wishes that could not be met, in sentences. */
      faltas: z.array(z.string()),
      linhas: z.array(
        z.object({
          projeto: z.object({ id, titulo: z.string() }),
          coordenador: quem,
          unidade: z.string(),
          avaliadores: z.array(avaliadorDaLinha),
          /** It got its evaluator in the meantime, from this draw or otherwise. */
          designado: z.boolean(),
        }),
      ),
    })
    .nullable(),
  impossibilidade: z
    .object({
      limites: z.array(z.enum(LIMITES_DO_SORTEIO)),
      cargaQueBasta: z.int().nullable(),
      frases: z.array(z.string()),
      projetos: z.array(z.object({ id, titulo: z.string() })),
    })
    .nullable(),
});

const linhaEscolhida = z.object({
  projeto: id,
  avaliadores: z.array(id, { error: 'valor inválido' }),
});

export const sortearBody = z.object({
  cargaMaxima: inteiro,
  origem: z.enum(ORIGENS_DA_SEMENTE, { error: 'valor inválido' }),
  semente: linhaDe(1000).nullish(),
  /** The announced event that gives the seed. */
  evento: ref.nullish(),
  /** Rows to keep unchanged. */
  fixos: z.array(linhaEscolhida, { error: 'valor inválido' }).nullish(),
  anterior: ref.nullish(),
});

export const designarSorteioBody = z.object({
  linhas: z.array(z.object({ projeto: id, avaliador: id }), { error: 'valor inválido' }),
});
export const designadoPeloSorteio = z.object({
  linhas: z.array(z.object({ projeto: id, resultado: z.enum(RESULTADOS_DO_ATO), mensagem: z.string() })),
});
