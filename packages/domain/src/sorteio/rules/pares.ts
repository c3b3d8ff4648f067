import { AFINIDADE_MAXIMA, DEGRAU_DA_CARGA } from '../limits.ts';
import {
  type Acaso,
  type AvaliadorNoSorteio,
  type DesejoDoSorteio,
  type EntradaDoSorteio,
  LIMITES_DO_SORTEIO,
  type LimiteDoSorteio,
  type LinhaDoSorteio,
  type ProjetoNoSorteio,
} from '../types.ts';

type Par = readonly [ProjetoNoSorteio, AvaliadorNoSorteio];

const VETOS: Readonly<Record<Exclude<LimiteDoSorteio, 'carga'>, (...par: Par) => boolean>> = {
  participa: (projeto, { id }) => projeto.participam.includes(id),
  declarou: (projeto, { id }) => projeto.declararam.includes(id),
  recusou: (projeto, { id }) => projeto.recusaram.includes(id),
  mesmaUnidade: (projeto, { unidade }) => projeto.unidade === unidade,
};

/** The limits of a draw: 'same unit' only where it was chosen. */
export function limitesEmVigor({
  proibirMesmaUnidade,
}: Pick<EntradaDoSorteio, 'proibirMesmaUnidade'>): LimiteDoSorteio[] {
  return LIMITES_DO_SORTEIO.filter((limite) => limite !== 'mesmaUnidade' || proibirMesmaUnidade);
}

/** How many evaluators a project gets in a draw, including those chosen by hand. */
export function lugaresDo(
  { porProjeto }: Pick<EntradaDoSorteio, 'porProjeto'>,
  projeto: ProjetoNoSorteio | undefined,
): number {
  return projeto?.faltam ?? porProjeto;
}

/**
 * Whether none of these limits forbids this pair; the load is checked over all pairs. An evaluator is never
 * given a project that they have already.
 */
export function parPermitido(limites: readonly LimiteDoSorteio[], ...par: Par): boolean {
  const [projeto, { id }] = par;
  if (projeto.tem?.includes(id)) return false;
  return limites.every((limite) => limite === 'carga' || !VETOS[limite](...par));
}

/** Coordinators who are also evaluators in this draw, so that two of them might assess each other. */
export function coordenadoresQueAvaliam({ avaliadores, projetos }: EntradaDoSorteio): ReadonlySet<number> {
  const avaliam = new Set(avaliadores.map(({ id }) => id));
  return new Set(projetos.map(({ coordenador }) => coordenador).filter((id) => avaliam.has(id)));
}

/** Of two people who might assess each other, a drawn direction is free; the other counts as reciprocity. */
function contraOSentido(acaso: Acaso, avaliador: number, coordenador: number): boolean {
  return avaliador < coordenador
    ? !acaso.sentido(avaliador, coordenador)
    : acaso.sentido(coordenador, avaliador);
}

/** How much of each wish, except the load, a pair gives up: 0 to 10. */
export function faltasDoPar(
  acaso: Acaso,
  mutuos: ReadonlySet<number>,
  projeto: ProjetoNoSorteio,
  avaliador: AvaliadorNoSorteio,
): Readonly<Record<Exclude<DesejoDoSorteio, 'carga'>, number>> {
  const { id } = avaliador;
  const pontos = projeto.afinidades.find(([quem]) => quem === id)?.[1] ?? 0;
  const mutuo =
    projeto.reciprocos.includes(id) ||
    (id !== projeto.coordenador &&
      mutuos.has(id) &&
      mutuos.has(projeto.coordenador) &&
      contraOSentido(acaso, id, projeto.coordenador));
  return {
    afinidade: AFINIDADE_MAXIMA - pontos,
    unidades: projeto.unidade === avaliador.unidade ? 10 : 0,
    repeticao: projeto.repetem.includes(id) ? 10 : 0,
    reciprocidade: mutuo ? 10 : 0,
  };
}

export function custoDoPar(
  { pesos }: EntradaDoSorteio,
  acaso: Acaso,
  mutuos: ReadonlySet<number>,
  ...par: Par
): number {
  const faltas = faltasDoPar(acaso, mutuos, ...par);
  return (
    pesos.afinidade * faltas.afinidade +
    pesos.unidades * faltas.unidades +
    pesos.repeticao * faltas.repeticao +
    pesos.reciprocidade * faltas.reciprocidade
  );
}

/** The cost of a project that becomes an evaluator's n-th. */
export function custoDaCarga({ pesos }: EntradaDoSorteio, n: number): number {
  return pesos.carga * DEGRAU_DA_CARGA * n;
}

/** The cost of a second evaluator of the same unit in one project, and of each further one. */
export function custoDaUnidadeRepetida({ pesos }: EntradaDoSorteio): number {
  return pesos.unidades * 10;
}

/** The units of the evaluators that a project has before the draw. */
export function unidadesQueTem({ avaliadores }: EntradaDoSorteio, { tem = [] }: ProjetoNoSorteio): number[] {
  return avaliadores.filter(({ id }) => tem.includes(id)).map(({ unidade }) => unidade);
}

/**
 * The wishes that a whole proposal gives up, and the random sum that orders equal proposals. Computed
 * independently of the solver.
 */
export function medir(
  entrada: EntradaDoSorteio,
  acaso: Acaso,
  linhas: readonly LinhaDoSorteio[],
): { readonly custo: number; readonly empate: number } {
  const mutuos = coordenadoresQueAvaliam(entrada);
  const avaliadores = new Map(entrada.avaliadores.map((avaliador) => [avaliador.id, avaliador]));
  const projetos = new Map(entrada.projetos.map((projeto) => [projeto.id, projeto]));
  const cargas = new Map(entrada.avaliadores.map(({ id, carga }) => [id, carga]));
  let custo = 0;
  let empate = 0;
  for (const linha of linhas) {
    const projeto = projetos.get(linha.projeto);
    if (projeto === undefined) throw new Error(`project ${linha.projeto} is not in the draw`);
    const unidades = new Set(unidadesQueTem(entrada, projeto));
    for (const id of linha.avaliadores) {
      const avaliador = avaliadores.get(id);
      if (avaliador === undefined) throw new Error(`evaluator ${id} is not in the draw`);
      const carga = (cargas.get(id) ?? 0) + 1;
      cargas.set(id, carga);
      custo += custoDoPar(entrada, acaso, mutuos, projeto, avaliador) + custoDaCarga(entrada, carga);
      if (unidades.has(avaliador.unidade)) custo += custoDaUnidadeRepetida(entrada);
      unidades.add(avaliador.unidade);
      empate += acaso.empate(projeto.id, id);
    }
  }
  return { custo, empate };
}
