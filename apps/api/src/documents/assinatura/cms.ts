import { createHash } from 'node:crypto';
import type { Integridade } from '@instrutoria/domain/assinatura/types.ts';
import { fromBER, type ObjectIdentifier, OctetString } from 'asn1js';
import {
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  type SignedAndUnsignedAttributes,
  SignedData,
  type SignerInfo,
} from 'pkijs';
import { hashDe, julgarAssinatura } from './algoritmos.ts';
import { fimDoElemento } from './ber.ts';

const DADOS_ASSINADOS = '1.2.840.113549.1.7.2';
const DADOS = '1.2.840.113549.1.7.1';
const TIPO_DO_CONTEUDO = '1.2.840.113549.1.9.3';
const RESUMO = '1.2.840.113549.1.9.4';
const INSTANTE = '1.2.840.113549.1.9.5';
const IDENTIDADE_DA_CHAVE = '2.5.29.14';
const MAXIMO_DE_CERTIFICADOS = 30;

export interface Cms {
  /** Where the CMS ends in the bytes; behind it is padding. */
  readonly fim: number;
  readonly signatario: Certificate | null;
  readonly certificados: readonly Certificate[];
  /** The signed attribute, where it is one instant. */
  readonly em: Date | null;
  readonly anexos: boolean;
  conferir(partes: readonly Uint8Array[]): Integridade;
}

/** The one detached signature in these bytes; null for another or broken form. */
export function lerCms(bytes: Buffer): Cms | null {
  try {
    return ler(bytes);
  } catch {
    // asn1js and pkijs throw errors of many kinds for forged bytes.
    return null;
  }
}

function ler(bytes: Buffer): Cms | null {
  const fim = fimDoElemento(bytes, 0);
  if (fim === -1) return null;
  const { offset, result } = fromBER(new Uint8Array(bytes.subarray(0, fim)));
  if (offset !== fim) return null;
  const conteudo = new ContentInfo({ schema: result });
  if (conteudo.contentType !== DADOS_ASSINADOS) return null;
  const assinado = new SignedData({ schema: conteudo.content });
  const { eContent, eContentType } = assinado.encapContentInfo;
  const [um, ...mais] = assinado.signerInfos;
  const certificados = (assinado.certificates ?? []).filter((cada) => cada instanceof Certificate);
  // A CMS with embedded content signs that content, not the file.
  if (um === undefined || mais.length > 0 || eContent || eContentType !== DADOS) return null;
  if (certificados.length > MAXIMO_DE_CERTIFICADOS) return null;
  const signatario = acharSignatario(um, certificados);
  const instante = unico(um.signedAttrs, INSTANTE) as { toDate?: () => Date } | null;
  const em = instante?.toDate?.() ?? null;
  return {
    fim,
    signatario,
    certificados,
    em: em === null || Number.isNaN(em.getTime()) ? null : em,
    anexos: (um.unsignedAttrs?.attributes.length ?? 0) > 0,
    conferir(partes) {
      try {
        return signatario === null ? 'naoConferida' : conferir(um, signatario, partes);
      } catch {
        return 'naoConferida';
      }
    },
  };
}

/** The certificate that the sid names: by issuer and number, or by the identity of its key. */
function acharSignatario({ sid }: SignerInfo, certificados: readonly Certificate[]): Certificate | null {
  if (sid instanceof IssuerAndSerialNumber) {
    const seu = certificados.filter(
      (um) => um.issuer.isEqual(sid.issuer) && um.serialNumber.isEqual(sid.serialNumber),
    );
    return seu.length === 1 ? (seu[0] ?? null) : null;
  }
  const dita: Uint8Array | undefined = sid.idBlock.isConstructed
    ? sid.valueBlock.value[0]?.valueBlock.valueHexView
    : sid.valueBlock.valueHexView;
  if (dita === undefined) return null;
  const seu = certificados.filter((um) => {
    const extensao = um.extensions?.find(({ extnID }) => extnID === IDENTIDADE_DA_CHAVE)?.parsedValue;
    return extensao instanceof OctetString && Buffer.from(dita).equals(extensao.valueBlock.valueHexView);
  });
  return seu.length === 1 ? (seu[0] ?? null) : null;
}

/** The value of an attribute; null unless the attribute occurs once and has exactly one value. */
function unico(atributos: SignedAndUnsignedAttributes | undefined, tipo: string): unknown {
  const seus = (atributos?.attributes ?? []).filter(({ type }) => type === tipo);
  const [um] = seus;
  return um !== undefined && seus.length === 1 && um.values.length === 1 ? um.values[0] : null;
}

function conferir(um: SignerInfo, signatario: Certificate, partes: readonly Uint8Array[]): Integridade {
  const { signedAttrs, digestAlgorithm, signatureAlgorithm, signature } = um;
  const hash = hashDe(digestAlgorithm.algorithmId);
  const tipo = unico(signedAttrs, TIPO_DO_CONTEUDO) as ObjectIdentifier | null;
  const resumo = unico(signedAttrs, RESUMO);
  if (hash === undefined || !signedAttrs || !(resumo instanceof OctetString)) return 'naoConferida';
  if (tipo?.getValue() !== DADOS) return 'naoConferida';
  if (hash === null) return 'algoritmoFraco';
  const soma = createHash(hash);
  for (const parte of partes) soma.update(parte);
  const veredito = julgarAssinatura({
    dados: new Uint8Array(signedAttrs.encodedValue),
    assinatura: signature.valueBlock.valueHexView,
    spki: new Uint8Array(signatario.subjectPublicKeyInfo.toSchema().toBER()),
    algoritmo: signatureAlgorithm,
    resumo: digestAlgorithm.algorithmId,
  });
  if (veredito === 'fraca') return 'algoritmoFraco';
  if (veredito === 'desconhecida') return 'naoConferida';
  if (veredito === 'errada') return 'assinaturaInvalida';
  return soma.digest().equals(resumo.valueBlock.valueHexView) ? 'integra' : 'conteudoAlterado';
}
