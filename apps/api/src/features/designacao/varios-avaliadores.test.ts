import type { RegrasDosAvaliadores } from '@instrutoria/domain/avaliacao/rules/combinar.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { contar } from '../../testing/figures.ts';
import { countOf, findRow, rowOf, rowsOf } from '../../testing/rows.ts';
import { type AprovacaoLida, cenaDeVarios, nesta } from '../../testing/world/cena-de-varios.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

const RODADAS = Number(process.env.RODADAS_DA_AVALIACAO ?? 6);

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const P = 'projeto_aprovacao';
const { envia, designar, salvar, edital, designado, concluir, guardada } = cenaDeVarios(() => ({
  t,
  w,
  adm,
}));

describe('designating several evaluators', () => {
  it('fills the places, never with the same person twice, and mails each evaluator', async () => {
    const { projeto, aprovacao, avaliadores } = await designado(await edital());
    expect((await designar(projeto, (await w.novaPessoa('avaliador')).id)).body.message).toBe(
      'Este projeto já tem avaliador',
    );
    const outro = await designado(await edital(), 1);
    expect((await designar(outro.projeto, nesta(outro.avaliadores, 0).id)).body.message).toBe(
      'Este professor já é o avaliador do projeto',
    );
    expect(await rowsOf(t, 'designacao', { aprovacaoId: aprovacao })).toMatchObject(
      avaliadores.map(({ id }) => ({ avaliadorId: id, aceito: false, versao: 1 })),
    );
    expect(await guardada(aprovacao)).toMatchObject({
      avaliadorId: null,
      avaliadores: 3,
      jaFoiAvaliado: false,
    });
  });

  it('counts a project with one of three as not designated (D3), and refuses its present evaluator', async () => {
    const id = await edital();
    const { projeto, dono, avaliadores } = await designado(id, 1);
    const { body } = await envia<{ data: boolean }>(adm, 'GET', `${P}/${id}/verificar-avaliacao`);
    expect(body.data).toBe(false);
    expect((await designar(projeto, dono.id)).status).toBe(409);
    const candidatos = await envia<{ id: number; pendentes: number }[]>(
      adm,
      'GET',
      `${P}/candidatos/${projeto}`,
    );
    const dele = candidatos.body.find(({ id }) => id === nesta(avaliadores, 0).id);
    expect(dele?.pendentes).toBe(1);
  });

  it('changes nothing when many are designated a second time', async () => {
    const id = await edital();
    const { projeto, avaliadores } = await designado(id, 1);
    const novo = await w.novaPessoa('avaliador');
    const emVarios = (avaliador: number) =>
      envia<{ linhas: { resultado: string }[] }>(adm, 'POST', `edital/${id}/designar`, {
        projetos: [projeto],
        avaliador,
      });
    const feitos = [novo.id, novo.id, nesta(avaliadores, 0).id].map(emVarios);
    const resultados = (await Promise.all(feitos)).map(({ body }) => nesta(body.linhas, 0).resultado);
    expect(resultados.toSorted()).toEqual(['feito', 'jaEstava', 'jaEstava']);
  });
});

