import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../../db/invariants/invariants.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertAll, insertInto, updateRows } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

type Lista = {
  registro: { tipo: string };
  sobre: string | null;
  projeto: number;
  resolvidaEm: string | null;
}[];
const ler = () => send<Lista>(t.url, 'GET', '/api/pendencias-de-dados', { token: adm.token });

it('lists an older row that breaks a rule, exempts it by id, and removes it once it is corrected (D52)', async () => {
  const { db, pool } = t.deps.database;
  const { projeto } = await w.novoAprovado();
  await w.novoInstrutor(projeto, { nome: 'Ana', email: 'ana@x.test', cpf: null });
  const repetida = await w.novoInstrutor(projeto, { nome: 'Ana Outra', email: 'ANA@x.test', cpf: null });
  const quebradas = async () => (await violations(pool)).map(({ nome }) => nome);
  const regra = 'a person has at most one living tie in a project (D37)';
  const unica = 'a person with an active, REGULAR bolsa única has no other grant (D37)';
  expect(await quebradas()).toEqual([regra, unica]);
  const criadaEm = t.clock.agora();
  const comum = { registroTipo: 'instrutor', descricao: 'O mesmo aluno.', criadaEm };
  await insertAll(db, 'pendenciaDeDados', [
    { ...comum, regra: 'UM_VINCULO_POR_PROJETO', registroId: repetida },
    { ...comum, regra: 'BOLSA_UNICA', registroId: repetida },
    { ...comum, regra: 'BOLSA_UNICA', registroId: repetida - 1 },
  ]);
  expect(await quebradas()).toEqual([]);
  const antes = (await ler()).body;
  expect(antes.map(({ sobre }) => sobre).toSorted()).toEqual(['Ana', 'Ana Outra', 'Ana Outra']);
  for (const uma of antes) expect(uma).toMatchObject({ projeto, resolvidaEm: null });
  await updateRows(db, 'instrutor', { email: 'outra@x.test' }, { id: repetida });
  const depois = await ler();
  expect(depois.body.every(({ resolvidaEm }) => resolvidaEm !== null)).toBe(true);
  expect(await quebradas()).toEqual([]);
});

it('names an appeal on the list by its project, where its result is corrected', async () => {
  const edital = await w.novoEditalEm('resultado');
  const { aprovacao, projeto, dono } = await w.novoAvaliado(edital);
  const registroId = await w.novoRecurso(aprovacao, dono.id);
  await insertInto(t, 'pendenciaDeDados', {
    regra: 'RECURSO_DIMINUIU',
    registroTipo: 'recurso',
    registroId,
    descricao: 'Diminuiu a nota.',
    criadaEm: t.clock.agora(),
  });
  const lida = (await ler()).body.find(({ registro }) => registro.tipo === 'recurso');
  expect(lida).toMatchObject({ projeto, sobre: expect.stringMatching(/./) });
});
