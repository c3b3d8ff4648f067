import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { umPdf } from '../../testing/documents/arquivos.ts';
import { findRow, rowsOf, updateRows } from '../../testing/rows.ts';
import type { Corpo } from '../../testing/world/cena.ts';
import type { CenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';

let t: TestApp;
let c: CenaDoInstrutor;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoInstrutor(t);
});
afterAll(() => t.close());

async function cadastrado(mudancas: Corpo = {}, vagas: { remunerados?: number; voluntarios?: number } = {}) {
  const p = await c.aprovado(vagas);
  const corpo = await c.cadastro(p.dono, mudancas);
  const r = await c.envia(p.dono, 'POST', '/api/instrutor', { ...corpo, projeto: p.projeto });
  expect(r.status, r.text).toBe(201);
  return { ...p, corpo, r, id: r.body.id, caminho: `/api/instrutor/${r.body.id}` };
}
const lista = async (quem: Parameters<CenaDoInstrutor['envia']>[0], projeto: number, query = '') =>
  (await c.envia(quem, 'GET', `/api/projeto/instrutores/${projeto}${query}`)).body as unknown as {
    data: { id: number }[];
  };
const vinculos = async (id: number) =>
  (await rowsOf(t, 'arquivo', { vinculo: `instrutor:${id}` })).map(({ referencia }) => referencia).sort();

describe('registration', () => {
  it('returns the instructor, IRREGULAR, with every file bound and pending (D25)', async () => {
    const { r, projeto, corpo, id, dono } = await cadastrado({ projeto: null });
    expect(r.body).toMatchObject({
      versao: 1,
      nome: 'Ana Souza',
      tipoAluno: 'BOLSISTA',
      acumulo: 'unica',
      projeto: { id: projeto },
      situacaoInstrutor: 'IRREGULAR',
      mesInicio: null,
      frequentando: false,
      fimVinculo: null,
      termo_compromisso: corpo.termo_compromisso,
      termo_anuencia: 'bolsa única',
    });
    expect(r.body.conferencias.map((f) => f.situacao)).toEqual(Array(4).fill('PENDENTE'));
    expect(await vinculos(id)).toHaveLength(4);
    const lido = await c.envia(dono, 'GET', `/api/instrutor/${id}`);
    const { avisos, ...gravado } = r.body as typeof r.body & { avisos: string[] };
    expect(avisos).toEqual([]);
    expect([lido.body, lido.headers.get('etag')]).toEqual([gravado, '"1"']);
    expect((await c.envia(dono, 'GET', `/api/instrutor/instrutor/${id}`)).body).toEqual(gravado);
  });

  it.each([
    [{ tipoAluno: 'VOLUNTARIO' }, 3, ['voluntario', 'voluntario']],
    [{ acumulo: 'acumulavel' }, 5, null],
  ])('accepts a registration of %o', async (mudancas, quantos, literais) => {
    const { r, id } = await cadastrado(mudancas);
    expect(await vinculos(id)).toHaveLength(quantos);
    if (literais !== null) expect([r.body.dados_bancarios, r.body.termo_anuencia]).toEqual(literais);
  });

  it('reads the accumulation from the consent', async () => {
    const { r } = await cadastrado({ acumulo: undefined });
    expect(r.body.acumulo).toBe('unica');
  });

  it('can reuse a returned place, and no other', async () => {
    const { dono, projeto, caminho } = await cadastrado({}, { remunerados: 1, voluntarios: 0 });
    const outro = { ...(await c.cadastro(dono)), projeto: { id: projeto } };
    const cheio = await c.envia(dono, 'POST', '/api/instrutor', outro);
    expect([cheio.status, cheio.body.message]).toEqual([409, 'Não há vaga de bolsista neste projeto']);
    expect((await c.envia(dono, 'DELETE', caminho)).status).toBe(204);
    expect((await c.envia(dono, 'POST', '/api/instrutor', outro)).status).toBe(201);
  });
});

