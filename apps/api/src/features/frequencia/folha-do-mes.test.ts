import { createHash, randomUUID } from 'node:crypto';
import { MENSAGENS_DOS_DIAS as M } from '@instrutoria/domain/frequencia/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, INICIO, type TestApp } from '../../testing/app.ts';
import { insistWhenBusy, send } from '../../testing/client.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { rowOf, updateRows } from '../../testing/rows.ts';
import {
  ateMaio,
  type CenaDaFrequencia,
  criarCenaDaFrequencia,
  deAna,
  registrar,
} from '../../testing/world/cena-da-frequencia.ts';
import type { Estudante } from '../../testing/world/estudantes.ts';
import { createWorld, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

let c: CenaDaFrequencia;
let aluna: Estudante;
beforeEach(async () => {
  t.clock.definir(INICIO);
  c = await criarCenaDaFrequencia(t, w);
  aluna = await w.novoEstudante();
  await w.darVinculo(c.ana, aluna);
  await updateRows(t, 'instrutor', { matricula: '202611223' }, { id: c.ana });
});

const doProjeto = (mes = '2026-05') =>
  `/api/frequenciasInstrutor/projeto/${c.projeto}/dias/${c.ana}/${mes}/folha`;
const doAluno = (mes = '2026-05') => `/api/estudante/vinculos/${c.ana}/meses/${mes}/folha`;

async function imprimir(caminho: string, token: string) {
  const resposta = await fetch(`${t.url}${caminho}`, { headers: { authorization: `Bearer ${token}` } });
  expect([resposta.status, resposta.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pdf = await readPdf(new Uint8Array(await resposta.arrayBuffer()));
  const soma = /SHA-256dotexto:([0-9a-f]{64})/.exec(pdf.compact)?.[1] ?? '';
  const diz = (...textos: string[]) => textos.filter((um) => !pdf.compact.includes(squeeze(um)));
  return { pdf, soma, diz };
}

const cpf = async () => (await rowOf(t, 'instrutor', { id: c.ana })).cpf ?? '';
/** '***.456.789-**' */
const emParte = async () => `***.${(await cpf()).slice(3, 6)}.${(await cpf()).slice(6, 9)}-**`;
const coordenador = async () => (await rowOf(t, 'professor', { id: c.dono.id })).nome;
const guardar = (...dias: readonly (readonly [string, number])[]) =>
  send(t.url, 'PUT', `/api/estudante/vinculos/${c.ana}/dias`, {
    token: aluna.token,
    body: {
      dias: dias.map(([dia, horas]) => ({ id: randomUUID(), dia, horas, atividade: 'Plantão de dúvidas' })),
    },
  });
const enviar = (soma: number) =>
  send(t.url, 'POST', `/api/estudante/vinculos/${c.ana}/meses/2026-05/enviar`, {
    ...{ token: aluna.token, body: { soma } },
  });

describe('the printed sheet of a month', () => {
  it('has the days, both numbers with their instants, the reason, and both names to sign', async () => {
    await guardar(['2026-05-04', 4], ['2026-05-05', 2.5]);
    await enviar(6.5);
    t.clock.avancar(3_600_000);
    const aluno = { versao: 1, motivo: 'O dia 5 foi feriado.' };
    await registrar(c, [deAna(c, [...ateMaio().slice(0, 4), { mes: 5, horas: 4, aluno }])]);
    const { pdf, soma, diz } = await imprimir(doProjeto(), c.dono.token);
    expect([pdf.pdfa, pdf.tagged, pdf.language]).toEqual(['2A', true, 'pt-BR']);
    expect(pdf.title).toBe('Folha de frequência de maio de 2026: Ana Lima');
    expect(
      diz(
        ...['Ana Lima', '202611223', await emParte(), await coordenador(), `nº ${c.projeto}`],
        ...['04/05/2026', '05/05/2026', '2,5 h', 'Plantão de dúvidas'],
        ...['atestada', 'Horas enviadas pelo aluno', '6,5 h', 'Horas registradas pela coordenação', '4 h'],
        ...['Enviadas em', '13/05/2026 12:00, UTC', 'Registradas em', '13/05/2026 13:00, UTC'],
        ...['Motivo de contar menos horas', 'O dia 5 foi feriado.'],
      ),
    ).toEqual([]);
    expect(pdf.compact).not.toContain(await cpf());
    expect(soma).not.toBe('');
  });

  it('is the same for student and coordinator, however often it is printed, until a fact changes', async () => {
    await guardar(['2026-05-04', 4]);
    await enviar(4);
    const primeira = await imprimir(doAluno(), aluna.token);
    t.clock.avancar(1_800_000);
    const deNovo = await imprimir(doProjeto(), c.dono.token);
    expect([deNovo.soma, deNovo.pdf.compact]).toEqual([primeira.soma, primeira.pdf.compact]);
    await registrar(c, [deAna(c, [...ateMaio().slice(0, 4), { mes: 5, horas: 4, aluno: { versao: 1 } }])]);
    const registrada = await imprimir(doAluno(), aluna.token);
    expect(registrada.soma).not.toBe(primeira.soma);
    // A later save of other months leaves this one as it was.
    t.clock.avancar(1_800_000);
    expect((await registrar(c, [deAna(c, ateMaio({ 1: 20, 5: 4 }))])).status).toBe(200);
    expect((await imprimir(doAluno(), aluna.token)).soma).toBe(registrada.soma);
  });

  it('has a hash of its own text, which anybody can compute from the paper', async () => {
    await registrar(c, [deAna(c)]);
    const { soma } = await imprimir(doProjeto('2026-04'), c.dono.token);
    const { titulo, editalId } = await rowOf(t, 'projeto', { id: c.projeto });
    const edital = await rowOf(t, 'edital', { id: editalId ?? 0 });
    const texto = [
      'Folha de frequência de abril de 2026',
      `Projeto: nº ${c.projeto}, ${titulo}`,
      `Edital: ${edital.nome}`,
      ...['Aluno: Ana Lima', 'Matrícula: 202611223', `CPF: ${await emParte()}`],
      `Coordenação: ${await coordenador()}`,
      ...['Situação: horas registradas', 'Horas registradas pela coordenação: 34 h'],
      'Registradas em: 13/05/2026 12:00, UTC',
    ];
    const esperada = createHash('sha256').update(`${texto.join('\n')}\n`);
    expect(soma).toBe(esperada.digest('hex'));
  });

  it('does not show days that the student did not send', async () => {
    await guardar(['2026-05-04', 4]);
    const { pdf, diz } = await imprimir(doProjeto(), c.dono.token);
    expect(diz('horas ainda não registradas', 'Sem dias enviados pelo aluno')).toEqual([]);
    expect(pdf.compact).not.toContain(squeeze('Plantão de dúvidas'));
  });

  it('prints the hours that an administrator registered as theirs', async () => {
    await w.novaFrequencia(c.ana, 2026, [34], c.dono.id);
    const { rows } = await t.deps.database.pool.query<{ id: number }>(
      `insert into frequencia_de_oficio (projeto_id, autor_id, criado_em, motivo, origem)
       values ($1, $2, now(), 'Afastamento', 'aluno') returning id`,
      [c.projeto, (await w.novaPessoa('administrador')).id],
    );
    await updateRows(t, 'frequenciaDoMes', { deOficioId: rows[0]?.id ?? 0 }, { instrutorId: c.ana });
    const { diz } = await imprimir(doProjeto('2026-01'), c.dono.token);
    expect(diz('Horas registradas pela administração')).toEqual([]);
  });

  it.each(['2026-06', '2025-12'])('is 404 for %s, a month outside the vínculo', async (mes) => {
    for (const [caminho, token] of [
      [doProjeto(mes), c.dono.token],
      [doAluno(mes), aluna.token],
    ] as const) {
      const { status, body } = await send<{ message: string }>(t.url, 'GET', caminho, { token });
      expect([status, body.message]).toEqual([404, M.mesSemFolha]);
    }
  });

  it('is for the coordinator, administrators and the student alone', async () => {
    const [outro, adm, secretaria, outraAluna] = [
      await w.novaPessoa(),
      await w.novaPessoa('administrador'),
      await w.novaPessoa('secretaria'),
      await w.novoEstudante(),
    ];
    const ler = async (caminho: string, token: string) =>
      (await send(t.url, 'GET', caminho, { token })).status;
    expect(await ler(doProjeto(), adm.token)).toBe(200);
    expect(await ler(doProjeto(), outro.token)).toBe(404);
    expect(await ler(doProjeto(), secretaria.token)).toBe(404);
    expect(await ler(doAluno(), outraAluna.token)).toBe(404);
    expect(await ler(doAluno(), c.dono.token)).toBe(403);
  });
});
