import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { lerZip } from '../../testing/documents/read-zip.ts';
import { rowOf } from '../../testing/rows.ts';
import { publicadoComBarema } from '../../testing/world/cena-do-barema.ts';
import { UM_BAREMA } from '../../testing/world/um-barema.ts';
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

interface Ato {
  readonly acao: string;
  readonly criterios?: object;
}
const trilha = async (registro: string) =>
  (await send<Ato[]>(t.url, 'GET', `/api/auditoria?registro=${registro}`, { token: adm.token })).body;

type Linha = Readonly<Record<string, unknown>>;
async function dados({ token }: Pessoa): Promise<Readonly<Record<string, readonly Linha[]>>> {
  const r = await fetch(`${t.url}/api/professor/meus-dados`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const arquivos = await lerZip(Buffer.from(await r.arrayBuffer()));
  return JSON.parse(arquivos.get('dados.json')?.toString('utf8') ?? '');
}
const deNotas = (linhas: readonly Linha[] = []) => linhas.filter(({ acao }) => acao === 'salvarFase1');

const ANTES = { alcance: 'Alcance social', merito: 'Mérito da proposta' };

/** Corrects the name of merito, which is allowed until the assessment ends; later acts get the new name. */
async function renomear(edital: number) {
  const criterios = UM_BAREMA.criterios.map((um) =>
    um.codigo === 'merito' ? { ...um, nome: 'Mérito' } : um,
  );
  const r = await send(t.url, 'PUT', `/api/edital/${edital}/barema`, {
    token: adm.token,
    body: { barema: { ...UM_BAREMA, criterios }, motivo: 'Digitação' },
  });
  expect(r.status).toBe(200);
}

describe('the earlier names of a call’s own criteria', () => {
  it('shows the earlier names in the trail and in the evaluator’s own data after a renaming', async () => {
    const edital = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
    const envia = ({ token }: Pessoa, metodo: string, caminho: string, body: object) =>
      send(t.url, metodo, `/api/${caminho}`, { token, body });
    await envia(adm, 'PUT', `edital/${edital}/barema`, { barema: UM_BAREMA, motivo: 'A resolução pede' });
    const avaliador = await w.novaPessoa('avaliador');
    const notas = [
      { criterio: 'merito', valor: 8 },
      { criterio: 'alcance', valor: 10, parecer: 'Visto.' },
    ];
    const avaliar = async () => {
      const { id: dono } = await w.novaPessoa();
      const projeto = await w.novoProjeto(dono, edital, { tipoProjeto: 'TIPO II' });
      await envia(adm, 'POST', 'projeto_aprovacao/designar', { projeto, avaliador: avaliador.id });
      const { id } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
      const corpo = { id, notas, parecer: 'Bom.' };
      expect((await envia(avaliador, 'POST', 'projeto_aprovacao/salvar_fase1', corpo)).status).toBe(200);
      expect((await envia(avaliador, 'POST', `projeto_aprovacao/avaliar/${id}`, {})).status).toBe(200);
      return id;
    };
    const primeira = await avaliar();
    t.clock.avancar(60_000);
    await renomear(edital);
    const segunda = await avaliar();
    const DEPOIS = { ...ANTES, merito: 'Mérito' };
    for (const [id, nomes] of [
      [primeira, ANTES],
      [segunda, DEPOIS],
    ] as const) {
      const atos = await trilha(`projeto_aprovacao:${id}`);
      expect(atos.find(({ acao }) => acao === 'salvarFase1')?.criterios).toEqual(nomes);
      // An act that names no criterion.
      expect(atos.find(({ acao }) => acao === 'designarAvaliador')).not.toHaveProperty('criterios');
    }
    const meus = await dados(avaliador);
    expect(meus.avaliacoesQueFiz?.map((uma) => uma.nomes_dos_criterios)).toEqual([ANTES, DEPOIS]);
    expect(deNotas(meus.acoes).map((uma) => uma.nomes_dos_criterios)).toEqual([ANTES, DEPOIS]);
  });

  it('shows them in an appeal against criteria, and in the assessments of one of several', async () => {
    const { aprovacao, dono, avaliadores } = await publicadoComBarema(
      t,
      w,
      [
        [8, 10],
        [7, 11],
      ],
      {
        recursoPorCriterio: true,
      },
    );
    const pedido = await send<{ id: number }>(t.url, 'POST', '/api/recurso', {
      token: dono.token,
      body: {
        mensagem: '<p>A nota é outra.</p>',
        projetoAprovacao: { id: aprovacao },
        criterios: [{ criterio: 'merito', mensagem: '<p>A nota é outra.</p>' }],
      },
    });
    expect(pedido.status).toBe(201);
    const [ato] = await trilha(`recurso:${pedido.body.id}`);
    expect(ato?.criterios).toEqual({ merito: 'Mérito da proposta' });
    const meus = await dados(dono);
    expect(meus.recursosPorCriterio).toMatchObject([
      { criterio: 'merito', nomes_dos_criterios: { merito: 'Mérito da proposta' } },
    ]);
    const [um] = avaliadores;
    if (um === undefined) throw new Error('no evaluator');
    expect((await dados(um)).avaliacoesEntreVarios).toMatchObject([{ nomes_dos_criterios: ANTES }]);
  });

  it('adds no names in a call with the standard criteria', async () => {
    const avaliador = await w.novaPessoa('avaliador');
    const { aprovacao } = await w.novoAprovado({ avaliador });
    const notas = {
      id: aprovacao,
      pontuacaoAdequacaoCoerencia: 10,
      pontuacaoRelevanciaJustificativaClareza: 10,
      pontuacaoMetodologiaAtividades: 10,
      pontuacaoOrganizacaoTextual: 10,
    };
    await send(t.url, 'POST', '/api/projeto_aprovacao/salvar_fase1', { token: avaliador.token, body: notas });
    for (const ato of await trilha(`projeto_aprovacao:${aprovacao}`))
      expect(ato).not.toHaveProperty('criterios');
    expect(JSON.stringify(await dados(avaliador))).not.toContain('nomes_dos_criterios');
  });
});
