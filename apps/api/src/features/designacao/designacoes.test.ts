import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto, updateRows } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

interface Quem {
  readonly id: number;
  readonly nome: string;
}
interface Listada {
  readonly id: number;
  readonly versao: number;
  readonly projeto: { readonly id: number; readonly titulo: string; readonly coordenador: Quem };
  readonly avaliador: Quem | null;
  readonly avaliadorSemDireito: boolean;
  readonly atraso: unknown;
  readonly aceito: boolean;
  readonly ja_foi_avaliado: boolean;
}
interface SemAvaliador {
  readonly id: number;
  readonly titulo: string;
  readonly coordenador: Quem;
  readonly recusas: readonly unknown[];
}
interface Designacao {
  readonly id: number;
  readonly avaliacao: { readonly atraso: unknown; readonly avaliador: Quem | null } | null;
  readonly recusas: readonly unknown[];
}

const P = '/api/projeto_aprovacao';
const DIA = 86_400_000;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

async function ler<T>(path: string) {
  const { status, body, headers } = await send<T>(t.url, 'GET', path, { token: adm.token });
  expect(status).toBe(200);
  return { body, total: Number(headers.get('x-total-count')) };
}

/**
 * Projects with and without evaluators, finished, late, refused, with an evaluator who lost the type, and the
 * reader's own.
 */
async function umEditalCheio(fase: Fase): Promise<number> {
  const edital = await w.novoEditalEm(fase);
  const dono = await w.novaPessoa('coordenador', { nome: `Zélia de ${fase}` });
  const atrasada = await w.novoDesignado(edital, { dono });
  await updateRows(
    t,
    'projetoAprovacao',
    { criadoEm: new Date(t.clock.agora().getTime() - 30 * DIA) },
    { id: atrasada.aprovacao },
  );
  const dia = t.clock.agora().toISOString().slice(0, 10);
  await insertInto(t, 'lembrete', {
    avaliadorId: atrasada.avaliador.id,
    dia,
    criadoEm: t.clock.agora(),
  });
  const sem = await w.novoDesignado(edital);
  await updateRows(t, 'professor', { tipo: 'coordenador' }, { id: sem.avaliador.id });
  await w.novoAvaliado(edital);
  await w.novoAvaliado(edital, { dono: adm });
  const recusado = await w.novoProjeto(dono.id, edital);
  await insertInto(t, 'recusaDeAvaliacao', {
    aprovacaoId: 1_000_000 + recusado,
    projetoId: recusado,
    avaliadorId: (await w.novaPessoa('avaliador')).id,
    motivo: 'Fora da área',
    recusadoEm: t.clock.agora(),
  });
  await w.novoProjeto(adm.id, edital);
  await w.novoProjeto(dono.id, edital, { aguardandoCronograma: true });
  return edital;
}

it.each(['avaliacao', 'decisao', 'resultado'] as const)(
  'shows for each project in %s exactly what the two earlier lists show',
  async (fase) => {
    const edital = await umEditalCheio(fase);
    const sem = (await ler<SemAvaliador[]>(`${P}/projetos_nao_designados/${edital}`)).body;
    const com = (await ler<Listada[]>(`${P}/projetos?edital=${edital}`)).body;
    const pessoa = ({ id, nome }: Quem) => ({ id, nome });
    const { body, total } = await ler<Designacao[]>(`${P}/designacoes/${edital}`);
    expect(body).toEqual([
      ...sem.map(({ id, titulo, coordenador, recusas }) => ({
        id,
        titulo,
        coordenador: pessoa(coordenador),
        avaliacao: null,
        recusas,
      })),
      ...com.map(
        ({ projeto, id, versao, avaliador, avaliadorSemDireito, atraso, aceito, ja_foi_avaliado }) => ({
          id: projeto.id,
          titulo: projeto.titulo,
          coordenador: pessoa(projeto.coordenador),
          avaliacao: {
            ...{ id, versao, avaliador, avaliadorSemDireito, atraso, aceito, ja_foi_avaliado },
            avaliadorDeclarou: false,
            comecada: ja_foi_avaliado && avaliador !== null,
          },
          recusas: [],
        }),
      ),
    ]);
    expect(total).toBe(body.length);
    expect(body.filter(({ recusas }) => recusas.length > 0)).toHaveLength(1);
    const atrasos = body.filter(({ avaliacao }) => avaliacao !== null && avaliacao.atraso !== null);
    expect(atrasos).toHaveLength(fase === 'avaliacao' ? 1 : 0);
  },
);

it('is read by pages, by state, and searched by title, coordinator and evaluator', async () => {
  const edital = await umEditalCheio('avaliacao');
  const caminho = `${P}/designacoes/${edital}`;
  const todas = (await ler<Designacao[]>(caminho)).body;
  const ids = (linhas: readonly Designacao[]) => linhas.map(({ id }) => id);
  const paginas: Designacao[] = [];
  for (let pagina = 1; pagina <= 3; pagina += 1) {
    const { body, total } = await ler<Designacao[]>(`${caminho}?pagina=${pagina}&por_pagina=2`);
    expect(total).toBe(todas.length);
    paginas.push(...body);
  }
  expect(paginas).toEqual(todas.slice(0, 6));
  const doEstado = async (estado: string) =>
    ids((await ler<Designacao[]>(`${caminho}?estado=${estado}`)).body);
  expect(await doEstado('semAvaliador')).toEqual(ids(todas.filter(({ avaliacao }) => avaliacao === null)));
  expect((await doEstado('pendente')).length + (await doEstado('avaliado')).length).toBe(
    todas.filter(({ avaliacao }) => avaliacao !== null).length,
  );
  const { avaliacao } = todas.find((linha) => linha.avaliacao !== null) ?? {};
  const nome = avaliacao?.avaliador?.nome ?? '';
  const achadas = (await ler<Designacao[]>(`${caminho}?busca=${encodeURIComponent(nome)}`)).body;
  expect(achadas.map((linha) => linha.avaliacao?.avaliador?.nome)).toContain(nome);
  const doDono = (await ler<Designacao[]>(`${caminho}?busca=zelia de avaliacao`)).body;
  expect(doDono).toHaveLength(2);
  const uma = todas.slice(1, 2);
  const doProjeto = await ler<Designacao[]>(`${caminho}?projeto=${uma[0]?.id}`);
  expect(doProjeto).toEqual({ body: uma, total: 1 });
  for (const desconhecido of ['estado=outro', 'projeto=0', 'projeto=x']) {
    const { status } = await send(t.url, 'GET', `${caminho}?${desconhecido}`, { token: adm.token });
    expect(status, desconhecido).toBe(422);
  }
});
