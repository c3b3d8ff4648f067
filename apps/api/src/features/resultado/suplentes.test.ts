import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_PROJETO as P } from '@instrutoria/domain/projeto/messages.ts';
import { MENSAGENS_RESULTADO as M } from '@instrutoria/domain/resultado/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { type CenaDoRecurso, criarCenaDoRecurso } from '../../testing/cena-do-recurso.ts';
import { countOf, findRow, updateRows } from '../../testing/rows.ts';
import type { Pessoa } from '../../testing/world.ts';

/** Rounds of each race; the long form runs a hundred. */
const RODADAS = Number(process.env.RODADAS_DO_RECURSO ?? 10);

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
let sec: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  adm = await c.w.novaPessoa('administrador');
  sec = await c.w.novaPessoa('secretaria');
});
afterAll(() => t.close());
beforeEach(() => t.clock.definir(INICIO));

interface Linha {
  readonly projeto_id: number;
  readonly suplente?: number | null;
  readonly chamadoEm?: string;
  readonly declinouEm?: string;
  readonly remunerados_aprovados: number;
}
const ler = <T = unknown>(caminho: string) => c.envia<T>(null, 'GET', `/api/publico/resultados/${caminho}`);
const lista = async (edital: number) =>
  (
    await c.envia<{
      livres: number;
      proximo: number | null;
      devolveram: object[];
      suplentes: { numero: number; ato: string | null }[];
    }>(adm, 'GET', `/api/edital/${edital}/suplentes`)
  ).body;
const chamar = (edital: number, projeto: number, bolsas = 1, quem: Pessoa = adm) =>
  c.envia<{ message: string }>(quem, 'POST', `/api/edital/${edital}/suplentes/chamar`, { projeto, bolsas });
const declinar = (edital: number, projeto: number, motivo = 'Perdeu o aluno') =>
  c.envia<{ message: string }>(adm, 'POST', `/api/edital/${edital}/suplentes/declinar`, { projeto, motivo });

/**
 * Published with a list: one with two scholarships, and then three who passed and have none; the first never has an
 * instructor and is closed.
 */
