import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { findRow, rowsOf, updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const RODADAS = 12;
let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const pedir = (quem: Pessoa, metodo: string, caminho: string, body?: unknown): Promise<Problem> =>
  send(t.url, metodo, caminho, { token: quem.token, body });
const devolver = (id: number, motivo = 'Faltou avaliar um projeto') =>
  pedir(adm, 'POST', `/api/edital/${id}/devolver`, { motivo });
const guardado = async (id: number) => await findRow(t, 'edital', { id });
const atos = (acao: string, id: number) => rowsOf(t, 'auditoria', { acao, registroId: id });

it('[C-B5] goes back one phase at a time, with everything that was entered, and mails the people concerned', async () => {
  const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO', {
    email: 'presidente-devolucao@exemplo.test',
  });
  const secretaria = await w.novaPessoa('secretaria', { email: 'secretaria-devolucao@exemplo.test' });
  const id = await w.novoEditalEm('secretaria');
  const { aprovacao } = await w.novoAvaliado(id);
  await updateRows(
    t,
    'projetoAprovacao',
    { remuneradosAprovados: 1, voluntariosAprovados: 1 },
    { id: aprovacao },
  );
  const linha = async () => await findRow(t, 'projetoAprovacao', { id: aprovacao });
  const antes = await linha();
  const enviados = (await t.emailsAte(0)).length;

  expect([(await devolver(id)).status, (await guardado(id))?.fase]).toEqual([200, 'decisao']);
  expect([(await devolver(id)).status, (await guardado(id))?.fase]).toEqual([200, 'avaliacao']);
  const terceira = await devolver(id);
  expect([terceira.status, terceira.body.message]).toEqual([409, M.naoPodeDevolver]);
  expect(await linha()).toEqual(antes);

  const trilha = await atos('devolverEdital', id);
  expect(trilha.map(({ pessoaId }) => pessoaId)).toEqual([adm.id, adm.id]);
  expect(trilha[0]?.depois).toMatchObject({ motivo: 'Faltou avaliar um projeto', fase: 'decisao' });
  const cartas = (await t.emailsAte(enviados + 3)).slice(enviados);
  expect(cartas.map(({ para }) => para).sort()).toEqual([
    'presidente-devolucao@exemplo.test',
    'presidente-devolucao@exemplo.test',
    'secretaria-devolucao@exemplo.test',
  ]);
  expect(cartas.every(({ texto }) => texto.includes('Faltou avaliar um projeto'))).toBe(true);
  expect([presidente.tipo, secretaria.tipo]).toEqual(['PRESIDENTE_COMISSAO', 'secretaria']);
});

it('[C-B5] refuses an act without a reason', async () => {
  const id = await w.novoEditalEm('decisao');
  const r = await devolver(id, '  ');
  expect([r.status, r.body.errors]).toEqual([422, { motivo: M.escrevaOMotivo }]);
  expect((await guardado(id))?.fase).toBe('decisao');
});

it(`[C-B5] lets one win when sending back and publishing happen at once, ${RODADAS} rounds`, async () => {
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    const id = await w.novoEditalEm('secretaria');
    await w.novoAvaliado(id);
    const publicar = () => pedir(adm, 'PATCH', '/api/secretaria_projetos', { edital: id });
    const voltar = () => devolver(id);
    const respostas = await Promise.all(rodada % 2 === 0 ? [publicar(), voltar()] : [voltar(), publicar()]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { fase, resultadoPublicadoEm } = (await guardado(id)) ?? {};
    const publicou = (await atos('publicarResultados', id)).length;
    const devolveu = (await atos('devolverEdital', id)).length;
    expect([fase, resultadoPublicadoEm !== null, publicou, devolveu]).toEqual(
      publicou === 1 ? ['resultado', true, 1, 0] : ['decisao', false, 0, 1],
    );
  }
});

it('[C-B4] returns an archived call to its results with a reason, and archives it again', async () => {
  const id = await w.novoEditalEm('resultado', { vigenciaFim: '2026-03-31' });
  const arquivar = () => pedir(adm, 'POST', `/api/edital/${id}/arquivar`);
  expect((await arquivar()).status).toBe(200);
  const semMotivo = await pedir(adm, 'POST', `/api/edital/${id}/desarquivar`, { motivo: '' });
  expect([semMotivo.status, semMotivo.body.errors]).toEqual([422, { motivo: M.escrevaOMotivo }]);
  const volta = await pedir(adm, 'POST', `/api/edital/${id}/desarquivar`, { motivo: 'Falta uma declaração' });
  expect([volta.status, (await guardado(id))?.fase]).toEqual([200, 'resultado']);
  expect((await atos('desarquivarEdital', id))[0]?.depois).toMatchObject({ motivo: 'Falta uma declaração' });
  expect((await arquivar()).status).toBe(200);
});

it('[C-B10] keeps the limit of one coordinator for many submissions at once', async () => {
  const id = await w.novoEdital({ limitePorCoordenador: 2 });
  const dono = await w.novaPessoa();
  await w.novoProjeto(dono.id, id);
  const rascunhos = await Promise.all(
    Array.from({ length: 5 }, () => w.novoProjeto(dono.id, id, { ehRascunho: true })),
  );
  const respostas = await Promise.all(
    rascunhos.map((rascunho) => pedir(dono, 'POST', '/api/projeto', { id: rascunho })),
  );
  expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
});
