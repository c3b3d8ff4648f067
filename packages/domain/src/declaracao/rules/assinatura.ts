import { BYTES_DOS_FATOS } from '../limits.ts';
import { bytesDeBase64url, textoDeUtf8 } from './base64url.ts';
import { type DeclaracaoDosFatos, lerFatos } from './fatos.ts';

/** A public key of the institution, as JWKS publishes it: Ed25519 (RFC 8037), with its days in seconds. */
export interface ChavePublica {
  readonly kid: string;
  readonly x: string;
  readonly iat: number;
  /** Absent while the key is in use. */
  readonly exp?: number | undefined;
}

interface CodigoAssinado {
  readonly kid: string;
  /** 'header.payload', which is what was signed. */
  readonly assinado: string;
  readonly assinatura: readonly number[];
  readonly declaracao: DeclaracaoDosFatos;
}

export type Conferencia =
  | { readonly resultado: 'integra'; readonly declaracao: DeclaracaoDosFatos; readonly chave: ChavePublica }
  | { readonly resultado: 'alterada' | 'chaveDesconhecida' | 'ilegivel' };

/** Whether the Ed25519 signature is that of the key `x` (base64url) over the ASCII text. */
export type VerificarEd25519 = (
  x: string,
  assinado: string,
  assinatura: readonly number[],
) => Promise<boolean> | boolean;

const BYTES_DA_ASSINATURA = 64;
/** Header, facts and signature in base64url, with room for longer key names. */
const LETRAS_MAXIMO = 2 * (BYTES_DOS_FATOS + BYTES_DA_ASSINATURA + 128);

/** The compact JWS in a text or in an address ('https://…/conferir#…'), without spaces and line breaks. */
export function codigoDoTexto(texto: string): string {
  const semEspacos = texto.replaceAll(/\s/g, '');
  return semEspacos.slice(semEspacos.indexOf('#') + 1);
}

function lerJson(parte: string): unknown {
  const bytes = bytesDeBase64url(parte);
  const texto = bytes === null ? null : textoDeUtf8(bytes);
  if (texto === null) return null;
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}

/** The kid of a header that says EdDSA, a kid and nothing else. */
function kidDe(cabecalho: unknown): string | null {
  if (typeof cabecalho !== 'object' || cabecalho === null) return null;
  const { alg, kid, ...resto } = cabecalho as Record<string, unknown>;
  return alg === 'EdDSA' && typeof kid === 'string' && Object.keys(resto).length === 0 ? kid : null;
}

function lerCodigoAssinado(codigo: string): CodigoAssinado | null {
  if (codigo.length > LETRAS_MAXIMO) return null;
  const [cabecalho = '', fatos = '', escrita = '', ...resto] = codigo.split('.');
  const kid = kidDe(lerJson(cabecalho));
  const declaracao = lerFatos(lerJson(fatos));
  const assinatura = bytesDeBase64url(escrita);
  const inteiro = resto.length === 0 && assinatura?.length === BYTES_DA_ASSINATURA;
  if (kid === null || declaracao === null || assinatura === null || !inteiro) return null;
  return { kid, assinado: `${cabecalho}.${fatos}`, assinatura, declaracao };
}

/**
 * Checks a signed code against the institution's keys, without asking anybody. A key no longer in use verifies
 * only what was issued before its end.
 */
export async function conferirAssinatura(
  texto: string,
  chaves: readonly ChavePublica[],
  verificar: VerificarEd25519,
): Promise<Conferencia> {
  const lido = lerCodigoAssinado(codigoDoTexto(texto));
  if (lido === null) return { resultado: 'ilegivel' };
  const chave = chaves.find(({ kid }) => kid === lido.kid);
  if (chave === undefined) return { resultado: 'chaveDesconhecida' };
  const { declaracao } = lido;
  const depois = chave.exp !== undefined && Date.parse(declaracao.emitidaEm) / 1000 > chave.exp;
  const integra = !depois && (await verificar(chave.x, lido.assinado, lido.assinatura));
  return integra ? { resultado: 'integra', declaracao, chave } : { resultado: 'alterada' };
}
