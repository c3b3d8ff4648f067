import { randomUUID } from 'node:crypto';
import { ATIVIDADE_ELIMINADA } from '@instrutoria/domain/frequencia/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, findRow, insertAll, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { gravarFuso } from '../../testing/world/fuso-gravado.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { housekeep } from './housekeeping.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

const guardado = async (referencia: string) => {
  const linha = await findRow(t, 'arquivo', { referencia });
  return [linha?.eliminadoEm?.toISOString() ?? null, await t.deps.storage.exists(referencia)];
};
const INTEIRO = [null, true];

describe('what students wrote about their days (T-M4)', () => {
  it('goes a year after the vínculo where the month was not sent, else with the documents', async () => {
    t.clock.definir('2026-06-01T12:00:00Z');
    const { projeto, edital, dono } = await w.novoAprovado();
    await updateRows(t, 'edital', { vigenciaFim: '2026-12-31' }, { id: edital });
    const instrutorId = await w.novoInstrutor(projeto);
    const agora = t.clock.agora();
    const dia = (quando: string, atividade: string) =>
      insertInto(t, 'diaDoEstudante', {
        ...{ instrutorId, id: randomUUID(), dia: quando, horas: 4, atividade, alteradoEm: agora },
      });
    const mes = (qual: string, estado: string) =>
      insertInto(t, 'mesDoEstudante', {
        ...{ instrutorId, mes: qual, estado, enviadoEm: agora, decididoEm: agora, decididoPorId: dono.id },
        motivo: 'Porque sim',
      });
    await dia('2026-03-04', 'Março, atestado');
    await mes('2026-03', 'atestado');
    await dia('2026-04-04', 'Abril, devolvido');
    await mes('2026-04', 'devolvido');
    await dia('2026-05-04', 'Maio, nunca enviado');
    const ficam = async (quando: string) => {
      t.clock.definir(quando);
      await housekeep(t.deps);
      return (await rowsOf(t, 'diaDoEstudante', { instrutorId }, 'dia')).map(({ atividade }) => atividade);
    };
    const enviados = ['Março, atestado', 'Abril, devolvido'];
    expect(await ficam('2027-12-31T12:00:00Z')).toEqual([...enviados, 'Maio, nunca enviado']);
    expect(await ficam('2028-01-01T12:00:00Z')).toEqual(enviados);
    const arquivado = { fase: 'arquivado', resultadoPublicadoEm: new Date('2026-06-01') } as const;
    await updateRows(t, 'edital', arquivado, { id: edital });
    expect(await ficam('2031-12-31T12:00:00Z')).toEqual(enviados);
    expect(await ficam('2032-01-01T12:00:00Z')).toEqual([ATIVIDADE_ELIMINADA, ATIVIDADE_ELIMINADA]);
    // Hours and day stay, as all attendance does.
    expect((await rowsOf(t, 'diaDoEstudante', { instrutorId })).map(({ horas }) => horas)).toEqual([4, 4]);
  });
});

