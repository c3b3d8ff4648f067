import type { Api } from '@instrutoria/contract/api.ts';
import type { ErrorBody } from '@instrutoria/contract/error-body.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AREA as M } from '@instrutoria/domain/area/messages.ts';
import { fimDoDia } from '@instrutoria/domain/kernel/datas.ts';
import type { EntradaDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashDaEntrada, repetirSorteio } from '../../adapters/sorteio/repetir.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { pedidoDeSorteio } from '../../testing/world/cena-do-sorteio.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { sorteioARepetir } from './queries.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const envia = <T = ErrorBody>(quem: Pessoa, metodo: string, caminho: string, body?: unknown) =>
  send<T>(t.url, metodo, caminho, { token: quem.token, body });
const declara = (quem: Pessoa, areas: readonly string[]) =>
  envia(quem, 'PUT', '/api/professor/areas', { areas });

it('[C-L12] lets only evaluators themselves declare up to six areas of the table', async () => {
  const avaliador = await w.novaPessoa('avaliador');
  expect((await declara(avaliador, ['7.08', '1.05', '1.05'])).body).toEqual({ areas: ['1.05', '7.08'] });
  expect((await declara(avaliador, ['7.08'])).body).toEqual({ areas: ['7.08'] });
  const linhas = await rowsOf(t, 'areaDoAvaliador', { professorId: avaliador.id });
  expect(linhas.map(({ area, ate }) => [area, ate === null]).toSorted()).toEqual([
    ['1.05', false],
    ['7.08', true],
  ]);
  const recusa = async (areas: readonly string[]) => {
    const { status, body } = await declara(avaliador, areas);
    return [status, body.errors];
  };
  expect(await recusa(['9.99'])).toEqual([422, { areas: M.areaDesconhecida }]);
  const sete = ['1.01', '1.02', '1.03', '1.04', '1.05', '1.06', '1.07'];
  expect(await recusa(sete)).toEqual([422, { areas: M.areasDemais }]);
  expect((await declara(adm, ['1.05'])).status).toBe(403);
  const [ato] = await rowsOf(t, 'auditoria', { acao: 'declararMinhasAreas' });
  expect([ato?.registroId, ato?.depois]).toEqual([avaliador.id, { areas: ['1.05', '7.08'] }]);
  await updateRows(t, 'professor', { tipo: 'coordenador' }, { id: avaliador.id });
});

it('[C-L12] stores the area of a proposal, or none, and refuses one outside the table', async () => {
  const dono = await w.novaPessoa();
  const salva = (corpo: object) =>
    envia<{ id: number; area: string | null } & ErrorBody>(dono, 'POST', '/api/projeto/rascunho', corpo);
  expect((await salva({ titulo: 'Um', area: '1.05' })).body.area).toBe('1.05');
  expect((await salva({ titulo: 'Outro' })).body.area).toBeNull();
  const recusada = await salva({ titulo: 'Terceiro', area: 'Física' });
  expect([recusada.status, recusada.body.errors]).toEqual([
    422,
    { area: 'Escolha uma área de conhecimento da lista' },
  ]);
});

it('[C-L12] uses for candidates and draw the areas declared when the call closed', async () => {
  const edital = await w.novoEditalEm('avaliacao');
  const { fim } = await rowOf(t, 'edital', { id: edital });
  const fechou = fimDoDia(fim, 'America/Sao_Paulo').getTime();
  const [antes, perto, depois] = [
    await w.novaPessoa('avaliador'),
    await w.novaPessoa('avaliador'),
    await w.novaPessoa('avaliador'),
  ];
  const dia = 86_400_000;
  const declarou = (quem: Pessoa, area: string, desde: number, ate: number | null = null) =>
    insertInto(t, 'areaDoAvaliador', {
      ...{ professorId: quem.id, area, desde: new Date(desde), ate: ate === null ? null : new Date(ate) },
    });
  // A declaration withdrawn after the close counts; one made after it does not.
  await declarou(antes, '1.05', fechou - dia, fechou + dia);
  await declarou(perto, '1.01', fechou - dia);
  await declarou(depois, '1.05', fechou + dia);
  const projeto = await w.novoProjeto((await w.novaPessoa()).id, edital, { area: '1.05' });
  const semArea = await w.novoProjeto((await w.novaPessoa()).id, edital, { area: null });
  const candidatos = async (qual: number) =>
    (
      await envia<AnswerOf<Api['listarCandidatos']>>(adm, 'GET', `/api/projeto_aprovacao/candidatos/${qual}`)
    ).body
      .filter(({ id }) => [antes, perto, depois].some((um) => um.id === id))
      .toSorted((a, b) => a.id - b.id)
      .map(({ emComum }) => emComum);
  expect(await candidatos(projeto)).toEqual([
    'mesma área: Física',
    'mesma grande área: Ciências Exatas e da Terra',
    null,
  ]);
  expect(await candidatos(semArea)).toEqual([null, null, null]);
  const pedido = await pedidoDeSorteio(t, edital);
  const feito = await envia<AnswerOf<Api['sortear']>>(adm, 'POST', `/api/edital/${edital}/sorteios`, pedido);
  const linha = feito.body.proposta?.linhas.find((uma) => uma.projeto.id === projeto);
  expect(linha?.avaliadores.map(({ id, tem }) => [id, tem.includes('afinidade 6 de 10')])).toEqual([
    [antes.id, true],
  ]);
  const { entrada } = await rowOf(t, 'sorteio', { id: feito.body.id });
  const afinidades = (entrada as EntradaDoSorteio).projetos.find(({ id }) => id === projeto)?.afinidades;
  expect(afinidades).toEqual([
    [antes.id, 6],
    [perto.id, 3],
  ]);
  // Later declarations do not change a past draw, which is repeated from its stored inputs.
  await declara(depois, ['1.05']);
  expect(hashDaEntrada(entrada as EntradaDoSorteio)).toBe(feito.body.hash);
  const guardado = await sorteioARepetir(t.deps.database.db, feito.body.id);
  expect(guardado === null ? null : await repetirSorteio(guardado)).toBe('igual');
});
