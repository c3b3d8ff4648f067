import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { mascararCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { MENSAGENS_TERMO as M } from '@instrutoria/domain/termo/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { umPdfDe } from '../../testing/documents/arquivos.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { countOf, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { ligarTermo, porAssinar } from '../../testing/world/cena-do-termo.ts';
import { darSenha, SENHA } from '../../testing/world/contas.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

interface Problem {
  readonly message?: string;
}
type Termo = AnswerOf<Api['lerMeuTermo']>;
type Conferido = AnswerOf<Api['conferirTermo']>;
type Instrutor = AnswerOf<Api['lerInstrutor']>;
type Vinculos = AnswerOf<Api['lerMeusVinculos']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
let senha: string;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  senha = await t.deps.passwords.hash(SENHA);
  await ligarTermo(t, adm.id);
});
afterAll(() => t.close());

async function cena({ comSenha = true } = {}) {
  const dono = await w.novaPessoa();
  await darSenha(t, dono);
  const { projeto } = await w.novoAprovado({ dono });
  const id = await w.novoInstrutor(projeto, { situacao: 'IRREGULAR', mesInicio: null });
  const estudante = await w.novoEstudante(comSenha ? { senha } : {});
  await w.darVinculo(id, estudante);
  await porAssinar(t, id);
  return { dono, projeto, id, estudante };
}
type Cena = Awaited<ReturnType<typeof cena>>;

const doAluno = ({ id }: Pick<Cena, 'id'>) => `/api/estudante/vinculos/${id}/termo`;
const daCoordenacao = ({ id }: Pick<Cena, 'id'>) => `/api/instrutor/${id}/termo`;
const ler = async (c: Cena, caminho = doAluno(c), token = c.estudante.token) =>
  (await send<Termo>(t.url, 'GET', caminho, { token })).body;
const post = (caminho: string, token: string, body: object) =>
  send<Problem>(t.url, 'POST', caminho, { token, body });
const assinar = async (c: Cena, mudancas: object = {}) => {
  const { sha256 } = await ler(c);
  return post(doAluno(c), c.estudante.token, { sha256, senhaAtual: SENHA, ...mudancas });
};
const coordenar = async (c: Cena, mudancas: object = {}, token = c.dono.token) => {
  const { sha256 } = await ler(c, daCoordenacao(c), c.dono.token);
  return post(daCoordenacao(c), token, { sha256, senhaAtual: SENHA, ...mudancas });
};
const dito = ({ status, body }: { readonly status: number; readonly body: Problem }) => [
  status,
  body.message,
];

