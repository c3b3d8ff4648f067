import { CHAMADORES } from '@instrutoria/contract/access.ts';
import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cenaDe } from '../../testing/access/access-run.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { findRow, rowsOf } from '../../testing/rows.ts';
import type { CenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';

let t: TestApp;
let c: CenaDoInstrutor;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoInstrutor(t);
});
afterAll(() => t.close());

const CASOS = DOCUMENTOS.flatMap((documento) =>
  CHAMADORES.flatMap((chamador) =>
    (['proprio', 'alheio'] as const)
      .filter((alvo) => alvo === 'alheio' || !['anonymous', 'other_professor'].includes(chamador))
      .map((alvo) => [documento, chamador, alvo] as const),
  ),
);
const aberturas = (id: number) => rowsOf(t, 'acesso', { registroTipo: 'instrutor', registroId: id });

/** An instructor with all five documents, each in a separate file. */
async function comCinco(projeto: number, dono: number) {
  const id = await c.w.novoInstrutor(projeto, { acumulo: 'acumulavel' });
  const linha = await findRow(t, 'instrutor', { id });
  if (linha === undefined) throw new Error('no such instructor');
  return { id, linha, dono };
}

describe('T-D7: five documents × every caller × own and another’s project', () => {
  it.each(CASOS)('lets or refuses to read %s by %s, %s', async (documento, chamador, alvo) => {
    const cena = await cenaDe(t, c.w, chamador, alvo);
    // Nobody assesses their own project (D15).
    const quem = cena.dono.id === cena.avaliador.id ? {} : { avaliador: cena.avaliador };
    const p = await c.w.novoAprovado({ dono: cena.dono, ...quem });
    const { id, linha } = await comCinco(p.projeto, cena.dono.id);
    const caminho = `/api/instrutor/${ARQUIVO_DO_DOCUMENTO[documento]}`;
    const pedir = (qual: number) => send(t.url, 'GET', `${caminho}/${qual}`, { token: cena.quem?.token });
    const r = await pedir(id);
    // A student reads the own documents by a call of their own.
    const pode = chamador !== 'instrutor' && (alvo === 'proprio' || chamador === 'administrador');
    if (!pode) {
      expect(r.status).toBe({ anonymous: 401, instrutor: 403 }[chamador as string] ?? 404);
      expect(r.text).toBe((await pedir(2_000_000_000)).text);
      expect(r.text).not.toContain('%PDF');
      expect(await aberturas(id)).toEqual([]);
      return;
    }
    const { termoCompromisso, declaracaoAlunoDetentor, historicoDeclaracao } = linha;
    const referencia = {
      termo_compromisso: termoCompromisso,
      declaracao_aluno_detentor: declaracaoAlunoDetentor,
      historico_declaracao: historicoDeclaracao,
      dados_bancarios: linha.dadosBancarios,
      termo_anuencia: linha.termoAnuencia,
    }[documento];
    const guardado = await t.deps.storage.bytes(referencia);
    expect([r.status, r.text]).toEqual([200, Buffer.from(guardado).toString('utf8')]);
    expect(r.headers.get('content-type')).toBe('application/pdf');
    expect(r.headers.get('cache-control')).toBe('private, no-store');
    expect(await aberturas(id)).toMatchObject([
      { pessoaId: cena.quem?.id, documento, titularId: cena.dono.id, endereco: '127.0.0.1' },
    ]);
  });

  it.each(DOCUMENTOS)('refuses a collaborator the %s', async (documento) => {
    const p = await c.aprovado();
    const colaborador = await c.w.novaPessoa();
    await t.deps.database.pool.query(
      'insert into projeto_colaborador (projeto_id, professor_id, ordem) values ($1, $2, 0)',
      [p.projeto, colaborador.id],
    );
    const { id } = await comCinco(p.projeto, p.dono.id);
    const caminho = `/api/instrutor/${ARQUIVO_DO_DOCUMENTO[documento]}/${id}`;
    expect((await c.envia(colaborador, 'GET', caminho)).status).toBe(404);
    const { body } = await c.envia(colaborador, 'GET', `/api/instrutor/${id}`);
    expect([body[documento], body.conferencias]).toEqual([true, []]);
  });

  it.each(['dados_bancarios', 'termo_anuencia'] as const)(
    'refuses a literal as a document: %s',
    async (documento) => {
      const p = await c.aprovado();
      const id = await c.w.novoInstrutor(p.projeto, { tipoAluno: 'VOLUNTARIO' });
      const r = await c.envia(p.dono, 'GET', `/api/instrutor/${ARQUIVO_DO_DOCUMENTO[documento]}/${id}`);
      expect([r.status, r.body.message]).toEqual([404, 'Este documento não foi exigido deste instrutor']);
      expect(await aberturas(id)).toEqual([]);
    },
  );
});

/** The reference of a project's proof. */
async function comprovanteDo(projetoId: number): Promise<string> {
  const { rows } = await c.t.deps.database.pool.query<{ comprovante: string }>(
    `select b.comprovante from projeto p join comprovante_de_disciplinas b on b.id = p.comprovante_id where p.id = $1`,
    [projetoId],
  );
  return rows[0]?.comprovante ?? '';
}

it('T-D7: shows a document’s reference to nobody who may not open it', async () => {
  const avaliador = await c.w.novaPessoa('avaliador');
  const p = await c.aprovado({ avaliador });
  const { id } = await comCinco(p.projeto, p.dono.id);
  const presidente = await c.w.novaPessoa('PRESIDENTE_COMISSAO');
  const leitores = [
    ...[avaliador, await c.w.novaPessoa(), await c.w.novaPessoa('avaliador')],
    ...[presidente, await c.w.novaPessoa('secretaria')],
  ];
  // The disciplines' proof is the only file that these two may open (D22).
  const prova = await comprovanteDo(p.projeto);
  const caminhos = [
    ...[`/api/instrutor/${id}`, `/api/instrutor/instrutor/${id}`, `/api/projeto/instrutores/${p.projeto}`],
    ...[`/api/projeto/projeto/${p.projeto}`, '/api/instrutor', `/api/instrutor/acessos/${id}`],
    ...['/api/planilha_instrutor/export', '/api/planilha_instrutor/export/ausentes'],
  ];
  let lidas = 0;
  for (const quem of leitores) {
    for (const caminho of caminhos) {
      const { text } = await c.envia(quem, 'GET', caminho);
      const semAProva = quem === avaliador || quem === presidente ? text.replaceAll(prova, '') : text;
      expect(semAProva).not.toMatch(/arq_[0-9a-f]{32}/);
      lidas += 1;
    }
  }
  expect(lidas).toBe(40);
});

it('lists the openings, newest first, for coordinator and administrators (T-B19)', async () => {
  const p = await c.aprovado();
  const id = await c.w.novoInstrutor(p.projeto);
  await c.envia(c.administrador, 'GET', `/api/instrutor/dados_bancarios/${id}`);
  await c.envia(p.dono, 'GET', `/api/instrutor/termo/${id}`);
  const r = await c.envia(p.dono, 'GET', `/api/instrutor/acessos/${id}`);
  expect(r.body as unknown).toMatchObject([
    { pessoa: { id: p.dono.id }, documento: 'termo_compromisso', registro: { tipo: 'instrutor', id } },
    { pessoa: { id: c.administrador.id }, documento: 'dados_bancarios' },
  ]);
  expect(r.headers.get('x-total-count')).toBe('2');
  expect((await c.envia(await c.w.novaPessoa(), 'GET', `/api/instrutor/acessos/${id}`)).status).toBe(404);
});
