import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import type { Designacao } from '../api.ts';

type Atraso = NonNullable<Designacao['avaliacao']>['atraso'];

type Avaliada = Pick<
  NonNullable<Designacao['avaliacao']>,
  'aceito' | 'atraso' | 'avaliador' | 'avaliadores' | 'exigidos' | 'ja_foi_avaliado'
>;

/** One person's part in a project. */
export interface Designado {
  readonly avaliador: { readonly id: number; readonly nome: string } | null;
  readonly aceito: boolean;
  readonly ja_foi_avaliado: boolean;
  readonly atraso: Atraso;
}

/** Each evaluator of a project: its one, or each of several. */
export function designadosDe(avaliacao: Avaliada | null): readonly Designado[] {
  if (avaliacao === null) return [];
  if (avaliacao.avaliadores === undefined) return [avaliacao];
  return avaliacao.avaliadores.map(({ id, nome, aceito, ja_foi_avaliado, atraso }) => ({
    ...{ avaliador: { id, nome }, aceito, ja_foi_avaliado, atraso },
  }));
}

/** All evaluators' names, in the order of designation. */
export function nomesDe(avaliacao: Avaliada | null): string {
  const nomes = designadosDe(avaliacao).flatMap(({ avaliador }) => avaliador?.nome ?? []);
  return nomes.length === 0 ? '—' : nomes.join(', ');
}

export interface QuemSai {
  readonly id: number;
  readonly nome: string;
  /** How many of these projects they have not concluded. */
  readonly porConcluir: number;
}

/** Evaluators who can be replaced in projects with several, sorted by name. */
export function quemPodeSair(
  projetos: readonly { readonly avaliacao: Avaliada | null }[],
): readonly QuemSai[] {
  const pessoas = new Map<number, QuemSai>();
  for (const { id, nome, ja_foi_avaliado } of projetos.flatMap(
    ({ avaliacao }) => avaliacao?.avaliadores ?? [],
  )) {
    if (ja_foi_avaliado) continue;
    pessoas.set(id, { id, nome, porConcluir: (pessoas.get(id)?.porConcluir ?? 0) + 1 });
  }
  return [...pessoas.values()].toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** How many evaluators are missing; for a project without any the number is not known here: 1. */
export function faltamDesignar(avaliacao: Pick<Avaliada, 'avaliadores' | 'exigidos'> | null): number {
  if (avaliacao === null) return 1;
  return avaliacao.avaliadores === undefined
    ? 0
    : Math.max(0, (avaliacao.exigidos ?? 0) - avaliacao.avaliadores.length);
}

/** '2 de 3 avaliadores, 1 concluiu'. */
export function quantosDeVarios({ avaliadores = [], exigidos = 0 }: Avaliada): string {
  const concluidas = avaliadores.filter(({ ja_foi_avaliado }) => ja_foi_avaliado).length;
  const quantos = `${avaliadores.length} de ${exigidos} avaliadores`;
  return `${quantos}, ${concluidas === 0 ? 'nenhum concluiu' : contado(concluidas, 'concluiu', 'concluíram')}`;
}
