import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contarMundos, diferencas, type Passeio, passear } from '../../testing/access/mundos-pareados.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { deleteRows, findRow, insertInto, updateRows } from '../../testing/rows.ts';
import { ligarHomologacao, marcado } from '../../testing/world/cena-da-homologacao.ts';
import { ataNova, reuniaoNova } from '../../testing/world/cena-da-reuniao.ts';
import { declarado } from '../../testing/world/cena-do-impedimento.ts';
import { comAnexo, comCriterios, comRelator, regrasDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import { sorteioGuardado } from '../../testing/world/cena-do-sorteio.ts';
import { UM_BAREMA } from '../../testing/world/um-barema.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
let x: Pessoa;
let y: Pessoa;
contarMundos();
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  x = await w.novaPessoa('avaliador', { nome: 'Xenofonte Canário' });
  y = await w.novaPessoa('avaliador', { nome: 'Ysolda Canário' });
});
afterAll(() => t.close());

type Papel = 'owner' | 'collaborator' | 'declarer';
type Caso = readonly [Papel, TipoDeUsuario];
const DOS_PROJETOS: readonly Caso[] = (
  ['coordenador', 'avaliador', 'PRESIDENTE_COMISSAO', 'administrador', 'secretaria'] as const
).flatMap((tipo): Caso[] => [
  ['owner', tipo],
  ['collaborator', tipo],
]);
const DECLARAM: readonly Caso[] = (['avaliador', 'PRESIDENTE_COMISSAO', 'administrador'] as const).map(
  (tipo) => ['declarer', tipo],
);

/** One case in ten; `test:longo` takes all. */
const parte = (casos: readonly Caso[]) => amostra(casos, 10);

/** Gives the reader this relation to the project; another project of the call never changes. */
async function cena([papel, tipo]: Caso, edital: number) {
  const quem = await w.novaPessoa(tipo);
  const dono = papel === 'owner' ? quem : await w.novaPessoa();
  const um = await w.novoAvaliado(edital, { dono, avaliador: x });
  if (papel === 'collaborator') await w.novoColaborador(um.projeto, quem.id);
  if (papel === 'declarer') await declarado(t, quem.id, { pessoa: dono.id });
  const { projeto: alheio } = await w.novoAvaliado(edital);
  // This scene writes its own text, since other people may read that of another scene.
  const canario = `canário do mundo ${um.projeto}.`;
  const avaliadores = [
    { id: x.id, nome: 'Xenofonte' },
    { id: y.id, nome: 'Ysolda' },
  ];
  const passeio: Passeio = { quem, projeto: um.projeto, edital, avaliadores, comPdf: false };
  return { ...um, quem, alheio, passeio, canario };
}

interface Mundo {
  readonly nome: string;
  readonly criar: () => Promise<unknown>;
}

/** The reader walks through each world: the answers are equal in all, and the canary is in none. */
async function osMesmos(
  passeio: Passeio,
  mundos: readonly Mundo[],
  canario = 'Canário que ninguém pôs',
): Promise<void> {
  let primeira: Map<string, string> | undefined;
  for (const { nome, criar } of mundos) {
    await criar();
    const lida = await passear(t, passeio, []);
    primeira ??= lida;
    expect([nome, diferencas(primeira, lida)]).toEqual([nome, []]);
    expect([...lida].filter(([, resposta]) => resposta.includes(canario))).toEqual([]);
  }
  expect(primeira?.size).toBeGreaterThan(100);
}

