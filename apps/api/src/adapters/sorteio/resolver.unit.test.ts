import { limitesEmVigor, medir, parPermitido } from '@instrutoria/domain/sorteio/rules/pares.ts';
import type { EntradaDoSorteio, Proposta } from '@instrutoria/domain/sorteio/types.ts';
import { acasoPequeno, entradas, melhorDeTodas } from '@instrutoria/domain/testing/sorteios.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acasoDe } from './randomness.ts';
import { resolverSorteio } from './resolver.ts';

function exigirLimites(entrada: EntradaDoSorteio, { linhas }: Proposta): void {
  const limites = limitesEmVigor(entrada);
  const cargas = new Map(entrada.avaliadores.map(({ id, carga }) => [id, carga]));
  expect(linhas.map(({ projeto }) => projeto)).toEqual(entrada.projetos.map(({ id }) => id));
  for (const [n, { avaliadores }] of linhas.entries()) {
    expect(avaliadores).toHaveLength(entrada.porProjeto);
    expect(new Set(avaliadores).size).toBe(avaliadores.length);
    for (const id of avaliadores) {
      const [projeto, avaliador] = [entrada.projetos[n], entrada.avaliadores.find((um) => um.id === id)];
      expect(projeto && avaliador && parPermitido(limites, projeto, avaliador)).toBe(true);
      cargas.set(id, (cargas.get(id) ?? 0) + 1);
    }
  }
  for (const { id } of entrada.avaliadores) {
    const recebeu = linhas.some(({ avaliadores }) => avaliadores.includes(id));
    if (recebeu) expect(cargas.get(id)).toBeLessThanOrEqual(entrada.cargaMaxima);
  }
}

describe('the draw (E-AVALIACAO-15)', () => {
  it('keeps every hard limit, proves its cost, and gives the same result for the same seed', async () => {
    let propostas = 0;
    await fc.assert(
      fc.asyncProperty(
        entradas({ projetos: 15, avaliadores: 10, porProjeto: 3, cargaMaxima: 9 }),
        fc.string(),
        async (entrada, semente) => {
          const feito = await resolverSorteio(entrada, acasoDe(semente));
          if (!('proposta' in feito)) return;
          propostas += 1;
          exigirLimites(entrada, feito.proposta);
          const { custo, limiteInferior, empatesResolvidos, linhas } = feito.proposta;
          expect(medir(entrada, acasoDe(semente), linhas).custo).toBe(custo);
          expect(limiteInferior).toBe(custo);
          expect(empatesResolvidos).toBe(true);
          expect(await resolverSorteio(entrada, acasoDe(semente))).toEqual(feito);
        },
      ),
      { numRuns: 200 },
    );
    expect(propostas).toBeGreaterThan(50);
  });

  it('finds the optimum on small inputs, and among equal ones the first by chance', async () => {
    await fc.assert(
      fc.asyncProperty(
        entradas({ projetos: 4, avaliadores: 5, porProjeto: 2, cargaMaxima: 4 }),
        fc.integer({ min: 0, max: 50 }),
        async (entrada, semente) => {
          const acaso = acasoPequeno(semente);
          const melhor = melhorDeTodas(entrada, acaso, limitesEmVigor(entrada));
          const feito = await resolverSorteio(entrada, acaso);
          expect('proposta' in feito ? medir(entrada, acaso, feito.proposta.linhas) : null).toEqual(melhor);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps designations made by hand, and does not draw those projects', async () => {
    await fc.assert(
      fc.asyncProperty(
        entradas({ projetos: 8, avaliadores: 6, porProjeto: 2, cargaMaxima: 8 }),
        async (entrada) => {
          const projetos = entrada.projetos.map((projeto, n) =>
            n === 0 ? { ...projeto, fixos: [1] } : projeto,
          );
          const feito = await resolverSorteio({ ...entrada, projetos }, acasoDe('2026'));
          if (!('proposta' in feito)) return;
          expect(feito.proposta.linhas[0]?.avaliadores).toContain(1);
          expect(feito.proposta.limiteInferior).toBe(feito.proposta.custo);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('fills only the missing places of a project, and draws nobody who is already in it', async () => {
    let propostas = 0;
    await fc.assert(
      fc.asyncProperty(
        entradas({ projetos: 4, avaliadores: 5, porProjeto: 2, cargaMaxima: 4 }),
        fc.integer({ min: 0, max: 50 }),
        async (entrada, semente) => {
          const projetos = entrada.projetos.map((um, n) => (n === 0 ? { ...um, tem: [1], faltam: 1 } : um));
          const comAlguns = { ...entrada, projetos };
          const acaso = acasoPequeno(semente);
          const feito = await resolverSorteio(comAlguns, acaso);
          if (!('proposta' in feito)) return;
          propostas += 1;
          const [primeira] = feito.proposta.linhas;
          expect(primeira?.avaliadores).toHaveLength(1);
          expect(primeira?.avaliadores).not.toContain(1);
          expect(medir(comAlguns, acaso, feito.proposta.linhas).custo).toBe(feito.proposta.custo);
          expect(feito.proposta.limiteInferior).toBe(feito.proposta.custo);
        },
      ),
      { numRuns: 150 },
    );
    expect(propostas).toBeGreaterThan(30);
  });

  it('keeps the limits when its limit of steps stops it, and tells what is proven', async () => {
    const [entrada] = fc.sample(
      entradas({ projetos: 15, avaliadores: 10, porProjeto: 2, cargaMaxima: 9 }).filter(
        ({ avaliadores, projetos, cargaMaxima, proibirMesmaUnidade }) =>
          avaliadores.length > 8 && projetos.length > 8 && cargaMaxima > 7 && !proibirMesmaUnidade,
      ),
      { numRuns: 1, seed: 7 },
    );
    if (entrada === undefined) throw new Error('no input');
    const pesos = { afinidade: 3, carga: 1, unidades: 1, repeticao: 1, reciprocidade: 1 };
    const feito = await resolverSorteio({ ...entrada, pesos }, acasoDe('x'), { passosMaximos: 3 });
    if (!('proposta' in feito)) throw new Error('no proposal');
    exigirLimites(entrada, feito.proposta);
    expect(feito.proposta.limiteInferior).toBeLessThan(feito.proposta.custo);
    expect(feito.proposta.empatesResolvidos).toBe(false);
    const inteiro = await resolverSorteio({ ...entrada, pesos }, acasoDe('x'));
    if (!('proposta' in inteiro)) throw new Error('no proposal');
    expect(inteiro.proposta.custo).toBeGreaterThanOrEqual(feito.proposta.limiteInferior);
    expect(inteiro.proposta.custo).toBeLessThanOrEqual(feito.proposta.custo);
  });

  it('derives chance from the seed in a way that anybody can recompute', () => {
    // printf '%s' '2026|37|4' | sha256sum
    expect(acasoDe('2026').empate(37, 4)).toBe(EMPATE_CONHECIDO);
  });
});

const EMPATE_CONHECIDO = 0xe57f4d;