describe('the student signs', () => {
  it('reads the whole text with its hash, and signs with the password', async () => {
    const c = await cena();
    const termo = await ler(c);
    expect(termo).toMatchObject({ recusa: null, mudou: false, meio: 'SENHA', assinaturas: [] });
    expect(termo.texto).toContain(`CPF ${mascararCpf(c.estudante.cpf)}`);
    expect(termo.texto).not.toContain(c.estudante.cpf);
    expect(termo.sha256).toBe(createHash('sha256').update(termo.texto, 'utf8').digest('hex'));
    const antes = (await t.emailsAte(0)).length;
    expect(dito(await assinar(c))).toEqual([200, M.assinadoPeloAluno]);
    const email = (await t.emailsAte(antes + 1)).at(-1);
    expect(JSON.stringify(email)).toContain(`/projetos/${c.projeto}/instrutores/termo/${c.id}`);
    const [guardado] = await rowsOf(t, 'termo', { instrutorId: c.id });
    const [assinatura] = await rowsOf(t, 'assinaturaDoTermo', { termoId: guardado?.id ?? 0 });
    expect(assinatura).toMatchObject({ papel: 'ALUNO', meio: 'SENHA', cpf: c.estudante.cpf });
    expect(assinatura?.endereco).toBeTruthy();
    expect(guardado).toMatchObject({ sha256: termo.sha256, texto: termo.texto, concluidoEm: null });
    const lidos = await send<Vinculos>(t.url, 'GET', '/api/estudante/vinculos', { token: c.estudante.token });
    expect(lidos.body[0]?.termo).toBe('coordenacao');
    expect(lidos.body[0]?.aFazer.some(({ tipo }) => tipo === 'termo')).toBe(false);
  });

  it('is refused with a wrong or missing password, and slowed down like a login', async () => {
    const c = await cena();
    expect((await assinar(c, { senhaAtual: '' })).status).toBe(422);
    const errada = await assinar(c, { senhaAtual: 'errada-errada-63' });
    expect(dito(errada)).toEqual([422, MENSAGENS_CONTA.senhaAtualIncorreta]);
    const estados: number[] = [];
    for (let i = 0; i < 12; i += 1) estados.push((await assinar(c, { senhaAtual: `errada-${i}` })).status);
    expect(estados).toContain(429);
    expect(await countOf(t, 'termo', { instrutorId: c.id })).toBe(0);
  });

  it('once, also when two requests come at the same time', async () => {
    const c = await cena();
    const respostas = await Promise.all([1, 2, 3, 4].map(() => assinar(c)));
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(dito(await assinar(c))).toEqual([409, M.jaAssinou]);
    expect(await countOf(t, 'termo', { instrutorId: c.id })).toBe(1);
  });

  it('only their own: another student gets the 404 of an unknown one', async () => {
    const [c, outra] = [await cena(), await cena()];
    const { sha256 } = await ler(c);
    const alheio = { ...outra, id: c.id };
    for (const r of [
      await send<Problem>(t.url, 'GET', doAluno(alheio), { token: outra.estudante.token }),
      await post(doAluno(alheio), outra.estudante.token, { sha256, senhaAtual: SENHA }),
      await post(`${doAluno(alheio)}/codigo`, outra.estudante.token, {}),
    ]) {
      expect(dito(r)).toEqual([404, MENSAGENS_INSTRUTOR.naoEncontrado]);
    }
  });

  it('without a password by a mailed code, which works once and only for this text', async () => {
    const c = await cena({ comSenha: false });
    expect((await ler(c)).meio).toBe('CODIGO');
    const pedir = async () => {
      const antes = (await t.emailsAte(0)).length;
      expect(dito(await post(`${doAluno(c)}/codigo`, c.estudante.token, {}))).toEqual([200, M.codigoEnviado]);
      const email = JSON.stringify((await t.emailsAte(antes + 1)).at(-1));
      return /(?<!\d)\d{6}(?!\d)/.exec(email.slice(email.indexOf('escreva este')))?.[0] ?? '';
    };
    const velho = await pedir();
    const codigo = await pedir();
    if (velho !== codigo) expect(dito(await assinar(c, { codigo: velho }))).toEqual([422, M.codigoErrado]);
    expect(dito(await assinar(c, { codigo: '' }))).toEqual([422, M.escrevaOCodigo]);
    expect(dito(await assinar(c, { codigo }))).toEqual([200, M.assinadoPeloAluno]);
    const [guardado] = await rowsOf(t, 'termo', { instrutorId: c.id });
    expect(await rowOf(t, 'assinaturaDoTermo', { termoId: guardado?.id ?? 0 })).toMatchObject({
      meio: 'CODIGO',
    });
    expect(await countOf(t, 'codigoDoTermo', { instrutorId: c.id })).toBe(0);
  });

  it('only where it is on, in force, identified, and without a file that waits', async () => {
    const c = await cena();
    const { sha256 } = await ler(c);
    const tentar = () => post(doAluno(c), c.estudante.token, { sha256, senhaAtual: SENHA });
    await updateRows(t, 'instrutor', { matricula: null }, { id: c.id });
    expect(dito(await tentar())).toEqual([409, MENSAGENS_INSTRUTOR.faltaAMatricula]);
    await updateRows(t, 'instrutor', { matricula: '2026' }, { id: c.id });
    expect(dito(await tentar())).toEqual([409, M.mudou]);
    await ligarTermo(t, adm.id, false);
    expect(dito(await assinar(c))).toEqual([409, M.desligada]);
    await ligarTermo(t, adm.id);
    await send(t.url, 'POST', `/api/estudante/vinculos/${c.id}/documento/termo_compromisso`, {
      token: c.estudante.token,
      file: { bytes: umPdfDe(77_001) },
    });
    expect(dito(await assinar(c))).toEqual([409, M.jaEnviado]);
  });
});

