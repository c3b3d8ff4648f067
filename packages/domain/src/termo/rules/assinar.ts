import { MENSAGENS_INSTRUTOR } from '../../instrutor/messages.ts';
import type { InstrutorGuardado } from '../../instrutor/types.ts';
import { MENSAGENS_TERMO as M } from '../messages.ts';
import { type AssinaturaDoTermo, PAPEIS_DO_TERMO, type PapelNoTermo } from '../types.ts';

/** Whose signature is next; null when all have signed. */
export function proximoPapel(assinaturas: readonly Pick<AssinaturaDoTermo, 'papel'>[]): PapelNoTermo | null {
  return PAPEIS_DO_TERMO.find((papel) => !assinaturas.some((uma) => uma.papel === papel)) ?? null;
}

type Recusa = readonly [codigo: string, mensagem: string];

/** Why nobody signs this termo now; null where it is open. A sent file is not replaced while it waits for its check. */
export function porQueNaoAssina(
  instrutor: Pick<InstrutorGuardado, 'conferencias' | 'cpf' | 'fimVinculo' | 'matricula'>,
  noSistema: boolean,
): Recusa | null {
  const situacao = instrutor.conferencias.find((c) => c.documento === 'termo_compromisso')?.situacao;
  if (instrutor.fimVinculo !== null) return ['VINCULO_ENCERRADO', MENSAGENS_INSTRUTOR.esteVinculoAcabou];
  if (situacao === 'CONFERIDO') return ['TERMO_EM_ORDEM', M.jaEmOrdem];
  if (!noSistema) return ['ASSINATURA_DESLIGADA', M.desligada];
  if (situacao === 'PENDENTE') return ['TERMO_ENVIADO', M.jaEnviado];
  if (instrutor.cpf === null) return ['FALTA_CPF', MENSAGENS_INSTRUTOR.faltaOCpf];
  return instrutor.matricula === null ? ['FALTA_MATRICULA', MENSAGENS_INSTRUTOR.faltaAMatricula] : null;
}

/** Why this role does not sign now, when it is the turn of `vez`. */
export function porQueNaoEAVez(papel: PapelNoTermo, vez: PapelNoTermo | null): Recusa | null {
  if (papel === vez) return null;
  return papel === 'COORDENADOR' && vez === 'ALUNO'
    ? ['FALTA_O_ALUNO', M.faltaOAluno]
    : ['JA_ASSINOU', M.jaAssinou];
}
