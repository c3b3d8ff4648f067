/** Why a PDF is refused. What its owner reads of it is the caller's. */
export type Motivo =
  | 'naoEhPdf'
  | 'incompleto'
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

/** Ends a scan; it never leaves the scanner. */
export class Recusa extends Error {
  readonly motivo: Motivo;

  constructor(motivo: Motivo) {
    super(motivo);
    this.motivo = motivo;
  }
}

/** Names that are an action, annotation or file of a refused kind wherever they stand as a value. */
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

/** Keys whose mere presence is refused. */
export const CHAVES_RECUSADAS: ReadonlyMap<string, Motivo> = new Map<string, Motivo>([
  ['JS', 'javascript'],
  ['OnInstantiate', 'javascript'],
  ['XFA', 'xfa'],
  ['Encrypt', 'protegido'],
  ['EF', 'anexo'],
  ['RichMediaContent', 'multimidia'],
  ['RichMediaSettings', 'multimidia'],
]);

/** Keys that are harmless while they hold nothing: name trees and additional actions. */
export const CHAVES_SE_CHEIAS: ReadonlyMap<string, Motivo> = new Map<string, Motivo>([
  ['JavaScript', 'javascript'],
  ['EmbeddedFiles', 'anexo'],
  ['AA', 'acaoAutomatica'],
]);
