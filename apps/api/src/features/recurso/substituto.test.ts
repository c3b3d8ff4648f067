import { MENSAGENS_RECURSO as M, MENSAGENS_RELATORIA as R } from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indicarPeloOperador } from '../../cli/recurso.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { findRow, rowOf, updateRows } from '../../testing/rows.ts';
import {
  type CenaDoRecurso,
  comAnexo,
  criarCenaDoRecurso,
  regrasDoRecurso,
  umaDecisao,
} from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  // Each test has its own committee.
  await updateRows(t, 'professor', { tipo: 'coordenador' }, { tipo: 'PRESIDENTE_COMISSAO' });
  await updateRows(t, 'professor', { tipo: 'coordenador' }, { tipo: 'administrador' });
  adm = await c.w.novaPessoa('administrador');
});

interface Resposta {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}
interface NaLista {
  readonly id: number;
  readonly impedimento?: string;
  readonly podeIndicar?: true;
  readonly substituto?: { readonly id: number; readonly motivo: string };
  readonly anexos?: readonly object[];
}

/** A pending appeal in a project in which the only president collaborates. */
async function semPresidencia() {
  const p = await c.publicado();
  await regrasDoRecurso(c.t, c.w, p.edital, { recursoComAnexos: true });
  const presidente = await c.w.novaPessoa('PRESIDENTE_COMISSAO');
  await c.w.novoColaborador(p.projeto, presidente.id);
  return { ...p, presidente, id: await c.pendente(p) };
}
const INDICADO = 'Um recurso espera a sua decisão';
const LIBERADO = 'Um recurso não espera mais a sua decisão';
const indicar = (quem: Pessoa, id: number, substituto: number | null, motivo = 'A presidência colabora') =>
  c.envia<Resposta>(quem, 'POST', `/api/recurso/${id}/substituto`, { substituto, motivo });
const lista = async (quem: Pessoa) => (await c.envia<NaLista[]>(quem, 'GET', '/api/recurso')).body;
const tarefas = async (quem: Pessoa) =>
  (
    await c.envia<{ tarefas: { codigo: string; titulo: string }[] }>(quem, 'GET', '/api/tarefas')
  ).body.tarefas.filter(({ codigo }) => codigo.startsWith('RECURSO_'));

