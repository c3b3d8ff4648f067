import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { ambos, rodadas as contadas } from '../../testing/attacks/corridas.ts';
import { insistWhenBusy, send } from '../../testing/client.ts';
import { countOf, findRow, rowOf } from '../../testing/rows.ts';
import { editalComHomologacao } from '../../testing/world/cena-da-homologacao.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

/** Rounds of each race; `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DA_AVALIACAO ?? 6);

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const envia = (quem: Pessoa, caminho: string, body: unknown) =>
  send<{ estado?: string }>(t.url, 'POST', caminho, { token: quem.token, body });
const marcar = (quem: Pessoa, projeto: number, body: object) =>
  envia(quem, `/api/projeto/${projeto}/homologacao`, body);
const estado = async (projetoId: number) => (await rowOf(t, 'homologacao', { projetoId })).estado;

const rodadas = (nome: string, uma: (rodada: number) => Promise<string>) => contadas(nome, RODADAS, uma);
const hoje = () => t.clock.agora().toISOString().slice(0, 10);
const fora = { marca: 'naoHomologado', motivo: 'Fora do tema' };

describe(`races of the homologação, ${RODADAS} rounds each`, () => {
  it('stores one mark and one row of history when two administrators mark one project', async () => {
    const outra = await w.novaPessoa('administrador');
    const edital = await editalComHomologacao(t, w);
    const fins = await rodadas('mark/mark', async (rodada) => {
      const projeto = await w.novoProjeto((await w.novaPessoa()).id, edital);
      const [um, dois] = await ambos(
        rodada,
        () => marcar(adm, projeto, { marca: 'homologado' }),
        () => marcar(outra, projeto, fora),
      );
      expect([um, dois].toSorted()).toEqual([200, 409]);
      expect(await estado(projeto)).toBe(um === 200 ? 'homologado' : 'naoHomologado');
      expect(await countOf(t, 'homologacaoAto', { projetoId: projeto })).toBe(1);
      return `${um} ${dois}`;
    });
    expect(Object.values(fins).reduce((soma, n) => soma + n, 0)).toBe(RODADAS);
  });

  it('stores the correction or undoes the return, never both, when they meet', async () => {
    const edital = await editalComHomologacao(t, w);
    await rodadas('send/undo', async (rodada) => {
      const dono = await w.novaPessoa();
      const projeto = await w.novoProjeto(dono.id, edital);
      await marcar(adm, projeto, { marca: 'devolvido', motivo: 'Falta', secoes: ['resumo'], ate: hoje() });
      const antes = await rowOf(t, 'projeto', { id: projeto });
      const resumo = '<p>Um resumo novo, agora com o método.</p>';
      const [enviado, desfeito] = await ambos(
        rodada,
        () => envia(dono, `/api/projeto/${projeto}/homologacao/correcao`, { textos: { resumo } }),
        () => envia(adm, `/api/projeto/${projeto}/homologacao/desfazer`, { motivo: 'Engano' }),
      );
      expect([enviado, desfeito].toSorted()).toEqual([200, 409]);
      const depois = await rowOf(t, 'projeto', { id: projeto });
      expect([await estado(projeto), depois.resumo]).toEqual(
        enviado === 200 ? ['reenviado', resumo] : ['pendente', antes.resumo],
      );
      return `${enviado} ${desfeito}`;
    });
  });

  it('designates nobody for a project whose mark is undone at once', async () => {
    const edital = await editalComHomologacao(t, w);
    await rodadas('designate/undo', async (rodada) => {
      const projeto = await w.novoProjeto((await w.novaPessoa()).id, edital);
      const { id: avaliador } = await w.novaPessoa('avaliador');
      await marcar(adm, projeto, { marca: 'homologado' });
      const [designado, desfeito] = await ambos(
        rodada,
        () => envia(adm, '/api/projeto_aprovacao/designar', { projeto, avaliador }),
        () => envia(adm, `/api/projeto/${projeto}/homologacao/desfazer`, { motivo: 'Engano' }),
      );
      const aprovacao = await findRow(t, 'projetoAprovacao', { projetoId: projeto });
      expect([designado, desfeito, aprovacao !== undefined, await estado(projeto)]).toEqual(
        designado === 201 ? [201, 409, true, 'homologado'] : [409, 200, false, 'pendente'],
      );
      return `${designado} ${desfeito}`;
    });
  });

  it('designates only homologado projects when a mark and the designation meet', async () => {
    const edital = await editalComHomologacao(t, w);
    await rodadas('mark/designate', async (rodada) => {
      const projeto = await w.novoProjeto((await w.novaPessoa()).id, edital);
      const { id: avaliador } = await w.novaPessoa('avaliador');
      const marca = rodada % 4 < 2 ? { marca: 'homologado' } : fora;
      const [marcado, designado] = await ambos(
        rodada,
        () => marcar(adm, projeto, marca),
        () => envia(adm, '/api/projeto_aprovacao/designar', { projeto, avaliador }),
      );
      expect([marcado, await estado(projeto)]).toEqual([200, marca.marca]);
      expect(marca === fora ? [409] : [201, 409]).toContain(designado);
      expect(await countOf(t, 'projetoAprovacao', { projetoId: projeto })).toBe(designado === 201 ? 1 : 0);
      return `${marca.marca} ${designado}`;
    });
  });
});
