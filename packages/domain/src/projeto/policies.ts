import { podeSerDesignado } from '../conta/policies.ts';
import type { TipoDeUsuario } from '../conta/types.ts';
import type { Edital } from '../edital/types.ts';
import { fimDoDia } from '../kernel/datas.ts';
import { PRAZO_DO_CRONOGRAMA_MS } from './limits.ts';
import type { Projeto } from './types.ts';

/** What editing depends on besides the project itself. */
export interface SituacaoDoEdital {
  readonly aberto: boolean;
  readonly temAvaliador: boolean;
}

/** Whether the coordinator may change it: a draft always, a submitted project while its call is open and nobody assesses it (D7). */
export function podeEditarProjeto(
  projeto: Pick<Projeto, 'ehRascunho'>,
  { aberto, temAvaliador }: SituacaoDoEdital,
): boolean {
  return projeto.ehRascunho || (aberto && !temAvaliador);
}

/** Whether schedules still complete a project that was submitted in time: up to 24 hours after its call closed, by its last day or early (D9). */
export function podeCompletarCronogramas(
  projeto: Pick<Projeto, 'aguardandoCronograma'>,
  edital: Pick<Edital, 'encerradoEm' | 'fim'>,
  agora: Date,
  fuso: string,
): boolean {
  const fechou = edital.encerradoEm === null ? fimDoDia(edital.fim, fuso) : new Date(edital.encerradoEm);
  const limite = fechou.getTime() + PRAZO_DO_CRONOGRAMA_MS;
  return projeto.aguardandoCronograma && agora.getTime() <= limite;
}

/** What the caller is to a project, as the contract's access table names it. */
export type RelacaoComProjeto = 'dono' | 'colaborador' | 'avaliadorDesignado' | 'nenhuma';

/** What this reader sees of a project beside the proposal: its proof (D22), people's types, that it has an evaluator (D20), its instructors. */
export function visaoDoProjeto(
  tipo: TipoDeUsuario,
  relacao: RelacaoComProjeto,
): {
  readonly comprovante: boolean;
  readonly tipos: boolean;
  readonly avaliacao: boolean;
  readonly alunos: boolean;
} {
  const doLadoDoCoordenador = relacao === 'dono' || relacao === 'colaborador';
  return {
    comprovante:
      relacao === 'dono' ||
      tipo === 'administrador' ||
      (!doLadoDoCoordenador && (tipo === 'PRESIDENTE_COMISSAO' || relacao === 'avaliadorDesignado')),
    tipos: tipo === 'administrador',
    avaliacao: !doLadoDoCoordenador,
    alunos: doLadoDoCoordenador || tipo !== 'avaliador',
  };
}

/** The secretariat reads a project once its call was sent to it. */
export function secretariaPodeLer(edital: Pick<Edital, 'fase'> | null): boolean {
  return edital !== null && ['secretaria', 'resultado', 'arquivado'].includes(edital.fase);
}

/** Who reads of somebody else's project only once its call was sent to it: the secretariat. */
export function leSoDepoisDoEnvio(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): boolean {
  return relacao === 'nenhuma' && tipo === 'secretaria';
}

/** Who reads the summary of a project only: an evaluator who is not designated. */
export function leSoOResumo(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): boolean {
  return relacao === 'nenhuma' && podeSerDesignado({ tipo });
}
