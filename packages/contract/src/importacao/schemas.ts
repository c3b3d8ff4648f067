import {
  SITUACOES_DA_IMPORTACAO,
  TIPOS_DE_CONTA_IMPORTADA,
  TIPOS_DE_IMPORTACAO,
} from '@instrutoria/domain/importacao/types.ts';
import { z } from 'zod';
import { booleano, exato, id, instante, inteiro, linha, linhaDe } from '../fields.ts';

const coluna = z.object({ campo: linhaDe(40), coluna: inteiro });
const unidadeDita = z.object({ nome: linha, unidade: id.optional(), cidade: linha.optional() });

const opcoes = z.object({
  tipo: z.enum(TIPOS_DE_IMPORTACAO),
  folha: inteiro,
  cabecalho: inteiro,
  colunas: z.array(coluna),
  completa: z.boolean(),
  tipoDaConta: z.enum(TIPOS_DE_CONTA_IMPORTADA),
  unidades: z.array(unidadeDita),
});

const contagens = z.object({ novas: z.number(), mudadas: z.number(), retiradas: z.number() });

export const importacaoResumida = z.object({
  id,
  situacao: z.enum(SITUACOES_DA_IMPORTACAO),
  tipo: z.enum(TIPOS_DE_IMPORTACAO),
  arquivo: z.string(),
  autor: z.string(),
  criadaEm: instante,
  confirmadaEm: instante.nullable(),
  desfeitaEm: instante.nullable(),
  /** null when it cannot be undone (any more). */
  desfazerAte: instante.nullable(),
  contagens: contagens.nullable(),
});

const titulo = z.object({ indice: z.number(), texto: z.string(), repetido: z.boolean() });

export const importacao = importacaoResumida.extend({
  /** Only of a preview. */
  planilha: z
    .object({
      formato: z.enum(['xlsx', 'ods', 'csv']),
      avisos: z.array(z.string()),
      folhas: z.array(z.object({ nome: z.string(), oculta: z.boolean(), linhas: z.number() })),
      opcoes,
      /** The columns are those of an earlier import with the same heads. */
      lembrada: z.boolean(),
      titulos: z.array(titulo),
      /** The first rows below the heads; a CPF in part. */
      amostra: z.array(z.array(z.string())),
      problemas: z.array(z.object({ campo: z.string(), mensagem: z.string() })),
    })
    .nullable(),
});

/** Without `colunas` they are guessed for this kind, sheet and row of heads. */
export const opcoesBody = z.object({
  tipo: z.enum(TIPOS_DE_IMPORTACAO, { error: 'valor inválido' }),
  folha: inteiro,
  cabecalho: inteiro,
  colunas: z.array(coluna, { error: 'valor inválido' }).max(20).optional(),
  completa: booleano.optional(),
  tipoDaConta: z.enum(TIPOS_DE_CONTA_IMPORTADA, { error: 'valor inválido' }).optional(),
  unidades: z.array(unidadeDita, { error: 'valor inválido' }).max(200).optional(),
});

const valor = z.union([z.string(), z.number()]).nullable();
const avisos = z.array(z.string());
function grupo<T extends z.ZodType>(linhas: T) {
  return z.object({ total: z.number(), linhas: z.array(linhas) });
}

export const previa = z.object({
  /** Names this difference and the data that it was made from. */
  previa: z.string(),
  novas: grupo(
    z.object({
      linha: z.number(),
      nome: z.string(),
      valores: z.array(z.object({ campo: z.string(), valor })),
      avisos,
    }),
  ),
  mudam: grupo(
    z.object({
      linha: z.number(),
      nome: z.string(),
      mudancas: z.array(z.object({ campo: z.string(), antes: valor, depois: valor })),
      avisos,
    }),
  ),
  iguais: z.number(),
  /** `fica`: it is in use, or a person, and stays as it is. */
  somem: grupo(z.object({ id, nome: z.string(), fica: z.boolean() })),
  /** How many of `somem` go. */
  saem: z.int(),
  comErro: grupo(
    z.object({
      linha: z.number(),
      nome: z.string(),
      erros: z.array(z.object({ campo: z.string(), mensagem: z.string() })),
    }),
  ),
  avisos: grupo(z.object({ linha: z.number(), mensagem: z.string() })),
  unidadesDesconhecidas: z.array(z.string()),
});

export const confirmarBody = z.object({ previa: exato(64) });
export const desfazerBody = z.object({ deixarUsadas: booleano.optional() });
export const enviarQuery = z.strictObject({ nome: linhaDe(200).optional() });
