import { foiPublicado } from '../avaliacao/policies.ts';
import { ehDaComissao, podeAdministrar } from '../conta/policies.ts';
import type { TipoDeUsuario } from '../conta/types.ts';
import { MENSAGENS_EDITAL } from '../edital/messages.ts';
import type { Fase } from '../edital/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { MENSAGENS_GERAIS } from '../kernel/messages.ts';
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

/** An administrator who takes no part in the project: who reads all of its instructors and names other projects (D30, D37). */
export function administraDeFora(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): boolean {
  return relacao === 'nenhuma' && podeAdministrar({ tipo });
}

/** Who has a way to the instructors of a project: its coordinator, and whoever watches over all projects (E-INSTRUTOR-2). */
export function temCaminhoAosInstrutores(tipo: TipoDeUsuario, coordena: boolean): boolean {
  return coordena || ehDaComissao({ tipo }) || tipo === 'secretaria';
}

/** What a reader of a project's instructors is offered; the server decides again (D30). */
export interface PoderesNosInstrutores {
  /** Register, update and end: the coordinator, while the window is open (D23). */
  readonly editar: boolean;
  readonly registrarAusencia: boolean;
  readonly verDocumentos: boolean;
  /** Situation, start month, documents, ended ties: an administrator, except in a project of his own. */
  readonly administrar: boolean;
}

/** The same, for whoever coordinates the project or does not. */
export function poderesNosInstrutores(
  tipo: TipoDeUsuario | undefined,
  coordena: boolean,
  cadastroAberto: boolean,
): PoderesNosInstrutores {
  const administrar = !coordena && tipo !== undefined && podeAdministrar({ tipo });
  return {
    editar: coordena && cadastroAberto,
    registrarAusencia: coordena || administrar,
    verDocumentos: coordena || administrar,
    administrar,
  };
}

/** What a reader gets of the documents: what stands there, or only whether a file does (E-INSTRUTOR-5). */
export function veDocumentos(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): boolean {
  return relacao === 'dono' || administraDeFora(tipo, relacao);
}

/** Ended ties stand in lists of administrators only (D25); 403 for everybody else. */
export function exigirVerEncerrados(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): void {
  if (administraDeFora(tipo, relacao)) return;
  throw new DomainError('naoPermitido', 'NAO_PERMITIDO', MENSAGENS_GERAIS.naoPermitido);
}
