import { TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/types.ts';
import { z } from 'zod';
import { exato, id, instante, inteiro, linhaDe } from '../fields.ts';

export const estudante = z.object({
  nome: z.string(),
  /** Where mailed links go. */
  email: z.string(),
  /** False where a teacher's login brings the account (D30). */
  sessaoPropria: z.boolean(),
  /** Has no password here. */
  soPorLink: z.boolean(),
  /** Days that the server has of months that were not sent: the coordination never reads them. */
  porEnviar: z.object({ dias: z.int(), meses: z.int() }),
});

const token = exato(200).optional();
const senha = exato(10_000).optional();

/** One for each instructor of the project in force. */
export const conviteDoInstrutor = z.object({
  instrutor: id,
  /** The pending invitation. */
  convite: z
    .object({
      enviadoEm: instante,
      valeAte: instante,
      /** The mail server refused its mail: the address is probably wrong. */
      naoEntregue: z.boolean(),
    })
    .nullable(),
  entrouEm: instante.nullable(),
});
export const lerConviteBody = z.object({ token });
export const conviteLido = z.object({
  nome: z.string(),
  projeto: z.string(),
  coordenador: z.string(),
  tipoAluno: z.enum(TIPOS_DE_ALUNO),
  valeAte: instante,
  /** An account with this CPF and e-mail exists: no password is asked. */
  temConta: z.boolean(),
});
export const aceitarConviteBody = z.object({
  token,
  cpf: linhaDe(100).optional(),
  senha,
  /** The version of the privacy notice that the student read. */
  aviso: inteiro.optional(),
});
/** `token` null where the session of the caller brings the account. */
export const sessaoDoEstudante = z.object({ token: z.string().nullable() });
export const pedirLinkBody = z.object({ cpf: linhaDe(100).optional() });
export const entrarPorLinkBody = z.object({ token, senha });
export const entrada = z.object({ token: z.string() });
export const senhaBody = z.object({ senhaAtual: senha, senha });
export const encerrarBody = z.object({ senhaAtual: senha });
