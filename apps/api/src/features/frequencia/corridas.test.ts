import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { insistWhenBusy, send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import type { CenaDaFrequencia } from '../../testing/world/cena-da-frequencia.ts';
import {
  ateMaio,
  CAMINHO_DA_FREQUENCIA,
  criarCenaDaFrequencia,
  deAna,
  registrar,
} from '../../testing/world/cena-da-frequencia.ts';
import { createWorld, type World } from '../../testing/world.ts';

type Lista = AnswerOf<Api['listarFrequencias']>;

/** Rounds; `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DA_FREQUENCIA ?? 4);

let t: TestApp;
let w: World;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

async function listaDe({ dono: { token }, projeto }: CenaDaFrequencia): Promise<Lista> {
  return (await send<Lista>(t.url, 'GET', `${CAMINHO_DA_FREQUENCIA}/projeto/${projeto}`, { token })).body;
}

describe('attendance from two tabs (T-G13)', () => {
  it(`T-G13: lets exactly one of 8 tabs on each of ${RODADAS} versions win, and stores its hours`, async () => {
    const c = await criarCenaDaFrequencia(t, w);
    for (let versao = 0; versao < RODADAS; versao += 1) {
      const abas = Array.from({ length: 8 }, (_, aba) => (versao + aba) % 300);
      const respostas = await Promise.all(
        abas.map((horas) => registrar(c, [deAna(c, ateMaio({ 5: horas }), { versao })])),
      );
      const vencedoras = respostas.flatMap(({ status }, aba) => (status === 200 ? [aba] : []));
      expect(vencedoras).toHaveLength(1);
      for (const { status, body } of respostas) {
        if (status !== 200) expect([status, body]).toMatchObject([412, { versao: versao + 1 }]);
      }
      const [guardada] = await listaDe(c);
      expect([guardada?.versao, guardada?.horasPorMes[4]?.horas]).toEqual([
        versao + 1,
        abas[vencedoras[0] ?? -1],
      ]);
    }
    contar('corridas', `attendance: ${RODADAS} versions × 8 tabs, ${RODADAS} won, 0 lost updates`);
  });

  it(`T-G13: loses nothing when tabs send different months without a version, ${RODADAS} rounds`, async () => {
    const c = await criarCenaDaFrequencia(t, w);
    const bia = await w.novoInstrutor(c.projeto);
    const completos = [deAna(c), deAna(c, ateMaio(), { instrutor: bia })];
    await registrar(c, completos);
    for (let rodada = 1; rodada <= RODADAS; rodada += 1) {
      const respostas = await Promise.all(
        [1, 2, 3, 4, 5].map((mes) => {
          // Each tab names the two in another order, and they do not deadlock.
          const ambos = [c.ana, bia].map((instrutor) =>
            deAna(c, [{ mes, horas: rodada + mes }], { instrutor }),
          );
          return registrar(c, mes % 2 === 0 ? ambos : ambos.reverse());
        }),
      );
      expect(respostas.map(({ status }) => status)).toEqual(Array(5).fill(200));
      for (const { versao, horasPorMes } of await listaDe(c)) {
        expect(versao).toBe(1 + 5 * rodada);
        expect(horasPorMes.map(({ horas }) => horas)).toEqual([1, 2, 3, 4, 5].map((mes) => rodada + mes));
      }
    }
    contar('corridas', `attendance: ${RODADAS} rounds × 5 tabs of other months, 0 lost updates`);
  });
});
