import { ESPECIES, MODELOS } from '@instrutoria/domain/publicacao/types.ts';
import { z } from 'zod';
import { booleano, id, idParam, instante, inteiro, linhaDe, texto } from '../fields.ts';
import { versao as versaoDoResultado } from '../resultado/schemas.ts';

const especie = z.enum(ESPECIES, { error: 'valor inválido' });
const modelo = z.enum(MODELOS, { error: 'valor inválido' });

export const paramsDoModelo = z.object({ nome: modelo });
export const paramsDaVersao = z.object({ id: idParam, numero: idParam });

export const modeloDePublicacao = z.object({
  nome: modelo,
  /** 1: the standard one, until the institution writes its own. */
  versao: z.int(),
  especie,
  titulo: z.string(),
  corpo: z.string(),
});
export const modeloBody = z.object({ especie, titulo: linhaDe(2000), corpo: texto(60_000) });

/** Only public facts, of a text that is public. */
export const textoPublico = z.object({
  id,
  /** The version of the result that it publishes. */
  resultado: z.int(),
  especie,
  numero: z.int(),
  ano: z.int(),
  versao: z.int(),
  /** Whether it is the latest version. */
  emVigor: z.boolean(),
  /** Only for a correction. */
  motivo: z.string().nullable(),
  sha256: z.string(),
  criadoEm: instante,
});

const campo = linhaDe(2000).nullish();
const complementos = { autoridade: campo, cargo: campo, processo: campo, atoOficial: campo };

export const textoDePublicacao = textoPublico.extend({
  publico: z.boolean(),
  modelo,
  /** The filled-in fields, with which a correction begins. */
  complementos: z.object({
    autoridade: z.string().optional(),
    cargo: z.string().optional(),
    processo: z.string().optional(),
    atoOficial: z.string().optional(),
  }),
});

const linha = z.object({
  posicao: z.string(),
  numero: z.int(),
  titulo: z.string(),
  coordenador: z.string(),
  unidade: z.string(),
  tipo: z.string(),
  total: z.string(),
  situacao: z.string(),
  vagas: z.string(),
  desempate: z.string().nullable(),
});

export const textoPorFazer = z.object({
  edital: z.object({ id, nome: z.string() }),
  resultado: versaoDoResultado,
  /** Fields that the system fills; `numero` is given when the text is saved. */
  fatos: z.record(z.string(), z.string()),
  /** The first rows and changes, for the preview; the text has all of them. */
  linhas: z.array(linha),
  mudancas: z.array(z.string()),
  quantasLinhas: z.int(),
  quantasMudancas: z.int(),
  sugerido: modelo,
  modelos: z.array(modeloDePublicacao),
});

export const guardarBody = z.object({
  modelo,
  /** The version of the template that the publisher saw. */
  modeloVersao: inteiro,
  publico: booleano,
  ...complementos,
});
export const corrigirBody = guardarBody.extend({ motivo: texto(10_000).nullish() });
