import type { ErrorBody } from '@instrutoria/contract/error-body.ts';
import type { ConteudoDaAta } from '@instrutoria/domain/reuniao/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { ambos, rodadas as contadas } from '../../testing/attacks/corridas.ts';
import { insistWhenBusy, send } from '../../testing/client.ts';
import { rowOf, rowsOf } from '../../testing/rows.ts';
import { reuniaoNova } from '../../testing/world/cena-da-reuniao.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

/** Rounds of each race; `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DA_SESSAO ?? 4);
const rodadas = (nome: string, uma: (rodada: number) => Promise<string>) => contadas(nome, RODADAS, uma);

let t: TestApp;
let w: World;
let adm: Pessoa;
let outra: Pessoa;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  outra = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

async function cena() {
  const edital = await w.novoEditalEm('decisao');
  const { projeto, aprovacao } = await w.novoAvaliado(edital);
  const { projeto: outro } = await w.novoAvaliado(edital);
  const reuniao = { editalId: edital, autorId: adm.id, membros: [adm.id, outra.id] };
  return { edital, projeto, aprovacao, id: await reuniaoNova(t, { ...reuniao, projetos: [projeto, outro] }) };
}
type Cena = Awaited<ReturnType<typeof cena>>;

const VISTA = { headers: { 'if-match': '"1"' } };
const decidir = (quem: Pessoa, { id, projeto }: Cena, remunerados: number) =>
  send<ErrorBody>(t.url, 'PUT', `/api/sessao/${id}/item/${projeto}/decisao`, {
    ...VISTA,
    token: quem.token,
    body: { remunerados, voluntarios: 0, motivo: 'A comissão decidiu', mesa: 1 },
  });
const encerrar = (quem: Pessoa, id: number) =>
  send<ErrorBody>(t.url, 'POST', `/api/sessao/${id}/encerrar`, { token: quem.token });
const naMesa = (quem: Pessoa, { projeto }: Cena, remunerados_aprovados: number) =>
  send(t.url, 'POST', '/api/projeto/atualizar_instrutores_aprovados', {
    ...VISTA,
    token: quem.token,
    body: { id: projeto, remunerados_aprovados, voluntarios_aprovados: 0 },
  });
const item = ({ id, projeto }: Cena) => rowOf(t, 'itemDaSessao', { sessaoId: id, projetoId: projeto });
const linha = ({ aprovacao }: Cena) => rowOf(t, 'projetoAprovacao', { id: aprovacao });
async function atas(id: number) {
  const todas = await rowsOf(t, 'ata', { sessaoId: id }, 'versao');
  return todas.map(({ conteudo, ...ata }) => ({ ...ata, conteudo: conteudo as ConteudoDaAta }));
}

describe(`races of the meeting, ${RODADAS} rounds each (E-SESSAO-2, E-SESSAO-4)`, () => {
  it('store one decision of two administrators, the same in the meeting and in the table', async () => {
    await rodadas('decide/decide', async (rodada) => {
      const c = await cena();
      const [um, dois] = await ambos(
        rodada,
        () => decidir(adm, c, 1),
        () => decidir(outra, c, 2),
      );
      expect([um, dois].toSorted()).toEqual([200, 412]);
      const valem = um === 200 ? 1 : 2;
      const [{ remunerados, versao }, mesa] = [await item(c), await linha(c)];
      expect([remunerados, versao, mesa.remuneradosAprovados, mesa.versao]).toEqual([valem, 2, valem, 2]);
      const atos = await rowsOf(t, 'auditoria', { acao: 'decidirItemDaSessao', registroId: c.aprovacao });
      expect(atos).toHaveLength(1);
      return `${um} ${dois}`;
    });
  });

  it('store either the item or the row of the decision table, and refuse the other', async () => {
    await rodadas('item/table', async (rodada) => {
      const c = await cena();
      const [naReuniao, daMesa] = await ambos(
        rodada,
        () => decidir(adm, c, 1),
        () => naMesa(outra, c, 2),
      );
      expect([naReuniao, daMesa].toSorted()).toEqual([200, 412]);
      const foi = naReuniao === 200;
      const [{ remunerados, decididoEm }, mesa] = [await item(c), await linha(c)];
      expect([remunerados, decididoEm !== null]).toEqual([foi ? 1 : null, foi]);
      expect([mesa.remuneradosAprovados, mesa.versao]).toEqual([foi ? 1 : 2, 2]);
      return `${naReuniao} ${daMesa}`;
    });
  });

  it('put a decision into the minutes, or refuse it, when the meeting is closed at once', async () => {
    await rodadas('close/decide', async (rodada) => {
      const c = await cena();
      const [fim, decidido] = await ambos(
        rodada,
        () => encerrar(adm, c.id),
        () => decidir(outra, c, 1),
      );
      expect(fim).toBe(200);
      expect([200, 409]).toContain(decidido);
      const foi = decidido === 200;
      const [ata, segunda] = await atas(c.id);
      const naAta = ata?.conteudo.itens.find(({ projeto }) => projeto.id === c.projeto)?.decisao ?? null;
      expect([naAta?.remunerados ?? null, segunda]).toEqual([foi ? 1 : null, undefined]);
      expect([(await item(c)).remunerados, (await linha(c)).remuneradosAprovados]).toEqual(
        foi ? [1, 1] : [null, 0],
      );
      return `${fim} ${decidido}`;
    });
  });

  it('do not cancel a meeting that has decided something', async () => {
    await rodadas('cancel/decide', async (rodada) => {
      const c = await cena();
      const [fim, decidido] = await ambos(
        rodada,
        () =>
          send(t.url, 'POST', `/api/sessao/${c.id}/cancelar`, {
            token: adm.token,
            body: { motivo: 'Faltou quórum' },
          }),
        () => decidir(outra, c, 1),
      );
      expect([fim, decidido].toSorted()).toEqual([200, 409]);
      const { estado } = await rowOf(t, 'sessaoDaComissao', { id: c.id });
      expect([estado, (await item(c)).decididoEm === null]).toEqual(
        fim === 200 ? ['cancelada', true] : ['aberta', false],
      );
      return `${fim} ${decidido}`;
    });
  });

  it('make one set of minutes with one number for two closings', async () => {
    await rodadas('close/close', async (rodada) => {
      const c = await cena();
      const [um, dois] = await ambos(
        rodada,
        () => encerrar(adm, c.id),
        () => encerrar(outra, c.id),
      );
      expect([um, dois].toSorted()).toEqual([200, 409]);
      expect((await atas(c.id)).map(({ versao }) => versao)).toEqual([1]);
      return `${um} ${dois}`;
    });
  });

  it("number two calls' minutes one after the other, without a gap or a duplicate", async () => {
    await rodadas('number/number', async (rodada) => {
      const [a, b] = [await cena(), await cena()];
      expect(
        await ambos(
          rodada,
          () => encerrar(adm, a.id),
          () => encerrar(outra, b.id),
        ),
      ).toEqual([200, 200]);
      return '200 200';
    });
    const numeros = (await rowsOf(t, 'ata', { versao: 1 })).map(({ numero }) => numero);
    const emOrdem = numeros.toSorted((x, y) => x - y);
    expect(emOrdem).toEqual(Array.from({ length: numeros.length }, (_, i) => i + 1));
  });

  it("make two versions of two corrections at once, each with the other's text", async () => {
    await rodadas('correct/correct', async (rodada) => {
      const c = await cena();
      expect((await encerrar(adm, c.id)).status).toBe(200);
      const corrigir = (quem: Pessoa, texto: string) =>
        send(t.url, 'POST', `/api/sessao/${c.id}/ata`, {
          token: quem.token,
          body: { texto, motivo: 'Erro de digitação' },
        });
      const feitas = await ambos(
        rodada,
        () => corrigir(adm, 'Onde se lê 1, leia-se 2'),
        () => corrigir(outra, 'Onde se lê 3, leia-se 4'),
      );
      expect(feitas).toEqual([201, 201]);
      const todas = await atas(c.id);
      expect(todas.map(({ versao }) => versao)).toEqual([1, 2, 3]);
      expect(new Set(todas.map(({ numero }) => numero)).size).toBe(1);
      expect(todas.at(-1)?.conteudo.retificacoes).toHaveLength(2);
      return '201 201';
    });
  });
});
