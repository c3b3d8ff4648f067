import { CODIGOS_DAS_AREAS } from '@instrutoria/domain/area/areas.ts';
import { SITUACOES_DA_MUDANCA } from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import { ESCOPOS_DO_TOKEN } from '@instrutoria/domain/conta/rules/token-pessoal.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { z } from 'zod';
import {
  exato,
  id,
  idOuNinguem,
  instante,
  inteiro,
  linha,
  linhaDe,
  ref,
  referencia,
  texto,
} from '../fields.ts';
import { unidade, unidadeDita } from '../unidade/schemas.ts';

/** Recognises a browser in which the person once logged in; it gives no access (D51). */
const dispositivo = exato(200).optional();
export const entrarBody = z.object({
  cpf: linhaDe(100).optional(),
  password: exato(10_000).optional(),
  dispositivo,
});
export const entrarAnswer = z.object({ token: z.string(), dispositivo: z.string() });

export const resumoSemanal = z.object({ recebe: z.boolean() });
export const resumoSemanalBody = z.object({ recebe: z.boolean({ error: 'valor inválido' }) });

export const sessao = z.object({
  id,
  criadaEm: instante,
  ultimoUso: instante,
  navegador: z.string(),
  atual: z.boolean(),
});

const escoposDoToken = z.array(z.enum(ESCOPOS_DO_TOKEN, { error: 'valor inválido' }));
export const tokenPessoal = z.object({
  id,
  nome: z.string(),
  escopos: escoposDoToken,
  criadoEm: instante,
  expiraEm: instante,
  ultimoUso: instante.nullable(),
});
/** `token` comes once; a repetition of the request has none. */
export const tokenCriado = tokenPessoal.extend({ token: z.string().optional() });
export const tokenDeAlguem = tokenPessoal.extend({ pessoa: z.object({ id, nome: z.string() }) });
export const criarTokenBody = z.object({
  nome: linhaDe(200).optional(),
  escopos: escoposDoToken.max(ESCOPOS_DO_TOKEN.length).optional(),
  dias: inteiro.optional(),
  senhaAtual: exato(10_000).optional(),
});

const tipo = z.enum(TIPOS_DE_USUARIO);

/** Never cpf, rg, senha or tipo (E-CHAMADAS-7). */
export const professorResumido = z.object({
  id: idOuNinguem,
  nome: z.string(),
  email: z.string(),
  siape: z.string(),
  lattes: z.string(),
  programa: z.string().nullable(),
  departamento: z.string().nullable(),
  foto: z.string(),
  unidade: unidadeDita,
});
export const professorComTipo = professorResumido.extend({ tipo: tipo.optional() });
/** For its owner and administrators only. */
export const professor = professorResumido.extend({ versao: z.int(), cpf: z.string(), rg: z.string(), tipo });
/** For its owner only; `nomeCivil` null where no nome social is set. */
export const professorProprio = professor.extend({ nomeCivil: z.string().nullable() });
/** Codes of CNPq's table, in its order. */
export const minhasAreas = z.object({ areas: z.array(z.enum(CODIGOS_DAS_AREAS)) });
export const minhasAreasBody = z.object({ areas: z.array(linhaDe(10)).max(100) });
/** null: removes the nome social. */
export const nomeSocialBody = z.object({ nome: linha.nullable() });
export const lerNomeCivilBody = z.object({ motivo: texto(2000).nullish() });
/** The name in the person's documents; equal to the shown one where no nome social is set. */
export const nomeCivil = z.object({ nomeCivil: z.string() });
/** The caller is anonymous: no cpf and no rg. */
export const professorCadastrado = professor.omit({ cpf: true, rg: true });
/** tipo and email for administrators only. */
export const professorListado = z.object({
  id,
  nome: z.string(),
  siape: z.string(),
  unidade,
  tipo: tipo.optional(),
  email: z.string().optional(),
});

export const cadastroBody = z.object({
  nome: linha.optional(),
  cpf: linhaDe(100).optional(),
  email: linha.optional(),
  foto: referencia.optional(),
  lattes: linha.optional(),
  programa: linha.nullish(),
  senha: exato(10_000).optional(),
  siape: linhaDe(100).optional(),
  tipo: z.unknown().optional(),
  rg: z.unknown().optional(),
  departamento: linha.nullish(),
  unidade: ref.optional(),
});

