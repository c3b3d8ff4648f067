import { SITUACOES_EXIBIDAS } from '@instrutoria/domain/avaliacao/types.ts';
import { TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { VAGAS_DADAS } from '@instrutoria/domain/projeto/types.ts';
import { MOTIVOS_DA_VERSAO } from '@instrutoria/domain/resultado/types.ts';
import { z } from 'zod';
import { id, idParam, instante } from '../fields.ts';

export const editalParams = z.object({ editalId: idParam });
export const versaoParams = z.object({ editalId: idParam, numero: idParam });

export const resultadoListado = z.object({
  id,
  nome: z.string(),
  ano: z.int(),
  resultadoPublicadoEm: z.string(),
});

/** Of the versions of a result; the one in force where it is not said. */
export const versaoQuery = z.strictObject({ versao: idParam.optional() });

export const versao = z.object({
  numero: z.int(),
  instante,
  motivo: z.enum(MOTIVOS_DA_VERSAO),
  recurso: id.nullable(),
  justificativa: z.string().nullable(),
  /** Made by an upgrade (D52). */
  reconstituida: z.boolean(),
  sha256: z.string(),
});

/** Nothing but these fields (T-M5). */
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
  desempate: z.string().nullable(),
});

export const resultados = z.object({
  edital: resultadoListado,
  versao,
  projetos: z.array(linhaPublica),
});

const valor = z.union([z.string(), z.number()]).nullable();
/** With the rows that it changed from the one before. */
export const resultadoDaVersao = resultados.extend({
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
