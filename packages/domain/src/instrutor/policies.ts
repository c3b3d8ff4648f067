import { foiPublicado } from '../avaliacao/policies.ts';
import { ehDaComissao, podeAdministrar } from '../conta/policies.ts';
import type { TipoDaSessao, TipoDeUsuario } from '../conta/types.ts';
import { MENSAGENS_EDITAL } from '../edital/messages.ts';
import { ehPreliminar } from '../edital/rules/resultado-publicado.ts';
import type { EditalGuardado, Fase } from '../edital/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { MENSAGENS_GERAIS } from '../kernel/messages.ts';
import type { RelacaoComProjeto, Situacao } from '../projeto/types.ts';
import { MENSAGENS_INSTRUTOR as M } from './messages.ts';

export interface ProjetoDoInstrutor {
  readonly fase: Fase;
  readonly situacao: Situacao;
  /** The result is published but not final yet. */
  readonly preliminar?: boolean | undefined;
}

/**
 * Whether a project has instructors: approved, and its result published (D25); where a preliminary result
 * came first, only after the final one.
 */
export function temInstrutores({ fase, situacao, preliminar }: ProjetoDoInstrutor): boolean {
  return situacao === 'APROVADO' && foiPublicado({ fase }) && preliminar !== true;
}

/** The fields that decide about instructors, from a project as readers get it. */
export function projetoDoInstrutor({
  edital,
  situacao,
}: {
  readonly edital: Pick<EditalGuardado, 'fase' | 'finalEm'> | null;
  readonly situacao: Situacao;
}): ProjetoDoInstrutor {
  if (edital === null) return { fase: 'submissao', situacao };
  return { fase: edital.fase, situacao, preliminar: ehPreliminar(edital) };
}

/** Why a project has no instructors; null where it may have them. */
export function porQueSemInstrutores(projeto: ProjetoDoInstrutor): string | null {
  if (projeto.preliminar === true) return M.resultadoPreliminar;
  return temInstrutores(projeto) ? null : M.naoAprovado;
}

export function exigirPublicado(projeto: ProjetoDoInstrutor): void {
  if (projeto.preliminar === true) {
    throw new DomainError('conflito', 'RESULTADO_PRELIMINAR', M.resultadoPreliminar);
  }
  if (!temInstrutores(projeto)) throw new DomainError('conflito', 'PROJETO_NAO_APROVADO', M.naoAprovado);
}

export function exigirEmAndamento(projeto: ProjetoDoInstrutor): void {
  exigirPublicado(projeto);
  if (projeto.fase === 'arquivado') {
    throw new DomainError('conflito', 'EDITAL_ARQUIVADO', MENSAGENS_EDITAL.arquivado);
  }
}

/**
 * Whether an administrator takes no part in the project: they see everything, and the names of other projects
 * (D30, D37).
 */
export function administraDeFora(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): boolean {
  return relacao === 'nenhuma' && podeAdministrar({ tipo });
}

export function temCaminhoAosInstrutores(tipo: TipoDaSessao, coordena: boolean): boolean {
  return coordena || ehDaComissao({ tipo }) || tipo === 'secretaria';
}

export interface PoderesNosInstrutores {
  /** The coordinator may register, update and end, while the window is open (D23). */
  readonly editar: boolean;
  readonly registrarAusencia: boolean;
  readonly verDocumentos: boolean;
  /**
   * An administrator may change situation, start month, documents and ended vínculos, except in their own
   * project.
   */
  readonly administrar: boolean;
}

export function poderesNosInstrutores(
  tipo: TipoDaSessao | undefined,
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

/** Whether a reader may open the documents, or only see whether there is a file. */
export function veDocumentos(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): boolean {
  return relacao === 'dono' || administraDeFora(tipo, relacao);
}

/** Only administrators' lists contain ended vínculos; 403 for everybody else. */
export function exigirVerEncerrados(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): void {
  if (administraDeFora(tipo, relacao)) return;
  throw new DomainError('naoPermitido', 'NAO_PERMITIDO', MENSAGENS_GERAIS.naoPermitido);
}
