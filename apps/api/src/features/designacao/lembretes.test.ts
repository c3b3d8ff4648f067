import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { recusandoLinhas } from '../../testing/database/falha-do-banco.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { lembrarPorPrazo } from './housekeeping.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());
beforeEach(() => t.clock.definir('2026-05-13T12:00:00Z'));

it("[C-C6] reminds by the calls' last days, with one mail a person and day for all their projects, however often it runs (D47)", async () => {
  const email = 'lembrada@exemplo.test';
  const avaliador = await w.novaPessoa('avaliador', { email });
  const comPrazo = await w.novoEditalEm('avaliacao', { prazoAvaliacao: '2026-05-20' });
  const semPrazo = await w.novoEditalEm('avaliacao');
  const um = await w.novoDesignado(comPrazo, { avaliador });
  const dois = await w.novoDesignado(semPrazo, { avaliador });
  const pronto = await w.novoAvaliado(comPrazo, { avaliador });
  const enviados = (await t.emailsAte(0)).length;
  const dias: string[] = [];
  for (let dia = 12; dia <= 31; dia += 1) {
    t.clock.definir(`2026-05-${dia}T12:00:00Z`);
    const rodadas = await Promise.all([lembrarPorPrazo(t.deps), lembrarPorPrazo(t.deps)]);
    if (rodadas[0] + rodadas[1] > 0) dias.push(`${dia}:${rodadas[0] + rodadas[1]}`);
    // Several are sent at once, so each day's mail is sent before the next one is written.
    await t.emailsAte(enviados + dias.length);
  }
  expect(dias).toEqual(['13:1', '17:1', '19:1', '23:1', '26:1', '29:1']);
  const cartas = (await t.emailsAte(enviados + 6)).slice(enviados);
  expect(new Set(cartas.map(({ para }) => para))).toEqual(new Set([email]));
  const [primeira] = cartas;
  expect(primeira?.assunto).toBe('Você tem 2 projetos por avaliar');
  for (const { projeto } of [um, dois]) expect(primeira?.texto).toContain(`Projeto nº ${projeto},`);
  expect(primeira?.texto).toContain('até 20/05/2026, 23h59');
  expect(primeira?.texto).not.toContain(`Projeto nº ${pronto.projeto},`);
});

it('[C-C6] sends nothing for calls past their evaluation', async () => {
  const decidido = await w.novoEditalEm('decisao', { prazoAvaliacao: '2026-05-20' });
  await w.novoDesignado(decidido);
  expect(await lembrarPorPrazo(t.deps)).toBe(0);
});

it('[C-C6] reminds the others when one reminder fails', async () => {
  const edital = await w.novoEditalEm('avaliacao', { prazoAvaliacao: '2026-05-20' });
  const { avaliador } = await w.novoDesignado(edital);
  await w.novoDesignado(edital);
  const recusada = { tabela: 'carta_do_projeto', condicao: `pessoa_id = ${avaliador.id}` };
  t.clock.definir('2026-05-19T12:00:00Z');
  const rodada = recusandoLinhas(t, recusada, () => lembrarPorPrazo(t.deps));
  await expect(rodada).rejects.toThrow(/^1 de \d+ ficaram para a próxima rodada$/);
  expect(await lembrarPorPrazo(t.deps)).toBe(1);
  expect(await lembrarPorPrazo(t.deps)).toBe(0);
});