describe('an appeal that nobody of the committee may decide (D56)', () => {
  it('[C-G5] appears as a task, for which an administrator names a substitute, who decides', async () => {
    const { id, dono } = await semPresidencia();
    expect(await tarefas(adm)).toMatchObject([
      { codigo: 'RECURSO_SEM_QUEM_DECIDA', titulo: `Decidir o recurso nº ${id}, ou indicar um substituto` },
    ]);
    expect((await lista(adm)).find((um) => um.id === id)).toMatchObject({ podeIndicar: true });
    const avaliador = await c.w.novaPessoa('avaliador');
    expect(await lista(avaliador)).toEqual([]);
    const antes = (await t.emailsAte(0)).length;
    expect((await indicar(adm, id, avaliador.id)).body.message).toBe(M.substitutoIndicado);
    const [carta] = (await t.emailsAte(antes + 1)).slice(antes);
    expect(carta?.assunto).toBe(INDICADO);
    expect(await tarefas(adm)).toEqual([]);
    expect((await lista(adm)).find((um) => um.id === id)?.substituto).toMatchObject({ id: avaliador.id });
    expect(await tarefas(avaliador)).toMatchObject([{ codigo: 'RECURSO_COMO_SUBSTITUTO' }]);
    const anexo = await comAnexo(t, c.w, id, dono.id);
    expect((await lista(avaliador)).map((um) => [um.id, um.anexos?.length])).toEqual([[id, 1]]);
    const { projetoId } = await rowOf(t, 'projetoAprovacao', {
      id: (await rowOf(t, 'recurso', { id })).aprovacaoId,
    });
    for (const caminho of [
      `/api/recurso/projeto/${projetoId}/anexo/${anexo}`,
      `/api/recurso/${id}/documento/comprovante`,
    ]) {
      expect([caminho, (await c.envia(avaliador, 'GET', caminho)).status]).toEqual([caminho, 200]);
    }
    expect((await c.envia(avaliador, 'POST', '/api/recurso/simular', umaDecisao(id))).status).toBe(200);
    const recusa = { id, feedback: 'As notas seguem os critérios.' };
    expect((await c.envia(avaliador, 'POST', '/api/recurso/recusar', recusa)).status).toBe(200);
    expect(await findRow(t, 'recurso', { id })).toMatchObject({
      status: 'RECUSADO',
      decididoPorId: avaliador.id,
    });
    // Once decided, the substitute no longer sees it.
    expect(await lista(avaliador)).toEqual([]);
    expect((await t.emailsAte(0)).map(({ assunto }) => assunto)).not.toContain(LIBERADO);
  });

  it.each(['recusar', 'aceitar'])(
    'mails the substitute once that another person decided the appeal: %s',
    async (ato) => {
      const { id, projeto } = await semPresidencia();
      const avaliador = await c.w.novaPessoa('avaliador');
      expect((await indicar(adm, id, avaliador.id)).status).toBe(200);
      const { email } = await rowOf(t, 'professor', { id: avaliador.id });
      const decisao = ato === 'recusar' ? { id, feedback: 'Conforme o edital.' } : umaDecisao(id);
      expect((await c.envia(adm, 'POST', `/api/recurso/${ato}`, decisao)).status).toBe(200);
      const cartas = (await t.emailsAte(0)).filter(({ para }) => para === email);
      expect(cartas.map(({ assunto }) => assunto)).toEqual([INDICADO, LIBERADO]);
      expect(cartas[1]?.texto).toContain(
        `O recurso do projeto nº ${projeto} já foi decidido. A sua decisão não é mais necessária.`,
      );
      expect(await tarefas(avaliador)).toEqual([]);
    },
  );

  it('[C-G5] mails the replaced substitute, without the successor’s name', async () => {
    const { id, projeto } = await semPresidencia();
    const um = await c.w.novaPessoa('avaliador');
    const outro = await c.w.novaPessoa('avaliador', { nome: 'Quem Decide Agora' });
    for (const { id: quem } of [um, um, outro]) expect((await indicar(adm, id, quem)).status).toBe(200);
    const { email } = await rowOf(t, 'professor', { id: um.id });
    const cartas = (await t.emailsAte(0)).filter(({ para }) => para === email);
    expect(cartas.map(({ assunto }) => assunto)).toEqual([INDICADO, INDICADO, LIBERADO]);
    expect(cartas[2]?.texto).toContain(`para decidir o recurso do projeto nº ${projeto}`);
    expect(cartas[2]?.texto).not.toContain('Quem Decide Agora');
  });

  it('[C-G5] answers 404 to an evaluator who was not named, and refuses one who has been barred since', async () => {
    const { id, dono } = await semPresidencia();
    const [um, outro] = [await c.w.novaPessoa('avaliador'), await c.w.novaPessoa('avaliador')];
    expect((await indicar(adm, id, um.id)).status).toBe(200);
    expect((await c.envia(outro, 'POST', '/api/recurso/aceitar', umaDecisao(id))).status).toBe(404);
    const declara = { pessoa: dono.id, especie: 'parentesco' };
    expect((await c.envia(um, 'POST', '/api/impedimento', declara)).status).toBe(201);
    expect((await c.envia(um, 'POST', '/api/recurso/aceitar', umaDecisao(id))).status).toBe(409);
    expect((await tarefas(adm)).map(({ codigo }) => codigo)).toEqual(['RECURSO_SEM_QUEM_DECIDA']);
    expect((await indicar(adm, id, outro.id)).status).toBe(200);
    expect((await c.envia(um, 'POST', '/api/recurso/aceitar', umaDecisao(id))).status).toBe(404);
  });

  it('[C-G5] refuses a substitute with the same impediments, and any while a president may decide', async () => {
    const { id, avaliador, dono, presidente } = await semPresidencia();
    for (const [pessoa, porque] of [
      [avaliador, R.relatorAvaliou],
      [dono, R.relatorParticipa],
      [await c.w.novaPessoa('secretaria'), M.substitutoDeOutroTipo],
    ] as const) {
      expect((await indicar(adm, id, pessoa.id)).body.errors).toEqual({ substituto: porque });
    }
    expect((await indicar(adm, id, null, ' ')).body.errors).toMatchObject({
      substituto: M.escolhaOSubstituto,
    });
    const outro = await c.w.novaPessoa('administrador');
    await c.w.novoColaborador(
      (
        await rowOf(t, 'projetoAprovacao', {
          id: (await rowOf(t, 'recurso', { id })).aprovacaoId,
        })
      ).projetoId,
      outro.id,
    );
    expect((await indicar(outro, id, presidente.id)).status).toBe(409);
    await c.w.novaPessoa('PRESIDENTE_COMISSAO');
    const livre = await c.w.novaPessoa('avaliador');
    expect((await indicar(adm, id, livre.id)).body.message).toBe(M.haQuemDecida);
  });

  it('[C-G5] asks the operator to name one when all are barred, and provides the command for it', async () => {
    const { id, projeto } = await semPresidencia();
    const livre = await c.w.novaPessoa('avaliador');
    const { cpf } = await rowOf(t, 'professor', { id: livre.id });
    const pedido = { id, cpf, motivo: 'Todos colaboram no projeto', agora: t.clock.agora() };
    await expect(indicarPeloOperador(t.deps.database, pedido)).rejects.toThrow(M.haAdministracao);
    // There is only one administrator.
    await updateRows(t, 'professor', { tipo: 'coordenador' }, { tipo: 'administrador' });
    await updateRows(t, 'professor', { tipo: 'administrador' }, { id: adm.id });
    await c.w.novoColaborador(projeto, adm.id);
    expect(await tarefas(adm)).toMatchObject([
      { titulo: `Pedir ao operador que indique quem decide o recurso nº ${id}` },
    ]);
    expect((await indicar(adm, id, livre.id)).status).toBe(409);
    await expect(indicarPeloOperador(t.deps.database, { ...pedido, motivo: ' ' })).rejects.toThrow();
    expect(await indicarPeloOperador(t.deps.database, pedido)).toContain('indicad');
    expect(await findRow(t, 'substitutoDoRecurso', { recursoId: id })).toMatchObject({
      pessoaId: livre.id,
      autorId: null,
    });
    expect(await tarefas(adm)).toEqual([]);
    expect((await c.envia(livre, 'POST', '/api/recurso/simular', umaDecisao(id))).status).toBe(200);
  });
});
