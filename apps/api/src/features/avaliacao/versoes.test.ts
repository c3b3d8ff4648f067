import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { findRow, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const RODADAS = 100;
const VAGAS = '/api/projeto/atualizar_instrutores_aprovados';

let t: TestApp;
let w: World;
let quem: readonly Pessoa[];
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  quem = [await w.novaPessoa('administrador'), await w.novaPessoa('PRESIDENTE_COMISSAO')];
});
afterAll(() => t.close());

async function guardada(id: number) {
  const linha = await findRow(t, 'projetoAprovacao', { id });
  if (linha === undefined) throw new Error('no such approval');
  return linha;
}

function salvar(
  projeto: number,
  pagas: number,
  voluntarias: number,
  versao: number,
  i: number,
): Promise<Problem> {
  return send(t.url, 'POST', VAGAS, {
    token: quem[i % 2]?.token,
    headers: { 'if-match': `"${versao}"` },
    body: { id: projeto, remunerados_aprovados: pagas, voluntarios_aprovados: voluntarias },
  });
}

it(`stores one of two saves of the counts of one version, ${RODADAS} times, and overwrites nothing`, async () => {
  const { projeto, aprovacao } = await w.novoAvaliado(await w.novoEditalEm('decisao'));
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    const { versao } = await guardada(aprovacao);
    const [um, dois] = await Promise.all([
      salvar(projeto, rodada % 3, 1, versao, 0),
      salvar(projeto, rodada % 3, 2, versao, 1),
    ]);
    expect([um.status, dois.status].sort()).toEqual([200, 412]);
    const depois = await guardada(aprovacao);
    expect([depois.versao, depois.voluntariosAprovados]).toEqual([versao + 1, um.status === 200 ? 1 : 2]);
    const recusado = um.status === 412 ? um : dois;
    expect(recusado.body).toMatchObject({ versao: versao + 1 });
  }
});

async function mudarFase(id: number, fase: 'decisao' | 'resultado'): Promise<void> {
  await updateRows(
    t,
    'edital',
    { fase, resultadoPublicadoEm: fase === 'resultado' ? t.clock.agora() : null },
    { id },
  );
}

it('refuses a save of the counts from before an accepted appeal, which shares their version (T-G6)', async () => {
  const id = await w.novoEditalEm('resultado');
  const { projeto, aprovacao, dono } = await w.novoAvaliado(id, { aprovacao: { situacao: 'APROVADO' } });
  const recurso = await w.novoRecurso(aprovacao, dono.id);
  const { versao } = await guardada(aprovacao);
  const notas = { ...NOTAS_FASE1, ...NOTAS_FASE2, pontuacaoOrganizacaoTextual: 9 };
  const aceitar = () =>
    send(t.url, 'POST', '/api/recurso/aceitar', {
      token: quem[1]?.token,
      body: {
        id: recurso,
        feedback: '<p>Aceito.</p>',
        ...notas,
        remunerados_aprovados: 1,
        voluntarios_aprovados: 1,
      },
    });
  const [aceito, vagas] = await Promise.all([aceitar(), salvar(projeto, 2, 3, versao, 0)]);
  // The decision is over while appeals run: first or second, these counts are refused.
  expect([aceito.status, vagas.status, vagas.body.message]).toEqual([200, 409, M.naoEstaNaDecisao]);
  const depois = await guardada(aprovacao);
  expect([depois.versao, depois.remuneradosAprovados, depois.voluntariosAprovados]).toEqual([
    versao + 1,
    1,
    1,
  ]);
  // If the call were in decisao again, the version alone would refuse it.
  await mudarFase(id, 'decisao');
  const velha = await salvar(projeto, 2, 3, versao, 0);
  expect([velha.status, velha.body]).toEqual([412, expect.objectContaining({ versao: versao + 1 })]);
  expect((await guardada(aprovacao)).remuneradosAprovados).toBe(1);
  await mudarFase(id, 'resultado');
});

it(`stores or refuses a count saved while the call is sent, and loses none, ${RODADAS / 4} times`, async () => {
  for (let rodada = 0; rodada < RODADAS / 4; rodada += 1) {
    const id = await w.novoEditalEm('decisao');
    const { projeto, aprovacao } = await w.novoAvaliado(id);
    const [vagas, envio] = await Promise.all([
      salvar(projeto, 2, 3, 1, rodada),
      send(t.url, 'POST', '/api/secretaria_projetos', {
        token: quem[rodada % 2]?.token,
        body: { edital: id },
      }),
    ]);
    expect(envio.status).toBe(200);
    const { remuneradosAprovados } = await guardada(aprovacao);
    expect([vagas.status, remuneradosAprovados]).toEqual(vagas.status === 200 ? [200, 2] : [409, 0]);
  }
});

it('starts the decision once when two administrators start it at once (D1)', async () => {
  const outro = await w.novaPessoa('administrador');
  for (let rodada = 0; rodada < RODADAS / 4; rodada += 1) {
    const id = await w.novoEditalEm('avaliacao');
    await w.novoAvaliado(id);
    const r = await Promise.all(
      [quem[0], outro].map((p) =>
        send(t.url, 'POST', '/api/edital/iniciar_decidir_instrututores', { token: p?.token, body: { id } }),
      ),
    );
    expect(r.map(({ status }) => status)).toEqual([200, 200]);
    const linha = await findRow(t, 'edital', { id });
    expect([linha?.fase, linha?.versao]).toEqual(['decisao', 2]);
  }
});
