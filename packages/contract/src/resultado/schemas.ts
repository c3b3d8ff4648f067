import { SITUACOES_EXIBIDAS } from '@instrutoria/domain/avaliacao/types.ts';
import { TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { VAGAS_DADAS } from '@instrutoria/domain/projeto/types.ts';
import { MOTIVOS_DA_VERSAO } from '@instrutoria/domain/resultado/types.ts';
import { z } from 'zod';
import { notasDigitadas } from '../avaliacao/schemas.ts';
import { id, idParam, instante, numero, ref, texto } from '../fields.ts';
import { simulacao } from '../recurso/schemas.ts';

export const editalParams = z.object({ editalId: idParam });
export const versaoParams = z.object({ editalId: idParam, numero: idParam });

export const resultadoListado = z.object({
  id,
  nome: z.string(),
  ano: z.int(),
  resultadoPublicadoEm: z.string(),
});

export const versao = z.object({
  numero: z.int(),
  instante,
  motivo: z.enum(MOTIVOS_DA_VERSAO),
  /** The accepted appeal that made it. */
  recurso: id.nullable(),
  /** The reason of a correction. */
  justificativa: z.string().nullable(),
  /** Made by an upgrade from what the appeals keep (D52). */
  reconstituida: z.boolean(),
  /** Of the UTF-8 bytes of its canonical text. */
  sha256: z.string(),
});

/** A public row: nothing but these (T-M5). */
export const linhaPublica = z.object({
  posicao: z.int().nullable(),
  projeto_id: id,
  titulo: z.string(),
  coordenador: z.string(),
  unidade: z.string(),
  tipoProjeto: z.enum(TIPOS_DE_PROJETO),
  total: z.number().nullable(),
  situacaoExibida: z.enum(SITUACOES_EXIBIDAS),
  vagas: z.enum(VAGAS_DADAS),
  remunerados_aprovados: z.int(),
  voluntarios_aprovados: z.int(),
  /** What put the row after the one before it, where both have the same total (D18). */
  desempate: z.string().nullable(),
});

/** The result in force. */
export const resultados = z.object({
  edital: resultadoListado,
  versao,
  projetos: z.array(linhaPublica),
});

const valor = z.union([z.string(), z.number()]).nullable();
/** One version, and which rows it changed from the one before. */
export const resultadoDaVersao = resultados.extend({
  /** Whether it is the one in force. */
  emVigor: z.boolean(),
  anterior: z.int().nullable(),
  mudancas: z.array(
    z.object({
      projeto_id: id,
      titulo: z.string(),
      campos: z.array(z.object({ campo: z.string(), de: valor, para: valor })),
    }),
  ),
});

/** What a correction would change. */
export const simulacaoDaCorrecao = simulacao.extend({
  /** The version that it would make. */
  versao: z.int(),
  /** The coordinator who gets a mail; null when the account is closed. */
  avisado: z.string().nullable(),
});

export const corrigirBody = z.object({
  projetoAprovacao: ref,
  justificativa: texto(20_000).nullish(),
  ...notasDigitadas,
  remunerados_aprovados: numero.nullish(),
  voluntarios_aprovados: numero.nullish(),
});
