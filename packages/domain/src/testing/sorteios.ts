import fc from 'fast-check';
import { medir, parPermitido } from '../sorteio/rules/pares.ts';
import type { Acaso, EntradaDoSorteio, LimiteDoSorteio, LinhaDoSorteio } from '../sorteio/types.ts';

interface Tamanho {
  readonly projetos: number;
  readonly avaliadores: number;
  readonly porProjeto: number;
  readonly cargaMaxima: number;
}

/** Random draws like those of a call, some of them impossible. */
export function entradas(maximo: Tamanho): fc.Arbitrary<EntradaDoSorteio> {
  return fc
    .record({
      a: fc.integer({ min: 1, max: maximo.avaliadores }),
      p: fc.integer({ min: 1, max: maximo.projetos }),
    })
    .chain(({ a, p }) => {
      const ids = Array.from({ length: a }, (_, n) => n + 1);
      const unidade = fc.integer({ min: 1, max: 3 });
      const alguns = fc.subarray(ids, { maxLength: Math.max(1, Math.floor(a / 3)) });
      const peso = fc.integer({ min: 0, max: 3 });
      return fc.record({
        porProjeto: fc.integer({ min: 1, max: maximo.porProjeto }),
        cargaMaxima: fc.integer({ min: 1, max: maximo.cargaMaxima }),
        proibirMesmaUnidade: fc.boolean(),
        pesos: fc.record({
          afinidade: peso,
          carga: peso,
          unidades: peso,
          repeticao: peso,
          reciprocidade: peso,
        }),
        avaliadores: fc.tuple(
          ...ids.map((id) =>
            fc.record({ id: fc.constant(id), unidade, carga: fc.integer({ min: 0, max: 2 }) }),
          ),
        ),
        projetos: fc.tuple(
          ...Array.from({ length: p }, (_, n) =>
            fc.record({
              id: fc.constant(100 + n),
              coordenador: fc.integer({ min: 1, max: a + 2 }),
              unidade,
              participam: alguns,
              declararam: alguns,
              recusaram: alguns,
              repetem: alguns,
              reciprocos: alguns,
              afinidades: alguns.chain((quem) =>
                fc.tuple(...quem.map((id) => fc.tuple(fc.constant(id), fc.integer({ min: 1, max: 10 })))),
              ),
              fixos: fc.constant<number[]>([]),
            }),
          ),
        ),
      });
    });
}

/** Small numbers, so that equal sums occur. */
export function acasoPequeno(semente: number): Acaso {
  return {
    empate: (projeto, avaliador) => (projeto * 31 + avaliador * 17 + semente * 7) % 64,
    sentido: (um, outro) => (um + outro + semente) % 2 === 0,
  };
}

function escolhas(quem: readonly number[], quantos: number): number[][] {
  if (quantos === 0) return [[]];
  return quem.flatMap((id, n) => escolhas(quem.slice(n + 1), quantos - 1).map((resto) => [id, ...resto]));
}

/** Every proposal within these limits, one after another. */
export function* todasAsPropostas(
  entrada: EntradaDoSorteio,
  limites: readonly LimiteDoSorteio[],
): Generator<readonly LinhaDoSorteio[]> {
  const cargas = new Map(entrada.avaliadores.map(({ id, carga }) => [id, carga]));
  const mudar = (ids: readonly number[], n: number) => {
    for (const id of ids) cargas.set(id, (cargas.get(id) ?? 0) + n);
  };
  const cabe = (id: number) => !limites.includes('carga') || (cargas.get(id) ?? 0) < entrada.cargaMaxima;
  function* doProjeto(n: number): Generator<LinhaDoSorteio[]> {
    const projeto = entrada.projetos[n];
    if (projeto === undefined) {
      yield [];
      return;
    }
    const quem = entrada.avaliadores.filter((avaliador) => parPermitido(limites, projeto, avaliador));
    for (const avaliadores of escolhas(quem.map(({ id }) => id).filter(cabe), entrada.porProjeto)) {
      mudar(avaliadores, 1);
      for (const resto of doProjeto(n + 1)) yield [{ projeto: projeto.id, avaliadores }, ...resto];
      mudar(avaliadores, -1);
    }
  }
  yield* doProjeto(0);
}

/** The lowest cost, and with it the lowest random sum, by trying all; null when there is none. */
export function melhorDeTodas(entrada: EntradaDoSorteio, acaso: Acaso, limites: readonly LimiteDoSorteio[]) {
  let melhor: { readonly custo: number; readonly empate: number } | null = null;
  for (const linhas of todasAsPropostas(entrada, limites)) {
    const medida = medir(entrada, acaso, linhas);
    const antes = melhor;
    if (
      antes === null ||
      medida.custo < antes.custo ||
      (medida.custo === antes.custo && medida.empate < antes.empate)
    ) {
      melhor = medida;
    }
  }
  return melhor;
}
