import { METODOS_DO_FATOR } from '@instrutoria/domain/fator/types.ts';
import { z } from 'zod';
import { exato, id, instante, linhaDe, texto } from '../fields.ts';

/** Base64url of at most so many bytes. */
const bytes = (max: number) => exato(Math.ceil((max * 4) / 3));

const tipoDaCredencial = z.literal('public-key');
const credencial = z.object({
  id: z.string(),
  type: tipoDaCredencial,
  transports: z.array(z.string()),
});

/** What the browser needs to use a passkey (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const opcoesDeUso = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credencial),
});
/** What the browser needs to make one (PublicKeyCredentialCreationOptionsJSON). */
const opcoesDeCadastro = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: tipoDaCredencial, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credencial),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

const daCredencial = {
  id: bytes(1024),
  rawId: bytes(1024),
  type: exato(20),
  authenticatorAttachment: exato(40).nullish(),
};
/** The browser's answer with a passkey (AuthenticationResponseJSON). */
export const usoDaChave = z.object({
  ...daCredencial,
  response: z.object({
    clientDataJSON: bytes(2048),
    authenticatorData: bytes(2048),
    signature: bytes(1024),
    userHandle: bytes(128).nullish(),
  }),
});
/** The browser's answer with a new passkey (RegistrationResponseJSON). */
const chaveNova = z.object({
  ...daCredencial,
  response: z.object({
    clientDataJSON: bytes(2048),
    attestationObject: bytes(8192),
    transports: z.array(exato(40)).max(10).optional(),
  }),
});

const pedido = exato(100);
const codigo = exato(100);
const dispositivo = exato(200).optional();

/** A challenge for a passkey; `pedido` goes back with its answer, once. */
export const desafio = z.object({ pedido: z.string(), opcoes: opcoesDeUso });
/** The login's second step: what the account can prove itself with. `chave` null without passkeys. */
export const segundoPasso = z.object({
  segundoFator: z.object({
    pedido: z.string(),
    metodos: z.array(z.enum(METODOS_DO_FATOR)),
    chave: opcoesDeUso.nullable(),
  }),
});
export const concluirSegundoFatorBody = z.object({
  pedido: pedido.optional(),
  codigo: codigo.optional(),
  chave: usoDaChave.optional(),
  dispositivo,
});
export const entrarComChaveBody = z.object({
  pedido: pedido.optional(),
  chave: usoDaChave.optional(),
  dispositivo,
});

const chaveDeAcesso = z.object({
  id,
  nome: z.string(),
  criadaEm: instante,
  ultimoUso: instante.nullable(),
  /** Made for another host (PUBLIC_URL): it no longer works. */
  perdida: z.boolean(),
});
export const fatores = z.object({
  totp: z.object({ desde: instante, ultimoUso: instante.nullable() }).nullable(),
  chaves: z.array(chaveDeAcesso),
  /** How many recovery codes are left. */
  codigos: z.int(),
  /** The institution requires a factor of this account. */
  exigido: z.boolean(),
  /** This installation's address can have passkeys. */
  chavesPossiveis: z.boolean(),
});

/** The current password, and one factor where the account has any. */
const prova = z.object({
  senhaAtual: exato(10_000).optional(),
  codigo: codigo.optional(),
  chave: z.object({ pedido, resposta: usoDaChave }).optional(),
});
export const provaBody = prova;
/** `segredo` and `uri` come once; a repetition of the request has none. */
export const totpNovo = z.object({ segredo: z.string().optional(), uri: z.string().optional() });
export const confirmarTotpBody = z.object({ codigo: codigo.optional() });
export const cadastroDaChave = z.object({ pedido: z.string(), opcoes: opcoesDeCadastro });
export const cadastrarChaveBody = z.object({
  pedido: pedido.optional(),
  nome: linhaDe(200).optional(),
  chave: chaveNova.optional(),
});
export const renomearChaveBody = z.object({ nome: linhaDe(200).optional() });
/** `codigos`: with the first factor only, and only once. */
export const fatorCadastrado = z.object({ message: z.string(), codigos: z.array(z.string()).optional() });
export const removerFatoresBody = z.object({ motivo: texto(2000).nullish() });