describe('each evaluator of several', () => {
  it('has separate scores, version and ETag, and sees nothing of the others', async () => {
    const { aprovacao, projeto, avaliadores } = await designado(await edital());
    const [um, dois] = [nesta(avaliadores, 0), nesta(avaliadores, 1)];
    const salvas = await salvar(um, aprovacao, 8, 10);
    expect(salvas.body).toMatchObject({ id: aprovacao, versao: 2, total: 72.5, foiAvaliador: true });
    expect((await envia(dois, 'GET', `${P}/${aprovacao}`)).body).toMatchObject({
      ...{ id: aprovacao, versao: 1, total: null, parecer: '', ja_foi_avaliado: false },
      avaliador: { id: dois.id },
    });
    // Another evaluator's version does not matter for one's own.
    expect((await salvar(dois, aprovacao, 6, 4, { 'if-match': '"1"' })).status).toBe(200);
    expect((await salvar(um, aprovacao, 8, 10, { 'if-match': '"1"' })).status).toBe(412);
    const lista = await envia<AprovacaoLida[]>(um, 'GET', `${P}/avaliador/${um.id}`);
    expect(lista.body).toMatchObject([{ id: aprovacao, total: 72.5 }]);
    const todas = await envia<(AprovacaoLida & { projeto: { id: number } })[]>(dois, 'GET', `${P}/projetos`);
    expect(todas.body.find((linha) => linha.projeto.id === projeto)).toMatchObject({
      ...{ total: 50, foiAvaliador: true },
      avaliador: { id: dois.id },
    });
    const tarefas = await envia<{ tarefas: { codigo: string; projeto: number }[] }>(um, 'GET', 'tarefas');
    expect(tarefas.body.tarefas).toMatchObject([{ codigo: 'AVALIACAO_A_CONCLUIR', projeto }]);
    expect((await envia(await w.novaPessoa('avaliador'), 'GET', `${P}/${aprovacao}`)).status).toBe(404);
  });

  it('combines them at the last conclusion, criterion by criterion, without a name', async () => {
    const { aprovacao, dono, avaliadores } = await designado(await edital());
    const dadas = [
      [8, 10],
      [7, 11],
      [8, 12],
    ] as const;
    for (const [n, [merito, alcance]] of dadas.entries()) {
      expect((await guardada(aprovacao)).jaFoiAvaliado).toBe(false);
      expect((await concluir(nesta(avaliadores, n), aprovacao, merito, alcance)).status).toBe(200);
    }
    // 23/3 and 33/3: 7.667 × 7.5 + 11 × 1.25
    expect(await guardada(aprovacao)).toMatchObject({
      ...{ jaFoiAvaliado: true, total: 71.2525, abaixoDoMinimo: false, avaliadorId: null },
      notas: [
        { criterio: 'merito', valor: 7.667 },
        { criterio: 'alcance', valor: 11 },
      ],
    });
    const lida = (await envia(adm, 'GET', `${P}/${aprovacao}`)).body;
    expect(lida.avaliador).toBeNull();
    expect(lida.parecer).toBe('Avaliador 1\nMérito 8.\n\nAvaliador 2\nMérito 7.\n\nAvaliador 3\nMérito 8.');
    expect((await envia(nesta(avaliadores, 1), 'GET', `${P}/${aprovacao}`)).body).toMatchObject({
      ...{ total: 66.25, parecer: 'Mérito 7.' },
    });
    const { editalId } = await rowOf(t, 'projeto', { id: (await guardada(aprovacao)).projetoId });
    const ranque = await envia<{ total: number; avaliador: unknown }[]>(adm, 'POST', `${P}/ranque_tipoii`, {
      edital: editalId,
    });
    expect(ranque.body).toMatchObject([{ total: 71.2525, avaliador: null }]);
    const dele = await envia(dono, 'GET', `${P}/${aprovacao}`);
    expect(dele.status).toBe(404);
  });

  it('frees one place at a refusal while the others go on; after the last one the project has none', async () => {
    const { aprovacao, projeto, avaliadores } = await designado(await edital(), 2);
    const [um, dois] = [nesta(avaliadores, 0), nesta(avaliadores, 1)];
    expect((await salvar(um, aprovacao, 8, 10)).status).toBe(200);
    expect(
      (await envia(dois, 'DELETE', `${P}/recusar_avaliacao/${aprovacao}`, { motivo: 'Férias' })).status,
    ).toBe(204);
    expect((await envia(dois, 'DELETE', `${P}/recusar_avaliacao/${aprovacao}`)).status).toBe(204);
    expect(await rowsOf(t, 'designacao', { aprovacaoId: aprovacao })).toMatchObject([{ avaliadorId: um.id }]);
    const so = await designado(await edital(), 1);
    const quem = nesta(so.avaliadores, 0);
    await envia(quem, 'DELETE', `${P}/recusar_avaliacao/${so.aprovacao}`, { motivo: 'Férias' });
    expect(await findRow(t, 'projetoAprovacao', { id: so.aprovacao })).toBeUndefined();
    expect((await designar(projeto, (await w.novaPessoa('avaliador')).id)).status).toBe(201);
  });
});

