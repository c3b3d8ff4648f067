import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { findRow, updateRows } from '../../testing/rows.ts';
import { eventoAnunciado, sorteioGuardado } from '../../testing/world/cena-do-sorteio.ts';
import { gravarRegras } from '../../testing/world/regras-gravadas.ts';
import { createWorld, type World } from '../../testing/world.ts';

type Registro = AnswerOf<Api['lerSorteiosPublicos']>;

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

const publico = <T>(edital: number, depois = '') =>
  send<T>(t.url, 'GET', `/api/publico/resultados/${edital}${depois}`);
const sha256 = (texto: string) => createHash('sha256').update(texto, 'utf8').digest('hex');

/**
 * A published edital with two draws: a cancelled one, and one that designated one evaluator to two projects.
 */
async function cena(regras: object) {
  const edital = await w.novoEditalEm('resultado');
  const avaliador = await w.novaPessoa('avaliador');
  const [um, dois] = [
    await w.novoAvaliado(edital, { avaliador }),
    await w.novoAvaliado(edital, { avaliador }),
  ];
  const fora = await w.novoProjeto((await w.novaPessoa()).id, await w.novoEditalEm('avaliacao'));
  const autor = (await w.novaPessoa('administrador')).id;
  await gravarRegras(t, edital, regras, autor);
  const evento = await eventoAnunciado(t, edital);
  const linhas = [um.projeto, dois.projeto, fora].map((projeto) => ({
    projeto,
    avaliadores: [avaliador.id],
  }));
  await sorteioGuardado(t, { edital, autor, linhas: [], estado: 'cancelado' });
  const sorteio = await sorteioGuardado(t, { edital, autor, linhas, designadas: true });
  await updateRows(t, 'sorteio', { eventoId: evento }, { id: sorteio });
  return { edital, avaliador, projetos: [um.projeto, dois.projeto], fora, sorteio };
}

it('publish every attempt, its seed and event, and a code of each evaluator that differs by project (E-AVALIACAO-20)', async () => {
  const { edital, avaliador, projetos, fora, sorteio } = await cena({ sorteioPublico: true });
  expect((await publico<{ sorteios?: true }>(edital)).body.sorteios).toBe(true);
  const { status, body, text } = await publico<Registro>(edital, '/sorteios');
  expect(status).toBe(200);
  expect(body.eventos).toEqual([
    {
      evento: 'Loteria Federal, concurso 6012',
      dia: '2000-01-02',
      anunciadoEm: '2000-01-01T12:00:00.000Z',
      retirada: null,
    },
  ]);
  expect(body.sorteios.map(({ estado, linhas }) => [estado, linhas.length])).toEqual([
    ['cancelado', 0],
    ['proposta', 2],
  ]);
  const guardado = await findRow(t, 'sorteio', { id: sorteio });
  const feito = body.sorteios[1];
  expect(feito).toMatchObject({
    numero: sorteio,
    semente: '40213',
    origem: 'evento',
    projetos: 3,
    avaliadores: 1,
  });
  expect(feito?.evento).toMatchObject({ dia: '2000-01-02', anunciadoEm: '2000-01-01T12:00:00.000Z' });
  expect(feito?.compromisso).toBe(sha256(`${guardado?.sal}|${guardado?.hash}`));
  expect(feito?.proposta?.cargas).toEqual([{ projetos: 3, avaliadores: 1 }]);
  const deCada = new Map(feito?.linhas.map(({ projeto_id, avaliadores }) => [projeto_id, avaliadores]));
  for (const projeto of projetos) {
    const codigo = sha256(`${guardado?.sal}|${projeto}|${avaliador.id}`).slice(0, 8);
    expect(deCada.get(projeto)).toEqual([{ codigo, aMao: false }]);
  }
  expect(new Set([...deCada.values()].flat().map(({ codigo }) => codigo)).size).toBe(2);
  expect(deCada.has(fora)).toBe(false);
  const pessoa = await findRow(t, 'professor', { id: avaliador.id });
  const segredos = [pessoa?.email, pessoa?.siape, guardado?.sal, guardado?.hash].map(String);
  for (const segredo of segredos) expect(text).not.toContain(segredo);
  const pagina = await publico(edital, '/pagina');
  expect(pagina.text).toContain('Como os avaliadores foram sorteados');
  expect(pagina.text).toContain(feito?.linhas[0]?.avaliadores[0]?.codigo);
  for (const segredo of segredos) expect(pagina.text).not.toContain(segredo);
});

it('publish nothing in a call without the rule, not even that there was a draw', async () => {
  const { edital } = await cena({});
  expect((await publico<object>(edital)).body).not.toHaveProperty('sorteios');
  expect((await publico(edital, '/sorteios')).status).toBe(404);
  expect((await publico(edital, '/pagina')).text).not.toContain('sorteados');
});

it('are nothing before the publication, for any reader', async () => {
  const edital = await w.novoEditalEm('secretaria');
  const autor = await w.novaPessoa('administrador');
  await gravarRegras(t, edital, { sorteioPublico: true }, autor.id);
  for (const token of [undefined, autor.token]) {
    const r = await send(
      t.url,
      'GET',
      `/api/publico/resultados/${edital}/sorteios`,
      token === undefined ? {} : { token },
    );
    expect(r.status).toBe(404);
  }
});
