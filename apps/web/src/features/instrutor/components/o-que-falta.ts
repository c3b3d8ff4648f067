import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import type { Instrutor } from '../api.ts';

/** What no reason lets past on the way to REGULAR: refused documents, CPF, matrícula, a month (D25, D37). */
export function impedimentosDeRegular({
  conferencias,
  cpf,
  matricula,
  inicioAoRegularizar,
}: Instrutor): string[] {
  return [
    ...conferencias
      .filter(({ situacao }) => situacao === 'RECUSADO')
      .map(({ documento }) => `${NOMES_DOS_DOCUMENTOS[documento]}: recusado`),
    ...(cpf === null ? [M.faltaOCpf] : []),
    ...(matricula === null ? [M.faltaAMatricula] : []),
    ...(inicioAoRegularizar === null ? [M.vigenciaEncerrada] : []),
  ];
}

/** The documents that nobody has looked at, by name. */
export function porConferir({ conferencias }: Instrutor): string[] {
  return conferencias
    .filter(({ situacao, dispensa }) => situacao === 'PENDENTE' && dispensa === null)
    .map(({ documento }) => NOMES_DOS_DOCUMENTOS[documento]);
}
