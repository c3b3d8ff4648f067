import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import { textoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/texto.ts';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { drawFirstPage } from '../../testing/documents/draw-pdf.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { countOf, rowsOf } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

type Declaracao = AnswerOf<Api['emitirDeclaracao']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
let avaliador: Pessoa;
let edital: number;
let projeto: number;
let instrutor: number;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  dono = await w.novaPessoa('coordenador', { nome: 'Maria Coordenadora', email: 'segredo-do-email@x.test' });
  avaliador = await w.novaPessoa('avaliador', { nome: 'Rui Avaliador' });
  ({ edital, projeto } = await w.novoAprovado({ dono, avaliador }));
  await w.novoAprovado({ edital, avaliador });
  instrutor = await w.novoInstrutor(projeto, { nome: 'João Aluno', email: 'segredo-do-aluno@x.test' });
  await w.novaFrequencia(instrutor, 2026, [34, -1, 20.5], dono.id);
});
afterAll(() => t.close());

const emitir = (quem: Pessoa, body: object) =>
  send<Declaracao>(t.url, 'POST', '/api/declaracao', { token: quem.token, body });
const verificar = (codigo: string) =>
  send<AnswerOf<Api['verificarDeclaracao']>>(
    t.url,
    'GET',
    `/api/publico/declaracao/${encodeURIComponent(codigo)}`,
  );
const revogar = (quem: Pessoa, id: number, motivo?: string) =>
  send<Declaracao>(t.url, 'POST', `/api/declaracao/revogar/${id}`, { token: quem.token, body: { motivo } });