describe('the meeting, in decisao (E-SESSAO-3)', () => {
  /** The reader is a member where their type may be; the worlds differ in the item and its texts. */
  async function comSessao(caso: Caso) {
    const edital = await w.novoEditalEm('decisao');
    const c = await cena(caso, edital);
    const membros = [adm.id, ...(caso[1] === 'coordenador' || caso[1] === 'secretaria' ? [] : [c.quem.id])];
    const reuniao = { editalId: edital, autorId: adm.id, membros };
    const id = await reuniaoNova(t, { ...reuniao, projetos: [c.projeto, c.alheio] });
    const item = { sessaoId: id, projetoId: c.projeto };
    const oItem = (mudanca: Parameters<typeof updateRows<'itemDaSessao'>>[2]) =>
      updateRows(t, 'itemDaSessao', mudanca, item);
    const anotado: Mundo = { nome: 'noted', criar: () => oItem({ anotacao: c.canario, versao: 2 }) };
    const decidido: Mundo = {
      nome: 'decided',
      criar: () =>
        oItem({
          ...{ remunerados: 2, voluntarios: 3, motivo: c.canario, decididoEm: t.clock.agora() },
          ...{ impedidos: membros, versao: 3 },
        }),
    };
    const passeio = { ...c.passeio, outros: [id] };
    return { ...c, id, item, passeio, anotado, decidido };
  }

  it.each(parte([...DOS_PROJETOS, ...DECLARAM]))(
    'lets a %s of type %s read the same bytes with any agenda and any decision on their project',
    async (...caso) => {
      const { id, item, passeio, canario, anotado, decidido } = await comSessao(caso);
      const fora: Mundo = { nome: 'not on the agenda', criar: () => deleteRows(t, 'itemDaSessao', item) };
      await osMesmos(
        passeio,
        [{ nome: 'there', criar: async () => undefined }, anotado, decidido, fora],
        canario,
      );
      // Cancelled, because a closed meeting must have minutes.
      const fim = { estado: 'cancelada', encerradaEm: t.clock.agora() };
      await updateRows(t, 'sessaoDaComissao', fim, { id });
    },
    400_000,
  );

  it.each(parte(DOS_PROJETOS.filter(([, tipo]) => tipo === 'coordenador' || tipo === 'secretaria')))(
    'gives a %s of type %s the same bytes whether there is a meeting, who came, and when its minutes are made',
    async (...caso) => {
      const edital = await w.novoEditalEm('decisao');
      const { projeto, alheio, passeio } = await cena(caso, edital);
      const reuniao = { editalId: edital, autorId: adm.id, projetos: [projeto, alheio], membros: [adm.id] };
      const id = await reuniaoNova(t, reuniao);
      const fim = { estado: 'encerrada', encerradaEm: t.clock.agora() };
      const apagar = async () => {
        for (const tabela of ['presencaNaSessao', 'atoDaSessao', 'itemDaSessao'] as const) {
          await deleteRows(t, tabela, { sessaoId: id });
        }
        await deleteRows(t, 'sessaoDaComissao', { id });
      };
      await osMesmos({ ...passeio, outros: [id] }, [
        { nome: 'open', criar: async () => undefined },
        {
          nome: 'more came',
          criar: () =>
            insertInto(t, 'presencaNaSessao', {
              ...{ sessaoId: id, pessoaId: x.id, presente: true, quando: t.clock.agora() },
            }),
        },
        { nome: 'none', criar: apagar },
        {
          nome: 'another, with minutes',
          criar: async () => {
            const outra = await reuniaoNova(t, { ...reuniao, membros: [x.id, y.id] });
            await ataNova(t, outra, adm.id);
            await updateRows(t, 'sessaoDaComissao', fim, { id: outra });
          },
        },
      ]);
    },
    400_000,
  );
});

describe('the draw and the homologação, in avaliacao (D20)', () => {
  it.each(parte(DOS_PROJETOS))(
    'lets a %s of type %s read the same bytes with any draw and any mark on their project',
    async (...caso) => {
      const edital = await w.novoEditalEm('avaliacao');
      await ligarHomologacao(t, w, edital);
      const { projeto, alheio, passeio } = await cena(caso, edital);
      const outra = await w.novaPessoa('administrador');
      for (const id of [projeto, alheio]) await marcado(t, id, adm.id, { estado: 'homologado' });
      const sortear = (...avaliadores: number[]) =>
        sorteioGuardado(t, {
          ...{ edital, autor: adm.id },
          linhas: [projeto, alheio].map((id) => ({ projeto: id, avaliadores })),
        });
      const id = await sortear(x.id);
      const deixado = await sortear(y.id, x.id);
      const doOutro = await findRow(t, 'sorteio', { id: deixado });
      // The administration's list has the number of attempts, whatever the projects; everything else is
      // hidden.
      const administra = caso[1] === 'administrador';
      await osMesmos({ ...passeio, outros: [id, deixado] }, [
        { nome: 'drawn', criar: async () => undefined },
        {
          nome: 'drawn otherwise',
          criar: () =>
            updateRows(
              t,
              'sorteio',
              {
                entrada: doOutro?.entrada ?? '',
                hash: doOutro?.hash ?? '',
                resultado: doOutro?.resultado ?? null,
              },
              { id },
            ),
        },
        ...(administra
          ? []
          : [{ nome: 'not drawn', criar: () => deleteRows(t, 'sorteio', { editalId: edital }) }]),
        {
          nome: 'marked by another',
          criar: () => updateRows(t, 'homologacaoAto', { autorId: outra.id }, { projetoId: projeto }),
        },
      ]);
    },
    400_000,
  );
});