async function comLista({
  encerrado = true,
  limiteBolsas = 2,
}: {
  encerrado?: boolean;
  limiteBolsas?: number | null;
} = {}) {
  const edital = await c.w.novoEditalEm('secretaria', { limiteBolsas });
  const regras = { suplentes: true, motivo: 'O regulamento pede' };
  expect((await c.envia(adm, 'PUT', `/api/edital/${edital}/regras`, regras)).status).toBe(200);
  const primeiro = await c.w.novoAvaliado(edital, { aprovacao: { remuneradosAprovados: 2 } });
  const sem = [
    await c.w.novoAvaliado(edital),
    await c.w.novoAvaliado(edital),
    await c.w.novoAvaliado(edital),
  ];
  expect((await c.envia(sec, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
  if (encerrado) await updateRows(t, 'edital', { encerramentoSemInstrutores: '2026-05-05' }, { id: edital });
  const { body } = await ler<{ projetos: Linha[] }>(`${edital}`);
  const suplentes = body.projetos.filter(({ suplente }) => typeof suplente === 'number');
  return { edital, primeiro, suplentes, sem };
}

describe('the list of suplentes', () => {
  it('numbers who passed without a place, on every public form; a call that sets nothing has none', async () => {
    const { edital, suplentes } = await comLista();
    expect(suplentes.map(({ suplente }) => suplente)).toEqual([1, 2, 3]);
    expect((await ler(`${edital}/pagina`)).text).toContain('(suplente nº 1)');
    expect((await ler(`${edital}/versoes/1/planilha`)).text).toContain('(suplente nº 3)');
    expect((await ler(`${edital}/versoes/1/arquivo`)).text).toContain('"suplente":2');
    const outro = await c.w.novoEditalEm('secretaria');
    await c.w.novoAvaliado(outro);
    await c.envia(sec, 'PATCH', '/api/secretaria_projetos', { edital: outro });
    expect((await ler(`${outro}/versoes/1/arquivo`)).text).not.toContain('suplente');
    expect(await lista(outro)).toMatchObject({ suplentes: [], proximo: null });
  });

  it('a place given back goes to the first, with a version, a mail and history; nobody is renumbered', async () => {
    const { edital, primeiro, suplentes } = await comLista();
    const [um, dois] = suplentes;
    if (um === undefined || dois === undefined) throw new Error('no suplentes');
    expect(await lista(edital)).toMatchObject({
      livres: 2,
      proximo: um.projeto_id,
      devolveram: [{ projeto_id: primeiro.projeto, bolsas: 2, em: '2026-05-05' }],
    });
    const { body: mesa } = await c.envia<{ tarefas: { codigo: string; titulo: string; edital: number }[] }>(
      adm,
      'GET',
      '/api/tarefas',
    );
    expect(mesa.tarefas.filter((um) => um.edital === edital).map(({ codigo }) => codigo)).toContain(
      'SUPLENTE_A_CHAMAR',
    );
    expect((await chamar(edital, dois.projeto_id)).body.message).toBe(M.outroSuplente);
    expect((await chamar(edital, um.projeto_id, 3)).status).toBe(422);
    expect(await chamar(edital, um.projeto_id)).toMatchObject({
      status: 200,
      body: { message: M.suplenteChamado },
    });
    const { body } = await ler<{ versao: { motivo: string; numero: number }; projetos: Linha[] }>(
      `${edital}`,
    );
    expect(body.versao).toMatchObject({ numero: 2, motivo: 'SUPLENTE' });
    const agora = new Map(body.projetos.map((linha) => [linha.projeto_id, linha]));
    expect(agora.get(um.projeto_id)).toMatchObject({
      suplente: 1,
      chamadoEm: '2026-05-13',
      remunerados_aprovados: 1,
    });
    expect(agora.get(dois.projeto_id)?.suplente).toBe(2);
    expect(await lista(edital)).toMatchObject({ livres: 1, proximo: dois.projeto_id });
    const linha = await findRow(t, 'projetoAprovacao', { projetoId: um.projeto_id });
    expect([linha?.situacao, linha?.remuneradosAprovados]).toEqual(['APROVADO', 1]);
    // The scholarships cannot come back.
    const desfazer = `/api/projeto/${primeiro.projeto}/desfazer_encerramento`;
    expect(await c.envia(adm, 'POST', desfazer, { motivo: 'Atraso' })).toMatchObject({
      status: 409,
      body: { message: P.bolsasPassadas },
    });
    const dia = { encerramentoSemInstrutores: '2026-08-01', motivo: 'Atraso' };
    expect((await c.envia<{ message: string }>(adm, 'PUT', `/api/edital/${edital}`, dia)).body.message).toBe(
      E.encerramentoComSuplente,
    );
  });

  it('who declines keeps his number, and the turn goes on', async () => {
    const { edital, suplentes } = await comLista();
    const [um, dois] = suplentes;
    if (um === undefined || dois === undefined) throw new Error('no suplentes');
    expect((await declinar(edital, um.projeto_id, ' ')).status).toBe(422);
    expect(await declinar(edital, um.projeto_id)).toMatchObject({
      status: 200,
      body: { message: M.recusaRegistrada },
    });
    expect(await lista(edital)).toMatchObject({ livres: 2, proximo: dois.projeto_id });
    const { text } = await ler(`${edital}/pagina`);
    expect(text).toContain('(suplente nº 1, recusou em 13/05/2026)');
    expect(text).not.toContain('Perdeu o aluno');
  });

  it('waits until a place is given back, and for the final result', async () => {
    const { edital, suplentes } = await comLista({ encerrado: false });
    const [um] = suplentes;
    if (um === undefined) throw new Error('no suplentes');
    expect((await chamar(edital, um.projeto_id)).body.message).toBe(M.semBolsaLivre);
    const outro = await c.w.novoEditalEm('resultado');
    expect((await chamar(outro, um.projeto_id)).body.message).toBe(M.semLista);
    expect((await chamar(edital, um.projeto_id, 1, sec)).status).toBe(403);
  });

  it('nobody calls a project of his own', async () => {
    const edital = await c.w.novoEditalEm('resultado');
    const seu = await c.w.novaListaDeSuplentes(edital, adm);
    expect((await chamar(edital, seu)).status).toBe(409);
    expect(await countOf(t, 'suplente', { editalId: edital })).toBe(0);
  });

  it('of two administrators at once one calls, and the other hears that the turn is another’s', async () => {
    const outra = await c.w.novaPessoa('administrador');
    for (let i = 0; i < RODADAS; i += 1) {
      const { edital, suplentes } = await comLista();
      const [um] = suplentes;
      if (um === undefined) throw new Error('no suplentes');
      const feitos = await Promise.all([
        chamar(edital, um.projeto_id),
        chamar(edital, um.projeto_id, 1, outra),
      ]);
      expect(feitos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await countOf(t, 'suplente', { editalId: edital })).toBe(1);
      expect(await lista(edital)).toMatchObject({ livres: 1 });
    }
  });
});
