import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from '../messages.ts';
import type { Conferencia, Documento } from '../types.ts';
import { documentosNoCaminho } from './documentos.ts';

/**
 * The missing parts of a new instructor, each in words: documents, CPF, matrícula, or only the
 * administrator's release (D66).
 */
export function oQueFalta(instrutor: {
  readonly conferencias: readonly Pick<Conferencia, 'dispensa' | 'documento' | 'situacao'>[];
  readonly cpf: string | null;
  readonly matricula: string | null;
}): string[] {
  const { porConferir, recusados, porAssinar } = documentosNoCaminho(instrutor.conferencias);
  const nomear = (achados: readonly Documento[]) =>
    achados.map((documento) => NOMES_DOS_DOCUMENTOS[documento]).join(', ');
  const faltas = [
    ...(recusados.length === 0 ? [] : [`${M.faltaTrocar}: ${nomear(recusados)}`]),
    ...(porAssinar.length === 0 ? [] : [`${M.faltaAssinar}: ${nomear(porAssinar)}`]),
    ...(porConferir.length === 0 ? [] : [`${M.faltaConferir}: ${nomear(porConferir)}`]),
    ...(instrutor.cpf === null ? [M.faltaOCpf] : []),
    ...(instrutor.matricula === null ? [M.faltaAMatricula] : []),
  ];
  return faltas.length === 0 ? [M.faltaTornarRegular] : faltas;
}
