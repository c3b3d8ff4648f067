import { MEIOS_DE_ASSINAR, PAPEIS_DO_TERMO } from '@instrutoria/domain/termo/types.ts';
import { z } from 'zod';
import { booleano, exato, id, instante, linhaDe, texto } from '../fields.ts';

export const modeloDoTermoBody = z.object({
  texto: texto(40_000),
  /** Whether termos are signed in the product. */
  ligado: booleano,
});
export const previaDoTermoBody = modeloDoTermoBody.pick({ texto: true });
export const modeloDoTermo = z.object({
  /** 0: never saved, so that the text is the original one, and off. */
  versao: z.int(),
  texto: z.string(),
  ligado: z.boolean(),
  original: z.string(),
  campos: z.array(z.object({ campo: z.string(), significa: z.string() })),
  /** All versions, the latest first. */
  versoes: z.array(
    z.object({ versao: z.int(), ligado: z.boolean(), em: instante, por: z.string(), assinados: z.int() }),
  ),
});

const assinatura = z.object({
  papel: z.enum(PAPEIS_DO_TERMO),
  nome: z.string(),
  /** Masked. */
  cpf: z.string(),
  meio: z.enum(MEIOS_DE_ASSINAR),
  em: instante,
});
/** The termo of a vínculo, for who signs it. */
export const termoAAssinar = z.object({
  instrutor: z.object({ id, nome: z.string() }),
  projeto: z.object({ id, titulo: z.string() }),
  /** Why the reader does not sign it now, in words; null: they may. */
  recusa: z.string().nullable(),
  /** The reader had signed one whose facts changed since. */
  mudou: z.boolean(),
  /** Title and paragraphs, separated by blank lines; '' while CPF or matrícula is missing. */
  texto: z.string(),
  sha256: z.string(),
  meio: z.enum(MEIOS_DE_ASSINAR),
  assinaturas: z.array(assinatura),
});
/** `sha256`: of the text that the person read. */
export const assinarTermoBody = z.object({
  sha256: linhaDe(64),
  senhaAtual: exato(10_000).optional(),
});
export const assinarMeuTermoBody = assinarTermoBody.extend({ codigo: linhaDe(20).optional() });
export const codigoParams = z.object({ codigo: z.string().max(60) });
export const termoConferido = z.object({
  codigo: z.string(),
  instituicao: z.string(),
  /** Whether the stored text still has its hash; null after the end of its retention. */
  integro: z.boolean().nullable(),
  /** Whether it is still the document of the vínculo. */
  atual: z.boolean(),
  sha256: z.string(),
  /** Of the PDF. */
  arquivoSha256: z.string(),
  modelo: z.int(),
  concluidoEm: instante,
  assinaturas: z.array(assinatura.extend({ nome: z.string().nullable(), cpf: z.string().nullable() })),
});
