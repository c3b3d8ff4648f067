import { somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { prazoDaDecisao } from '@instrutoria/domain/recurso/rules/relatoria.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILA, FILA_MORTOS } from '../../adapters/mail/filas.ts';
import { createTestApp, INICIO, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { updateRows } from '../../testing/rows.ts';
import {
  type CenaDoRecurso,
  criarCenaDoRecurso,
  DECIDIDO,
  regrasDoRecurso,
} from '../../testing/world/cena-do-recurso.ts';
import { mesaEm, noInstante } from '../../testing/world/mesa.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

/** Each task of a person, and whether it is late. */
async function mesa(quem: Pessoa, instante = INICIO): Promise<[string, boolean][]> {
  const { tarefas } = await mesaEm(t, c.w, quem, instante);
  return tarefas.map(({ codigo, atrasada }) => [codigo, atrasada]);
}
/** Tasks of one call only, because other calls of this file have tasks too. */
async function doEdital(quem: Pessoa, edital: number, instante: string): Promise<string[]> {
  const { tarefas } = await mesaEm(t, c.w, quem, instante);
  return tarefas.filter((tarefa) => tarefa.edital === edital).map(({ codigo }) => codigo);
}
async function emQue(instante: string, quem: Pessoa, caminho: string, body?: object): Promise<void> {
  const { status, text } = await noInstante(t, c.w, instante, quem, (token) =>
    send(t.url, 'POST', caminho, { token, body }),
  );
  expect([status, text]).toEqual([200, text]);
}

it('shows a draft to its rapporteur from the designation, as late after its last day, until another has it or it is handed over', async () => {
  const publicado = await c.publicado();
  await regrasDoRecurso(t, c.w, publicado.edital, { recursoComRelator: true });
  const recurso = await c.pendente(publicado);
  const [um, outro] = [await c.w.novaPessoa('avaliador'), await c.w.novaPessoa('avaliador')];
  const designar = (quem: Pessoa) =>
    c.envia(c.presidente, 'POST', `/api/recurso/${recurso}/relator`, { relator: quem.id });
  expect(await mesa(um)).toEqual([]);

  expect((await designar(um)).status).toBe(200);
  const ate = prazoDaDecisao(INICIO.slice(0, 10));
  const [tarefa] = (await mesaEm(t, c.w, um)).tarefas;
  expect(tarefa).toMatchObject({ codigo: 'MINUTA_A_ENTREGAR', ate, caminho: `/relatorias/${recurso}` });
  expect(await mesa(um, `${ate}T23:59:59.999Z`)).toEqual([['MINUTA_A_ENTREGAR', false]]);
  expect(await mesa(um, `${somarDias(ate, 1)}T00:00:00.000Z`)).toEqual([['MINUTA_A_ENTREGAR', true]]);
  expect(await mesa(outro)).toEqual([]);

  expect((await designar(outro)).status).toBe(200);
  expect([await mesa(um), await mesa(outro)]).toEqual([[], [['MINUTA_A_ENTREGAR', false]]]);
  const minuta = { decisao: 'aceitar', feedback: '<p>Acolhido.</p>', ...DECIDIDO };
  const entregue = await c.envia(outro, 'POST', `/api/recurso/${recurso}/minuta`, minuta);
  expect([entregue.status, entregue.text]).toEqual([200, entregue.text]);
  expect(await mesa(outro)).toEqual([]);
});

it('shows a final result from the first instant after the last day of appeals, if all are decided, until it is published', async () => {
  const [adm, secretaria] = [await c.w.novaPessoa('administrador'), await c.w.novaPessoa('secretaria')];
  const edital = await c.w.novoEditalEm('secretaria', { fimRecursos: '2026-05-20' });
  const regra = { resultadoPreliminar: true, motivo: 'O regulamento pede' };
  expect((await c.envia(adm, 'PUT', `/api/edital/${edital}/regras`, regra)).status).toBe(200);
  const projeto = await c.w.novoAvaliado(edital);
  expect((await c.envia(secretaria, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
  const [ultimo, depois] = ['2026-05-20T23:59:59.999Z', '2026-05-21T00:00:00.000Z'];

  for (const quem of [adm, secretaria]) {
    expect(await doEdital(quem, edital, ultimo)).not.toContain('RESULTADO_FINAL_A_PUBLICAR');
    expect(await doEdital(quem, edital, depois)).toContain('RESULTADO_FINAL_A_PUBLICAR');
  }
  const recurso = await c.w.novoRecurso(projeto.aprovacao, projeto.dono.id);
  expect(await doEdital(secretaria, edital, depois)).not.toContain('RESULTADO_FINAL_A_PUBLICAR');
  await updateRows(t, 'recurso', { status: 'RECUSADO', decididoEm: t.clock.agora() }, { id: recurso });
  expect(await doEdital(secretaria, edital, depois)).toContain('RESULTADO_FINAL_A_PUBLICAR');

  await emQue(depois, secretaria, `/api/edital/${edital}/resultado_final`);
  for (const quem of [adm, secretaria]) {
    expect(await doEdital(quem, edital, depois)).not.toContain('RESULTADO_FINAL_A_PUBLICAR');
  }
});

it('lists unsent mails for the administration alone, until they are sent again', async () => {
  const [adm, secretaria] = [await c.w.novaPessoa('administrador'), await c.w.novaPessoa('secretaria')];
  const doCorreio = async (quem: Pessoa) =>
    (await mesaEm(t, c.w, quem)).tarefas.filter(({ codigo }) => codigo === 'EMAILS_QUE_NAO_SAIRAM');
  expect(await doCorreio(adm)).toEqual([]);
  for (const selado of ['um', 'dois']) {
    await t.deps.database.db.query({
      text: 'insert into pgboss.job (name, data, source_name) values ($1, $2, $3)',
      values: [FILA_MORTOS, { selado }, FILA],
    });
  }
  expect(await doCorreio(adm)).toMatchObject([{ quantos: 2, caminho: '/administracao/saude' }]);
  expect(await doCorreio(secretaria)).toEqual([]);
  await emQue(INICIO, adm, '/api/sistema/emails-mortos/reenviar', {});
  expect(await doCorreio(adm)).toEqual([]);
});
