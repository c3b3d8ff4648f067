import { MENSAGENS_CONFIGURACAO as C } from '@instrutoria/domain/configuracao/messages.ts';
import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { inteira } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lerConfiguracao } from '../../db/settings.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import {
  type CenaDoRecurso,
  comRelator,
  criarCenaDoRecurso,
  DECIDIDO,
  umaDecisao,
} from '../../testing/world/cena-do-recurso.ts';
import { gravarFuso } from '../../testing/world/fuso-gravado.ts';
import { gravarRegras } from '../../testing/world/regras-gravadas.ts';
import type { Pessoa } from '../../testing/world.ts';
import { prazosAnunciados } from '../configuracao/prazos-queries.ts';

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
let outro: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  adm = await c.w.novaPessoa('administrador');
  outro = await c.w.novaPessoa('administrador');
});
afterAll(() => t.close());
beforeEach(() => t.clock.definir(INICIO));

type Projeto = Awaited<ReturnType<CenaDoRecurso['w']['novoAvaliado']>>;
const como = async (quem: Pessoa): Promise<Pessoa> => ({
  ...quem,
  ...(await c.w.abrirSessao(quem.id, quem.tipo)),
});

/** A published call whose last day for appeals has passed, with a list of suplentes; TIPO I projects by total. */
async function cenario(totais: readonly number[], dados: object = {}, regras: object = {}) {
  const edital = await c.w.novoEditalEm('secretaria', { fimRecursos: '2026-05-12', ...dados });
  await gravarRegras(t, edital, { suplentes: true, ...regras }, adm.id);
  const feitos: Projeto[] = [];
  for (const [i, total] of totais.entries()) {
    const aprovacao = {
      pontuacaoApoioDisciplina: total - 280,
      remuneradosAprovados: i === 0 ? 1 : 0,
      situacao: 'APROVADO',
    } as const;
    feitos.push(await c.w.novoAvaliado(edital, { aprovacao }));
  }
  expect((await c.envia(await como(adm), 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
  await updateRows(t, 'edital', { fimRecursos: '2026-05-12', ...dados }, { id: edital });
  const [primeiro, segundo, terceiro, quarto] = feitos;
  if (!primeiro || !segundo || !terceiro || !quarto) throw new Error('no projects');
  return { edital, feitos, primeiro, segundo, terceiro, quarto };
}
const numeros = (total: number, bolsas = 0) => ({
  ...DECIDIDO,
  pontuacaoApoioDisciplina: total - 280,
  remunerados_aprovados: bolsas,
});
/** Accepts an appeal of the project and raises its total to this. */
async function sobe(p: Projeto, total: number, { bolsas = 0, recurso = 0 } = {}): Promise<number> {
  const id = recurso === 0 ? await c.w.novoRecurso(p.aprovacao, p.dono.id) : recurso;
  const decisao = umaDecisao(id, numeros(total, bolsas));
  const { status } = await c.envia(await como(c.presidente), 'POST', '/api/recurso/aceitar', decisao);
  expect(status).toBe(200);
  return id;
}
const corrige = async (p: Projeto, total: number, bolsas = 0) =>
  (
    await c.envia(await como(adm), 'POST', '/api/resultado/corrigir', {
      projetoAprovacao: p.aprovacao,
      justificativa: 'Faltou somar.',
      ...numeros(total, bolsas),
    })
  ).status;
async function anula(p: Projeto, total: number, bolsas: number) {
  const feito = [
    await c.envia(await como(adm), 'POST', '/api/resultado/anulacao', {
      projetoAprovacao: p.aprovacao,
      justificativa: 'A soma estava errada.',
      ...numeros(total, bolsas),
    }),
    await c.envia(await como(p.dono), 'POST', `/api/projeto/${p.projeto}/anulacao/resposta`, {
      resposta: 'Não.',
    }),
    await c.envia(await como(outro), 'POST', `/api/projeto/${p.projeto}/anulacao/decisao`, {
      anula: true,
      parecer: 'Procede.',
    }),
  ];
  expect(feito.map(({ status }) => status)).toEqual([200, 200, 200]);
}
const pede = async ({ aprovacao, dono }: Projeto, extras: object = {}) =>
  c.envia<{ id: number; message: string; errors?: object; contraMudanca?: object }>(
    await como(dono),
    'POST',
    '/api/recurso',
    { mensagem: '<p>A mudança não tem razão.</p>', projetoAprovacao: { id: aprovacao }, ...extras },
  );
const recusa = async (id: number) =>
  c.envia(await como(c.presidente), 'POST', '/api/recurso/recusar', { id, feedback: 'Não procede.' });
/** The mails about it to the coordinator. */
const avisosDe = async ({ projeto }: Projeto) =>
  (await t.emailsAte(0)).filter(
    ({ assunto }) => assunto === `Mudou o lugar do projeto nº ${projeto} no resultado`,
  );
/** The texts of button, line and task for the coordinator. */
async function lidos({ aprovacao, projeto, dono }: Projeto) {
  const quem = await como(dono);
  const botao = await c.envia<{ recurso: { pode: boolean; ate: string | null; soMudanca: boolean } }>(
    quem,
    'GET',
    `/api/projeto_aprovacao/${aprovacao}`,
  );
  const linha = await c.envia<{ etapas: { codigo: string; estado: string; ate: string | null }[] }>(
    quem,
    'GET',
    `/api/projeto/${projeto}/andamento`,
  );
  const mesa = await c.envia<{ tarefas: { codigo: string; titulo: string; ate: string | null }[] }>(
    quem,
    'GET',
    '/api/tarefas',
  );
  const etapa = linha.body.etapas.find(({ codigo }) => codigo === 'RECURSO');
  return {
    botao: botao.body.recurso,
    linha: [etapa?.estado, etapa?.ate],
    tarefa: mesa.body.tarefas.find(({ codigo }) => codigo === 'RECURSO_POSSIVEL')?.ate,
  };
}
const mudancas = async (editalId: number) =>
  (await rowsOf(t, 'mudancaContestavel', { editalId }))
    .map(({ projetoId, versao, ate }) => ({ projetoId, versao, ate }))
    .toSorted((a, b) => a.versao - b.versao || a.projetoId - b.projetoId);

describe('a version that puts a project in a worse place by another one (D56)', () => {
  // Ten days after 13 May are a Saturday, so the last day is the Monday after it.
  const ATE = '2026-05-25';

  it('[C-G5] opens ten days to appeal against that alone, in row, task, button and server, and once', async () => {
    const { edital, segundo, terceiro, quarto } = await cenario(
      [400, 370, 360, 350],
      {},
      { recursoPorCriterio: true },
    );
    expect(await pede(segundo)).toMatchObject({ status: 409, body: { message: M.prazoTerminou } });
    await sobe(terceiro, 380);
    expect(await mudancas(edital)).toEqual([{ projetoId: segundo.projeto, versao: 2, ate: ATE }]);
    const [carta] = await avisosDe(segundo);
    expect(carta?.texto).toContain('na versão 2 passou do 2º para o 3º lugar e passou do nº 1 para o nº 2');
    expect(carta?.texto).toContain('recorrer desta mudança até 25/05/2026, 23h59.');
    expect(await lidos(segundo)).toMatchObject({
      botao: {
        pode: true,
        ate: ATE,
        soMudanca: true,
        mudancas: [{ versao: 2, ate: ATE, posicao: { de: 2, para: 3 } }],
      },
      linha: ['AGORA', ATE],
      tarefa: ATE,
    });
    expect(await lidos(quarto)).toMatchObject({ botao: { pode: false, mudancas: [] }, tarefa: undefined });
    expect(await pede(quarto)).toMatchObject({ status: 409, body: { message: M.prazoTerminou } });
    const criterios = [{ criterio: 'pontuacaoMetodologiaAtividades', mensagem: '<p>A nota é outra.</p>' }];
    expect(await pede(segundo, { criterios })).toMatchObject({
      status: 422,
      body: { errors: { criterios: M.soAMudanca } },
    });
    // The last minute of the last day in the institution's zone, and the first of the next.
    t.clock.definir('2026-05-26T00:00:00Z');
    expect(await pede(segundo)).toMatchObject({ status: 409, body: { message: M.prazoTerminou } });
    t.clock.definir('2026-05-25T23:59:00Z');
    const contra = {
      so: true,
      mudancas: [{ versao: 2, posicao: { de: 2, para: 3 }, suplente: { de: 1, para: 2 } }],
    };
    const feito = await pede(segundo);
    expect(feito).toMatchObject({ status: 201, body: { contraMudanca: contra } });
    const deQuemDecide = await c.envia<{ contraMudanca?: object }[]>(
      await como(c.presidente),
      'GET',
      `/api/recurso/projeto/${segundo.projeto}`,
    );
    expect(deQuemDecide.body[0]?.contraMudanca).toEqual(contra);
    expect((await recusa(feito.body.id)).status).toBe(200);
    expect((await pede(segundo)).status).toBe(409);
    expect((await lidos(segundo)).botao).toMatchObject({ pode: false, ate: null });
  });

  it('[C-J7] delays a change of zone until its last day, but not once it was appealed against', async () => {
    const { segundo, terceiro } = await cenario([400, 370, 360, 350]);
    await sobe(terceiro, 380);
    const respostas = async () => {
      const { db } = t.deps.database;
      const prazos = await prazosAnunciados({ db, agora: t.clock.agora() }, await lerConfiguracao(db));
      return prazos.filter(({ oQue }) => oQue === C.respostasPedidas).map(({ dia }) => dia);
    };
    expect(await respostas()).toEqual([ATE]);
    expect((await pede(segundo)).status).toBe(201);
    expect(await respostas()).toEqual([]);
  });

  it('[C-G5] ends with the last minute of that day in the institution’s zone', async () => {
    expect((await c.envia(await como(adm), 'PUT', '/api/configuracao', { fuso: 'UTC' })).status).toBe(200);
    await gravarFuso(t, 'America/Sao_Paulo');
    const { segundo, terceiro } = await cenario([400, 370, 360, 350]);
    await sobe(terceiro, 380);
    t.clock.definir('2026-05-26T03:00:00Z');
    expect((await pede(segundo)).status).toBe(409);
    t.clock.definir('2026-05-26T02:59:59Z');
    expect((await pede(segundo)).status).toBe(201);
    await gravarFuso(t, 'UTC');
  });

  it('[C-G5] opens also after the project’s own appeal was decided, and an accepted one opens it for those who fall then', async () => {
    const { edital, segundo, terceiro } = await cenario([400, 370, 360, 350]);
    await sobe(terceiro, 380);
    const { body } = await pede(segundo);
    await sobe(segundo, 390, { recurso: body.id });
    expect(await mudancas(edital)).toEqual([
      { projetoId: segundo.projeto, versao: 2, ate: ATE },
      { projetoId: terceiro.projeto, versao: 3, ate: ATE },
    ]);
    expect((await pede(terceiro)).status).toBe(201);
  });

  it("[C-G5] waits for the decision of the project's pending appeal, with two notices", async () => {
    const { edital, segundo, terceiro } = await cenario([400, 370, 360, 350]);
    const pendente = await c.w.novoRecurso(segundo.aprovacao, segundo.dono.id);
    await sobe(terceiro, 380);
    expect(await mudancas(edital)).toEqual([{ projetoId: segundo.projeto, versao: 2, ate: null }]);
    // Why they cannot appeal yet, and what happens next: on the button and from the server, also after ten
    // days.
    for (const agora of [INICIO, '2026-06-10T12:00:00Z']) {
      t.clock.definir(agora);
      const pedido = await pede(segundo);
      expect(pedido).toMatchObject({ status: 409, body: { message: M.mudancaDepoisDaDecisao } });
      expect((await lidos(segundo)).botao).toMatchObject({
        pode: false,
        motivo: M.mudancaDepoisDaDecisao,
        mudancas: [{ versao: 2, ate: null, posicao: { de: 2, para: 3 } }],
      });
    }
    expect((await recusa(pendente)).status).toBe(200);
    expect(await mudancas(edital)).toEqual([{ projetoId: segundo.projeto, versao: 2, ate: '2026-06-22' }]);
    const suas = await avisosDe(segundo);
    expect(suas.map(({ texto }) => texto.includes('Os dez dias contam da decisão'))).toEqual([true, false]);
    expect((await lidos(segundo)).botao).toMatchObject({ pode: true, soMudanca: true, ate: '2026-06-22' });
    expect(await pede(segundo)).toMatchObject({ status: 201, body: { contraMudanca: { so: true } } });
  });

  it('[C-G5] opens also while appeals against the whole result run, with a notice that the days begin with the decision', async () => {
    const { segundo, terceiro } = await cenario([400, 370, 360, 350], { fimRecursos: '2026-06-30' });
    expect((await pede(segundo)).status).toBe(201);
    expect((await pede(segundo)).body.message).toBe(M.jaPendente);
    await sobe(terceiro, 380);
    expect((await pede(segundo)).body.message).toBe(M.mudancaDepoisDaDecisao);
  });

  it('[C-G5] is part of an appeal against the whole result while those run', async () => {
    const { segundo, terceiro } = await cenario([400, 370, 360, 350], { fimRecursos: '2026-06-30' });
    await sobe(terceiro, 380);
    expect((await lidos(segundo)).botao).toMatchObject({ pode: true, ate: '2026-06-30', soMudanca: false });
    const { body } = await pede(segundo);
    expect(body.contraMudanca).toMatchObject({ so: false, mudancas: [{ versao: 2 }] });
  });

  it('[C-G5] delays the final result and the archive, and never follows the final result', async () => {
    const { edital, segundo, terceiro, quarto } = await cenario(
      [400, 370, 360, 350],
      {},
      { resultadoPreliminar: true },
    );
    expect(await corrige(terceiro, 380)).toBe(200);
    expect(await mudancas(edital)).toEqual([{ projetoId: segundo.projeto, versao: 2, ate: ATE }]);
    const finalizar = async () =>
      c.envia<{ message: string }>(await como(adm), 'POST', `/api/edital/${edital}/resultado_final`);
    expect(await finalizar()).toMatchObject({
      status: 409,
      body: { message: `${E.recursosDeMudanca}, até 25/05/2026, 23h59` },
    });
    t.clock.definir('2026-05-26T12:00:00Z');
    expect((await finalizar()).body.message).toBe(E.finalPublicado);
    expect((await pede(segundo)).body.message).toBe(M.prazoTerminou);
    expect(await corrige(quarto, 390)).toBe(200);
    expect(await mudancas(edital)).toHaveLength(1);

    const unico = await cenario([400, 370, 360, 350], {
      vigenciaFim: '2026-05-01',
      vigenciaInicio: '2026-03-01',
    });
    expect(await corrige(unico.terceiro, 380)).toBe(200);
    const arquivar = async () =>
      c.envia<{ message: string }>(await como(adm), 'POST', `/api/edital/${unico.edital}/arquivar`);
    expect(await arquivar()).toMatchObject({
      status: 409,
      body: { message: `${E.recursosDeMudanca}, até 05/06/2026, 23h59` },
    });
    t.clock.definir('2026-06-06T12:00:00Z');
    expect((await arquivar()).status).toBe(200);
  });

  it('[C-G5] never takes back a granted place', async () => {
    const { primeiro, segundo } = await cenario([400, 370, 360, 350], { limiteBolsas: 1 });
    await sobe(segundo, 410, { bolsas: 1 });
    const de = async ({ aprovacao }: Projeto) =>
      (await rowOf(t, 'projetoAprovacao', { id: aprovacao })).remuneradosAprovados;
    expect([await de(primeiro), await de(segundo)]).toEqual([1, 0]);
    expect((await lidos(primeiro)).botao).toMatchObject({ pode: true, soMudanca: true });
  });

  it('[C-G5] tells in the table of appeals, to its rapporteur and to others who may answer, that it contests the change', async () => {
    const { segundo, terceiro, quarto } = await cenario(
      [400, 370, 360, 350],
      {},
      { contrarrazoes: true, recursoComRelator: true },
    );
    const resultado = await c.w.novoRecurso(quarto.aprovacao, quarto.dono.id);
    await sobe(terceiro, 380);
    const { id } = (await pede(segundo)).body;
    const relator = await c.w.novaPessoa('avaliador');
    await comRelator(t, id, relator.id);
    const lista = async (quem: Pessoa, caminho: string) => {
      const { body } = await c.envia<{ id: number; contraMudanca?: object }[]>(
        await como(quem),
        'GET',
        caminho,
      );
      const seus = body.filter((um) => [id, resultado].includes(um.id)).toSorted((a, b) => b.id - a.id);
      return seus.map((um) => [um.id, um.contraMudanca]);
    };
    const contra = {
      so: true,
      mudancas: [{ versao: 2, posicao: { de: 2, para: 3 }, suplente: { de: 1, para: 2 } }],
    };
    expect(await lista(c.presidente, '/api/recurso/mesa')).toEqual([
      [id, contra],
      [resultado, undefined],
    ]);
    expect(await lista(relator, '/api/recurso/relatorias')).toEqual([[id, contra]]);
    expect(await lista(quarto.dono, `/api/projeto/${quarto.projeto}/recursos_dos_outros`)).toEqual([
      [id, contra],
    ]);
  });
});

/** A pseudo-random sequence, equal in every run. */
function sorte(semente: number): (ate: number) => number {
  let estado = semente;
  return (ate) => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((estado / 2 ** 32) * ate);
  };
}

describe('random histories of results (D56)', () => {
  const ATOS = inteira ? 300 : 15;
  const POR_EDITAL = 15;

  it(`[C-G5] open a window for exactly the projects whose position or number got worse, in ${ATOS} acts`, async () => {
    const rola = sorte(7);
    let contra = 0;
    for (let n = 0; n < ATOS; n += POR_EDITAL) {
      // Totals that never tie, because each project has its own tenths.
      const totais = Array.from({ length: 6 }, (_, i) => 300 + 10 * rola(8) + i / 10);
      const { edital, feitos } = await cenario(totais);
      const bolsas = new Set([0]);
      const lugares = () =>
        totais.map((total, i) => ({
          posicao: 1 + totais.filter((um) => um > total).length,
          numero: bolsas.has(i) ? 0 : 1 + totais.filter((um, j) => um > total && !bolsas.has(j)).length,
        }));
      let versao = 1;
      for (let ato = 0; ato < POR_EDITAL; ato += 1) {
        const qual = rola(totais.length);
        const projeto = feitos[qual];
        const total = totais[qual];
        if (projeto === undefined || total === undefined) throw new Error('no project');
        const antes = lugares();
        const novo = rola(4) === 0 ? total - 10 : total + 10 * (1 + rola(5));
        if (novo < 290 || novo > 470) continue;
        const suas = bolsas.has(qual) ? 1 : 0;
        if (novo < total) await anula(projeto, novo, suas);
        else if (rola(2) === 0) expect(await corrige(projeto, novo, suas)).toBe(200);
        else await sobe(projeto, novo, { bolsas: suas });
        totais[qual] = novo;
        versao += 1;
        const agora = lugares();
        const esperados = feitos
          .filter((_, i) => {
            const [de, para] = [antes[i], agora[i]];
            if (de === undefined || para === undefined || i === qual) return false;
            return para.posicao > de.posicao || para.numero > de.numero;
          })
          .map(({ projeto: id }) => id);
        const abertos = (await mudancas(edital)).filter((uma) => uma.versao === versao);
        expect([edital, versao, abertos.map(({ projetoId }) => projetoId)]).toEqual([
          edital,
          versao,
          esperados,
        ]);
        contra += esperados.length;
      }
    }
    expect(contra).toBeGreaterThan(ATOS / 3);
  }, 120_000);
});
