import { foiPublicado } from '../avaliacao/policies.ts';
import type { TipoDeUsuario } from '../conta/types.ts';
import { MENSAGENS_EDITAL } from '../edital/messages.ts';
import type { Fase } from '../edital/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { RelacaoComProjeto } from '../projeto/policies.ts';
import type { Situacao } from '../projeto/types.ts';
import { MENSAGENS_INSTRUTOR as M } from './messages.ts';

/** What decides whether a project has instructors. */
export interface ProjetoDoInstrutor {
  readonly fase: Fase;
  readonly situacao: Situacao;
}

/** Whether a project has instructors: approved, and its result published (D25). */
export function temInstrutores({ fase, situacao }: ProjetoDoInstrutor): boolean {
  return situacao === 'APROVADO' && foiPublicado({ fase });
}

/** Throws 409 unless the project has instructors. */
export function exigirPublicado(projeto: ProjetoDoInstrutor): void {
  if (!temInstrutores(projeto)) throw new DomainError('conflito', 'PROJETO_NAO_APROVADO', M.naoAprovado);
}

/** Throws 409 unless the project's instructors may change: approved, published, and its call not archived (D1, D25). */
export function exigirEmAndamento(projeto: ProjetoDoInstrutor): void {
  exigirPublicado(projeto);
  if (projeto.fase === 'arquivado') {
    throw new DomainError('conflito', 'EDITAL_ARQUIVADO', MENSAGENS_EDITAL.arquivado);
  }
}

/** What a reader gets of the documents: what stands there, or only whether a file does (E-INSTRUTOR-5). */
export function veDocumentos(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): boolean {
  return relacao === 'dono' || (relacao === 'nenhuma' && tipo === 'administrador');
}

/** Ended ties stand in lists of administrators only (D25); 403 for everybody else. */
export function exigirVerEncerrados(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): void {
  if (tipo === 'administrador' && relacao === 'nenhuma') return;
  throw new DomainError('naoPermitido', 'NAO_PERMITIDO', 'Você não tem permissão para isto.');
}
