/** What reading the file as a whole found; the signatures that could be read are judged all the same. */
export const SITUACOES_DO_PDF = [
  'lido',
  /** Encrypted: no signature is judged. */
  'protegido',
  /** An XFA form, which may show something else than its pages. */
  'xfa',
  /** A startxref leads to no cross-reference table: programs may read the file differently. */
  'indice',
  'ilegivel',
  /** Reading took too much time or memory. */
  'demorado',
] as const;
export type SituacaoDoPdf = (typeof SITUACOES_DO_PDF)[number];

/** How the signature lies in the file. */
export const ESTRUTURAS = [
  'certa',
  /** The ranges do not begin at 0, overlap, or leave the file. */
  'faixas',
  /** The part that no range covers is not exactly the hex string of /Contents. */
  'espaco',
  /** Behind the signature the hex string has something else than zeros. */
  'enchimento',
  /** The ranges do not end at the end of a revision, or another signature shares that revision. */
  'revisao',
  /** No field of the document holds the signature. */
  'campo',
] as const;
export type Estrutura = (typeof ESTRUTURAS)[number];

export const INTEGRIDADES = [
  'integra',
  /** The covered bytes are not those that were signed. */
  'conteudoAlterado',
  /** The signature does not fit the signer's key. */
  'assinaturaInvalida',
  /** MD5, SHA-1, or a key that is too short. */
  'algoritmoFraco',
  /** A form that cannot be read or is not supported. */
  'naoConferida',
] as const;
export type Integridade = (typeof INTEGRIDADES)[number];

export const CADEIAS = [
  'conferida',
  /** The operator installed no roots. */
  'semRaizes',
  /** It ends at none of the installed roots. */
  'desconhecida',
  /** It reaches a root, but a certificate in it may not be used so. */
  'recusada',
  'naoConferida',
] as const;
export type Cadeia = (typeof CADEIAS)[number];

/** The signer's certificate at the claimed instant. */
export const VALIDADES = ['noPrazo', 'foraDoPrazo', 'semInstante', 'noFuturo', 'naoConferida'] as const;
export type Validade = (typeof VALIDADES)[number];

/** What follows the signed revision: nothing, a later signature over the whole file, or something else. */
export const DEPOIS = ['nada', 'assinatura', 'mudanca'] as const;
export type Depois = (typeof DEPOIS)[number];

export interface Assinatura {
  /** Of the certificate that the signature names; without a CPF in it. */
  readonly nome: string | null;
  /** Eleven digits of the ICP-Brasil field; null where the certificate has none. */
  readonly cpf: string | null;
  /** The instant that the signer claims (ISO 8601). */
  readonly em: string | null;
  readonly estrutura: Estrutura;
  readonly integridade: Integridade;
  readonly cadeia: Cadeia;
  readonly validade: Validade;
  readonly depois: Depois;
  /** It carries data that the signature does not cover, such as a time stamp, which nobody checked. */
  readonly anexos: boolean;
}

export interface ConferenciaDeAssinaturas {
  readonly situacao: SituacaoDoPdf;
  /** By revision, the oldest first. */
  readonly assinaturas: readonly Assinatura[];
}
