import { COMO_SE_LIGOU, type ComoSeLigou } from '@instrutoria/domain/porta/messages.ts';
import {
  ASSINATURAS_DE_SAML,
  METODOS_DO_CLIENTE,
  MODELOS_DE_OIDC,
  TIPOS_DE_PORTA,
} from '@instrutoria/domain/porta/types.ts';
import { z } from 'zod';
import {
  booleano,
  exato,
  id,
  idParam,
  instante,
  linha,
  linhaDe,
  listaQuery,
  ref,
  referencia,
  texto,
} from '../fields.ts';
import { unidade } from '../unidade/schemas.ts';

const atributo = linhaDe(200).nullable();
export const atributosDaPorta = z.object({
  cpf: atributo,
  nome: atributo,
  email: atributo,
  vinculos: atributo,
  unidade: atributo,
});
const endereco = linhaDe(1000);
const comum = z.object({
  confiaNoCpf: booleano,
  dominios: z.array(linhaDe(200)).max(50),
  vinculosDeProfessor: z.array(linhaDe(200)).max(50),
  vinculosDeEstudante: z.array(linhaDe(200)).max(50),
  // 0: not chosen yet, which the domain refuses beside its field.
  unidades: z.array(z.object({ valor: linhaDe(200), unidade: z.union([z.literal(0), id]) })).max(500),
  aQuemEscrever: linha,
  redeInterna: booleano,
});
const oidc = z.object({
  modelo: z.enum(MODELOS_DE_OIDC),
  emissor: endereco,
  cliente: linha,
  metodo: z.enum(METODOS_DO_CLIENTE),
  escopos: linha,
  enderecos: z
    .object({
      autorizacao: endereco,
      token: endereco,
      chaves: endereco,
      pessoa: endereco.nullable(),
      saida: endereco.nullable(),
    })
    .nullable(),
  atributos: atributosDaPorta,
});
const pem = texto(10_000).nullable();
const saml = z.object({
  metadadosEndereco: endereco.nullable(),
  metadadosTexto: texto(200_000).nullable(),
  certificadoDaFederacao: pem,
  provedor: linhaDe(1000),
  certificado: pem,
  assinatura: z.enum(ASSINATURAS_DE_SAML),
  saidaUnica: booleano,
  atributoDoSujeito: atributo,
  atributos: atributosDaPorta,
});
const cas = z.object({ endereco, atributos: atributosDaPorta });
const ldap = z.object({
  endereco,
  iniciarTls: booleano,
  base: linha,
  autoridade: pem,
  modeloDoDn: linha.nullable(),
  filtro: linha,
  usuarioDeBusca: linha.nullable(),
  atributoDoSujeito: linhaDe(200),
  atributos: atributosDaPorta,
});

export const configuracaoDaPorta = z.object({
  comum,
  oidc: oidc.optional(),
  saml: saml.optional(),
  cas: cas.optional(),
  ldap: ldap.optional(),
});
/** `segredo` absent: the stored one stays. */
export const portaBody = z.object({
  tipo: z.enum(TIPOS_DE_PORTA, { error: 'valor inválido' }),
  nome: linha,
  configuracao: configuracaoDaPorta,
  segredo: exato(10_000).optional(),
});
/** `id`: a stored door; its secret is used when the body has none. */
export const testarPortaBody = portaBody.extend({ id: id.optional() });

const passo = z.object({
  passo: z.string(),
  ok: z.boolean(),
  mensagem: z.string().nullable(),
  campo: z.string().nullable(),
});
export const testeDaPorta = z.object({ passos: z.array(passo), ok: z.boolean() });

/** Never the secret. */
export const porta = z.object({
  id,
  versao: z.int(),
  tipo: z.enum(TIPOS_DE_PORTA),
  nome: z.string(),
  ligada: z.boolean(),
  temSegredo: z.boolean(),
  configuracao: configuracaoDaPorta,
  /** The values that the administrator enters at the provider. */
  retorno: z.string(),
  saida: z.string(),
  identidades: z.int(),
  /** The stored metadata of a SAML provider with an address; null when pasted, or not read yet. */
  metadados: z.object({ lidoEm: instante, atrasados: z.boolean() }).nullable(),
});
export const ligarBody = z.object({ ligada: booleano });

