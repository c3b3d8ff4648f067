import type { Aprovacao } from '@instrutoria/domain/avaliacao/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { insistWhenBusy, type Reply } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { countOf, findRow, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import type { CenaDaAvaliacao } from '../../testing/world/cena-da-avaliacao.ts';
import { umaCenaDaAvaliacao } from '../../testing/world/cena-da-avaliacao.ts';
import { createWorld, type World } from '../../testing/world.ts';

/** Rounds of each race; `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DA_AVALIACAO ?? 6);

let t: TestApp;
let w: World;
let c: CenaDaAvaliacao;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  c = umaCenaDaAvaliacao(t, await w.novaPessoa('administrador'), w);
});
afterAll(() => t.close());

const P = '/api/projeto_aprovacao';
const porStatus = (respostas: readonly Reply[]): Record<number, number> => {
  const contagem: Record<number, number> = {};
  for (const { status } of respostas) contagem[status] = (contagem[status] ?? 0) + 1;
  return contagem;
};
async function guardada(id: number) {
  const linha = await findRow(t, 'projetoAprovacao', { id });
  return linha ?? null;
}
/** Sends both at once, in an order that depends on the round; returns their answers as (first, second). */
async function juntos(rodada: number, a: () => Promise<Reply>, b: () => Promise<Reply>) {
  if (rodada % 2 === 0) return Promise.all([a(), b()]);
  const [deB, deA] = await Promise.all([b(), a()]);
  return [deA, deB] as const;
}

describe('two administrators designate one project (T-G8)', () => {
  it('lets one of 20 designations at once succeed, and refuses 19', async () => {
    const outro = await w.novaPessoa('administrador');
    const avaliadores = await Promise.all(Array.from({ length: 20 }, () => w.novaPessoa('avaliador')));
    for (let rodada = 0; rodada < 5; rodada += 1) {
      const projeto = await c.porDesignar();
      const respostas = await Promise.all(
        avaliadores.map(({ id }, i) =>
          c.envia(i % 2 === 0 ? c.adm : outro, 'POST', `${P}/designar`, { avaliador: id, projeto }),
        ),
      );
      expect(porStatus(respostas)).toEqual({ 201: 1, 409: 19 });
      expect(await countOf(t, 'projetoAprovacao', { projetoId: projeto })).toBe(1);
    }
  });
});

describe('accepting and refusing at once (T-G14)', () => {
  it(`lets one win and refuses the other with 409, in ${RODADAS} rounds`, async () => {
    const vencedores: Record<string, number> = {};
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      const { aprovacao, avaliador } = await c.designado();
      const [aceite, recusa] = await juntos(
        rodada,
        () => c.envia(avaliador, 'PATCH', `${P}/aceitar_avaliacao/${aprovacao}`),
        () => c.envia(avaliador, 'DELETE', `${P}/recusar_avaliacao/${aprovacao}`),
      );
      const par = `${aceite.status}/${recusa.status}`;
      vencedores[par] = (vencedores[par] ?? 0) + 1;
      const recusadas = await rowsOf(t, 'recusaDeAvaliacao', { aprovacaoId: aprovacao });
      expect([(await guardada(aprovacao))?.aceito, recusadas.length]).toEqual(
        par === '200/409' ? [true, 0] : [undefined, 1],
      );
    }
    contar('corridas', `accept/refuse: ${JSON.stringify(vencedores)}`);
    expect(Object.keys(vencedores).every((par) => ['200/409', '409/204'].includes(par))).toBe(true);
  });
});

describe('two tabs of the evaluator (T-G5)', () => {
  it('lets exactly one of 8 writers on each of 20 versions win', async () => {
    const { aprovacao, avaliador } = await c.designado();
    const ler = async () => (await c.envia<Aprovacao>(avaliador, 'GET', `${P}/${aprovacao}`)).body;
    let { versao } = await ler();
    for (let rodada = 0; rodada < 20; rodada += 1) {
      const respostas = await Promise.all(
        Array.from({ length: 8 }, (_, aba) =>
          c.envia<Aprovacao>(
            avaliador,
            'POST',
            `${P}/salvar_fase1`,
            { id: aprovacao, ...NOTAS_FASE1, pontuacaoAdequacaoCoerencia: rodada + aba / 10 },
            { 'if-match': `"${versao}"` },
          ),
        ),
      );
      expect(porStatus(respostas)).toEqual({ 200: 1, 412: 7 });
      const vencedora = respostas.find(({ status }) => status === 200)?.body;
      expect(await ler()).toEqual(vencedora);
      versao = vencedora?.versao ?? null;
    }
  });

  it('loses nothing when phase 1 and phase 2 are saved at once without a version', async () => {
    for (let rodada = 0; rodada < 30; rodada += 1) {
      const { aprovacao, avaliador } = await c.designado({ aceito: true, ...NOTAS_FASE1 });
      const um = { ...NOTAS_FASE1, pontuacaoOrganizacaoTextual: 1 };
      const respostas = await juntos(
        rodada,
        () => c.envia(avaliador, 'POST', `${P}/salvar_fase1`, { id: aprovacao, ...um }),
        () => c.envia(avaliador, 'POST', `${P}/salvar_fase2`, { id: aprovacao, ...NOTAS_FASE2 }),
      );
      expect(porStatus(respostas)).toEqual({ 200: 2 });
      expect(await guardada(aprovacao)).toMatchObject({ ...um, ...NOTAS_FASE2, versao: 3 });
    }
  });
});

