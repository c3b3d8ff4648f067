/** The reason as a code; the caller has the texts. */
export type Motivo =
  | 'naoEhPdf'
  | 'incompleto'
  | 'antes'
  | 'depois'
  | 'misturado'
  | 'complexo'
  | 'protegido'
  | 'javascript'
  | 'acaoAoAbrir'
  | 'acaoAutomatica'
  | 'programa'
  | 'envio'
  | 'anexo'
  | 'xfa'
  | 'multimidia';

export class Recusa extends Error {
  readonly motivo: Motivo;

  constructor(motivo: Motivo) {
    super(motivo);
    this.motivo = motivo;
  }
}

/** Names that are refused wherever they occur as a value. */
export const NOMES_RECUSADOS: ReadonlyMap<string, Motivo> = new Map<string, Motivo>([
  ['JavaScript', 'javascript'],
  ['Launch', 'programa'],
  ['GoToR', 'programa'],
  ['GoToE', 'programa'],
  ['SubmitForm', 'envio'],
  ['ImportData', 'envio'],
  ['EmbeddedFile', 'anexo'],
  ['FileAttachment', 'anexo'],
  ['RichMedia', 'multimidia'],
  ['RichMediaExecute', 'multimidia'],
]);

export const CHAVES_RECUSADAS: ReadonlyMap<string, Motivo> = new Map<string, Motivo>([
  ['JS', 'javascript'],
  ['OnInstantiate', 'javascript'],
  ['XFA', 'xfa'],
  ['Encrypt', 'protegido'],
  ['EF', 'anexo'],
  ['RichMediaContent', 'multimidia'],
  ['RichMediaSettings', 'multimidia'],
]);

/** Refused unless empty: name trees and additional actions. */
export const CHAVES_SE_CHEIAS: ReadonlyMap<string, Motivo> = new Map<string, Motivo>([
  ['JavaScript', 'javascript'],
  ['EmbeddedFiles', 'anexo'],
  ['AA', 'acaoAutomatica'],
]);