export const atualizacaoBody = z.object({
  id: id.optional(),
  nome: linha.optional(),
  cpf: linhaDe(100).optional(),
  email: linha.optional(),
  foto: referencia.optional(),
  lattes: linha.optional(),
  programa: linha.nullish(),
  siape: linhaDe(100).optional(),
  rg: linhaDe(100).optional(),
  departamento: linha.nullish(),
  unidade: ref.optional(),
  senhaAtual: exato(10_000).optional(),
  /** Required from an administrator who changes another person's e-mail or CPF. */
  motivo: texto(2000).nullish(),
});

export const tipoBody = z.object({ id, tipo, motivo: texto(2000).nullish() });
export const senhaBody = z.object({ senhaAtual: exato(10_000).optional(), senha: exato(10_000).optional() });
export const pedirRedefinicaoBody = z.object({ email: linha.optional() });
/** `token`: in the body from the page, or in the query as in the specification. */
export const redefinirBody = z.object({
  senha: exato(10_000).optional(),
  token: exato(200).optional(),
  dispositivo,
});
/** `dispositivo`: absent in a repeated answer, since secrets are not stored (D60). */
export const redefinirAnswer = z.object({ message: z.string(), dispositivo: z.string().optional() });
export const redefinirQuery = z.object({ token: exato(200).optional() });
export const encerrarContaBody = z.object({ senhaAtual: exato(10_000).optional() });

export const submissaoMarcada = z.object({
  projeto: z.object({ id, titulo: z.string() }),
  edital: z.string(),
  submetidaEm: instante,
  ate: instante,
  /** `ate` has passed: the submission stays marked. */
  vencida: z.boolean(),
});
export const confirmacaoDoEmail = z.object({
  confirmado: z.boolean(),
  email: z.string(),
  enviadaEm: instante.nullable(),
  submissoes: z.array(submissaoMarcada),
});
export const emailPorConfirmar = z.object({
  id,
  nome: z.string(),
  siape: z.string(),
  email: z.string(),
  unidade,
  enviadaEm: instante.nullable(),
  submissoes: z.array(submissaoMarcada),
});
const pessoaDaMudanca = z.object({ id, nome: z.string() });
const conferencia = z.object({ em: instante, por: pessoaDaMudanca.nullable(), motivo: z.string() });
const antesEDepois = z.object({ antes: z.string(), depois: z.string() });
export const mudancaDeContato = z.object({
  id,
  professor: pessoaDaMudanca,
  autor: pessoaDaMudanca,
  motivo: z.string().nullable(),
  feitaEm: instante,
  mudaEmail: z.boolean(),
  mudaCpf: z.boolean(),
  /** null where it did not change, or when the values were deleted. */
  email: antesEDepois.nullable(),
  /** Masked; `digitos`: positions of the changed digits, from 1. */
  cpf: antesEDepois.extend({ digitos: z.array(z.int()) }).nullable(),
  situacao: z.enum(SITUACOES_DA_MUDANCA),
  /** Until when the change can be undone; null once it is final, or where the installation sends no mail. */
  ate: instante.nullable(),
  faltaConfirmar: z.boolean(),
  conferida: conferencia.nullable(),
  desfeitaEm: instante.nullable(),
  solta: conferencia.nullable(),
  /** Made by the reader, who therefore cannot check it. */
  minha: z.boolean(),
});
export const lerMudancaBody = z.object({ motivo: texto(2000).nullish() });
export const valoresDaMudanca = z.object({ email: antesEDepois.nullable(), cpf: antesEDepois.nullable() });
/** `situacao`: the state that the administrator saw. */
export const conferirMudancaBody = z.object({
  situacao: z.enum(SITUACOES_DA_MUDANCA, { error: 'valor inválido' }),
  motivo: texto(2000).nullish(),
});
export const naoFuiEuBody = z.object({ token: exato(200).optional() });
export const confirmarEmailBody = z.object({ token: exato(200).optional() });
/** `email`: the address that the administrator saw. */
export const confirmarEmailDeBody = z.object({ email: linha.optional(), motivo: texto(2000).nullish() });