describe('update', () => {
  it('replaces a document: binds it, releases the old one, and makes it pending', async () => {
    const { dono, id, caminho, corpo } = await cadastrado();
    await c.envia(c.administrador, 'PATCH', `/api/instrutor/conferir_documento/${id}`, {
      documento: 'historico_declaracao',
      situacao: 'CONFERIDO',
    });
    const novo = await c.w.novoArquivo('historico', dono.id);
    const r = await c.envia(dono, 'PATCH', caminho, { historico_declaracao: novo }, 2);
    expect([r.status, r.body.versao, r.body.historico_declaracao]).toEqual([200, 3, novo]);
    expect(r.body.conferencias.map((f) => f.situacao)).toEqual(Array(4).fill('PENDENTE'));
    const vivos = await vinculos(id);
    expect([vivos.includes(novo), vivos.includes(String(corpo.historico_declaracao))]).toEqual([true, false]);
  });

  it('requires a free place of a new type, and removes documents that it no longer needs', async () => {
    const { dono, id, caminho, projeto } = await cadastrado({}, { remunerados: 1, voluntarios: 1 });
    const r = await c.envia(dono, 'PATCH', caminho, { tipoAluno: 'VOLUNTARIO' });
    expect(r.body).toMatchObject({ tipoAluno: 'VOLUNTARIO', acumulo: null, dados_bancarios: 'voluntario' });
    expect(await vinculos(id)).toHaveLength(3);
    const corpo = { ...(await c.cadastro(dono)), projeto };
    expect((await c.envia(dono, 'POST', '/api/instrutor', corpo)).status).toBe(201);
    const volta = await c.envia(dono, 'PATCH', caminho, { tipoAluno: 'BOLSISTA', acumulo: 'unica' });
    expect([volta.status, volta.body.message]).toEqual([409, 'Não há vaga de bolsista neste projeto']);
  });

  it('does not accept situation and start month', async () => {
    const { dono, caminho } = await cadastrado();
    const r = await c.envia(dono, 'PATCH', caminho, { situacaoInstrutor: 'REGULAR', mesInicio: '2026-01' });
    expect([r.status, r.body.situacaoInstrutor, r.body.mesInicio]).toEqual([200, 'IRREGULAR', null]);
  });
});

describe('the end of a vínculo (D25)', () => {
  it('removes it from lists; administrators still see the record, its files and reports', async () => {
    const { dono, id, caminho, projeto } = await cadastrado();
    const corpo = { data: '2026-05-12', motivo: 'concluiu o curso' };
    expect((await c.envia(dono, 'DELETE', caminho, corpo)).status).toBe(204);
    expect(await lista(dono, projeto)).toEqual({ data: [] });
    expect(await lista(c.administrador, projeto)).toEqual({ data: [] });
    const todos = await lista(c.administrador, projeto, '?encerrados=true');
    expect(todos.data).toMatchObject([{ id, fimVinculo: corpo }]);
    expect((await c.envia(dono, 'GET', `/api/projeto/instrutores/${projeto}?encerrados=true`)).status).toBe(
      403,
    );
    expect(await vinculos(id)).toHaveLength(4);
    expect((await c.envia(c.administrador, 'GET', `/api/instrutor/termo/${id}`)).status).toBe(200);
  });
});

