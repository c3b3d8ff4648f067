import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, INICIO, type TestApp } from '../../testing/app.ts';
import { insertInto, updateRows } from '../../testing/rows.ts';
import { type CenaDaFrequencia, criarCenaDaFrequencia } from '../../testing/world/cena-da-frequencia.ts';
import type { Estudante } from '../../testing/world/estudantes.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { lembrarAlunos } from './housekeeping.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

let c: CenaDaFrequencia;
let aluna: Estudante;
beforeEach(async () => {
  // Those of earlier tests are not reminded again.
  await updateRows(t, 'estudante', { encerradoEm: t.clock.real() }, {});
  t.clock.definir(INICIO);
  c = await criarCenaDaFrequencia(t, w);
  aluna = await w.novoEstudante();
  await w.darVinculo(c.ana, aluna);
});

const comDia = (instrutorId: number, dia = '2026-04-06') =>
  insertInto(t, 'diaDoEstudante', {
    ...{ instrutorId, id: randomUUID(), dia, horas: 4, atividade: 'Plantão de dúvidas' },
    alteradoEm: t.clock.agora(),
  });
const rodada = (dia: number) => {
  t.clock.definir(`2026-05-${dia}T12:00:00Z`);
  return lembrarAlunos(t.deps);
};
/** Mails from the 15th to the 22nd, by day. */
async function dias(): Promise<string[]> {
  const lembrados: string[] = [];
  for (let dia = 15; dia <= 22; dia += 1) {
    const n = await rodada(dia);
    if (n > 0) lembrados.push(`${dia}:${n}`);
  }
  return lembrados;
}

it('are reminded 3 days and 1 day before the window closes, once a day, with all their vínculos', async () => {
  const outro = await w.novoAprovado();
  const segundo = await w.novoInstrutor(outro.projeto, { tipoAluno: 'VOLUNTARIO' });
  await w.darVinculo(segundo, aluna);
  await comDia(c.ana);
  await comDia(segundo, '2026-03-04');
  const antes = (await t.emailsAte(0)).length;
  const lembrados: string[] = [];
  for (let dia = 11; dia <= 22; dia += 1) {
    t.clock.definir(`2026-05-${dia}T12:00:00Z`);
    const [um, dois] = await Promise.all([lembrarAlunos(t.deps), lembrarAlunos(t.deps)]);
    if (um + dois > 0) lembrados.push(`${dia}:${um + dois}`);
    await t.emailsAte(antes + lembrados.length);
  }
  expect(lembrados).toEqual(['17:1', '19:1']);
  const [carta] = (await t.emailsAte(antes + 2)).slice(antes);
  expect(carta?.assunto).toBe('Envie os dias de abril de 2026 até 20/05/2026, 23h59');
  expect(carta?.para).toMatch(/^estudante\d+@exemplo\.test$/);
  expect(carta?.texto).toContain('Você ainda não enviou os dias de abril de 2026 à coordenação.');
  for (const vinculo of [c.ana, segundo]) expect(carta?.texto).toContain(`/aluno/dias/${vinculo}`);
});

it('are not reminded of a month that they sent, and are of one that came back', async () => {
  await comDia(c.ana);
  const enviado = { estado: 'enviado', enviadoEm: t.clock.agora() };
  await insertInto(t, 'mesDoEstudante', { instrutorId: c.ana, mes: '2026-04', ...enviado });
  expect(await dias()).toEqual([]);
  const decidido = { decididoEm: t.clock.agora(), decididoPorId: c.dono.id, motivo: 'Falta o dia 5.' };
  await updateRows(t, 'mesDoEstudante', { estado: 'devolvido', ...decidido }, { instrutorId: c.ana });
  expect(await dias()).toEqual(['17:1', '19:1']);
});

it('are not reminded where they never logged a day, which leaves alone those whose coordinator types the hours', async () => {
  expect(await dias()).toEqual([]);
  await comDia(c.ana, '2026-05-04');
  expect(await dias()).toEqual(['17:1', '19:1']);
});

it('are not reminded once the coordination registered the month after it ended, but are of hours typed before', async () => {
  await comDia(c.ana);
  t.clock.definir('2026-04-15T12:00:00Z');
  await w.novaFrequencia(c.ana, 2026, [34, 34, 34, 34], c.dono.id);
  expect(await rodada(17)).toBe(1);
  await updateRows(t, 'frequenciaDoMes', { registradaEm: t.clock.agora() }, { instrutorId: c.ana, mes: 4 });
  expect(await rodada(19)).toBe(0);
});

it('are not reminded after the vínculo ended, in a month of absence, or before they began', async () => {
  const fim = { fim: '2026-04-30', motivoDoFim: 'Desistiu', encerradoEm: t.clock.agora() };
  const acabou = await w.novoInstrutor(c.projeto, fim);
  const novo = await w.novoInstrutor((await w.novoAprovado()).projeto, { mesInicio: '2026-05' });
  for (const vinculo of [acabou, novo]) {
    await w.darVinculo(vinculo, await w.novoEstudante());
    await comDia(vinculo);
  }
  await comDia(c.ana);
  await insertInto(t, 'ausencia', {
    ...{ instrutorId: c.ana, mes: '2026-04', registradaEm: t.clock.agora(), autorId: c.dono.id },
  });
  expect(await dias()).toEqual([]);
});

it('are reminded by the extended window of their project', async () => {
  await comDia(c.ana);
  await insertInto(t, 'prorrogacao', {
    ...{ janela: 'frequencia', projetoId: c.projeto, motivo: 'Greve', criadaEm: t.clock.agora() },
    ...{ ate: '2026-05-22', autorId: c.dono.id },
  });
  expect(await dias()).toEqual(['19:1', '21:1']);
});