describe('one of several is replaced, or reopened', () => {
  it('names the replaced one, and keeps what the others gave', async () => {
    const { aprovacao, avaliadores } = await designado(await edital());
    const [um, dois] = [nesta(avaliadores, 0), nesta(avaliadores, 1)];
    await salvar(dois, aprovacao, 8, 10);
    const novo = await w.novaPessoa('avaliador');
    const trocar = (body: object) => envia(adm, 'POST', `${P}/substituir/${aprovacao}`, body);
    const sem = await trocar({ avaliador: novo.id });
    expect([sem.status, sem.text.includes('Este projeto tem vários avaliadores: escolha qual')]).toEqual([
      422,
      true,
    ]);
    expect((await trocar({ avaliador: dois.id, de: um.id })).status).toBe(409);
    expect((await trocar({ avaliador: novo.id, de: um.id })).status).toBe(200);
    expect(await rowsOf(t, 'designacao', { aprovacaoId: aprovacao })).toHaveLength(3);
    expect((await envia(um, 'GET', `${P}/${aprovacao}`)).status).toBe(404);
    expect((await envia(dois, 'GET', `${P}/${aprovacao}`)).body.total).toBe(72.5);
  });

  it('removes the combination when one is reopened; concluding it again combines anew', async () => {
    const { aprovacao, avaliadores } = await designado(await edital({ combinacao: 'mediana' }));
    for (const [n, quem] of avaliadores.entries()) await concluir(quem, aprovacao, 6 + n, 10);
    expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: true, total: 65 });
    const reabrir = (body: object) => envia(adm, 'POST', `${P}/reabrir/${aprovacao}`, body);
    expect((await reabrir({ motivo: 'Confira.' })).status).toBe(422);
    const dois = nesta(avaliadores, 1);
    expect((await reabrir({ motivo: 'Confira.', avaliador: dois.id })).status).toBe(200);
    expect(await guardada(aprovacao)).toMatchObject({
      jaFoiAvaliado: false,
      total: null,
      parecer: '',
      notas: null,
    });
    expect((await envia<unknown[]>(dois, 'GET', `${P}/versoes/${aprovacao}`)).body).toMatchObject([
      { total: 65 },
    ]);
    expect((await envia<unknown[]>(nesta(avaliadores, 0), 'GET', `${P}/versoes/${aprovacao}`)).body).toEqual(
      [],
    );
    expect((await concluir(dois, aprovacao, 9, 10)).status).toBe(200);
    expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: true, total: 72.5 });
  });
});

describe('totals that are far apart', () => {
  const distantes = async (regras: Partial<RegrasDosAvaliadores> = {}) => {
    const d = await designado(await edital({ avaliadores: 2, divergencia: 20, ...regras }), 2);
    await concluir(nesta(d.avaliadores, 0), d.aprovacao, 4, 10);
    await concluir(nesta(d.avaliadores, 1), d.aprovacao, 8, 10);
    return d;
  };
  const outras = (quem: Pessoa, id: number) =>
    envia<{ avaliador: unknown; total: number; parecer: string }[]>(quem, 'GET', `${P}/avaliacoes/${id}`);

  it('hold the project back, and are shown side by side, until one more concludes', async () => {
    const { aprovacao, projeto, avaliadores } = await distantes();
    expect(await guardada(aprovacao)).toMatchObject({ divergente: true, jaFoiAvaliado: false, total: null });
    expect((await outras(adm, aprovacao)).body).toMatchObject([
      { numero: 1, avaliador: { id: nesta(avaliadores, 0).id }, total: 42.5, parecer: 'Mérito 4.' },
      { numero: 2, avaliador: { id: nesta(avaliadores, 1).id }, total: 72.5, parecer: 'Mérito 8.' },
    ]);
    expect((await outras(nesta(avaliadores, 0), aprovacao)).body).toEqual([]);
    const { editalId } = await rowOf(t, 'projeto', { id: projeto });
    const mesa = await envia<{ id: number; avaliacao: { divergente: boolean; avaliadores: unknown[] } }[]>(
      adm,
      'GET',
      `edital/${editalId}/projetos?situacao=divergente`,
    );
    expect(mesa.body).toMatchObject([
      { id: projeto, avaliacao: { divergente: true, exigidos: 2, avaliadores: [{}, {}] } },
    ]);

    const tarefas = await envia<{ tarefas: { codigo: string; edital: number; quantos: number }[] }>(
      adm,
      'GET',
      'tarefas',
    );
    expect(tarefas.body.tarefas.filter((uma) => uma.edital === editalId)).toMatchObject([
      { codigo: 'TOTAIS_DIVERGENTES', quantos: 1 },
    ]);

    const terceiro = await w.novaPessoa('avaliador');
    const maisUm = () => envia(adm, 'POST', `${P}/mais_um/${aprovacao}`, { avaliador: terceiro.id });
    expect((await maisUm()).status).toBe(200);
    expect((await maisUm()).status).toBe(409);
    expect(await guardada(aprovacao)).toMatchObject({
      divergente: false,
      avaliadores: 3,
      jaFoiAvaliado: false,
    });
    expect((await concluir(terceiro, aprovacao, 6, 10)).status).toBe(200);
    expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: true, total: 57.5 });
  });

  it("are accepted with the administrator's reason, which ends when one is reopened", async () => {
    const { aprovacao, avaliadores } = await distantes();
    const manter = (motivo?: string) => envia(adm, 'POST', `${P}/manter/${aprovacao}`, { motivo });
    expect((await manter()).status).toBe(422);
    expect((await manter('Os pareceres concordam.')).status).toBe(200);
    expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: true, total: 57.5 });
    expect((await manter('Outra vez.')).status).toBe(409);
    // The reason was about those totals, so it is gone.
    const um = nesta(avaliadores, 0);
    await envia(adm, 'POST', `${P}/reabrir/${aprovacao}`, { motivo: 'Confira.', avaliador: um.id });
    await concluir(um, aprovacao, 3, 10);
    expect(await guardada(aprovacao)).toMatchObject({ divergente: true, jaFoiAvaliado: false });
  });

  it('are shown to the other evaluators, without names, only if the call says so and all have concluded', async () => {
    const d = await designado(await edital({ avaliadores: 2, avaliadoresSeLeem: 'depois' }), 2);
    const [um, dois] = [nesta(d.avaliadores, 0), nesta(d.avaliadores, 1)];
    await concluir(um, d.aprovacao, 6, 10);
    expect((await outras(dois, d.aprovacao)).body).toEqual([]);
    await concluir(dois, d.aprovacao, 7, 10);
    expect((await outras(dois, d.aprovacao)).body).toMatchObject([
      { numero: 1, avaliador: null, total: 57.5, parecer: 'Mérito 6.' },
    ]);
  });
});

