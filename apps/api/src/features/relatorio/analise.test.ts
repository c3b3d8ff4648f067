import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_DA_ANALISE as M } from '@instrutoria/domain/relatorio/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { countOf, rowOf, rowsOf } from '../../testing/rows.ts';
import {
  asDisciplinas,
  CAMINHOS,
  oDoCoordenador,
  type ProjetoComRelatorios,
  umProjetoComRelatorios,
} from '../../testing/world/cena-do-relatorio.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

type Recebidos = AnswerOf<Api['listarRelatorios']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const hoje = (dias = 0) => somarDias(t.clock.agora().toISOString().slice(0, 10), dias);
const salvar = (p: ProjetoComRelatorios, mudancas = {}) =>
  send<{ versao: number } & Problem['body']>(t.url, 'POST', CAMINHOS.coordenador, {
    token: p.dono.token,
    body: oDoCoordenador(p, mudancas),
  });
async function enviado(quem: Parameters<typeof umProjetoComRelatorios>[2] = {}) {
  const p = await umProjetoComRelatorios(t, w, quem);
  const { token } = p.dono;
  await send(t.url, 'POST', CAMINHOS.disciplinas, { token, body: asDisciplinas(p) });
  expect((await salvar(p)).status).toBe(200);
  return p;
}
interface Resposta {
  readonly quem?: Pessoa;
  readonly versao?: number;
  readonly [campo: string]: unknown;
}
const responder = (p: ProjetoComRelatorios, ato: string, resposta: Resposta = {}) => {
  const { quem = adm, versao = 1, ...mais } = resposta;
  return send<Problem['body']>(t.url, 'POST', `/api/relatorios/${ato}`, {
    token: quem.token,
    body: { especie: 'COORDENADOR', projeto: { id: p.projeto }, ...mais },
    headers: { 'if-match': `"${versao}"` },
  });
};
const DEVOLUCAO = () => ({ motivo: 'Falta o método.', ate: hoje(10) });
const listar = async (query: string) => {
  const r = await send<Recebidos>(t.url, 'GET', `/api/relatorios?por_pagina=200&${query}`, {
    token: adm.token,
  });
  expect([r.status, r.status === 200 ? '' : r.text]).toEqual([200, '']);
  return r.body;
};
const fecharJanela = (p: ProjetoComRelatorios) =>
  t.deps.database.pool.query('delete from prorrogacao where projeto_id = $1', [p.projeto]);

