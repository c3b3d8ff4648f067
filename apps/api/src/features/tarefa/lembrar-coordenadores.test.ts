import { randomUUID } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { MENSAGENS_TAREFA as M } from '@instrutoria/domain/tarefa/messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, findRow, insertInto } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Feito = AnswerOf<Api['lembrarCoordenadores']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

async function lembrar(instrutores: readonly number[]) {
  const r = await send<Feito>(t.url, 'POST', '/api/instrutores/lembrar', {
    token: adm.token,
    body: { instrutores },
  });
  expect([r.status, r.status === 200 ? '' : r.text]).toEqual([200, '']);
  return r.body.linhas.map(({ instrutor, resultado, mensagem }) => [instrutor, resultado, mensagem]);
}

/** Has a document refused, so that the coordinator has a task. */
async function comRecusa(projeto: number, dados = {}): Promise<number> {
  const id = await w.novoInstrutor(projeto, dados);
  await w.recusarDocumento(id, 'termo_compromisso');
  return id;
}

it('sends one mail a coordinator and day, with all missing data of their projects; each row has its reason, and repeating changes nothing', async () => {
  const dono = await w.novaPessoa();
  const um = await w.novoAprovado({ dono });
  const dois = await w.novoAprovado({ dono, edital: um.edital });
  const [ana, bia] = [
    await comRecusa(um.projeto, { nome: 'Ana Lima' }),
    await comRecusa(dois.projeto, { nome: 'Bia Melo' }),
  ];
  const emDia = await w.novoAprovado();
  const nadaFalta = await w.novoInstrutor(emDia.projeto, {
    tipoAluno: 'VOLUNTARIO',
    situacao: 'IRREGULAR',
    mesInicio: null,
  });
  const meu = await w.novoAprovado({ dono: adm });
  const doMeu = await comRecusa(meu.projeto);
  const fim = { fim: '2026-05-12', motivoDoFim: 'desistiu', encerradoEm: new Date('2026-05-12T12:00:00Z') };
  const saiu = await w.novoInstrutor(um.projeto, fim);

  const antes = (await t.emailsAte(0)).length;
  const pedido = [ana, bia, nadaFalta, doMeu, saiu, 2_000_000_000];
  const esperadas = [
    [bia, 'jaEstava', M.jaLembrado],
    [nadaFalta, 'recusado', M.nadaFalta],
    [doMeu, 'recusado', MENSAGENS_AVALIACAO.voceParticipa],
    [saiu, 'recusado', MENSAGENS_INSTRUTOR.naoEncontrado],
    [2_000_000_000, 'recusado', MENSAGENS_INSTRUTOR.naoEncontrado],
  ];
  expect(await lembrar(pedido)).toEqual([[ana, 'feito', M.lembreteEnviado], ...esperadas]);
  const [carta] = (await t.emailsAte(antes + 1)).slice(antes);
  expect(carta?.para).toBe((await findRow(t, 'professor', { id: dono.id }))?.email);
  for (const texto of ['de Ana Lima', 'de Bia Melo', '/menu']) expect(carta?.texto).toContain(texto);
  expect(carta?.texto).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/);

  expect(await lembrar(pedido)).toEqual([[ana, 'jaEstava', M.jaLembrado], ...esperadas]);
  expect(await countOf(t, 'auditoria', { acao: 'lembrarCoordenadores', registroId: dono.id })).toBe(1);

  t.clock.definir('2026-05-14T12:00:00.000Z');
  adm = { ...adm, ...(await w.abrirSessao(adm.id, adm.tipo)) };
  expect(await lembrar([ana])).toEqual([[ana, 'feito', M.lembreteEnviado]]);
  expect((await t.emailsAte(antes + 2)).length).toBe(antes + 2);
});

it('sends one mail when two remind at once', async () => {
  const dono = await w.novaPessoa();
  const { projeto } = await w.novoAprovado({ dono });
  const id = await comRecusa(projeto);
  const antes = (await t.emailsAte(0)).length;
  const respostas = await Promise.all([lembrar([id]), lembrar([id])]);
  expect(
    respostas
      .flat()
      .map(([, resultado]) => resultado)
      .toSorted(),
  ).toEqual(['feito', 'jaEstava']);
  expect((await t.emailsAte(antes + 1)).length).toBe(antes + 1);
});

it.each([
  [[], 'NENHUM_INSTRUTOR', M.nenhumInstrutor],
  [Array.from({ length: 201 }, (_, i) => i + 1), 'INSTRUTORES_DEMAIS', M.instrutoresDemais],
])('refuses too few and too many', async (instrutores, code, message) => {
  const r = await send(t.url, 'POST', '/api/instrutores/lembrar', {
    token: adm.token,
    body: { instrutores },
  });
  expect([r.status, r.body]).toMatchObject([422, { code, message, errors: { instrutores: message } }]);
});

it('names a month that the student sent, for this student alone, while the window is open', async () => {
  t.clock.definir('2026-05-15T12:00:00.000Z');
  adm = { ...adm, ...(await w.abrirSessao(adm.id, adm.tipo)) };
  const { projeto, dono } = await w.novoAprovado();
  const [ana, bia] = [await w.novoInstrutor(projeto), await w.novoInstrutor(projeto)];
  for (const id of [ana, bia]) await w.novaFrequencia(id, 2026, [34, 34, 34, 34, 34], dono.id);
  const dia = { dia: '2026-05-04', horas: 4, atividade: 'Plantão', alteradoEm: t.clock.agora() };
  await insertInto(t, 'diaDoEstudante', { instrutorId: ana, id: randomUUID(), ...dia });
  const enviado = { mes: '2026-05', estado: 'enviado', enviadoEm: t.clock.agora() };
  await insertInto(t, 'mesDoEstudante', { instrutorId: ana, ...enviado });
  const antes = (await t.emailsAte(0)).length;
  expect(await lembrar([bia, ana])).toEqual([
    [bia, 'recusado', M.nadaFalta],
    [ana, 'feito', M.lembreteEnviado],
  ]);
  const [carta] = (await t.emailsAte(antes + 1)).slice(antes);
  expect(carta?.texto).toContain('Atestar as horas de 1 aluno em maio de 2026');
});