describe('documents kept for their time and no longer (T-M4)', () => {
  it('deletes the content five years after the year of the last use, and keeps a marker that tells so', async () => {
    const { db } = t.deps.database;
    const { projeto, edital: editalId, dono } = await w.novoAprovado();
    const antigo = await w.novoInstrutor(projeto);
    const recente = await w.novoInstrutor(projeto, {
      fim: '2028-02-10',
      encerradoEm: new Date('2028-02-10T12:00:00Z'),
      motivoDoFim: 'Formou-se',
    });
    const vivo = await w.novoInstrutor((await w.novoAprovado()).projeto);
    await updateRows(
      db,
      'edital',
      { fase: 'arquivado', resultadoPublicadoEm: new Date('2026-06-01') },
      { id: editalId },
    );
    const bancario = async (id: number) => (await findRow(db, 'instrutor', { id }))?.dadosBancarios ?? '';
    const [velho, novo, outro] = [await bancario(antigo), await bancario(recente), await bancario(vivo)];
    const estados = async () => [await guardado(velho), await guardado(novo), await guardado(outro)];
    const agora = t.clock.agora();
    const { id: conferenciaId } = await insertInto(db, 'conferenciaDaFolha', {
      ...{
        mes: '2026-03',
        conferidaEm: agora,
        conferidaPorId: dono.id,
        total: 0,
        linhas: 1,
        lancamentos: '[]',
      },
    });
    for (const instrutorId of [antigo, recente]) {
      const { versao: _, ...conta } = await rowOf(db, 'contaBancaria', { instrutorId });
      await insertInto(db, 'contaConferida', { ...conta, conferenciaId, livre: true });
    }
    t.clock.definir('2031-12-31T23:59:59.999Z');
    expect(await housekeep(t.deps)).toMatchObject({ eliminados: 0 });
    t.clock.avancar(1);
    // The five documents of one instructor (four are files) and the proof of the project's disciplines.
    expect(await housekeep(t.deps)).toMatchObject({ eliminados: 5 });
    // The account goes with the documents, and nobody else's.
    expect(await findRow(db, 'contaBancaria', { instrutorId: antigo })).toBeUndefined();
    expect(await findRow(db, 'contaBancaria', { instrutorId: recente })).toBeDefined();
    const conferidas = await rowsOf(db, 'contaConferida', { conferenciaId });
    expect(
      conferidas.map(({ instrutorId, conta, cpfDoTitular }) => [
        instrutorId,
        conta === null,
        cpfDoTitular === null,
      ]),
    ).toEqual([
      [antigo, true, true],
      [recente, false, false],
    ]);
    const depois = ['2032-01-01T00:00:00.000Z', false];
    expect(await estados()).toEqual([depois, INTEIRO, INTEIRO]);
    const { token } = await w.abrirSessao(dono.id, dono.tipo);
    const r = await send<{ code: string }>(t.url, 'GET', `/api/images/comprovante/${projeto}`, { token });
    expect([r.status, r.body.code]).toEqual([404, 'DOCUMENTO_ELIMINADO']);
    expect(r.text).toContain('o prazo para conservá-lo terminou');
    t.clock.definir('2034-01-01T00:00:00Z');
    expect(await housekeep(t.deps)).toMatchObject({ eliminados: 4 });
    expect((await estados()).slice(1)).toEqual([['2034-01-01T00:00:00.000Z', false], INTEIRO]);
    t.clock.definir(agora);
  });
});

describe('years of the zone (D23)', () => {
  it.each([
    // The last evening of 2026 in São Paulo, and a call that was never published and ended on the first day of 2027.
    [{ resultadoPublicadoEm: new Date('2027-01-01T01:00:00Z') }, '2032-01-01T03:00:00.000Z'],
    [{ fim: '2027-01-01', resultadoPublicadoEm: null }, '2033-01-01T03:00:00.000Z'],
  ])('%j: deletes the documents on %s, not an hour before', async (edital, dia) => {
    const { token } = await w.novaPessoa('administrador');
    const escolher = async (fuso: string) =>
      (await send(t.url, 'PUT', '/api/configuracao', { token, body: { fuso } })).status;
    expect(await escolher('America/Sao_Paulo')).toBe(200);
    const { projeto, edital: id } = await w.novoAprovado();
    const instrutor = await w.novoInstrutor(projeto);
    await updateRows(t, 'edital', { fase: 'arquivado', ...edital }, { id });
    const documento = (await findRow(t, 'instrutor', { id: instrutor }))?.dadosBancarios ?? '';
    const agora = t.clock.agora();
    t.clock.definir(new Date(Date.parse(dia) - 1));
    await housekeep(t.deps);
    expect(await guardado(documento)).toEqual(INTEIRO);
    t.clock.definir(dia);
    await housekeep(t.deps);
    expect(await guardado(documento)).toEqual([dia, false]);
    t.clock.definir(agora);
    await gravarFuso(t, 'UTC');
  });
});

describe('logs (T-M10)', () => {
  it('deletes openings after six months, but no acts of the trail', async () => {
    const { db } = t.deps.database;
    const abrir = (quando: string) => ({
      quando: new Date(quando),
      pessoaId: 1,
      endereco: '127.0.0.1',
      documento: 'termo_compromisso',
      registroTipo: 'instrutor',
      registroId: 77,
      titularId: null,
    });
    await insertAll(db, 'acesso', [abrir('2026-05-13T11:59:59Z'), abrir('2026-05-13T12:00:00Z')]);
    await insertInto(db, 'auditoria', { quando: new Date('2020-01-01'), acao: 'atoAntigo' });
    const agora = t.clock.agora();
    t.clock.definir('2026-11-13T12:00:00Z');
    await housekeep(t.deps);
    t.clock.definir(agora);
    const restam = await rowsOf(db, 'acesso', { registroId: 77 });
    expect(restam.map(({ quando }) => quando.toISOString())).toEqual(['2026-05-13T12:00:00.000Z']);
    expect(await countOf(db, 'auditoria', { acao: 'atoAntigo' })).toBe(1);
  });
});
