import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';

/** Why a PDF is not kept, and what its owner can do about it. */
export const MOTIVOS = {
  naoEhPdf: MENSAGENS_ARQUIVO.naoEhPdf,
  incompleto: 'O PDF está incompleto ou danificado. Gere-o outra vez e envie de novo.',
  misturado: 'O arquivo mistura um PDF com outro formato. Gere o PDF outra vez e envie de novo.',
  complexo: 'Não foi possível conferir o PDF. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  protegido: 'O PDF está protegido por senha ou restrições. Salve-o sem proteção e envie de novo.',
  javascript: 'O PDF contém JavaScript. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  acaoAoAbrir:
    'O PDF executa uma ação ao ser aberto. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  acaoAutomatica: 'O PDF executa ações automáticas. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  programa:
    'O PDF tenta abrir outro programa ou arquivo. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  envio: 'O PDF tenta enviar ou importar dados. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  anexo: 'O PDF traz outros arquivos anexados. Retire os anexos e envie de novo.',
  xfa: 'O PDF é um formulário XFA. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  multimidia: 'O PDF contém multimídia. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
} as const;

export type Motivo = keyof typeof MOTIVOS;

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
