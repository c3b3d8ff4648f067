import { podeSerDesignado } from '../conta/policies.ts';
import type { TipoDeUsuario } from '../conta/types.ts';
import { fechamentoDasInscricoes } from '../edital/rules/tardia.ts';
import type { Edital } from '../edital/types.ts';
import { PRAZO_DO_CRONOGRAMA_MS } from './limits.ts';
import type { Projeto, RelacaoComProjeto } from './types.ts';

/** Whether this relation counts as taking part in the project, now or in the past (D61). */
export function participaDele(relacao: RelacaoComProjeto | null): boolean {
  return relacao !== null && relacao !== 'nenhuma' && relacao !== 'avaliadorDesignado';
}

/** Whether the person acts for the project: as its coordinator or its vice. */
export function agePeloProjeto(
  { coordenador, vice }: Pick<Projeto, 'coordenador' | 'vice'>,
  pessoa: number | undefined,
): boolean {
  return pessoa !== undefined && (coordenador.id === pessoa || vice?.id === pessoa);
}

export interface SituacaoDoEdital {
  readonly aberto: boolean;
  readonly temAvaliador: boolean;
}

/**
 * Whether a project can be edited: a draft always, a submitted one while its call is open and nobody assesses
 * it (D7).
 */
export function podeEditarProjeto(
  projeto: Pick<Projeto, 'ehRascunho'>,
  { aberto, temAvaliador }: SituacaoDoEdital,
): boolean {
  return projeto.ehRascunho || (aberto && !temAvaliador);
}

/**
 * Whether schedules can still be added: up to 24 hours after the call closed, by its last day or early (D9).
 */
export function podeCompletarCronogramas(
  projeto: Pick<Projeto, 'aguardandoCronograma'>,
  edital: Pick<Edital, 'encerradoEm' | 'fim'>,
  agora: Date,
  fuso: string,
): boolean {
  const fechou = fechamentoDasInscricoes(edital, fuso);
  const limite = fechou.getTime() + PRAZO_DO_CRONOGRAMA_MS;
  return projeto.aguardandoCronograma && agora.getTime() <= limite;
}

/**
 * The parts that a reader sees besides the proposal (D20, D22). `leuComprovante`: the proof was there while
 * they coordinated (D61).
 */
export function visaoDoProjeto(
  tipo: TipoDeUsuario,
  relacao: RelacaoComProjeto,
  leuComprovante = false,
): {
  readonly comprovante: boolean;
  readonly tipos: boolean;
  readonly avaliacao: boolean;
  readonly alunos: boolean;
  readonly vice: boolean;
} {
  const doLadoDoCoordenador = participaDele(relacao);
  return {
    comprovante:
      relacao === 'dono' ||
      relacao === 'vice' ||
      (relacao === 'coordenou' && leuComprovante) ||
      (relacao !== 'coordenou' && tipo === 'administrador') ||
      (!doLadoDoCoordenador && (tipo === 'PRESIDENTE_COMISSAO' || relacao === 'avaliadorDesignado')),
    tipos: tipo === 'administrador',
    avaliacao: !doLadoDoCoordenador,
    alunos: relacao !== 'coordenou' && (doLadoDoCoordenador || tipo !== 'avaliador'),
    vice: doLadoDoCoordenador || tipo === 'administrador',
  };
}

export function secretariaPodeLer(edital: Pick<Edital, 'fase'> | null): boolean {
  return edital !== null && ['secretaria', 'resultado', 'arquivado'].includes(edital.fase);
}

/** Whether this reader sees a project only after it was sent on: the secretariat, for others' projects. */
export function leSoDepoisDoEnvio(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): boolean {
  return relacao === 'nenhuma' && tipo === 'secretaria';
}

/** Whether this reader sees only the summary: evaluators, for projects not designated to them. */
export function leSoOResumo(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): boolean {
  return relacao === 'nenhuma' && podeSerDesignado({ tipo });
}