describe('issuing', () => {
  it('states what each person took part in, and never changes', async () => {
    const doInstrutor = await emitir(dono, { papel: 'INSTRUTOR', instrutor });
    expect(doInstrutor).toMatchObject({
      status: 201,
      body: {
        situacao: 'VALIDA',
        nome: 'João Aluno',
        quantidade: 54.5,
        inicio: '2026-01',
        fim: null,
        tipoAluno: 'BOLSISTA',
      },
    });
    const doDono = await emitir(dono, { papel: 'COORDENADOR', projeto: { id: projeto } });
    expect(doDono.body).toMatchObject({
      nome: 'Maria Coordenadora',
      projeto: { id: projeto },
      quantidade: null,
    });
    await w.novaFrequencia(instrutor, 2025, [10], dono.id);
    expect((await emitir(dono, { papel: 'INSTRUTOR', instrutor })).body).toEqual(doInstrutor.body);
  });

  it('[C-A7] uses the past tense once the call is over, with the CPF partly hidden, also on the public page', async () => {
    const antigo = await w.novoEditalEm('resultado', {
      vigenciaInicio: '2025-03-01',
      vigenciaFim: '2025-12-31',
    });
    const outra = await w.novaPessoa();
    const { projeto: antes } = await w.novoAprovado({ dono: outra, edital: antigo });
    const aluno = await w.novoInstrutor(antes, {
      nome: 'Rita Aluna',
      cpf: '52998224725',
      matricula: '20259',
      mesInicio: '2025-04',
    });
    await w.novaFrequencia(aluno, 2025, [null, null, null, 30, 12.5], outra.id);
    const { status, body } = await emitir(outra, { papel: 'INSTRUTOR', instrutor: aluno });
    const diz = {
      nome: 'Rita Aluna',
      cpf: '***.982.247-**',
      matricula: '20259',
      quantidade: 42.5,
      inicio: '2025-04',
      fim: '2025-12',
      encerrado: true,
    };
    expect([status, body]).toMatchObject([201, diz]);
    const publica = await verificar(body.codigo);
    expect(publica.body).toMatchObject(diz);
    expect(JSON.stringify(publica.body)).not.toContain('529982247');
    expect(textoDaDeclaracao(publica.body)).toContain(
      'Rita Aluna, CPF ***.982.247-**, matrícula 20259, participou, em instrutoria com bolsa',
    );
    expect(textoDaDeclaracao(publica.body)).toContain('de abril de 2025 a dezembro de 2025, com 42,5 horas');
  });

  it('[C-A7] issues none for a vínculo that never began (D40)', async () => {
    const fim = { fim: '2025-12-01', motivoDoFim: 'engano', encerradoEm: t.clock.agora() };
    const nunca = await w.novoInstrutor(projeto, fim);
    expect(await emitir(dono, { papel: 'INSTRUTOR', instrutor: nunca })).toMatchObject({
      status: 409,
      body: { message: M.semParticipacao },
    });
  });

  it('keeps a declaration unchanged that was issued before the vínculo had a CPF', async () => {
    const { body } = await emitir(dono, { papel: 'INSTRUTOR', instrutor });
    await t.deps.database.pool.query(
      `update declaracao set conteudo = conteudo - 'cpf' - 'matricula' - 'encerrado' where id = $1`,
      [body.id],
    );
    const { body: lida } = await verificar(body.codigo);
    expect(lida).toMatchObject({ cpf: null, matricula: null, encerrado: null });
    expect(textoDaDeclaracao(lida)).toContain(
      'que João Aluno participou, em instrutoria com bolsa, do projeto',
    );
  });

  it('T-B9: names the call and the number of evaluated projects, never which', async () => {
    const { status, body } = await emitir(avaliador, { papel: 'AVALIADOR', edital });
    expect([status, body.nome, body.quantidade, body.projeto]).toEqual([201, 'Rui Avaliador', 2, null]);
    const publica = await verificar(body.codigo);
    expect(publica.body).toMatchObject({ projeto: null, quantidade: 2 });
    expect(JSON.stringify(publica.body)).not.toMatch(/Projeto \d/);
  });

  it.each([
    [{ papel: 'INSTRUTOR' }, M.digaOInstrutor],
    [{ papel: 'COORDENADOR' }, M.digaOProjeto],
    [{ papel: 'AVALIADOR' }, M.digaOEdital],
  ])('refuses %j with 422', async (body, message) => {
    expect(await emitir(dono, body)).toMatchObject({ status: 422, body: { message } });
  });

  it('answers 422 to an unknown kind of participation', async () => {
    expect(await emitir(dono, { papel: 'REITOR' })).toMatchObject({
      status: 422,
      body: { errors: { papel: M.papelInvalido } },
    });
  });

  it('refuses before publication with any decision (D20), without participation, and for another’s', async () => {
    const decisao = await w.novoEditalEm('decisao');
    for (const remuneradosAprovados of [0, 2]) {
      const aprovacao = { remuneradosAprovados };
      const cedo = await w.novoAvaliado(decisao, { dono, avaliador, aprovacao });
      const pedido = { papel: 'COORDENADOR', projeto: cedo.projeto };
      expect(await emitir(dono, pedido)).toMatchObject({
        status: 409,
        body: { message: M.resultadoNaoPublicado },
      });
      expect((await emitir(avaliador, pedido)).status).toBe(404);
    }
    expect(await emitir(avaliador, { papel: 'AVALIADOR', edital: decisao })).toMatchObject({ status: 409 });
    const resultado = await w.novoEditalEm('resultado');
    const reprovado = await w.novoAvaliado(resultado, { dono, aprovacao: { situacao: 'REPROVADO' } });
    const pedido = { papel: 'COORDENADOR', projeto: reprovado.projeto };
    expect(await emitir(dono, pedido)).toMatchObject({ status: 409, body: { message: M.semParticipacao } });
    const semMes = await w.novoInstrutor(projeto, { mesInicio: null, situacao: 'IRREGULAR' });
    expect((await emitir(dono, { papel: 'INSTRUTOR', instrutor: semMes })).status).toBe(409);
    expect((await emitir(adm, { papel: 'INSTRUTOR', instrutor })).status).toBe(404);
    expect((await emitir(dono, { papel: 'AVALIADOR', edital })).status).toBe(404);
  });

  it('issues one for 20 requests at once', async () => {
    const um = await w.novoAprovado({ dono });
    const pedido = { papel: 'COORDENADOR', projeto: um.projeto };
    const respostas = await Promise.all(Array.from({ length: 20 }, () => emitir(dono, pedido)));
    expect(new Set(respostas.map(({ status, body }) => `${status} ${body.codigo}`)).size).toBe(1);
    expect(respostas[0]?.status).toBe(201);
    const { db } = t.deps.database;
    expect(await countOf(db, 'declaracao', { projetoId: um.projeto })).toBe(1);
  });

  it('lists what can be declared, with what was declared', async () => {
    type Possiveis = AnswerOf<Api['listarDeclaracoesPossiveis']>;
    const { body } = await send<Possiveis>(t.url, 'GET', '/api/declaracao/possiveis', {
      token: avaliador.token,
    });
    expect(body).toMatchObject([
      { papel: 'AVALIADOR', edital: { id: edital }, projeto: null, declaracao: { id: expect.any(Number) } },
    ]);
    const minhas = (await send<Possiveis>(t.url, 'GET', '/api/declaracao/possiveis', { token: dono.token }))
      .body;
    expect(minhas.filter((p) => p.papel === 'INSTRUTOR').map((p) => [p.nome, p.instrutor?.id])).toEqual([
      ['João Aluno', instrutor],
    ]);
  });
});

it('lists the declarations of one project, to each reader their own', async () => {
  const { body: sua } = await emitir(dono, { papel: 'COORDENADOR', projeto: { id: projeto } });
  const outro = await w.novoAprovado({ dono, edital: await w.novoEditalEm('resultado') });
  const doOutro = await emitir(dono, { papel: 'COORDENADOR', projeto: { id: outro.projeto } });
  expect(doOutro.status).toBe(201);
  const ler = async (token: string) =>
    (await send<Declaracao[]>(t.url, 'GET', `/api/declaracao?projeto=${projeto}`, { token })).body;
  const doDono = await ler(dono.token);
  expect(doDono.map(({ projeto: qual }) => qual?.id)).toEqual(doDono.map(() => projeto));
  expect(doDono.map(({ id }) => id)).toContain(sua.id);
  expect(await ler((await w.novaPessoa()).token)).toEqual([]);
});

