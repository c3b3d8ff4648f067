import {
  CAMPOS_MAXIMO,
  REGISTROS_MAXIMO,
  TITULO_DA_COLUNA_MAXIMO,
} from '@instrutoria/domain/remessa/limits.ts';
import { MOTIVOS_DE_FORA } from '@instrutoria/domain/remessa/messages.ts';
import { EFEITOS_DO_RETORNO } from '@instrutoria/domain/remessa/transitions.ts';
import {
  COLUNAS_DA_REMESSA,
  FONTES,
  FORMAS_DE_REMESSA,
  FORMATOS_DO_CAMPO,
  ORIGENS_DA_CONTA,
  SERVICOS_DO_PAGADOR,
  SITUACOES_DA_LINHA,
  SITUACOES_DO_ENVIO,
  TIPOS_DE_REGISTRO,
} from '@instrutoria/domain/remessa/types.ts';
import { z } from 'zod';
import { booleano, dia, exato, id, instante, inteiro, linhaDe, ref, texto } from '../fields.ts';

const VALOR_INVALIDO = 'valor inválido';
const pessoa = z.object({ id, nome: z.string() });

export const pagador = z.object({
  /** 0 while none is stored. */
  versao: z.int(),
  pagador: z
    .object({
      nome: z.string(),
      cnpj: z.string(),
      banco: z.string(),
      agencia: z.string(),
      digitoDaAgencia: z.string().nullable(),
      conta: z.string(),
      digito: z.string(),
      convenio: z.string(),
      servico: z.enum(SERVICOS_DO_PAGADOR),
      parametro: z.string().nullable(),
      compromisso: z.string().nullable(),
    })
    .nullable(),
});
export const guardarPagadorBody = z.object({
  nome: linhaDe(200),
  cnpj: linhaDe(30),
  banco: linhaDe(10),
  agencia: linhaDe(20),
  digitoDaAgencia: linhaDe(10).nullish(),
  conta: linhaDe(30),
  digito: linhaDe(10),
  convenio: linhaDe(40),
  servico: z.enum(SERVICOS_DO_PAGADOR, { error: VALOR_INVALIDO }),
  parametro: linhaDe(10).nullish(),
  compromisso: linhaDe(10).nullish(),
});

const coluna = z.object({
  fonte: z.enum(COLUNAS_DA_REMESSA, { error: VALOR_INVALIDO }),
  titulo: linhaDe(TITULO_DA_COLUNA_MAXIMO),
});
const colunas = z.object({
  colunas: z.array(coluna).max(COLUNAS_DA_REMESSA.length),
  separador: z.enum([';', ','], { error: VALOR_INVALIDO }),
  soma: booleano,
});
const campoFixo = z.object({
  fonte: z.enum(FONTES, { error: VALOR_INVALIDO }),
  /** Spaces count. */
  texto: exato(240),
  posicao: inteiro,
  tamanho: inteiro,
  formato: z.enum(FORMATOS_DO_CAMPO, { error: VALOR_INVALIDO }),
  preenchimento: z.enum([' ', '0'], { error: VALOR_INVALIDO }),
  alinhamento: z.enum(['esquerda', 'direita'], { error: VALOR_INVALIDO }),
});
const fixo = z.object({
  tamanho: inteiro,
  fimDaLinha: z.enum(['CRLF', 'LF'], { error: VALOR_INVALIDO }),
  registros: z
    .array(
      z.object({
        tipo: z.enum(TIPOS_DE_REGISTRO, { error: VALOR_INVALIDO }),
        campos: z.array(campoFixo).max(CAMPOS_MAXIMO),
      }),
    )
    .max(REGISTROS_MAXIMO),
});
/** One of the two, as the layout's kind says. */
export const layoutDaRemessa = z.object({
  id,
  versao: z.int(),
  nome: z.string(),
  colunas: colunas.nullable(),
  fixo: fixo.nullable(),
});
export const guardarLayoutBody = z.object({
  nome: linhaDe(200),
  colunas: colunas.nullish(),
  fixo: fixo.nullish(),
});