describe('the coordinator signs after the student', () => {
  it('which puts the signed PDF in the place of the file, in order, and the instructor becomes REGULAR', async () => {
    const c = await cena();
    expect(dito(await coordenar(c))).toEqual([409, M.faltaOAluno]);
    await assinar(c);
    expect(dito(await coordenar(c, { senhaAtual: 'errada-63-errada' }))).toEqual([
      422,
      MENSAGENS_CONTA.senhaAtualIncorreta,
    ]);
    expect(dito(await coordenar(c))).toEqual([200, M.assinadoPorTodos]);
    expect(dito(await coordenar(c))).toEqual([409, M.jaEmOrdem]);
    const { body } = await send<Instrutor>(t.url, 'GET', `/api/instrutor/${c.id}`, { token: c.dono.token });
    const conferencia = body.conferencias.find(({ documento }) => documento === 'termo_compromisso');
    expect(conferencia).toMatchObject({ situacao: 'CONFERIDO', motivo: null });
    const [guardado] = await rowsOf(t, 'termo', { instrutorId: c.id });
    const bytes = await t.deps.storage.bytes(guardado?.arquivo ?? '');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(guardado?.arquivoSha256);
    const { compact, pages, links } = await readPdf(new Uint8Array(bytes));
    const [linhaDoDono] = await rowsOf(t, 'professor', { id: c.dono.id });
    for (const parte of [guardado?.sha256 ?? '', guardado?.codigo ?? '', linhaDoDono?.nome ?? ''])
      expect(compact).toContain(squeeze(parte));
    expect(compact).toContain(squeeze('senha da conta no sistema'));
    expect(compact).not.toContain(c.estudante.cpf);
    expect(compact.toLowerCase()).not.toMatch(/icp|qualificada/);
    expect(pages.length).toBeGreaterThan(1);
    expect(links.some((link) => link.endsWith(`/termo/${guardado?.codigo}`))).toBe(true);
    const aberto = await send(t.url, 'GET', `/api/instrutor/termo/${c.id}`, { token: adm.token });
    expect(aberto.status).toBe(200);
    const liberado = await send<Problem>(t.url, 'POST', `/api/instrutor/liberar/${c.id}`, {
      token: adm.token,
      body: {},
    });
    expect(liberado.status).toBe(200);
    expect((await rowOf(t, 'instrutor', { id: c.id })).situacao).toBe('REGULAR');
  });

  it('before which nobody makes the instructor REGULAR', async () => {
    const c = await cena();
    const liberado = await send<Problem>(t.url, 'POST', `/api/instrutor/liberar/${c.id}`, {
      token: adm.token,
      body: {},
    });
    expect([liberado.status, liberado.body.message]).toEqual([409, MENSAGENS_INSTRUTOR.termoPorAssinar]);
  });

  it('once, also when two requests come at the same time, and leaves no second file', async () => {
    const c = await cena();
    await assinar(c);
    const respostas = await Promise.all([1, 2, 3].map(() => coordenar(c)));
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await countOf(t, 'arquivo', { vinculo: `instrutor:${c.id}`, tipo: 'termo' })).toBe(1);
  });

  it('never of another project, and never who signed as the student', async () => {
    const [c, outra] = [await cena(), await cena()];
    const { cpf } = await rowOf(t, 'professor', { id: c.dono.id });
    await updateRows(t, 'estudante', { cpf }, { id: c.estudante.id });
    await updateRows(t, 'instrutor', { cpf }, { id: c.id });
    expect(dito(await assinar(c))).toEqual([200, M.assinadoPeloAluno]);
    expect((await coordenar(c, {}, outra.dono.token)).status).toBe(404);
    expect(dito(await coordenar(c))).toEqual([409, M.mesmaPessoa]);
  });
});

describe('a fact that changes before the last signature', () => {
  it('voids what was signed, with a word to the student, who signs anew', async () => {
    const c = await cena();
    await assinar(c);
    const antes = (await t.emailsAte(0)).length;
    const { versao } = await rowOf(t, 'instrutor', { id: c.id });
    const mudada = await send(t.url, 'PATCH', `/api/instrutor/identificacao/${c.id}`, {
      token: c.dono.token,
      body: { matricula: '2026999' },
      headers: { 'if-match': `"${versao}"` },
    });
    expect(mudada.status).toBe(200);
    expect(JSON.stringify((await t.emailsAte(antes + 1)).at(-1))).toContain('assine de novo');
    expect(dito(await coordenar(c))).toEqual([409, M.faltaOAluno]);
    expect(await ler(c)).toMatchObject({ mudou: true, recusa: null, assinaturas: [] });
    const lidos = await send<Vinculos>(t.url, 'GET', '/api/estudante/vinculos', { token: c.estudante.token });
    expect(lidos.body[0]?.aFazer[0]).toMatchObject({ tipo: 'termo', texto: 'O termo mudou: assine de novo' });
    expect(dito(await assinar(c))).toEqual([200, M.assinadoPeloAluno]);
    expect(dito(await coordenar(c))).toEqual([200, M.assinadoPorTodos]);
  });

  it('of the project voids it at the next reading, and a new text of the institution does not', async () => {
    const c = await cena();
    await assinar(c);
    const [modelo] = (await rowsOf(t, 'modeloDoTermo', {})).toSorted((a, b) => b.versao - a.versao);
    await send(t.url, 'PUT', '/api/modelo_do_termo', {
      token: adm.token,
      body: { texto: `${modelo?.texto} Novo.`, ligado: true },
      headers: { 'if-match': `"${modelo?.versao}"` },
    });
    expect((await ler(c, daCoordenacao(c), c.dono.token)).texto).not.toContain('Novo.');
    await updateRows(t, 'projeto', { titulo: 'Outro título do projeto' }, { id: c.projeto });
    expect(dito(await coordenar(c))).toEqual([409, M.faltaOAluno]);
    expect((await ler(c)).texto).toContain('Novo.');
  });
});

