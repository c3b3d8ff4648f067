import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { insistWhenBusy, type Reply } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { countOf, rowsOf } from '../../testing/rows.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena } from '../../testing/world/cena.ts';

/** `test:longo` runs 1,000 rounds. */
const RODADAS = Number(process.env.RODADAS_DA_CHAVE ?? 2);

let t: TestApp;
let c: Cena;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

const porStatus = (respostas: readonly Reply[]): Record<number, number> => {
  const contagem: Record<number, number> = {};
  for (const { status } of respostas) contagem[status] = (contagem[status] ?? 0) + 1;
  return contagem;
};
const vezes = (n: number, ato: (i: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: n }, (_, i) => ato(i)));
const quantosProjetos = (titulo?: string) => countOf(t, 'projeto', titulo === undefined ? {} : { titulo });
const rascunho = async (corpo: unknown) =>
  (await c.envia<Projeto>('POST', '/api/projeto/rascunho', corpo)).body;

describe('one act for a person on a bad network (T-G1)', () => {
  it(`creates one project, 40 equal answers and one audit row for 40 requests at once with one key, ${RODADAS} times`, async () => {
    const antes = await quantosProjetos();
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      const titulo = `Quarenta vezes, rodada ${rodada}`;
      const corpo = await c.corpo({ titulo });
      const headers = { 'idempotency-key': `quarenta-${rodada}` };
      const respostas = await vezes(40, () => c.envia('POST', '/api/projeto', corpo, { headers }));
      expect(porStatus(respostas)).toEqual({ 201: 40 });
      expect(new Set(respostas.map((r) => r.text)).size).toBe(1);
      expect(await quantosProjetos(titulo)).toBe(1);
      const { id = 0 } = (respostas[0]?.body ?? {}) as { id?: number };
      const linhas = await rowsOf(t, 'auditoria', { registroTipo: 'projeto', registroId: id });
      expect(linhas.map(({ acao }) => acao)).toEqual(['submeterProjeto']);
    }
    const feitos = (await quantosProjetos()) - antes;
    contar('corridas', `${RODADAS} rounds × 40 submissions with one key: ${feitos} projects`);
    expect(feitos).toBe(RODADAS);
  });

  it('submits the draft once for 20 requests at once without a key, and the others get that project', async () => {
    const corpo = await c.corpo({ titulo: 'Vinte sem chave' });
    const { id } = await rascunho(corpo);
    const respostas = await vezes(20, () => c.envia('POST', '/api/projeto', { ...corpo, id }));
    expect(porStatus(respostas)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(respostas.map((r) => r.text)).size).toBe(1);
    expect(await quantosProjetos('Vinte sem chave')).toBe(1);
  });

  it('puts the disciplines into one project only for 20 requests at once without key and draft', async () => {
    const corpo = await c.corpo({ titulo: 'Vinte sem nada' });
    const respostas = await vezes(20, () => c.envia('POST', '/api/projeto', corpo));
    expect(porStatus(respostas)).toEqual({ 201: 1, 422: 19 });
    expect(await quantosProjetos('Vinte sem nada')).toBe(1);
  });

  it('puts one unclaimed image into one project only for 20 requests at once (T-D11)', async () => {
    const introducao = await c.w.novoArquivo('imagemSecao', c.dono.id);
    const respostas = await vezes(20, () => c.envia('POST', '/api/projeto/rascunho', { introducao }));
    expect(porStatus(respostas)).toEqual({ 201: 1, 422: 19 });
  });

  it("answers 422 to the same key with another body, and treats another person's as another act (T-G3)", async () => {
    const headers = { 'idempotency-key': 'a-mesma' };
    const primeira = await c.envia('POST', '/api/projeto/rascunho', { titulo: 'Um' }, { headers });
    const outroCorpo = await c.envia('POST', '/api/projeto/rascunho', { titulo: 'Dois' }, { headers });
    const { token } = await c.w.novaPessoa();
    const outraPessoa = await c.envia('POST', '/api/projeto/rascunho', { titulo: 'Um' }, { headers, token });
    const outraChamada = await c.envia('POST', '/api/projeto', await c.corpo(), { headers });
    expect([primeira, outroCorpo, outraPessoa, outraChamada].map((r) => r.status)).toEqual([
      201, 422, 201, 201,
    ]);
    expect(outraPessoa.text).not.toBe(primeira.text);
  });
});

describe('a draft deleted while it is submitted (T-G11)', () => {
  it('deletes or submits it, and nothing in between, 50 rounds', async () => {
    const vencedores = new Set<string>();
    for (let rodada = 0; rodada < 50; rodada += 1) {
      const corpo = await c.corpo();
      const { id } = await rascunho(corpo);
      const excluir = () => c.envia('DELETE', `/api/projeto/rascunho/excluir/${id}`);
      const submeter = () => c.envia('POST', '/api/projeto', { ...corpo, id });
      const pedidos = rodada % 2 === 0 ? [excluir(), submeter()] : [submeter(), excluir()];
      const respostas = await Promise.all(pedidos);
      const [exclusao, submissao] = rodada % 2 === 0 ? respostas : [...respostas].reverse();
      const par = `${exclusao?.status}/${submissao?.status}`;
      vencedores.add(par);
      expect(['204/404', '404/201']).toContain(par);
      const lido = await c.envia<Projeto>('GET', `/api/projeto/projeto/${id}`);
      expect(par === '204/404' ? lido.status : lido.body.ehRascunho).toBe(par === '204/404' ? 404 : false);
      const cronogramas = await c.envia<unknown[]>('GET', `/api/cronograma/${id}`);
      if (par === '404/201') expect(cronogramas.body).toHaveLength(2);
    }
    expect(vencedores.size).toBeGreaterThan(0);
  });
});
