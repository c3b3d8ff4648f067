import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { umPdfDe } from '../../testing/documents/arquivos.ts';
import { countOf, findRow, rowOf } from '../../testing/rows.ts';
import type { Estudante } from '../../testing/world/estudantes.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Instrutor = AnswerOf<Api['lerInstrutor']>;
type Vinculos = AnswerOf<Api['lerMeusVinculos']>;

let t: TestApp;
let w: World;
let dono: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  dono = await w.novaPessoa();
});
afterAll(() => t.close());

async function comVinculo(dados: Parameters<World['novoInstrutor']>[1] = {}) {
  const { projeto } = await w.novoAprovado({ dono });
  const id = await w.novoInstrutor(projeto, dados);
  const estudante = await w.novoEstudante();
  await w.darVinculo(id, estudante);
  return { id, projeto, estudante };
}

let serial = 30_000;
const novoPdf = () => {
  serial += 1;
  return umPdfDe(serial);
};
const caminho = (id: number, documento: string) => `/api/estudante/vinculos/${id}/documento/${documento}`;
const enviar = (
  { token }: Estudante,
  id: number,
  { documento = 'termo_compromisso', bytes = novoPdf(), headers = {} } = {},
) =>
  send<{ readonly code: string }>(t.url, 'POST', caminho(id, documento), {
    ...{ token, file: { bytes }, headers },
  });
const lerComo = async ({ token }: Pessoa, id: number) =>
  (await send<Instrutor>(t.url, 'GET', `/api/instrutor/${id}`, { token })).body;

describe('a document that the student sends', () => {
  it('replaces a refused one, and the coordination reads who sent it', async () => {
    const { id, estudante } = await comVinculo({ situacao: 'IRREGULAR', mesInicio: null });
    await w.recusarDocumento(id, 'termo_compromisso');
    const antes = (await rowOf(t, 'instrutor', { id })).termoCompromisso;
    const bytes = novoPdf();
    expect((await enviar(estudante, id, { bytes })).status).toBe(200);
    const { conferencias } = await lerComo(dono, id);
    expect(conferencias[0]).toMatchObject({ situacao: 'PENDENTE', peloAluno: true });
    expect(conferencias[1]).toMatchObject({ peloAluno: false });
    expect(await findRow(t, 'arquivo', { referencia: antes })).toBeUndefined();
    const { termoCompromisso } = await rowOf(t, 'instrutor', { id });
    expect(await rowOf(t, 'arquivo', { referencia: termoCompromisso })).toMatchObject({
      ...{ donoId: null, estudanteId: estudante.id, tipo: 'termo', vinculo: `instrutor:${id}` },
    });
    const lido = await send(t.url, 'GET', caminho(id, 'termo_compromisso'), { token: estudante.token });
    expect(Buffer.byteLength(lido.text, 'latin1')).toBeGreaterThan(0);
    expect(lido.status).toBe(200);
  });

  it('is in no row of the log of accesses when its student opens it', async () => {
    const { id, estudante } = await comVinculo();
    await send(t.url, 'GET', caminho(id, 'dados_bancarios'), { token: estudante.token });
    expect(await countOf(t, 'acesso', { registroTipo: 'instrutor', registroId: id })).toBe(0);
  });

  it('of a REGULAR vínculo holds the payment until it is checked (D25)', async () => {
    const { id, estudante } = await comVinculo();
    expect((await enviar(estudante, id)).status).toBe(200);
    expect((await lerComo(dono, id)).situacaoInstrutor).toBe('REGULAR');
    const aberto = await findRow(t, 'historicoDoInstrutor', {
      ...{ instrutorId: id, campo: 'DOCUMENTOS', valor: 'POR_CONFERIR', ate: null },
    });
    expect(aberto).toMatchObject({ autorId: null });
    const { body } = await send<Vinculos>(t.url, 'GET', '/api/estudante/vinculos', {
      token: estudante.token,
    });
    expect(body[0]?.documentos[0]).toMatchObject({ situacao: 'PENDENTE', peloAluno: true });
  });

  it('is judged like the coordination’s: kind, content, repetition, version', async () => {
    const { id, estudante } = await comVinculo();
    const repetido = novoPdf();
    expect((await enviar(estudante, id, { bytes: repetido })).status).toBe(200);
    const casos = [
      await enviar(estudante, id, { bytes: Buffer.from('texto') }),
      await enviar(estudante, id, { documento: 'historico_declaracao', bytes: repetido }),
      await enviar(estudante, id, { headers: { 'if-match': '"1"' } }),
      await enviar(estudante, id, { documento: 'termo_anuencia' }),
      await enviar(estudante, id, { documento: 'outra_coisa' }),
    ];
    expect(casos.map(({ status }) => status)).toEqual([415, 422, 412, 409, 404]);
    expect(await countOf(t, 'arquivo', { estudanteId: estudante.id })).toBe(1);
  });

  it('is refused after the end of the vínculo, and is another student’s 404', async () => {
    const { id } = await comVinculo();
    const alheia = await enviar((await comVinculo()).estudante, id);
    const desconhecida = await enviar((await comVinculo()).estudante, 999_999);
    expect([alheia.status, alheia.text]).toEqual([404, desconhecida.text]);
    const fim = { fim: '2026-03-31', motivoDoFim: 'fim', encerradoEm: t.clock.agora() };
    const acabado = await comVinculo(fim);
    expect((await enviar(acabado.estudante, acabado.id)).body.code).toBe('VINCULO_ENCERRADO');
    const dele = await send(t.url, 'GET', caminho(id, 'termo_compromisso'), {
      token: acabado.estudante.token,
    });
    expect(dele.status).toBe(404);
  });

  it('counts towards the student’s bytes of the day (D50)', async () => {
    const { id, estudante } = await comVinculo();
    const bytes = novoPdf();
    await enviar(estudante, id, { bytes });
    const dia = await rowOf(t, 'envioDoDiaDoEstudante', { estudanteId: estudante.id });
    expect(dia.bytes).toBe(bytes.length);
    expect(await countOf(t, 'envioReservado', { estudanteId: estudante.id })).toBe(0);
  });
});
