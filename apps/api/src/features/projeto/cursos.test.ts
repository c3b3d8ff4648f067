import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { rowOf, updateRows } from '../../testing/rows.ts';
import { createWorld, type Pessoa, proximo, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

/** The suggestions, restricted to names that this test wrote. */
const cursos = async (quem: Pessoa, sufixo: string) =>
  (await send<string[]>(t.url, 'GET', '/api/disciplina/cursos', { token: quem.token })).body.filter((curso) =>
    curso.endsWith(sufixo),
  );

/** A project of the person, with one discipline for these courses. */
async function projetoPara(
  quem: Pessoa,
  cursosOfertadas: string[],
  dados: Parameters<World['novoProjeto']>[2] = {},
): Promise<void> {
  const id = await w.novoProjeto(quem.id, await w.novoEdital({}), dados);
  const { comprovanteId } = await rowOf(t, 'projeto', { id });
  if (comprovanteId === null) throw new Error('without its proof');
  const { disciplinaId } = await rowOf(t, 'comprovanteDisciplina', { comprovanteId });
  await updateRows(t, 'disciplina', { cursosOfertadas }, { id: disciplinaId });
}

it("suggests one's own courses and those of two people's submitted projects, each once, the most frequent first", async () => {
  const [ana, bia, caio, davi] = [
    await w.novaPessoa(),
    await w.novaPessoa(),
    await w.novaPessoa(),
    await w.novaPessoa(),
  ];
  const sufixo = ` ${proximo()}`;
  const de = (...nomes: string[]) => nomes.map((nome) => nome + sufixo);
  await projetoPara(ana, de('Engenharia Química', 'Química'));
  await projetoPara(bia, de('quimica', 'Só da Bia'));
  await projetoPara(bia, de('Química', 'Só da Bia'));
  await projetoPara(caio, de('Rascunhado', 'Química'), { ehRascunho: true });
  await projetoPara(davi, de('Rascunhado'), { aguardandoCronograma: true });

  expect(await cursos(ana, sufixo)).toEqual(de('Química', 'Engenharia Química'));
  expect(await cursos(bia, sufixo)).toEqual(de('Química', 'Só da Bia'));
  expect(await cursos(caio, sufixo)).toEqual(de('Química', 'Rascunhado'));
  expect(await cursos(davi, sufixo)).toEqual(de('Química', 'Rascunhado'));
  expect(await cursos(await w.novaPessoa(), sufixo)).toEqual(de('Química'));
});
