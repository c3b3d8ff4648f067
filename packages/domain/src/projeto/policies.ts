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

/** Whether schedules still complete a project that was submitted in time: up to 24 hours after the end of its call (D9). */
export function podeCompletarCronogramas(
  projeto: Pick<Projeto, 'aguardandoCronograma'>,
  edital: Pick<Edital, 'fim'>,
  agora: Date,
  fuso: string,
): boolean {
  const limite = fimDoDia(edital.fim, fuso).getTime() + PRAZO_DO_CRONOGRAMA_MS;
  return projeto.aguardandoCronograma && agora.getTime() <= limite;
}
