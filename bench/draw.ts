import { acasoDe } from '../apps/api/src/adapters/sorteio/acaso.ts';
import { resolverSorteio } from '../apps/api/src/adapters/sorteio/resolver.ts';
import type { EntradaDoSorteio } from '../packages/domain/src/sorteio/types.ts';
import { alone, atMost, type Row } from './row.ts';
import { median } from './statistics.ts';

const TIMES = 3;
const UNITS = 20;

/** Numbers that look like chance and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function call(projects: number, evaluators: number, each: number): EntradaDoSorteio {
  const next = numbers(12_345);
  const upTo = (n: number) => 1 + Math.floor(next() * n);
  const avaliadores = Array.from({ length: evaluators }, (_one, i) => ({
    id: 1_000 + i,
    unidade: upTo(UNITS),
    carga: upTo(3) - 1,
  }));
  const some = (share: number) => avaliadores.filter(() => next() < share).map(({ id }) => id);
  return {
    porProjeto: each,
    cargaMaxima: Math.ceil((projects * each) / evaluators) + 4,
    proibirMesmaUnidade: false,
    pesos: { afinidade: 5, carga: 5, unidades: 5, repeticao: 5, reciprocidade: 5 },
    avaliadores,
    projetos: Array.from({ length: projects }, (_one, i) => ({
      id: 1 + i,
      coordenador: next() < 0.2 ? 1_000 + upTo(evaluators) - 1 : 5_000 + i,
      unidade: upTo(UNITS),
      participam: some(0.02),
      declararam: some(0.02),
      recusaram: some(0.01),
      repetem: some(0.03),
      reciprocos: some(0.02),
      afinidades: some(0.3).map((id) => [id, upTo(10)] as const),
      fixos: [],
    })),
  };
}

/** A draw, from its inputs to the proven proposal; the solver's first loading stands in the first time. */
export async function measureDraw(projects: number, evaluators: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const each of [1, 3]) {
    const input = call(projects, evaluators, each);
    const times: number[] = [];
    let told = '';
    for (let i = 0; i < TIMES; i += 1) {
      const begin = performance.now();
      const done = await resolverSorteio(input, acasoDe(`bench ${i}`));
      times.push(performance.now() - begin);
      if (!('proposta' in done)) throw new Error('the draw of the bench is impossible');
      const { custo, limiteInferior, passos } = done.proposta;
      told = `gap ${custo - limiteInferior}, ${passos.toLocaleString('en-US')} steps`;
    }
    rows.push(
      alone(
        `draw of ${projects} projects, ${evaluators} evaluators, ${each} each`,
        'ms',
        median(times),
        atMost(10_000),
        `at most ${Math.max(...times).toFixed(0)}; ${told}`,
      ),
    );
  }
  return rows;
}