describe('reviewing a report', () => {
  it('returns it with a reason, opens it outside the window to the day named, and takes the correction', async () => {
    const p = await enviado();
    await fecharJanela(p);
    expect((await salvar(p)).body.code).toBe('FORA_DA_JANELA');
    expect(await responder(p, 'devolver')).toMatchObject({
      status: 422,
      body: { errors: { motivo: M.escrevaOMotivo } },
    });
    expect((await responder(p, 'devolver', DEVOLUCAO())).status).toBe(200);
    const { email } = await rowOf(t, 'professor', { id: p.dono.id });
    const aoDono = (await t.emailsAte(0)).filter(({ para }) => para === email).at(-1);
    expect(aoDono?.texto).toContain('Falta o método.');
    const situacao = await send<AnswerOf<Api['lerSituacaoDosRelatorios']>>(
      t.url,
      'GET',
      `/api/relatorios/projeto/${p.projeto}`,
      { token: p.dono.token },
    );
    expect(situacao.body).toContainEqual(
      expect.objectContaining({ especie: 'COORDENADOR', situacao: 'DEVOLVIDO', ...DEVOLUCAO() }),
    );
    const tarefas = await send<AnswerOf<Api['listarTarefas']>>(t.url, 'GET', '/api/tarefas', {
      token: p.dono.token,
    });
    expect(JSON.stringify(tarefas.body)).toContain('RELATORIO_DEVOLVIDO');

    // The other reports of the project stay closed.
    const disciplinas = { token: p.dono.token, body: asDisciplinas(p) };
    expect((await send(t.url, 'POST', CAMINHOS.disciplinas, disciplinas)).status).toBe(409);
    expect(await salvar(p, { conclusao: 'Com o método.' })).toMatchObject({
      status: 200,
      body: { versao: 2 },
    });
    const { email: dela } = await rowOf(t, 'professor', { id: adm.id });
    expect((await t.emailsAte(0)).filter(({ para }) => para === dela).at(-1)?.assunto).toContain(
      'foi corrigido',
    );
    // Sent again, it waits for an answer, and its window is closed once more.
    expect((await salvar(p)).status).toBe(409);
    expect((await responder(p, 'aprovar', { versao: 1 })).status).toBe(412);
    expect((await responder(p, 'aprovar', { versao: 2 })).status).toBe(200);
    expect(await rowsOf(t, 'analiseDeRelatorio', { projetoId: p.projeto })).toHaveLength(2);
  });

  it('keeps an approved report as it is, also while the window is open', async () => {
    const p = await enviado();
    expect((await responder(p, 'aprovar')).status).toBe(200);
    expect(await salvar(p)).toMatchObject({ status: 409, body: { message: M.aprovadoNaoMuda } });
    expect(await responder(p, 'aprovar')).toMatchObject({ status: 409, body: { message: M.jaAprovado } });
    expect((await responder(p, 'devolver', DEVOLUCAO())).status).toBe(409);
    expect(await countOf(t, 'auditoria', { acao: 'aprovarRelatorio', registroId: p.projeto })).toBe(1);
  });

  it('takes one of eight answers at once', async () => {
    const p = await enviado();
    const atos = Array.from({ length: 8 }, (_, i) =>
      i % 2 === 0 ? responder(p, 'aprovar') : responder(p, 'devolver', DEVOLUCAO()),
    );
    const status = (await Promise.all(atos)).map((r) => r.status);
    expect(status.toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await countOf(t, 'analiseDeRelatorio', { projetoId: p.projeto })).toBe(1);
  });

  it('approves either the version that was read, or refuses when the coordinator saved another', async () => {
    for (let n = 0; n < 4; n += 1) {
      const p = await enviado();
      const [aprovado, salvo] = await Promise.all([responder(p, 'aprovar'), salvar(p)]);
      expect([
        [200, 409],
        [412, 200],
      ]).toContainEqual([aprovado.status, salvo.status]);
      const { versao } = await rowOf(t, 'relatorioCoordenador', { projetoId: p.projeto });
      expect(versao).toBe(salvo.status === 200 ? 2 : 1);
    }
  });

  it('is not for who takes part in the project, and finds no report of another project', async () => {
    const dono = await w.novaPessoa('administrador');
    const p = await enviado({ dono });
    expect((await responder(p, 'aprovar', { quem: dono })).status).toBe(409);
    const outro = await enviado();
    const alheio = { especie: 'ATIVIDADES', instrutor: { id: outro.instrutor } };
    expect((await responder(p, 'aprovar', alheio)).status).toBe(404);
  });
});

describe('the list of received reports', () => {
  it('filters by state, and shows late ones: not sent in time, and not corrected in time', async () => {
    const p = await enviado();
    const daqui = (um: Recebidos[number]) => um.projeto.id === p.projeto;
    expect((await listar('situacao=ENVIADO')).filter(daqui).map(({ especie }) => especie)).toEqual(
      expect.arrayContaining(['COORDENADOR', 'DISCIPLINAS']),
    );
    await responder(p, 'devolver', { ...DEVOLUCAO(), ate: hoje() });
    expect((await listar('situacao=DEVOLVIDO')).filter(daqui)).toMatchObject([
      { especie: 'COORDENADOR', atrasado: false },
    ]);
    await fecharJanela(p);
    const { editalId } = await rowOf(t, 'projeto', { id: p.projeto });
    const { vigenciaFim } = await rowOf(t, 'edital', { id: editalId ?? 0 });
    t.clock.definir(`${vigenciaFim}T12:00:00Z`);
    adm = await w.novaPessoa('administrador');
    expect(
      (await listar('situacao=ATRASADO')).filter(daqui).map(({ especie, situacao }) => [especie, situacao]),
    ).toEqual(
      expect.arrayContaining([
        ['COORDENADOR', 'DEVOLVIDO'],
        ['ATIVIDADES', 'FALTA'],
      ]),
    );
  });
});