export const portasAbertas = z.object({
  portas: z.array(z.object({ id, nome: z.string(), modo: z.enum(['redireciona', 'senha']) })),
  /** Whether only the exceptions, and accounts without a linked identity, may log in with a local password. */
  soExcecoes: z.boolean(),
});

/** SHA-256 of the secret that the browser keeps, in hexadecimal. */
const marca = exato(64);
const voltar = exato(500).nullish();
export const comecarBody = z.object({ marca: marca.optional(), voltar });
export const comecarAnswer = z.object({ endereco: z.string() });
export const senhaDaPortaBody = z.object({
  marca: marca.optional(),
  usuario: linhaDe(300).optional(),
  senha: exato(1000).optional(),
  voltar,
});

/** Any parameters: each provider adds its own. */
export const retornoQuery = z.record(z.string().max(200), z.unknown());
/** Sealed: whose session at the provider a logout ends. */
export const sairQuery = z.strictObject({ de: exato(4000).optional() });
/** The form as it came, which only the door reads. */
export const formulario = z.object({ formulario: exato(256 * 1024).optional() });
export const portaParams = z.object({ id: idParam });

const continuacao = { codigo: exato(200).optional(), segredo: exato(200).optional() };
export const concluirBody = z.object(continuacao);
export const vincularBody = z.object({
  ...continuacao,
  cpf: linhaDe(100).optional(),
  password: exato(10_000).optional(),
  /** Of the application, or a recovery code; only an account with a second factor needs it. */
  codigoDoFator: exato(100).optional(),
});
export const cadastrarBody = z.object({
  ...continuacao,
  nome: linha.optional(),
  cpf: linhaDe(100).optional(),
  email: linha.optional(),
  foto: referencia.optional(),
  lattes: linha.optional(),
  programa: linha.nullish(),
  siape: linhaDe(100).optional(),
  departamento: linha.nullish(),
  unidade: ref.optional(),
});

export const entradaFeita = z.object({
  situacao: z.literal('entrou'),
  token: z.string(),
  voltar: z.string().nullable(),
  /** How this login linked the account; null when it was linked earlier. */
  ligou: z.enum(Object.keys(COMO_SE_LIGOU) as [ComoSeLigou, ...ComoSeLigou[]]).nullable(),
  /** The provider's session, which stays open after a logout here; `endereco`: the page that ends it, if there is one. */
  saida: z.object({ porta: z.string(), endereco: z.string().nullable() }).nullable(),
});
const semConta = z.object({
  situacao: z.enum(['cadastra', 'estudante', 'semVinculo']),
  porta: z.string(),
  aQuemEscrever: z.string(),
  /** For the form that follows, with the browser's secret. */
  codigo: z.string(),
  /** The provider's values; `cpfDito`, `emailDito`: the person cannot change that value. */
  nome: z.string().nullable(),
  cpfDito: z.boolean(),
  emailDito: z.boolean(),
  email: z.string().nullable(),
  unidade: unidade.nullable(),
});
export const entradaConcluida = z.discriminatedUnion('situacao', [entradaFeita, semConta]);

export const identidade = z.object({
  id,
  porta: z.string(),
  como: z.string(),
  criadaEm: instante,
  ultimoUso: instante,
});
export const identidadeDeAlguem = identidade.extend({ pessoa: z.object({ id, nome: z.string() }) });
export const identidadesQuery = listaQuery.omit({ ordem: true, busca: true });

export const entradaLocal = z.object({
  versao: z.int(),
  desligada: z.boolean(),
  excecoes: z.array(z.object({ id, nome: z.string() })),
  administradores: z.array(z.object({ id, nome: z.string() })),
  /** Whether the caller entered locally and by a door within the last hour. */
  podeDesligar: z.boolean(),
});
export const entradaLocalBody = z.object({ desligada: booleano, excecoes: z.array(id).max(100) });