describe('at once', () => {
  it(`combines once and completely when the last two conclude together, ${RODADAS} rounds`, async () => {
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      const { aprovacao, avaliadores } = await designado(await edital({ avaliadores: 2 }), 2);
      for (const quem of avaliadores) await salvar(quem, aprovacao, 8, 10);
      const fins = await Promise.all(
        avaliadores.map((quem) => envia(quem, 'POST', `${P}/avaliar/${aprovacao}`)),
      );
      expect(fins.map(({ status }) => status)).toEqual([200, 200]);
      expect(await guardada(aprovacao)).toMatchObject({ jaFoiAvaliado: true, total: 72.5 });
    }
  });

  it(`combines only if all stand when one concludes while another is reopened, ${RODADAS} rounds`, async () => {
    const vistos: Record<string, number> = {};
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      const { aprovacao, avaliadores } = await designado(await edital({ avaliadores: 2 }), 2);
      const [um, dois] = [nesta(avaliadores, 0), nesta(avaliadores, 1)];
      await concluir(um, aprovacao, 8, 10);
      await salvar(dois, aprovacao, 8, 10);
      const fim = () => envia(dois, 'POST', `${P}/avaliar/${aprovacao}`);
      const volta = () =>
        envia(adm, 'POST', `${P}/reabrir/${aprovacao}`, { motivo: 'Confira.', avaliador: um.id });
      const atos = rodada % 2 === 0 ? [fim(), volta()] : [volta(), fim()];
      expect((await Promise.all(atos)).map(({ status }) => status)).toEqual([200, 200]);
      const { jaFoiAvaliado, versao } = await guardada(aprovacao);
      expect(jaFoiAvaliado).toBe(false);
      vistos[`version ${versao}`] = (vistos[`version ${versao}`] ?? 0) + 1;
    }
    contar('corridas', `one concludes, another is reopened: ${JSON.stringify(vistos)}`);
  });

  it('gives three places to three people when 20 designate at once', async () => {
    const dono = await w.novaPessoa();
    const projeto = await w.novoProjeto(dono.id, await edital(), { tipoProjeto: 'TIPO II' });
    const avaliadores = await Promise.all(Array.from({ length: 20 }, () => w.novaPessoa('avaliador')));
    const feitos = await Promise.all(avaliadores.map(({ id }) => designar(projeto, id)));
    expect(feitos.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(3).fill(201),
      ...Array<number>(17).fill(409),
    ]);
    expect(await countOf(t, 'designacao', { projetoId: projeto })).toBe(3);
  });
});
