import { acesso } from '@instrutoria/contract/access.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { NomeDaChamada } from '@instrutoria/contract/calls.ts';
import { chamadas } from '@instrutoria/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import type { CanaryScan } from '../testing/canary.ts';
import { scanAnswers } from '../testing/canary.ts';
import { contar } from '../testing/figures.ts';
import { probeAccess } from '../testing/probes/access-run.ts';
import { createProbedApp } from '../testing/probes/probed-app.ts';
import { sondas } from '../testing/probes/todas.ts';
import type { World } from '../testing/world.ts';
import { createWorld } from '../testing/world.ts';

const nomes = Object.keys(chamadas) as NomeDaChamada[];
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
    t = await createProbedApp();
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
  });

  it('let nobody see a CPF, an RG or a hash that is not his, and logged none (T-M1, T-M9, T-M15)', async () => {
    expect(canaries.answers()).toBeGreaterThan(1000);
    expect(await canaries.leaks()).toEqual([]);
    expect(await canaries.logged()).toEqual([]);
  });
});