describe('decisions of administrators', () => {
  it('sets REGULAR from the following month without a given one; a given month is kept (D25)', async () => {
    const p = await c.aprovado();
    const { dono, projeto } = p;
    const id = await c.w.novoInstrutor(projeto, { mesInicio: null, situacao: 'IRREGULAR' });
    for (const documento of [
      'termo_compromisso',
      'declaracao_aluno_detentor',
      'historico_declaracao',
      'dados_bancarios',
    ]) {
      await c.envia(c.administrador, 'PATCH', `/api/instrutor/conferir_documento/${id}`, {
        documento,
        situacao: 'CONFERIDO',
      });
    }
    const situacao = (situacaoInstrutor: string) =>
      c.envia(c.administrador, 'PATCH', `/api/instrutor/situacao_instrutor/${id}`, { situacaoInstrutor });
    expect((await situacao('REGULAR')).body).toEqual({ message: 'atualizado com sucesso' });
    expect((await lista(dono, projeto)).data).toMatchObject([
      { mesInicio: '2026-06', comecaEm: '2026-06', frequentando: false },
    ]);
    const mes = await c.envia(c.administrador, 'PATCH', `/api/instrutor/mes_inicio/${id}`, {
      mesInicio: '2026-04',
    });
    expect(mes.body).toEqual({ message: 'atualizado com sucesso' });
    await situacao('IRREGULAR');
    await situacao('REGULAR');
    expect((await lista(dono, projeto)).data).toMatchObject([
      { mesInicio: '2026-04', frequentando: true, versao: 9 },
    ]);
  });

  it('refuses a document with a reason that the coordinator sees, and mails it', async () => {
    const { id, caminho, dono } = await cadastrado();
    const antes = (await t.emailsAte(0)).length;
    const r = await c.envia(c.administrador, 'PATCH', `/api/instrutor/conferir_documento/${id}`, {
      documento: 'dados_bancarios',
      situacao: 'RECUSADO',
      motivo: 'A imagem está ilegível',
    });
    expect(r.status).toBe(200);
    const { conferencias } = (await c.envia(dono, 'GET', caminho)).body;
    expect(conferencias.find((f) => f.documento === 'dados_bancarios')).toMatchObject({
      situacao: 'RECUSADO',
      motivo: 'A imagem está ilegível',
    });
    const emails = (await t.emailsAte(antes + 1)).slice(antes);
    expect(emails.some(({ texto }) => texto.includes('A imagem está ilegível'))).toBe(true);
  });

  it('allows replacing a refused document on any day, which is then pending; any other waits for the window (D23)', async () => {
    const hoje = t.clock.agora();
    t.clock.definir('2026-06-25T12:00:00Z');
    onTestFinished(() => t.clock.definir(hoje));
    const { dono, projeto } = await c.aprovado();
    const id = await c.w.novoInstrutor(projeto);
    const caminho = `/api/instrutor/trocar_documento/${id}`;
    const novo = await c.w.recusarDocumento(id, 'dados_bancarios');
    const antigo = (await c.envia(dono, 'GET', `/api/instrutor/${id}`)).body.dados_bancarios;
    const corpo = { documento: 'dados_bancarios', arquivo: novo };
    const fechada = await c.envia(dono, 'PATCH', `/api/instrutor/${id}`, { dados_bancarios: novo });
    expect([fechada.status, fechada.body.code]).toEqual([409, 'FORA_DA_JANELA']);
    const trocado = await c.envia(dono, 'POST', caminho, corpo);
    expect([trocado.status, trocado.body.dados_bancarios]).toEqual([200, novo]);
    expect(trocado.body.conferencias.find((f) => f.documento === 'dados_bancarios')).toMatchObject({
      situacao: 'PENDENTE',
      motivo: null,
    });
    expect(await vinculos(id)).toContain(novo);
    expect(await vinculos(id)).not.toContain(antigo);
    // Repeated as after a lost answer: the same record, and no change.
    const { versao } = trocado.body;
    expect((await c.envia(dono, 'POST', caminho, corpo)).body.versao).toBe(versao);
    const outro = {
      documento: 'dados_bancarios',
      arquivo: await c.w.novoArquivo('dados_bancarios', dono.id),
    };
    const naoRecusado = await c.envia(dono, 'POST', caminho, outro);
    expect([naoRecusado.status, naoRecusado.body.message]).toEqual([
      409,
      MENSAGENS_INSTRUTOR.documentoNaoRecusado,
    ]);
  });

  it.each([
    ['situacao_instrutor', 'a situação dos instrutores', { situacaoInstrutor: 'REGULAR' }],
    ['mes_inicio', 'o mês de início dos instrutores', { mesInicio: '2026-05' }],
  ])('%s: refuses everybody else with 403 before it looks up the id', async (chamada, oQue, corpo) => {
    const { id, dono } = await cadastrado();
    const outros = [dono, await c.w.novaPessoa('PRESIDENTE_COMISSAO'), await c.w.novaPessoa('secretaria')];
    for (const quem of outros) {
      for (const qual of [id, 2_000_000_000, 'x']) {
        const r = await c.envia(quem, 'PATCH', `/api/instrutor/${chamada}/${qual}`, corpo);
        expect([r.status, r.body.message]).toEqual([403, `só administradores podem alterar ${oQue}`]);
      }
    }
    const fantasma = await c.envia(c.administrador, 'PATCH', `/api/instrutor/${chamada}/2000000000`, corpo);
    expect([fantasma.status, fantasma.body.message]).toEqual([404, 'Instrutor não encontrado.']);
  });
});

