import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { documentosNoCaminho } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import type { Instrutor } from '../api.ts';

/** The conditions of REGULAR that no reason overrides: refused documents, CPF, matrícula, a month (D37). */
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

export function porConferir({ conferencias }: Instrutor): string[] {
  return documentosNoCaminho(conferencias).porConferir.map((nome) => NOMES_DOS_DOCUMENTOS[nome]);
}
