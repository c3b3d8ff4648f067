import { podeAdministrar, podeSerDesignado } from '../conta/policies.ts';
import type { TipoDeUsuario } from '../conta/types.ts';
import type { Fase } from '../edital/types.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { problema } from '../kernel/problema.ts';
import { secretariaPodeLer } from '../projeto/policies.ts';
import { MENSAGENS_DESIGNACAO as M } from './messages.ts';

/** What is known of a candidate and a project, for conflicts of interest (D15). */
export interface Relacoes {
  readonly participa: boolean;
  /** They declared a conflict of interest with the project's team or unit. */
  readonly declarou: boolean;
  readonly mesmaUnidade: boolean;
  readonly colaborou: boolean;
  readonly avaliadoPeloCoordenador: boolean;
  readonly recusou: boolean;
}

interface QueImpedem extends Pick<Relacoes, 'declarou' | 'participa'> {
  /** They belong to the coordinator's unit, in a call that forbids it (E-REGRAS-10). */
  readonly unidadeProibida?: boolean | undefined;
}

/** Why this person may not assess this project, or null. State (409) comes before fields (422). */
export function impedimento(
  tipo: TipoDeUsuario,
  { participa, declarou, unidadeProibida = false }: QueImpedem,
): typeof M.nenhumProfessor | typeof M.participa | typeof M.declarou | typeof M.mesmaUnidadeProibida | null {
  if (participa) return M.participa;
  if (declarou) return M.declarou;
  if (unidadeProibida) return M.mesmaUnidadeProibida;
  return podeSerDesignado({ tipo }) ? null : M.nenhumProfessor;
}

export function exigirAvaliadorPossivel(tipo: TipoDeUsuario, relacoes: QueImpedem): void {
  const motivo = impedimento(tipo, relacoes);
  if (motivo === M.participa) throw new DomainError('conflito', 'AVALIADOR_PARTICIPA', motivo);
  if (motivo === M.mesmaUnidadeProibida) throw new DomainError('conflito', 'MESMA_UNIDADE', motivo);
  if (motivo === M.declarou) throw new DomainError('conflito', 'AVALIADOR_IMPEDIDO', motivo);
  if (motivo !== null) exigirSemProblemas([problema('avaliador', 'NAO_EH_AVALIADOR', motivo)]);
}

export function avisosDeConflito(relacoes: Relacoes): string[] {
  return [
    relacoes.mesmaUnidade ? M.avisoMesmaUnidade : null,
    relacoes.colaborou ? M.avisoColaborou : null,
    relacoes.avaliadoPeloCoordenador ? M.avisoAvaliadoPeloCoordenador : null,
    relacoes.recusou ? M.avisoRecusou : null,
  ].filter((aviso) => aviso !== null);
}

/** Which of a call's projects each type of user sees in the table: the same as in the other lists. */
export type VistaDosProjetos = 'todos' | 'designados' | 'nenhum';

export function vistaDosProjetos(tipo: TipoDeUsuario, fase: Fase): VistaDosProjetos {
  if (podeAdministrar({ tipo })) return 'todos';
  if (tipo === 'PRESIDENTE_COMISSAO') return 'designados';
  return tipo === 'secretaria' && secretariaPodeLer({ fase }) ? 'designados' : 'nenhum';
}
