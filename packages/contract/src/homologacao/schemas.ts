import { MENSAGENS_HOMOLOGACAO as M } from '@instrutoria/domain/homologacao/messages.ts';
import { PARTES_A_CORRIGIR } from '@instrutoria/domain/homologacao/rules/partes.ts';
import { ESTADOS_DA_HOMOLOGACAO, ESTADOS_PROCURADOS, MARCAS } from '@instrutoria/domain/homologacao/types.ts';
import { porNome } from '@instrutoria/domain/kernel/objetos.ts';
import { CAMPOS, TEXTOS } from '@instrutoria/domain/projeto/campos.ts';
import { z } from 'zod';
import { booleano, dia, id, idDaQuery, instante, linha, listaQuery, markup, texto } from '../fields.ts';

const estado = z.enum(ESTADOS_DA_HOMOLOGACAO);
const secao = z.enum(PARTES_A_CORRIGIR);
const campo = z.enum(TEXTOS);

export const homologacaoQuery = listaQuery.extend({
  estado: z.enum(ESTADOS_PROCURADOS).optional(),
  unidade: idDaQuery,
});

export const projetoNaHomologacao = z.object({
  id,
  /** Version of its mark, not of the project. */
  versao: z.int(),
  titulo: z.string(),
  coordenador: z.object({ id, nome: z.string(), unidade: z.string() }),
  estado,
  ate: z.string().nullable(),
  prazoPassou: z.boolean(),
  temAvaliador: z.boolean(),
});

export const homologacaoDoEdital = z.object({
  ligada: z.boolean(),
  projetos: z.object(porNome(ESTADOS_DA_HOMOLOGACAO, () => z.int())),
  /** For how many projects the decision must wait. */
  esperam: z.int(),
});

const ato = z.object({
  quando: instante,
  quem: z.string(),
  de: estado,
  para: estado,
  ato: z.string(),
  texto: z.string(),
  secoes: z.array(secao),
  ate: z.string().nullable(),
  mudancas: z.array(z.object({ campo, antes: z.string(), depois: z.string() })),
});

export const homologacao = z.object({
  projeto: id,
  versao: z.int(),
  estado,
  secoes: z.array(secao),
  motivo: z.string(),
  ate: z.string().nullable(),
  prazoPassou: z.boolean(),
  recorreu: z.boolean(),
  temAvaliador: z.boolean(),
  /** The acts that the reader may do now. */
  podeMarcar: z.boolean(),
  podeDesfazer: z.boolean(),
  podeProrrogar: z.boolean(),
  podeDecidirRecurso: z.boolean(),
  podeCorrigir: z.boolean(),
  podeRecorrer: z.boolean(),
  /** The newest first. */
  historico: z.array(ato),
});

export const marcaBody = z.object({
  marca: z.enum(MARCAS, { error: M.marcaVazia }),
  motivo: texto(10_000).nullish(),
  secoes: z.array(secao).max(PARTES_A_CORRIGIR.length).nullish(),
  ate: dia.nullish(),
});
export const marcaEmVariosBody = marcaBody.extend({ projetos: z.array(id).max(1000) });
export const prorrogarCorrecaoBody = z.object({ ate: dia.nullish(), motivo: texto(10_000).nullish() });
export const motivoDaMarcaBody = z.object({ motivo: texto(10_000).nullish() });
export const reenviarBody = z.object({
  /** Only the texts of the parts that were returned. */
  textos: z.object(
    porNome(TEXTOS, (nome) =>
      (CAMPOS[nome].tipo === 'markup' || CAMPOS[nome].tipo === 'secao' ? markup : linha).optional(),
    ),
  ),
  resposta: texto(10_000).nullish(),
});
export const recorrerBody = z.object({ texto: texto(20_000).nullish() });
export const decidirRecursoBody = z.object({ aceito: booleano, motivo: texto(10_000).nullish() });
