import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeAccess } from '../../testing/access/access-run.ts';
import { createProbedApp } from '../../testing/access/probed-app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { CanaryScan } from '../../testing/attacks/canary.ts';
import { scanAnswers } from '../../testing/attacks/canary.ts';
import type { Reply } from '../../testing/client.ts';
import { watchAnswers } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { sondas } from '../../testing/probes/todas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const nomes = Object.keys(rotas) as NomeDaChamada[];
/** `CHAMADA=lerProjeto,avaliar` probes only these calls, for work on their probes. */
const escolhidas = process.env.CHAMADA?.split(',') ?? nomes;
const sondadas = nomes.filter((nome) => escolhidas.includes(nome));
describe('the table', () => {
  it('has a probe for every call, which expects what docs/acesso.md prints: the rows of the contract', () => {
    expect(Object.keys(sondas).sort()).toEqual([...nomes].sort());
    expect(Object.keys(rotas).sort()).toEqual([...nomes].sort());
    const doContrato = nomes.map((nome) => [nome, rotas[nome].acesso]);
    expect(nomes.map((nome) => [nome, sondas[nome].acesso])).toEqual(doContrato);
  });
});

/** The version of a publication that does not exist yet, which no record shows. */
const SEM_REGISTRO = '/api/resultado/simular';

function versaoDe({ body, status }: Reply): number | null {
  const comVersao = status < 300 && typeof body === 'object' && body !== null && 'versao' in body;
  return comVersao && typeof body.versao === 'number' ? body.versao : null;
}

/** One database per group: lists and counts over the rows of all other calls took half of the time. */
const UM_GRUPO = 16;
const grupos = Array.from({ length: Math.ceil(sondadas.length / UM_GRUPO) }, (_, i) => {
  const estas = sondadas.slice(i * UM_GRUPO, (i + 1) * UM_GRUPO);
  return { de: estas[0], ate: estas.at(-1), estas };
});

let versoes = 0;
describe.each(grupos)('checks every cell from $de to $ate (T-B1, T-B3, T-B12)', ({ de, estas }) => {
  let t: TestApp;
  let w: World;
  let canaries: CanaryScan;
  let stop: () => void;
  const etags: unknown[] = [];
  beforeAll(async () => {
    t = await createProbedApp();
    w = createWorld(t);
    canaries = scanAnswers(t);
    stop = watchAnswers(({ path }, reply) => {
      const versao = path === SEM_REGISTRO ? null : versaoDe(reply);
      const etag = reply.headers.get('etag');
      versoes += versao === null ? 0 : 1;
      if (etag !== (versao === null ? null : `"${versao}"`)) etags.push([path, versao, etag]);
    });
  });
  afterAll(async () => {
    stop();
    canaries.stop();
    await t.close();
  });

  it('answers as the table says, and allowed calls have their effect', async () => {
    const { celulas, limites, erradas } = await probeAccess(
      t,
      w,
      estas.map((nome) => [rotas[nome], sondas[nome]]),
    );
    contar(
      'acesso',
      `from ${de} ${estas.length} calls, ${celulas} cells, ${limites} limits, ${erradas.length} wrong`,
    );
    expect(erradas).toEqual([]);
  });

  it('sent the version of every returned record as its ETag, and no other (E-CHAMADAS-6)', () => {
    expect(etags).toEqual([]);
  });

  it('shows nobody another’s CPF, RG or hash, and logs none (T-M1, T-M9, T-M15)', async () => {
    expect(canaries.answers()).toBeGreaterThan(estas.length / 2);
    expect(await canaries.leaks()).toEqual([]);
    expect(await canaries.logged()).toEqual([]);
  });
});

it('covered the versions of many records', () => {
  expect(versoes).toBeGreaterThan(sondadas.length < nomes.length ? -1 : 100);
});
