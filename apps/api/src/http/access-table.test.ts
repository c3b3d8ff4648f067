import type { Celula, Chamador } from '@instrutoria/contract/access.ts';
import { acesso, CHAMADORES } from '@instrutoria/contract/access.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { NomeDaChamada } from '@instrutoria/contract/calls.ts';
import { chamadas } from '@instrutoria/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createTestApp } from '../testing/app.ts';
import type { CanaryScan } from '../testing/canary.ts';
import { scanAnswers } from '../testing/canary.ts';
import { contar } from '../testing/figures.ts';
import { probeAccess } from '../testing/probes/access-run.ts';
import { sondas } from '../testing/probes/todas.ts';
import type { World } from '../testing/world.ts';
import { createWorld } from '../testing/world.ts';

const nomes = Object.keys(chamadas) as NomeDaChamada[];
/** One cell in so many is flipped; the long form flips all of them. */
const TROCAS_A_CADA = Number(process.env.TROCAS_A_CADA ?? 11);

/**
 * Cells whose change a caller can tell. Coordinators and evaluators have the union of several columns (D30); a write
 * on a record of one's own is refused to others a second time, by the act; nobody evaluates a person.
 */
function trocas(cada: number): (readonly [NomeDaChamada, Chamador])[] {
  const sozinhas: readonly Chamador[] = ['anonymous', 'administrador', 'PRESIDENTE_COMISSAO', 'secretaria'];
  const todas = nomes.flatMap((nome) => {
    const { acesso: linha, registro, method } = chamadas[nome];
    return CHAMADORES.filter((coluna) => {
      if (registro === null) return sozinhas.includes(coluna);
      if (linha[coluna] !== 'no' || coluna === 'anonymous') return true;
      return method === 'GET' && !(registro.tipo === 'pessoa' && coluna === 'designated_evaluator');
    }).map((coluna) => [nome, coluna] as const);
  });
  return todas.filter((_, i) => i % cada === 0);
}

describe('the table', () => {
  it('has a probe for every call, and a row in the probe that is the row of the contract', () => {
    expect(Object.keys(sondas).sort()).toEqual([...nomes].sort());
    expect(Object.keys(rotas).sort()).toEqual([...nomes].sort());
    const doContrato = nomes.map((nome) => [nome, chamadas[nome].acesso]);
    expect(nomes.map((nome) => [nome, acesso(sondas[nome].linha)])).toEqual(doContrato);
  });
});

describe('every cell (T-B1, T-B3, T-B12)', () => {
  let t: TestApp;
  let w: World;
  let canaries: CanaryScan;
  beforeAll(async () => {
    t = await createTestApp({
      env: { LIMITE_ANONIMO: '100000' },
      // A draft is hidden even from an evaluator that it can never have.
      breaks: ['no draft has an evaluator, and none awaits schedules'],
    });
    w = createWorld(t);
    canaries = scanAnswers(t);
  });
  afterAll(async () => {
    canaries.stop();
    await t.close();
  });

  it('answers as the table says, allowed cells with their effect', async () => {
    const { celulas, limites, erradas } = await probeAccess(
      t,
      w,
      nomes.map((nome) => [chamadas[nome], sondas[nome]]),
    );
    contar('acesso', `${nomes.length} calls, ${celulas} cells, ${limites} limits, ${erradas.length} wrong`);
    expect(erradas).toEqual([]);
  }, 240_000);

  it(
    'notices a right given or taken by mistake',
    async () => {
      const despercebidas: string[] = [];
      const experimentadas = trocas(TROCAS_A_CADA);
      for (const [nome, coluna] of experimentadas) {
        const linha = chamadas[nome].acesso as Record<Chamador, Celula>;
        const antes = linha[coluna];
        linha[coluna] = antes === 'no' ? 'yes' : 'no';
        const { erradas } = await probeAccess(t, w, [[chamadas[nome], sondas[nome]]], [coluna]).finally(
          () => {
            linha[coluna] = antes;
          },
        );
        if (erradas.length === 0) despercebidas.push(`${nome} · ${coluna}`);
      }
      const [todas, n] = [trocas(1).length, experimentadas.length];
      contar(
        'acesso',
        `${n} of ${todas} flippable cells flipped (the other ${nomes.length * CHAMADORES.length - todas} of the table ` +
          `change nothing alone: D30), ${n - despercebidas.length} caught`,
      );
      expect(despercebidas).toEqual([]);
    },
    240_000 + 2_640_000 / TROCAS_A_CADA,
  );

  it('let nobody see a CPF, an RG or a hash that is not his, and logged none (T-M1, T-M9, T-M15)', async () => {
    expect(canaries.answers()).toBeGreaterThan(1000);
    expect(await canaries.leaks()).toEqual([]);
    expect(await canaries.logged()).toEqual([]);
  });
});
