import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { verificarAuditoria } from './cadeia-repository.ts';

interface Ato {
  readonly id: number;
  readonly acao: string;
  readonly registro: { readonly tipo: string; readonly id: number | null } | null;
  readonly depois: Readonly<Record<string, unknown>> | null;
}

let t: TestApp;
let w: World;
let adm: Pessoa;
let participante: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  participante = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const ler = async (quem: Pessoa, query = '') => {
  const { body, headers } = await send<Ato[]>(t.url, 'GET', `/api/auditoria${query}`, { token: quem.token });
  return { atos: body, total: Number(headers.get('x-total-count')) };
};
const audita = (acao: string, registroTipo: string, registroId: number, depois: object | null = null) =>
  insertInto(t, 'auditoria', {
    ...{ acao, registroTipo, registroId, depois, quando: t.clock.agora(), pessoaId: adm.id },
  });

describe('the audit of a reader who takes part in a project', () => {
  it('[C-H2] shows nothing of the project in any record: marks, rapporteur, draft, appeal, instructor', async () => {
    const edital = await w.novoEditalEm('resultado');
    const { projeto, aprovacao, dono } = await w.novoAvaliado(edital);
    await w.novoColaborador(projeto, participante.id);
    const recurso = await w.novoRecurso(aprovacao, dono.id);
    const instrutor = await w.novoInstrutor(projeto);
    const designado = await w.novaPessoa('avaliador');
    await updateRows(t, 'edital', { fase: 'resultado' }, { id: edital });
    await send(t.url, 'POST', `/api/recurso/${recurso}/relator`, {
      token: adm.token,
      body: { relator: { id: designado.id } },
    });
    const dele = [
      ['marcarHomologacao', 'projeto', projeto],
      ['designarRelator', 'recurso', recurso],
      ['corrigirResultado', 'projeto_aprovacao', aprovacao],
      ['conferirDocumento', 'instrutor', instrutor],
    ] as const;
    for (const [acao, tipo, id] of dele) {
      const { id: linha } = await audita(acao, tipo, id);
      await run(
        t.deps.database.db,
        sql`insert into auditoria_projeto select ${linha}, p from projetos_do_ato(${tipo}, ${id}, null, null) p`,
      );
    }
    for (const [acao, tipo, id] of dele) {
      expect((await ler(adm, `?registro=${tipo}:${id}`)).atos.map((um) => um.acao)).toContain(acao);
      expect(await ler(participante, `?registro=${tipo}:${id}`)).toEqual({ atos: [], total: 0 });
    }
  });

  it('[C-H2] numbers rows among the readable ones, so that neither gaps nor positions of the log show', async () => {
    const { atos, total } = await ler(participante, '?pagina=1&por_pagina=200');
    expect(atos.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, i) => total - i));
    const deTodos = await ler(adm, '?pagina=1&por_pagina=200');
    expect(deTodos.total).toBeGreaterThan(total);
  });
});

it('[C-H2] shows the decision of a draft to its author alone, in older rows too', async () => {
  const relatora = await w.novaPessoa('administrador');
  const { aprovacao, dono } = await w.novoAvaliado(await w.novoEditalEm('resultado'));
  const recurso = await w.novoRecurso(aprovacao, dono.id);
  await insertInto(t, 'auditoria', {
    ...{ acao: 'salvarMinuta', registroTipo: 'recurso', registroId: recurso, quando: t.clock.agora() },
    ...{ pessoaId: relatora.id, depois: { minuta: 1, decisao: 'aceitar' } },
  });
  const lida = async (quem: Pessoa) => (await ler(quem, `?registro=recurso:${recurso}`)).atos[0]?.depois;
  expect(await lida(adm)).toEqual({ minuta: 1 });
  expect(await lida(relatora)).toEqual({ minuta: 1, decisao: 'aceitar' });
});

it('[C-H3] shows the number of projects in a reminder of a call; each project’s own row names the person', async () => {
  const edital = await w.novoEditalEm('avaliacao');
  const atrasada = { aprovacao: { criadoEm: new Date(t.clock.agora().getTime() - 20 * 86_400_000) } };
  const um = await w.novoDesignado(edital, atrasada);
  const outro = await w.novoDesignado(edital, atrasada);
  const proprio = await w.novoDesignado(edital, { ...atrasada, dono: participante });
  const lembrar = (quem: Pessoa) =>
    send<{ message: string }>(t.url, 'POST', `/api/projeto_aprovacao/lembrar/${edital}`, {
      token: quem.token,
    });
  expect((await lembrar(participante)).status).toBe(200);
  const linhas = await rowsOf(t, 'auditoria', { acao: 'lembrarAvaliadores', pessoaId: participante.id });
  expect(linhas.map(({ registroTipo, registroId, depois }) => [registroTipo, registroId, depois])).toEqual([
    ['edital', edital, { quantos: 2 }],
    ['projeto', um.projeto, { avaliadores: [um.avaliador.id] }],
    ['projeto', outro.projeto, { avaliadores: [outro.avaliador.id] }],
  ]);
  // Somebody else reminds the evaluator of their own project; they must not see that row.
  expect((await lembrar(adm)).body.message).toBe('lembretes enviados');
  const doAdm = (quem: Pessoa) => ler(quem, `?pessoa=${adm.id}&registro=projeto:${proprio.projeto}`);
  expect((await doAdm(adm)).atos[0]?.depois).toEqual({ avaliadores: [proprio.avaliador.id] });
  expect((await doAdm(participante)).atos).toEqual([]);
});

it('[C-H2] verifies the chain over the sealed rows, whatever rows are beside them', async () => {
  const { quebra } = await verificarAuditoria(t.deps.database.db);
  expect(quebra).toBeNull();
});