const remessaResumida = z.object({
  id,
  numero: z.int(),
  forma: z.enum(FORMAS_DE_REMESSA),
  layout: z.string().nullable(),
  diaDoPagamento: z.string(),
  geradaEm: instante,
  geradaPor: pessoa,
  /** Of the file; null where it was paid without one. */
  sha256: z.string().nullable(),
  /** null too once the accounts in it were forgotten. */
  nomeDoArquivo: z.string().nullable(),
  linhas: z.int(),
  pagas: z.int(),
  devolvidas: z.int(),
  /** Cents. */
  soma: z.int(),
  canceladaEm: instante.nullable(),
  motivo: z.string().nullable(),
});

export const remessasDaFolha = z.object({
  mes: z.string(),
  fechada: z.boolean(),
  situacao: z.enum(SITUACOES_DO_ENVIO),
  /** Lines of the sheet that pay an amount; how many of them a living remessa covers. */
  pagamentos: z.int(),
  enviados: z.int(),
  remessas: z.array(remessaResumida),
});

export const mesParams = z.object({ mes: z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/) });
const forma = z.enum(FORMAS_DE_REMESSA, { error: VALOR_INVALIDO });
export const previaQuery = z.strictObject({
  forma,
  /** Ids of the instructors to leave out, with commas. */
  fora: z
    .string()
    .max(20_000)
    .regex(/^\d{1,9}(,\d{1,9})*$/, { error: VALOR_INVALIDO })
    .optional(),
});
const motivosDeFora = Object.keys(MOTIVOS_DE_FORA) as [keyof typeof MOTIVOS_DE_FORA];
export const previaDaRemessa = z.object({
  linhas: z.array(
    z.object({
      instrutor: pessoa,
      projeto: z.object({ id, titulo: z.string() }),
      centavos: z.int(),
      /** Cents of estornos that it sets off. */
      compensados: z.int(),
      /** The account is not today's, or not the conferred one: when it was written; null: all the same. */
      outraConta: z.object({ origem: z.enum(ORIGENS_DA_CONTA), dia: z.string() }).nullable(),
    }),
  ),
  fora: z.array(z.object({ instrutor: pessoa, centavos: z.int(), motivo: z.enum(motivosDeFora) })),
  soma: z.int(),
});
export const gerarBody = z.object({
  forma,
  /** Without one the default columns. */
  layout: ref.nullish(),
  diaDoPagamento: dia,
  /** The instructors to leave out. */
  fora: z.array(id).max(5000).nullish(),
  /** The cents that the person read: another sum by now is refused. */
  total: inteiro.nullish(),
});

export const remessa = remessaResumida.extend({
  mes: z.string(),
  /** Without CPF and account, which only the file has. */
  lancamentos: z.array(
    z.object({
      id,
      instrutor: pessoa,
      projeto: z.object({ id, titulo: z.string() }),
      centavos: z.int(),
      situacao: z.enum(SITUACOES_DA_LINHA),
      dia: z.string().nullable(),
      motivo: z.string().nullable(),
    }),
  ),
  retornos: z.array(
    z.object({
      id,
      lidoEm: instante,
      lidoPor: pessoa,
      origem: z.enum(['cnab240', 'lista']),
      pagas: z.int(),
      devolvidas: z.int(),
    }),
  ),
});
export const motivoBody = z.object({ motivo: texto(2000).nullish() });
export const resultadoBody = z.object({
  /** Lines of the remessa. */
  lancamentos: z.array(id).max(5000),
  resultado: z.enum(['paga', 'devolvida'], { error: VALOR_INVALIDO }),
  dia: dia.nullish(),
  motivo: texto(2000).nullish(),
});
export const previaDoRetorno = z.object({
  linhas: z.array(
    z.object({
      instrutor: pessoa,
      centavos: z.int(),
      efeito: z.enum(EFEITOS_DO_RETORNO),
      dia: z.string().nullable(),
      motivo: z.string().nullable(),
    }),
  ),
  desconhecidas: z.int(),
});
