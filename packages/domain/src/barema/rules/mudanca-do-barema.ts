import { problemasDoMotivoDoEdital } from '../../edital/rules/motivo.ts';
import { ehRetificacao } from '../../edital/rules/regras.ts';
import type { EditalGuardado, Fase } from '../../edital/types.ts';
import { diaNoFuso } from '../../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../../kernel/domain-error.ts';
import { jsonCanonico } from '../../kernel/json-canonico.ts';
import { comPrefixo } from '../../kernel/problema.ts';
import { MENSAGENS_BAREMA as M } from '../messages.ts';
import type { Barema } from '../types.ts';
import { problemasDoBarema, soMudamPalavras } from './barema.ts';

/** Why a call's barema is fixed in this phase; null where it may change. */
export function baremaFechado(fase: Fase): string | null {
  return fase === 'submissao' || fase === 'avaliacao' ? null : M.depoisDasInscricoes;
}

export function mesmoBarema(a: Barema | null, b: Barema | null): boolean {
  return jsonCanonico(a as never) === jsonCanonico(b as never);
}

export interface MudancaDoBarema {
  readonly antes: Barema | null;
  readonly depois: Barema | null;
  readonly fase: Fase;
  /** Scores were given in this call. */
  readonly temNotas: boolean;
  /** More than one evaluator of each project. */
  readonly variosAvaliadores?: boolean;
  readonly motivo: string | null | undefined;
  readonly agora: Date;
  readonly fuso: string;
}

/**
 * Throws 409 where the barema may not change now, and 422 by field, also for a public correction without
 * its reason.
 */
export function exigirBaremaPermitido(edital: EditalGuardado, mudanca: MudancaDoBarema): void {
  const { antes, depois, fase, temNotas, motivo, agora, fuso } = mudanca;
  const fechado = baremaFechado(fase);
  if (fechado !== null) throw new DomainError('conflito', 'BAREMA_FECHADO', fechado);
  if (depois === null && mudanca.variosAvaliadores)
    throw new DomainError('conflito', 'VARIOS_AVALIADORES', M.variosAvaliadores);
  if (depois !== null)
    exigirSemProblemas(comPrefixo('barema', problemasDoBarema(depois, edital.tipoProjeto)));
  if (temNotas && (antes === null || depois === null || !soMudamPalavras(antes, depois)))
    throw new DomainError('conflito', 'HA_NOTAS', M.haNotas);
  if (ehRetificacao(edital, diaNoFuso(agora, fuso))) exigirSemProblemas(problemasDoMotivoDoEdital(motivo));
}
