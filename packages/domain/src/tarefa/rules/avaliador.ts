import { ultimoDiaDaAvaliacao } from '../../designacao/rules/prazo.ts';
import { prazoDaDecisao } from '../../recurso/rules/relatoria.ts';
import { TEXTOS_DA_TAREFA as T } from '../messages.ts';
import type { NovaTarefa } from '../types.ts';
import { doProjeto } from './do-projeto.ts';

/** An unfinished assessment of a person who may still finish it, in a call whose evaluators work. */
export interface Designada {
  readonly aprovacaoId: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly editalId: number;
  /** Giving a score also accepts the assignment (D15). */
  readonly aceito: boolean;
  readonly designadaEm: string;
  /** Why the administration reopened it; null if it did not. */
  readonly reaberta: string | null;
  readonly prazoAvaliacao: string | null;
}

export function tarefasDoAvaliador(designadas: readonly Designada[]): NovaTarefa[] {
  return designadas.map((designada) => {
    const { aceito, aprovacaoId, projeto, editalId, reaberta } = designada;
    const senao = reaberta === null ? T.avaliacaoSenao : T.avaliacaoReabertaSenao(reaberta);
    return doProjeto(
      { projeto: { ...projeto, editalId } },
      {
        codigo: aceito ? 'AVALIACAO_A_CONCLUIR' : 'CONVITE_A_RESPONDER',
        titulo: !aceito ? T.convite : reaberta === null ? T.avaliacao : T.avaliacaoReaberta,
        de: designada.designadaEm,
        ate: ultimoDiaDaAvaliacao(designada),
        senao: aceito ? senao : T.conviteSenao,
        caminho: aceito ? `/avaliacao_projetos/${projeto.id}` : `/aceitar_projeto/${aprovacaoId}`,
      },
    );
  });
}

/** For a rapporteur: an appeal that waits for their draft. */
export interface EmRelatoria {
  readonly recurso: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly editalId: number;
  readonly solicitadoEm: string;
  readonly desde: string;
}

export function tarefasDoRelator(relatorias: readonly EmRelatoria[]): NovaTarefa[] {
  return relatorias.map(({ recurso, projeto, editalId, solicitadoEm, desde }) =>
    doProjeto(
      { projeto: { ...projeto, editalId } },
      {
        codigo: 'MINUTA_A_ENTREGAR',
        titulo: T.minuta(recurso),
        de: desde,
        ate: prazoDaDecisao(solicitadoEm),
        senao: T.minutaSenao,
        caminho: `/relatorias/${recurso}`,
      },
    ),
  );
}

/** An appeal that this person decides in place of the committee. */
export interface ComoSubstituto extends Omit<EmRelatoria, 'desde'> {
  /** The last day for the answers of others; null where none are awaited. */
  readonly contrarrazoesAte: string | null;
}

/** Appeals that this person was named to decide in place of the committee (D56). */
export function tarefasDoSubstituto(recursos: readonly ComoSubstituto[]): NovaTarefa[] {
  return recursos.map(({ recurso, projeto, editalId, solicitadoEm, contrarrazoesAte }) =>
    doProjeto(
      { projeto: { ...projeto, editalId } },
      {
        codigo: 'RECURSO_COMO_SUBSTITUTO',
        titulo: T.comoSubstituto(recurso, contrarrazoesAte),
        ate: prazoDaDecisao(solicitadoEm),
        senao: T.recursosSenao,
        caminho: '/recursos',
      },
    ),
  );
}