describe('absence (D28)', () => {
  it('makes the instructor irregular and mails the coordinator, once a month', async () => {
    const p = await c.aprovado();
    const id = await c.w.novoInstrutor(p.projeto);
    const presente = async () =>
      (await c.envia(p.dono, 'GET', `/api/instrutor/verificar-frequencia/${id}`)).body as unknown;
    expect(await presente()).toEqual({ data: true });
    const antes = (await t.emailsAte(0)).length;
    const r = await c.envia(p.dono, 'POST', `/api/instrutor/registrar-irregularidade/${id}`);
    expect([r.status, r.body.message]).toEqual([200, 'ausência registrada com sucesso']);
    expect(await presente()).toEqual({ data: false });
    const linha = await findRow(t, 'ausencia', { instrutorId: id });
    expect(linha).toMatchObject({ mes: '2026-05', autorId: p.dono.id });
    expect((await t.emailsAte(antes + 1)).slice(antes)[0]?.texto).toContain('05/2026');
    await c.envia(c.administrador, 'PATCH', `/api/instrutor/situacao_instrutor/${id}`, {
      situacaoInstrutor: 'REGULAR',
    });
    const outra = await c.envia(p.dono, 'POST', `/api/instrutor/registrar-irregularidade/${id}`);
    expect([outra.status, outra.body.message]).toEqual([409, 'A ausência deste mês já foi registrada']);
  });

  it.each([
    [-1, false],
    [0, true],
    [34, true],
    [null, true],
  ])('%s hours in the current month: attends %s', async (horas, sim) => {
    const p = await c.aprovado();
    const id = await c.w.novoInstrutor(p.projeto);
    await c.w.novaFrequencia(id, 2026, [34, 34, 34, 34, horas], p.dono.id);
    const r = await c.envia(p.dono, 'GET', `/api/instrutor/verificar-frequencia/${id}`);
    expect(r.body as unknown).toEqual({ data: sim });
  });
});

describe('lists', () => {
  it('are empty until the project is approved and published, for every reader (D25)', async () => {
    const p = await c.aprovado();
    await c.w.novoInstrutor(p.projeto);
    const { db } = t.deps.database;
    await updateRows(db, 'edital', { fase: 'secretaria' }, { id: p.edital });
    for (const quem of [p.dono, c.administrador, await c.w.novaPessoa('PRESIDENTE_COMISSAO')]) {
      expect(await lista(quem, p.projeto)).toEqual({ data: [] });
    }
    const projeto = await c.envia(p.dono, 'GET', `/api/projeto/projeto/${p.projeto}`);
    expect(projeto.body).toHaveProperty('alunos', []);
    await updateRows(db, 'edital', { fase: 'resultado' }, { id: p.edital });
  });

  it("names the project's active instructors after publication, never to evaluators", async () => {
    const avaliador = await c.w.novaPessoa('avaliador');
    const p = await c.aprovado({ avaliador });
    const id = await c.w.novoInstrutor(p.projeto, { nome: 'Bia' });
    await c.w.novoInstrutor(p.projeto, {
      nome: 'Foi',
      fim: '2026-05-01',
      motivoDoFim: 'fim',
      encerradoEm: t.clock.agora(),
    });
    const ler = (quem: typeof avaliador) => c.envia(quem, 'GET', `/api/projeto/projeto/${p.projeto}`);
    expect((await ler(p.dono)).body).toHaveProperty('alunos', [{ id, nome: 'Bia', tipoAluno: 'BOLSISTA' }]);
    expect((await ler(avaliador)).body).toHaveProperty('alunos', []);
  });

  it('shows president and secretariat whether a file is there, and nothing of the checks', async () => {
    const p = await c.aprovado();
    await c.w.novoInstrutor(p.projeto, { tipoAluno: 'VOLUNTARIO' });
    for (const tipo of ['PRESIDENTE_COMISSAO', 'secretaria'] as const) {
      expect((await lista(await c.w.novaPessoa(tipo), p.projeto)).data).toMatchObject([
        { termo_compromisso: true, dados_bancarios: false, termo_anuencia: false, conferencias: [] },
      ]);
    }
  });
});

describe('uploads', () => {
  it('are for coordinators of an approved project only', async () => {
    const { dono } = await c.aprovado();
    const bytes = umPdf();
    const subir = (token: string) =>
      send<{ data: string; message: string }>(t.url, 'POST', '/api/instrutor/upload/termo', {
        token,
        file: { bytes, name: 'termo.pdf' },
      });
    const feito = await subir(dono.token);
    expect([feito.status, /^arq_[0-9a-f]{32}$/.test(feito.body.data)]).toEqual([201, true]);
    const { token } = await c.w.novaPessoa();
    const recusado = await subir(token);
    expect([recusado.status, recusado.body.message]).toEqual([403, 'Você não coordena um projeto aprovado']);
  });
});

it('refuses every write in an ended call (D1)', async () => {
  const p = await c.aprovado();
  const id = await c.w.novoInstrutor(p.projeto);
  await updateRows(t, 'edital', { fase: 'arquivado' }, { id: p.edital });
  const r = await c.envia(p.dono, 'PATCH', `/api/instrutor/${id}`, { nome: 'Outro' });
  expect([r.status, r.body.message]).toEqual([409, 'Este edital está arquivado e não pode ser alterado']);
  expect((await findRow(t, 'instrutor', { id }))?.versao).toBe(1);
});