describe('a late score and the start of the decision (T-G9)', () => {
  it(`counts it completely or refuses it, and ranks as stored, in ${RODADAS} rounds`, async () => {
    const vencedores: Record<string, number> = {};
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      const id = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
      const { aprovacao, avaliador } = await w.novoDesignado(id, {
        aprovacao: { aceito: true, ...NOTAS_FASE1 },
      });
      const tarde = { ...NOTAS_FASE1, pontuacaoOrganizacaoTextual: 10 };
      const [[nota, fim], inicio] = await Promise.all([
        (async () => {
          const nota = await c.envia(avaliador, 'POST', `${P}/salvar_fase1`, { id: aprovacao, ...tarde });
          return [nota, await c.envia(avaliador, 'POST', `${P}/avaliar/${aprovacao}`)] as const;
        })(),
        (async () => {
          for (;;) {
            const r = await c.envia(c.adm, 'POST', '/api/edital/iniciar_decidir_instrututores', { id });
            if (r.status !== 409) return r;
          }
        })(),
      ]);
      // The decision needs finished assessments, so the earlier score is included.
      expect([nota.status, fim.status, inicio.status]).toEqual([200, 200, 200]);
      const depois = await c.envia(avaliador, 'POST', `${P}/salvar_fase1`, { id: aprovacao, ...NOTAS_FASE1 });
      expect(depois.status).toBe(409);
      const { body } = await c.envia<{ total: number }[]>(c.adm, 'POST', `${P}/ranque_tipoii`, {
        edital: id,
      });
      expect([body.map(({ total }) => total), (await guardada(aprovacao))?.total]).toEqual([[82], 82]);
    }
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      const id = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
      const { aprovacao, avaliador } = await w.novoDesignado(id, {
        aprovacao: { aceito: true, ...NOTAS_FASE1 },
      });
      const [fim, inicio] = await juntos(
        rodada,
        () => c.envia(avaliador, 'POST', `${P}/avaliar/${aprovacao}`),
        () => c.envia(c.adm, 'POST', '/api/edital/iniciar_decidir_instrututores', { id }),
      );
      const par = `${fim.status}/${inicio.status}`;
      vencedores[par] = (vencedores[par] ?? 0) + 1;
      const { fase } = await rowOf(t, 'edital', { id });
      expect([par, fase]).toEqual(inicio.status === 200 ? ['200/200', 'decisao'] : ['200/409', 'avaliacao']);
      expect((await guardada(aprovacao))?.jaFoiAvaliado).toBe(true);
    }
    contar('corridas', `avaliar/iniciar_decisao: ${JSON.stringify(vencedores)}`);
  });

  it('stores no score once the call has left the evaluation, finished or not', async () => {
    const id = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
    const { aprovacao, avaliador } = await w.novoDesignado(id, {
      aprovacao: { aceito: true, ...NOTAS_FASE1 },
    });
    // No act leaves this state, so only the check of the call can refuse it.
    await updateRows(t, 'edital', { fase: 'decisao' }, { id });
    const tarde = { ...NOTAS_FASE1, pontuacaoOrganizacaoTextual: 10 };
    const r = await c.envia(avaliador, 'POST', `${P}/salvar_fase1`, { id: aprovacao, ...tarde });
    expect(r.status).toBe(409);
    expect(await guardada(aprovacao)).toMatchObject(NOTAS_FASE1);
  });
});

describe('a right that ends while it is used (T-B18)', () => {
  it(`stores no score after the evaluator was demoted or replaced, in ${2 * RODADAS} rounds`, async () => {
    const substituto = await w.novaPessoa('avaliador');
    const vistos: Record<string, number> = {};
    for (let rodada = 0; rodada < 2 * RODADAS; rodada += 1) {
      const { aprovacao, avaliador } = await c.designado();
      const salvar = () => c.envia(avaliador, 'POST', `${P}/salvar_fase1`, { id: aprovacao, ...NOTAS_FASE1 });
      const tirar = () =>
        rodada % 4 < 2
          ? c.envia(c.adm, 'POST', '/api/professor/tipo', { id: avaliador.id, tipo: 'coordenador' })
          : c.envia(c.adm, 'POST', `${P}/substituir/${aprovacao}`, { avaliador: substituto.id });
      const [nota, fim] = await juntos(rodada, salvar, tirar);
      expect(fim.status).toBe(200);
      expect([200, 401, 403]).toContain(nota.status);
      const linha = await guardada(aprovacao);
      if (rodada % 4 < 2) expect(linha?.pontuacaoFase1).toBe(nota.status === 200 ? 80 : null);
      else expect([linha?.avaliadorId, linha?.pontuacaoFase1]).toEqual([substituto.id, null]);
      const par = `${rodada % 4 < 2 ? 'demoted' : 'replaced'} ${nota.status}`;
      vistos[par] = (vistos[par] ?? 0) + 1;
      expect([401, 403]).toContain((await salvar()).status);
    }
    contar('corridas', `score against demotion or replacement: ${JSON.stringify(vistos)}`);
  });
});