describe('the public check', () => {
  const conferir = (codigo: string) => send<Conferido>(t.url, 'GET', `/api/publico/termo/${codigo}`);

  it('says who signed, when and how, with the CPF partly hidden, and whether the text is intact', async () => {
    const c = await cena();
    await assinar(c);
    const [aberto] = await rowsOf(t, 'termo', { instrutorId: c.id });
    expect((await conferir(aberto?.codigo ?? '')).status).toBe(404);
    await coordenar(c);
    const { body } = await conferir((aberto?.codigo ?? '').toLowerCase());
    expect(body).toMatchObject({ integro: true, atual: true });
    expect(body.assinaturas.map(({ papel, meio }) => [papel, meio])).toEqual([
      ['ALUNO', 'SENHA'],
      ['COORDENADOR', 'SENHA'],
    ]);
    expect(body.assinaturas[0]?.cpf).toBe(mascararCpf(c.estudante.cpf));
    expect(JSON.stringify(body)).not.toContain(c.estudante.cpf);
    await updateRows(t, 'termo', { texto: `${aberto?.texto} ` }, { instrutorId: c.id });
    expect((await conferir(body.codigo)).body.integro).toBe(false);
    await send(t.url, 'POST', `/api/estudante/vinculos/${c.id}/documento/termo_compromisso`, {
      token: c.estudante.token,
      file: { bytes: umPdfDe(77_002) },
    });
    expect((await conferir(body.codigo)).body.atual).toBe(false);
  });

  it('knows no other code', async () => {
    expect((await conferir('00000-00000-00000-00000-000000')).status).toBe(404);
    expect((await conferir('nada')).status).toBe(404);
  });
});

describe('a registration', () => {
  it('needs no file of the termo where it is signed in the product, and needs one elsewhere', async () => {
    const dono = await w.novaPessoa();
    const { projeto } = await w.novoAprovado({ dono, bolsistas: 4 } as Parameters<World['novoAprovado']>[0]);
    const { termo_compromisso, ...documentos } = await w.documentosPara(dono.id);
    const corpo = (n: number, mais: object = {}) => ({
      ...{ nome: `Ana ${n}`, email: `ana.termo${n}@exemplo.test`, programa_pos: 'Física', projeto },
      ...{ tipoAluno: 'BOLSISTA', acumulo: 'unica', ...documentos, ...mais },
    });
    await ligarTermo(t, adm.id, false);
    await abrir(projeto);
    for (const mais of [{}, { termo_compromisso: 'por assinar' }]) {
      const sem = await post('/api/instrutor', dono.token, corpo(1, mais));
      expect([sem.status, JSON.stringify(sem.body).includes(MENSAGENS_INSTRUTOR.semTermo)]).toEqual([
        422,
        true,
      ]);
    }
    await ligarTermo(t, adm.id);
    const feito = await send<Instrutor>(t.url, 'POST', '/api/instrutor', {
      token: dono.token,
      body: corpo(2),
    });
    expect(feito.status).toBe(201);
    expect(feito.body.conferencias[0]).toMatchObject({ situacao: 'POR_ASSINAR' });
    expect(feito.body.falta).toContain('Falta assinar: Termo de compromisso');
  });

  async function abrir(projetoId: number): Promise<void> {
    await insertInto(t, 'prorrogacao', {
      ...{ janela: 'cadastroInstrutor', ate: '2099-01-01', motivo: 'teste', projetoId, autorId: adm.id },
      criadaEm: t.clock.agora(),
    });
  }
});
