import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import { mascararCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { fecharPorDuas } from '../../testing/folhas.ts';
import { countOf, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { CONTAGENS_CERTAS } from '../../testing/world/cena-do-relatorio.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

type Certificados = AnswerOf<Api['listarCertificados']>;
type Feitos = AnswerOf<Api['emitirCertificados']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const caminho = (edital: number) => `/api/edital/${edital}/certificados`;
const olhar = async (edital: number) =>
  (await send<Certificados>(t.url, 'GET', caminho(edital), { token: adm.token })).body;
const emitir = (edital: number) => send<Feitos>(t.url, 'POST', caminho(edital), { token: adm.token });
const situacoes = async (edital: number) =>
  (await olhar(edital)).linhas.map(({ nome, situacao, faltas }) => [nome, situacao, ...faltas]);

const ACABOU = { vigenciaInicio: '2025-03-01', vigenciaFim: '2025-12-31' } as const;

/** A project of a call that is over: Ana attended, Bia never did; no report was sent. */
async function cena(edital?: number) {
  const dono = await w.novaPessoa('coordenador', { nome: 'Maria Coordenadora' });
  const daqui = edital ?? (await w.novoEditalEm('resultado', ACABOU));
  const { projeto } = await w.novoAprovado({ dono, edital: daqui });
  const dados = { mesInicio: '2025-04' };
  const ana = await w.novoInstrutor(projeto, { ...dados, nome: 'Ana Aluna' });
  const bia = await w.novoInstrutor(projeto, { ...dados, nome: 'Bia Aluna' });
  await w.novaFrequencia(ana, 2025, [null, null, null, 30, 12.5], dono.id);
  return { dono, edital: daqui, projeto, ana, bia };
}
async function comRelatorios({ projeto, ana, bia, dono }: Awaited<ReturnType<typeof cena>>) {
  const quando = { autorId: dono.id, atualizadoEm: t.clock.agora() };
  const { comprovanteId } = await rowOf(t, 'projeto', { id: projeto });
  const { disciplinaId } = await rowOf(t, 'comprovanteDisciplina', { comprovanteId: comprovanteId ?? 0 });
  await insertInto(t, 'relatorioDisciplinas', { projetoId: projeto, ...quando });
  await insertInto(t, 'relatorioDisciplina', {
    ...{ projetoId: projeto, disciplinaId, ordem: 0, ...CONTAGENS_CERTAS },
  });
  const textos = { relatorio: 'x', fundamentacao: 'x', conclusao: 'x' };
  await insertInto(t, 'relatorioCoordenador', { projetoId: projeto, ...textos, ...quando });
  for (const instrutorId of [ana, bia]) {
    const partes = {
      ...{ introducaoProblematica: 'x', introducaoJustificativa: 'x', introducaoObjetivos: 'x' },
      ...{ desenvolvimento: 'x', metodologia: 'x', discussaoResultados: 'x', conclusao: 'x' },
    };
    await insertInto(t, 'relatorioAtividade', { instrutorId, ...partes, referencias: '', ...quando });
  }
}

describe('the look at the certificates of a call', () => {
  it('names what is missing: a student needs only their own attendance, the coordinator the reports', async () => {
    const c = await cena();
    expect(await situacoes(c.edital)).toEqual([
      [
        ...['Maria Coordenadora', 'FALTA', M.semRelatorioDasDisciplinas],
        ...[`${M.semRelatorioDeAtividades} (2 instrutores)`, M.semRelatorioDoCoordenador],
      ],
      ['Ana Aluna', 'PRONTO'],
      ['Bia Aluna', 'FALTA', M.semFrequencia],
    ]);
    await comRelatorios(c);
    expect((await situacoes(c.edital))[0]).toEqual(['Maria Coordenadora', 'PRONTO']);
    await insertInto(t, 'analiseDeRelatorio', {
      ...{ especie: 'COORDENADOR', projetoId: c.projeto, versao: 1, resultado: 'DEVOLVIDO' },
      ...{ motivo: 'Falta o método.', ate: '2026-12-31', autorId: adm.id, em: t.clock.agora() },
    });
    expect((await situacoes(c.edital))[0]).toEqual(['Maria Coordenadora', 'FALTA', M.comRelatorioDevolvido]);
  });

  it('is empty while the vigência runs, and issuing answers 409', async () => {
    const { edital } = await w.novoAprovado();
    expect(await olhar(edital)).toMatchObject({ abertos: false, linhas: [] });
    const { vigenciaFim } = await rowOf(t, 'edital', { id: edital });
    const dia = vigenciaFim.split('-').toReversed().join('/');
    expect(await emitir(edital)).toMatchObject({
      status: 409,
      body: { code: 'VIGENCIA_EM_CURSO', message: M.certificadosDepoisDe(dia) },
    });
    const preliminar = await w.novoEditalEm('resultado', {
      ...ACABOU,
      preliminar: true,
      fimRecursos: '2026-05-31',
    });
    expect((await emitir(preliminar)).status).toBe(409);
    expect((await emitir(2_000_000_000)).status).toBe(404);
  });
});

describe('issuing the certificates of a call', () => {
  it('issues each once, audits it and mails it; a second press finds the rest', async () => {
    const c = await cena();
    const [dono, ana] = [
      await rowOf(t, 'professor', { id: c.dono.id }),
      await rowOf(t, 'instrutor', { id: c.ana }),
    ];
    expect(await emitir(c.edital)).toMatchObject({
      status: 200,
      body: { emitidos: 1, jaEmitidos: 0, faltam: 2 },
    });
    const [declaracao] = await rowsOf(t, 'declaracao', { editalId: c.edital });
    expect(declaracao).toMatchObject({ instrutorId: c.ana, professorId: c.dono.id });
    expect(declaracao?.conteudo).toMatchObject({
      quantidade: 42.5,
      encerrado: true,
      cpf: mascararCpf(ana.cpf ?? ''),
    });
    expect(
      await countOf(t, 'auditoria', {
        ...{ acao: 'emitirDeclaracao', registroTipo: 'declaracao', registroId: declaracao?.id ?? 0 },
        pessoaId: adm.id,
      }),
    ).toBe(1);
    const emails = await t.emailsAte(0);
    const para = (email: string) => emails.filter((um) => um.para === email).map(({ texto }) => texto);
    const [aoAluno, ...outros] = para(ana.email);
    expect(outros).toEqual([]);
    expect(aoAluno).toContain(`${t.deps.config.publicUrl}/declaracao/${declaracao?.codigo}`);
    expect(aoAluno?.replace(/\D/g, '')).not.toContain(ana.cpf);
    const [aoDono, ...mais] = para(dono.email);
    expect(mais).toEqual([]);
    expect(aoDono).toContain('Instrutores: Ana Aluna');
    expect(aoDono).toContain(`O seu: não saiu: ${M.semRelatorioDasDisciplinas}`);

    await comRelatorios(c);
    await w.novaFrequencia(c.bia, 2025, [null, null, null, 8], c.dono.id);
    expect((await emitir(c.edital)).body).toEqual({ emitidos: 2, jaEmitidos: 1, faltam: 0 });
    expect((await emitir(c.edital)).body).toEqual({ emitidos: 0, jaEmitidos: 3, faltam: 0 });
    expect(await countOf(t, 'declaracao', { editalId: c.edital })).toBe(3);
    expect((await t.emailsAte(0)).filter((um) => um.para === dono.email)).toHaveLength(2);
    expect((await situacoes(c.edital)).map(([, situacao]) => situacao)).toEqual(Array(3).fill('EMITIDO'));
  });

  it('leads a student with an account to their page, and keeps the public link beside it', async () => {
    const c = await cena();
    const { email } = await rowOf(t, 'instrutor', { id: c.ana });
    await w.darVinculo(c.ana, await w.novoEstudante());
    await emitir(c.edital);
    const [declaracao] = await rowsOf(t, 'declaracao', { editalId: c.edital });
    const texto = (await t.emailsAte(0)).find(({ para }) => para === email)?.texto ?? '';
    expect(texto).toContain(`${t.deps.config.publicUrl}/aluno\n`);
    expect(texto).toContain(`${t.deps.config.publicUrl}/declaracao/${declaracao?.codigo}`);
  });

  it('issues and mails each once for six presses at once', async () => {
    const edital = await w.novoEditalEm('resultado', ACABOU);
    const cenas = [await cena(edital), await cena(edital)];
    const respostas = await Promise.all(Array.from({ length: 6 }, () => emitir(edital)));
    expect(respostas.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(respostas.reduce((soma, { body }) => soma + body.emitidos, 0)).toBe(2);
    expect(await countOf(t, 'declaracao', { editalId: edital })).toBe(2);
    const enviados = (await t.emailsAte(0)).map(({ para }) => para);
    for (const { ana, dono } of cenas) {
      const { email } = await rowOf(t, 'instrutor', { id: ana });
      const { email: doDono } = await rowOf(t, 'professor', { id: dono.id });
      expect(enviados.filter((um) => um === email)).toHaveLength(1);
      expect(enviados.filter((um) => um === doDono)).toHaveLength(1);
    }
  });

  it('finds the one that the coordinator issued, and issues a revoked one anew', async () => {
    const c = await cena();
    const pedido = { token: c.dono.token, body: { papel: 'INSTRUTOR', instrutor: c.ana } };
    const { body } = await send<{ id: number }>(t.url, 'POST', '/api/declaracao', pedido);
    expect((await emitir(c.edital)).body).toEqual({ emitidos: 0, jaEmitidos: 1, faltam: 2 });
    const revogada = { token: adm.token, body: { motivo: 'nome errado' } };
    expect((await send(t.url, 'POST', `/api/declaracao/revogar/${body.id}`, revogada)).status).toBe(200);
    expect((await situacoes(c.edital))[1]).toEqual(['Ana Aluna', 'PRONTO']);
    expect((await emitir(c.edital)).body).toMatchObject({ emitidos: 1 });
  });
});

describe('the ZIP of the certificates', () => {
  it('holds the valid ones as PDFs, and each download is in the audit trail', async () => {
    const c = await cena();
    await comRelatorios(c);
    await emitir(c.edital);
    const r = await t.app.inject({
      method: 'GET',
      url: `${caminho(c.edital)}/pacote`,
      headers: { authorization: `Bearer ${adm.token}` },
    });
    expect(r.statusCode).toBe(200);
    expect(r.headers['content-disposition']).toContain(`certificados-${c.edital}-`);
    const bytes = r.rawPayload.toString('latin1');
    const emitidas = await rowsOf(t, 'declaracao', { editalId: c.edital });
    const idDe = (papel: string) => emitidas.find((uma) => uma.papel === papel)?.id;
    expect(emitidas).toHaveLength(2);
    expect(bytes).toContain(
      `coordenadores/projeto-${c.projeto}-Maria-Coordenadora-${idDe('COORDENADOR')}.pdf`,
    );
    expect(bytes).toContain(`instrutores/projeto-${c.projeto}-Ana-Aluna-${idDe('INSTRUTOR')}.pdf`);
    expect(bytes.match(/%PDF-/g)).toHaveLength(2);
    expect(await countOf(t, 'auditoria', { acao: 'baixarCertificados', registroId: c.edital })).toBe(1);
    expect(await countOf(t, 'acesso', { documento: 'certificados_do_edital', registroId: c.edital })).toBe(1);
  });
});

it('holds the coordinator while an estorno is not decided, and not the student', async () => {
  const c = await cena();
  await comRelatorios(c);
  const mes = { mes: '2025-04' };
  const segunda = await w.novaPessoa('administrador');
  expect(await fecharPorDuas(t.url, { confere: adm, fecha: segunda }, mes)).toMatchObject({ status: 200 });
  await updateRows(t, 'frequenciaDoMes', { horas: -1 }, { instrutorId: c.ana, mes: 4 });
  expect(await situacoes(c.edital)).toEqual([
    ['Maria Coordenadora', 'FALTA', M.comAjusteAberto],
    ['Ana Aluna', 'PRONTO'],
    ['Bia Aluna', 'FALTA', M.semFrequencia],
  ]);
});
