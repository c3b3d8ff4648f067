import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { documentosNoCaminho } from '@instrutoria/domain/instrutor/transitions.ts';
import type { Instrutor } from '../api.ts';

/** What no reason lets past on the way to REGULAR: refused documents, CPF, matrícula, a month (D25, D37). */
export function impedimentosDeRegular({
  conferencias,
  cpf,
  matricula,
  inicioAoRegularizar,
}: Instrutor): string[] {
  return [
    ...documentosNoCaminho(conferencias).recusados.map((nome) => `${NOMES_DOS_DOCUMENTOS[nome]}: recusado`),
    ...(cpf === null ? [M.faltaOCpf] : []),
    ...(matricula === null ? [M.faltaAMatricula] : []),
    ...(inicioAoRegularizar === null ? [M.vigenciaEncerrada] : []),
  ];
}

/** The documents that nobody has looked at, by name. */
export function porConferir({ conferencias }: Instrutor): string[] {
  return documentosNoCaminho(conferencias).porConferir.map((nome) => NOMES_DOS_DOCUMENTOS[nome]);
}
