/**
 * `node apps/api/src/testing/programs/sorteios-de-referencia.ts` makes draws for 60 calls, equal on every
 * machine, and prints the SHA-256 of all results: another version of Node or another architecture must print
 * the same.
 */
import { createHash } from 'node:crypto';
import process, { arch, version } from 'node:process';
import type { EntradaDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import { acasoDe } from '../../adapters/sorteio/randomness.ts';
import { resolverSorteio } from '../../adapters/sorteio/resolver.ts';

const SORTEIOS = 60;

/**
 * From 0 to 2²⁴ - 1, derived from the names alone, so that a library's next version does not change the
 * calls.
 */
const acasoDaEntrada = acasoDe('sorteios de referência').empate;

function entradaDeReferencia(n: number): EntradaDoSorteio {
  const numero = (nome: number, menorQue: number) => acasoDaEntrada(n, nome) % menorQue;
  const ids = Array.from({ length: 4 + numero(0, 16) }, (_, k) => k + 1);
  const alguns = (nome: number, umEm: number) => ids.filter((id) => numero(nome * 100 + id, umEm) === 0);
  return {
    porProjeto: 1 + numero(1, 3),
    cargaMaxima: 3 + numero(2, 6),
    proibirMesmaUnidade: numero(3, 3) === 0,
    pesos: {
      afinidade: numero(4, 4),
      carga: numero(5, 4),
      unidades: numero(6, 4),
      repeticao: numero(7, 4),
      reciprocidade: numero(8, 4),
    },
    avaliadores: ids.map((id) => ({ id, unidade: 1 + numero(1000 + id, 4), carga: numero(2000 + id, 3) })),
    projetos: Array.from({ length: 3 + numero(9, 22) }, (_, p) => {
      const nome = 100 * (p + 1);
      return {
        id: 500 + p,
        coordenador: 1 + numero(nome, ids.length + 2),
        unidade: 1 + numero(nome + 1, 4),
        participam: alguns(nome + 2, 12),
        declararam: alguns(nome + 3, 9),
        recusaram: alguns(nome + 4, 15),
        repetem: alguns(nome + 5, 4),
        reciprocos: alguns(nome + 6, 6),
        afinidades: alguns(nome + 7, 3).map((id) => [id, 1 + numero(nome + 10_000 + id, 10)] as const),
        fixos: [],
      };
    }),
  };
}

/** The result of all draws: how many have a proposal, how many none, and the hash of both, in words. */
export async function resumoDosSorteios(): Promise<{
  propostas: number;
  impossiveis: number;
  sha256: string;
}> {
  const hash = createHash('sha256');
  let propostas = 0;
  for (let n = 0; n < SORTEIOS; n += 1) {
    const feito = await resolverSorteio(entradaDeReferencia(n), acasoDe(`referência ${n}`));
    if ('impossivel' in feito) {
      hash.update(JSON.stringify(feito.impossivel));
      continue;
    }
    propostas += 1;
    const { linhas, custo, limiteInferior, empatesResolvidos } = feito.proposta;
    hash.update(JSON.stringify({ linhas, custo, limiteInferior, empatesResolvidos }));
  }
  return { propostas, impossiveis: SORTEIOS - propostas, sha256: hash.digest('hex') };
}

if (import.meta.main) {
  const { propostas, impossiveis, sha256 } = await resumoDosSorteios();
  process.stdout.write(`${arch} ${version}: ${propostas} proposals, ${impossiveis} impossible, ${sha256}\n`);
}