describe("a call's own barema, before publication (E-BAREMA-3)", () => {
  it.each(parte(DOS_PROJETOS))(
    'lets a %s of type %s read the same bytes with any scores by criterion',
    async (...caso) => {
      const edital = await w.novoEditalEm('decisao', { tipoProjeto: 'TIPO II' });
      const nova = { motivo: 'A resolução pede', autorId: adm.id, criadoEm: t.clock.agora() };
      await insertInto(t, 'baremaDoEdital', { ...nova, editalId: edital, versao: 2, barema: UM_BAREMA });
      const semNotas = {
        ...{ pontuacaoAdequacaoCoerencia: null, pontuacaoRelevanciaJustificativaClareza: null },
        ...{ pontuacaoMetodologiaAtividades: null, pontuacaoOrganizacaoTextual: null },
      };
      const dadas = (merito: number, alcance: number, total: number, parecer: string) => ({
        ...semNotas,
        notas: JSON.stringify([
          { criterio: 'merito', valor: merito },
          { criterio: 'alcance', valor: alcance, parecer },
        ]),
        ...{ fase1DoBarema: total, totalDoBarema: total, abaixoDoMinimo: total < 50 || merito < 3 },
        chaveDoRanque: [total, alcance],
      });
      const { projeto, alheio, passeio, canario } = await cena(caso, edital);
      const dele = (mudanca: ReturnType<typeof dadas>) =>
        updateRows(t, 'projetoAprovacao', mudanca, { projetoId: projeto });
      await updateRows(t, 'projetoAprovacao', dadas(8, 12, 75, 'Comum'), { projetoId: alheio });
      await osMesmos(
        passeio,
        [
          { nome: 'high', criar: () => dele(dadas(10, 20, 100, canario)) },
          { nome: 'tied', criar: () => dele(dadas(8, 12, 75, canario)) },
          { nome: 'below a minimum', criar: () => dele(dadas(2.5, 20, 43.75, canario)) },
        ],
        canario,
      );
    },
    400_000,
  );
});

describe('the rapporteur of an appeal (E-RECURSO-8)', () => {
  it.each(parte(DOS_PROJETOS))(
    'lets a %s of type %s read the same bytes with and without a rapporteur and their draft',
    async (...caso) => {
      const edital = await w.novoEditalEm('resultado');
      const regras = { recursoPorCriterio: true, recursoComAnexos: true, recursoComRelator: true };
      await regrasDoRecurso(t, w, edital, regras);
      const { aprovacao, dono, passeio, canario } = await cena(caso, edital);
      const id = await w.novoRecurso(aprovacao, dono.id);
      await comCriterios(t, id, ['pontuacaoMetodologiaAtividades']);
      const anexo = await comAnexo(t, w, id, dono.id);
      const minuta = (autorId: number, entregue: boolean, versao: number) =>
        insertInto(t, 'recursoMinuta', {
          ...{ recursoId: id, versao, autorId, entregue, gravadaEm: t.clock.agora() },
          conteudo: { decisao: 'aceitar', feedback: `<p>${canario}</p>`, criterios: [] },
        });
      const z = await w.novaPessoa('avaliador');
      await osMesmos(
        { ...passeio, outros: [id, anexo] },
        [
          { nome: 'nobody', criar: async () => undefined },
          {
            nome: 'one who writes',
            criar: async () => {
              await comRelator(t, id, y.id);
              await minuta(y.id, false, 1);
            },
          },
          {
            nome: 'another who handed over',
            criar: async () => {
              await insertInto(t, 'relatoriaAto', {
                ...{ recursoId: id, ato: 'designarRelator', autorId: adm.id, relatorId: z.id, texto: '' },
                quando: t.clock.agora(),
              });
              await updateRows(t, 'relatoria', { relatorId: z.id, estado: 'entregue' }, { recursoId: id });
              await minuta(z.id, true, 2);
            },
          },
        ],
        canario,
      );
    },
    400_000,
  );

  it('gives the evaluator of the project the same bytes too', async () => {
    const edital = await w.novoEditalEm('resultado');
    await regrasDoRecurso(t, w, edital, { recursoPorCriterio: true, recursoComRelator: true });
    const { aprovacao, dono, passeio } = await cena(['owner', 'coordenador'], edital);
    const id = await w.novoRecurso(aprovacao, dono.id);
    await osMesmos({ ...passeio, quem: x, outros: [id] }, [
      { nome: 'nobody', criar: async () => undefined },
      { nome: 'one', criar: () => comRelator(t, id, y.id) },
    ]);
  });
});
