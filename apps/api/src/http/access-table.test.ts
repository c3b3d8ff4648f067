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
import { probeAccess } from '../testing/probes/access-run.ts';
import { sondas } from '../testing/probes/todas.ts';
import type { World } from '../testing/world.ts';
import { createWorld } from '../testing/world.ts';

const nomes = Object.keys(chamadas) as NomeDaChamada[];

/**
 * Cells whose change a caller can tell. Coordinators and evaluators have the union of several columns (D30); a write
 * on a record of one's own is refused to others a second time, by the act; nobody evaluates a person.
 */
function trocas(): (readonly [NomeDaChamada, Chamador])[] {
  const sozinhas: readonly Chamador[] = ['anonymous', 'administrador', 'PRESIDENTE_COMISSAO', 'secretaria'];
  const todas = nomes.flatMap((nome) => {
    const { acesso: linha, registro, method } = chamadas[nome];
    return CHAMADORES.filter((coluna) => {
      if (registro === null) return sozinhas.includes(coluna);
      // Nobody coordinates a person, and an evaluator asking for himself counts as the designated one.
      if (registro.tipo === 'avaliador' && ['own_coordinator', 'other_evaluator'].includes(coluna))
        return false;
      if (linha[coluna] !== 'no' || coluna === 'anonymous') return true;
      return method === 'GET' && !(registro.tipo === 'pessoa' && coluna === 'designated_evaluator');
    }).map((coluna) => [nome, coluna] as const);
  });
  const cada = Number(process.env.TROCAS_A_CADA ?? 11);
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
    t = await createTestApp({ env: { LIMITE_ANONIMO: '100000' } });
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
    process.stdout.write(
      `access table: ${nomes.length} calls, ${celulas} cells, ${limites} limits, ${erradas.length} wrong\n`,
    );
    expect(erradas).toEqual([]);
  }, 240_000);

  it('notices a right given or taken by mistake', async () => {
    const despercebidas: string[] = [];
    for (const [nome, coluna] of trocas()) {
      const linha = chamadas[nome].acesso as Record<Chamador, Celula>;
      const antes = linha[coluna];
      linha[coluna] = antes === 'no' ? 'yes' : 'no';
      const { erradas } = await probeAccess(t, w, [[chamadas[nome], sondas[nome]]], [coluna]).finally(() => {
        linha[coluna] = antes;
      });
      if (erradas.length === 0) despercebidas.push(`${nome} · ${coluna}`);
    }
    expect(despercebidas).toEqual([]);
  }, 240_000);

  it('let nobody see a CPF, an RG or a hash that is not his, and logged none (T-M1, T-M9, T-M15)', async () => {
    expect(canaries.answers()).toBeGreaterThan(1000);
    expect(await canaries.leaks()).toEqual([]);
    expect(await canaries.logged()).toEqual([]);
  });
});