describe('revoking', () => {
  it('is possible once, with a reason, appears on the public page, and allows a new one', async () => {
    const um = await w.novoAprovado({ dono });
    const pedido = { papel: 'COORDENADOR', projeto: um.projeto };
    const { id, codigo } = (await emitir(dono, pedido)).body;
    expect((await revogar(dono, id, 'x')).status).toBe(403);
    expect(await revogar(adm, id)).toMatchObject({ status: 422, body: { message: M.escrevaOMotivo } });
    const feita = await revogar(adm, id, 'motivo-interno');
    expect(feita).toMatchObject({
      status: 200,
      body: { situacao: 'REVOGADA', motivoDaRevogacao: 'motivo-interno' },
    });
    expect(await revogar(adm, id)).toMatchObject({ status: 409, body: { message: M.jaRevogada } });
    expect((await revogar(adm, 2_000_000_000, 'x')).status).toBe(404);
    const publica = await verificar(codigo);
    expect(publica.body).toMatchObject({ situacao: 'REVOGADA', nome: 'Maria Coordenadora' });
    expect(JSON.stringify(publica.body)).not.toContain('motivo-interno');
    const nova = (await emitir(dono, pedido)).body;
    expect([nova.situacao, nova.codigo === codigo]).toEqual(['VALIDA', false]);
    const atos = await rowsOf(t, 'auditoria', { registroTipo: 'declaracao', registroId: id });
    expect(atos.map(({ acao }) => acao).toSorted()).toEqual(['emitirDeclaracao', 'revogarDeclaracao']);
  });
});

describe('the public answer (T-M5)', () => {
  it('accepts the code as people type it, and shows no e-mail, CPF or id', async () => {
    const { codigo } = (await emitir(dono, { papel: 'INSTRUTOR', instrutor })).body;
    const typed = await verificar(codigo.toLowerCase().replaceAll('-', ' '));
    expect(typed.status).toBe(200);
    expect(Object.keys(typed.body).toSorted()).toEqual([
      'codigo',
      'cpf',
      'edital',
      'emitidaEm',
      'encerrado',
      'fim',
      'inicio',
      'instituicao',
      'matricula',
      'nome',
      'papel',
      'programa',
      'projeto',
      'quantidade',
      'revogadaEm',
      'situacao',
      'tipoAluno',
    ]);
    expect([Object.keys(typed.body.edital), Object.keys(typed.body.projeto ?? {})]).toEqual([
      ['nome'],
      ['titulo'],
    ]);
    expect(JSON.stringify(typed.body)).not.toMatch(/segredo|@/);
  });
  it.each(['00000-00000-00000-00000-000000', 'x', '%00', "' or 1=1"])('does not find %j', async (codigo) => {
    expect(await verificar(codigo)).toMatchObject({ status: 404, body: { message: M.naoEncontrada } });
  });
});

describe('the paper', () => {
  async function papel(id: number) {
    const r = await fetch(`${t.url}/api/declaracao/pdf/${id}`, {
      headers: { authorization: `Bearer ${adm.token}` },
    });
    expect(r.headers.get('content-disposition')).toContain(`declaracao-${id}.pdf`);
    return new Uint8Array(await buffer(Readable.from(r.body ?? [])));
  }

  it('is PDF/A-2a with the text of the page and a QR code of the signed facts', async () => {
    const { body } = await emitir(dono, { papel: 'INSTRUTOR', instrutor });
    const bytes = await papel(body.id);
    const endereco = `${t.deps.config.publicUrl}/declaracao/${body.codigo}`;
    const lido = await readPdf(bytes);
    expect([lido.tagged, lido.pdfa, lido.pages.length]).toEqual([true, '2A', 1]);
    expect(lido.title).toBe('Declaração de participação: João Aluno');
    const frase = textoDaDeclaracao((await verificar(body.codigo)).body);
    for (const trecho of [frase, body.codigo, endereco]) expect(lido.compact).toContain(squeeze(trecho));
    expect(lido.compact).not.toMatch(/Revogada|segredo/);
    expect(lido.alternatives.join()).toContain('Código QR com a assinatura');
    expect(lido.links).toContain(endereco);
    const assinado = lido.links.find((link) => link.includes('/conferir#'));
    expect(decodeQR(await drawFirstPage(bytes))).toBe(assinado);
  });

  it('marks a revoked declaration as revoked', async () => {
    const { id } = (await emitir(avaliador, { papel: 'AVALIADOR', edital })).body;
    expect((await revogar(adm, id, 'engano')).status).toBe(200);
    const lido = await readPdf(await papel(id));
    expect(lido.compact).toContain('Revogada');
  });
});
