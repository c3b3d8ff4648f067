import type { VistaDosProjetos } from '@instrutoria/domain/designacao/policies.ts';
import { ultimoDiaDaAvaliacao } from '@instrutoria/domain/designacao/rules/prazo.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { atrasoDaDesignacao } from './atraso-da-designacao.ts';
import { type EntreVarios, entreVarios } from './varios-queries.ts';

interface ProjetoComAvaliacao {
  readonly id: number;
  readonly avaliacao: { readonly id: number; readonly semUm: boolean } | null;
}

interface Momento {
  readonly edital: Pick<Edital, 'fase' | 'prazoAvaliacao'>;
  readonly fuso: string;
  readonly hoje: string;
}

type Um = EntreVarios['avaliadores'][number];

function comAtraso({ designadaEm, lembradoHoje, ...um }: Um, momento: Momento) {
  const quando = { designadaEm: designadaEm === null ? null : new Date(designadaEm), lembradoHoje };
  return { ...um, atraso: atrasoDaDesignacao(quando, momento) };
}

/** Readers who are no administrators see the names and who has finished, as for a single evaluator. */
const semJulgar = { declarou: false, comecada: false, semDireito: false, atraso: null };

function mostrar(lidos: EntreVarios, momento: Momento, vista: Exclude<VistaDosProjetos, 'nenhum'>) {
  const { exigidos } = lidos;
  if (vista !== 'todos') {
    const avaliadores = lidos.avaliadores.map((um) => ({ ...comAtraso(um, momento), ...semJulgar }));
    return { avaliadores, exigidos, divergente: false, mantida: null, atraso: null };
  }
  const avaliadores = lidos.avaliadores.map((um) => comAtraso(um, momento));
  const atrasos = avaliadores.flatMap(({ atraso }) => (atraso === null ? [] : [atraso]));
  const [atraso = null] = atrasos.toSorted((a, b) => b.dias - a.dias);
  return { ...lidos, avaliadores, atraso };
}

/** The first day on which one of the evaluators is late; null where nobody has anything to finish. */
function prazoDe({ avaliadores }: EntreVarios, { edital: { prazoAvaliacao }, fuso }: Momento) {
  const dias = avaliadores.flatMap(({ designadaEm }) =>
    designadaEm === null
      ? []
      : [ultimoDiaDaAvaliacao({ designadaEm: diaNoFuso(new Date(designadaEm), fuso), prazoAvaliacao })],
  );
  return dias.toSorted()[0] ?? null;
}

/**
 * For rows with several evaluators: who they are and, for the project, the longest delay and the earliest
 * last day.
 */
export async function variosComAtraso(
  db: Executor,
  linhas: readonly ProjetoComAvaliacao[],
  momento: Momento,
  vista: Exclude<VistaDosProjetos, 'nenhum'> = 'todos',
) {
  const ids = linhas.flatMap(({ avaliacao }) => (avaliacao?.semUm ? [avaliacao.id] : []));
  const lidos = await entreVarios(db, ids, momento.hoje);
  return new Map(
    [...lidos].map(([id, um]) => [id, { ...mostrar(um, momento, vista), prazo: prazoDe(um, momento) }]),
  );
}

/** The projects that still need an evaluator, for which the answer shows who refused. */
export function faltaAlguem(
  linhas: readonly ProjetoComAvaliacao[],
  varios: Awaited<ReturnType<typeof variosComAtraso>>,
): number[] {
  return linhas.flatMap(({ id, avaliacao }) => {
    if (avaliacao === null) return [id];
    const { avaliadores, exigidos = 0 } = varios.get(avaliacao.id) ?? {};
    return avaliadores !== undefined && avaliadores.length < exigidos ? [id] : [];
  });
}
