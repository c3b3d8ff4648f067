import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import {
  PAPEIS,
  SITUACOES_DA_DECLARACAO,
  SITUACOES_DO_CERTIFICADO,
} from '@instrutoria/domain/declaracao/types.ts';
import { TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/types.ts';
import { z } from 'zod';
import { booleano, id, idDaQuery, instante, listaQuery, ref, texto } from '../fields.ts';

const conteudo = {
  papel: z.enum(PAPEIS),
  nome: z.string(),
  cpf: z.string().nullable(),
  matricula: z.string().nullable(),
  edital: z.object({ id, nome: z.string() }),
  inicio: z.string().nullable(),
  fim: z.string().nullable(),
  /** The months of earlier periods, for a person who coordinated the project more than once. */
  anteriores: z.array(z.object({ inicio: z.string(), fim: z.string() })).optional(),
  encerrado: z.boolean().nullable(),
  quantidade: z.number().nullable(),
  tipoAluno: z.enum(TIPOS_DE_ALUNO).nullable(),
};
export const declaracao = z.object({
  id,
  codigo: z.string(),
  situacao: z.enum(SITUACOES_DA_DECLARACAO),
  ...conteudo,
  projeto: z.object({ id, titulo: z.string() }).nullable(),
  emitidaEm: instante,
  revogadaEm: instante.nullable(),
  motivoDaRevogacao: z.string().nullable(),
});
export const declaracoesQuery = listaQuery.extend({ projeto: idDaQuery });
/** `declaracao`: the valid one issued before, if any. */
export const declaracaoPossivel = z.object({
  papel: z.enum(PAPEIS),
  nome: z.string(),
  instrutor: z.object({ id }).nullable(),
  projeto: z.object({ id, titulo: z.string() }).nullable(),
  edital: z.object({ id, nome: z.string() }),
  declaracao: z.object({ id }).nullable(),
});
/** INSTRUTOR needs `instrutor`, COORDENADOR `projeto`, AVALIADOR `edital`. */
export const emitirBody = z.object({
  papel: z.enum(PAPEIS, { error: M.papelInvalido }),
  instrutor: ref.nullish(),
  projeto: ref.nullish(),
  edital: ref.nullish(),
  /** For one's own part: adds the civil name beside the nome social. */
  comNomeCivil: booleano.optional(),
});
export const certificados = z.object({
  /** Whether they can be issued: the result is final, and the vigência is over. */
  abertos: z.boolean(),
  vigenciaFim: z.string(),
  linhas: z.array(
    z.object({
      papel: z.enum(['INSTRUTOR', 'COORDENADOR']),
      nome: z.string(),
      projeto: z.object({ id, titulo: z.string() }),
      situacao: z.enum(SITUACOES_DO_CERTIFICADO),
      /** In words; empty unless `situacao` is FALTA. */
      faltas: z.array(z.string()),
      declaracao: z.object({ id }).nullable(),
    }),
  ),
});
/** `emitidos`: by this act; `jaEmitidos`: before it; `faltam`: people for whom something is missing. */
export const certificadosFeitos = z.object({ emitidos: z.int(), jaEmitidos: z.int(), faltam: z.int() });
export const revogarBody = z.object({ motivo: texto(2000).nullish() });
export const codigoParams = z.object({ codigo: z.string().max(60) });
export const declaracaoVerificada = z.object({
  codigo: z.string(),
  situacao: z.enum(SITUACOES_DA_DECLARACAO),
  ...conteudo,
  /** Only where the person asked for both names, which the paper then shows too. */
  nomeCivil: z.string().optional(),
  edital: z.object({ nome: z.string() }),
  projeto: z.object({ titulo: z.string() }).nullable(),
  instituicao: z.string(),
  programa: z.string(),
  emitidaEm: instante,
  revogadaEm: instante.nullable(),
});
/** Instants in seconds; `exp` is absent while the key is in use. */
export const chavesPublicas = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      kid: z.string(),
      x: z.string(),
      iat: z.number(),
      exp: z.number().optional(),
    }),
  ),
});
