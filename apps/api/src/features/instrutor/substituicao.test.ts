import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { insistWhenBusy, send } from '../../testing/client.ts';
import { countOf, findRow } from '../../testing/rows.ts';
import type { Corpo } from '../../testing/world/cena.ts';
import type { CenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoInstrutor;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoInstrutor(t);
});
afterAll(() => t.close());

async function entrada(dono: Pessoa, mudancas: Corpo = {}): Promise<Corpo> {
  const { tipoAluno: _tipo, ...corpo } = await c.cadastro(dono, mudancas);
  return { motivo: 'mudou de cidade', ...corpo };
}
const substitui = async (dono: Pessoa, id: number, mudancas: Corpo = {}, versao?: number) =>
  c.envia(dono, 'POST', `/api/instrutor/substituir/${id}`, await entrada(dono, mudancas), versao);
const retoma = (id: number) =>
  c.envia(c.administrador, 'POST', `/api/instrutor/retomar/${id}`, { motivo: 'engano' });
const encerra = (dono: Pessoa, id: number, corpo: Corpo = {}) =>
  c.envia(dono, 'DELETE', `/api/instrutor/${id}`, corpo);
const guardado = (id: number) => findRow(t, 'instrutor', { id });
const dito = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];
const umaVaga = async () => {
  const p = await c.aprovado({ remunerados: 1, voluntarios: 0 });
  return { ...p, id: await c.w.novoInstrutor(p.projeto, { mesInicio: '2026-04' }) };
};

it('ends one vínculo and registers the next in the same place, which begins anew', async () => {
  const { dono, projeto, id } = await umaVaga();
  const r = await substitui(dono, id, { nome: 'Bia Lima', data: '2026-05-04' }, 1);
  expect([r.status, r.body.tipoAluno, r.body.mesInicio, r.body.situacaoInstrutor]).toEqual([
    201,
    'BOLSISTA',
    '2026-05',
    'IRREGULAR',
  ]);
  expect(r.body.conferencias.map(({ situacao }) => situacao)).toEqual(Array(4).fill('PENDENTE'));
  expect(await guardado(id)).toMatchObject({ fim: '2026-05-04', motivoDoFim: 'mudou de cidade', versao: 2 });
  expect(await guardado(r.body.id)).toMatchObject({ substituiId: id, projetoId: projeto, cpf: null });
  for (const tabela of ['contaBancaria', 'linkDoEstudante'] as const) {
    expect(await countOf(t, tabela, { instrutorId: r.body.id })).toBe(0);
  }
  const ato = await findRow(t, 'auditoria', { acao: 'substituirInstrutor', registroId: r.body.id });
  expect(ato?.depois).toMatchObject({ substitui: id, mesInicio: '2026-05' });
});

it('does both or neither: a refused registration or end leaves all as it was', async () => {
  const { dono, projeto, id } = await umaVaga();
  const antes = await countOf(t, 'instrutor', { projetoId: projeto });
  const cpf = '52998224725';
  const outro = await c.aprovado();
  await c.w.novoInstrutor(outro.projeto, { cpf, acumulo: 'unica' });
  const recusas = [
    await substitui(dono, id, { nome: '' }),
    await substitui(dono, id, { data: '2999-01-01' }),
    await substitui(dono, id, { dados_bancarios: await c.w.novoArquivo('termo', dono.id) }),
    await substitui(dono, id, { cpf }),
    await substitui(dono, id, {}, 9),
  ];
  expect(recusas.map(({ status }) => status)).toEqual([422, 422, 422, 409, 412]);
  expect([(await guardado(id))?.fim, await countOf(t, 'instrutor', { projetoId: projeto })]).toEqual([
    null,
    antes,
  ]);
});

it('is done once however often it is sent, and one of several at once wins', async () => {
  for (let rodada = 0; rodada < 5; rodada += 1) {
    const { dono, projeto, id } = await umaVaga();
    const corpos = await Promise.all(
      Array.from({ length: 6 }, (_, i) => entrada(dono, { nome: `Bia ${i}` })),
    );
    const respostas = await Promise.all(
      corpos.map((corpo) => c.envia(dono, 'POST', `/api/instrutor/substituir/${id}`, corpo)),
    );
    const venceu = respostas.find(({ status }) => status === 201)?.body;
    const outras = respostas.filter(({ status }) => status !== 201);
    expect(outras.map(dito)).toEqual(
      Array(5).fill([409, `O vínculo deste instrutor já foi encerrado, e a vaga passou a ${venceu?.nome}`]),
    );
    expect(await countOf(t, 'instrutor', { projetoId: projeto, fim: null })).toBe(1);
    expect(await countOf(t, 'instrutor', { substituiId: id })).toBe(1);
  }
  const { dono, id } = await umaVaga();
  const body = await entrada(dono);
  const pedido = { token: dono.token, body, headers: { 'idempotency-key': 'a-mesma-substituicao-1' } };
  const duas = [1, 2].map(() =>
    send<{ id: number }>(t.url, 'POST', `/api/instrutor/substituir/${id}`, pedido),
  );
  const ids = (await Promise.all(duas)).map((r) => [r.status, r.body.id]);
  expect(ids[0]).toEqual(ids[1]);
  expect(await countOf(t, 'instrutor', { substituiId: id })).toBe(1);
});

it('takes a vínculo back only while nobody took over its place, or nobody of them began', async () => {
  const { dono, projeto, id } = await umaVaga();
  const { body } = await substitui(dono, id, { nome: 'Bia Lima', data: '2026-05-04' });
  expect(dito(await retoma(id))).toEqual([
    409,
    'A vaga passou a Bia Lima. Para retomar este vínculo, encerre antes o de quem entrou.',
  ]);
  await encerra(dono, body.id, { data: '2026-04-30' });
  expect((await retoma(id)).status).toBe(200);
  t.clock.avancar(1000);
  // The place may pass on again, and now for good; nor does who never began come back after that.
  const outra = await substitui(dono, id, { nome: 'Caio Reis', data: '2026-05-04' });
  await encerra(dono, outra.body.id);
  expect(dito(await retoma(id))).toEqual([
    409,
    'A vaga passou a Caio Reis. Este aluno só volta com um novo cadastro.',
  ]);
  expect(dito(await retoma(body.id))[0]).toBe(409);
  expect(await countOf(t, 'instrutor', { projetoId: projeto, fim: null })).toBe(0);
});

it('lists the holders of a place in order, with payments for the administration only', async () => {
  const { dono, projeto, id } = await umaVaga();
  await c.w.novaFrequencia(id, 2026, [null, null, null, 12.5], dono.id);
  const { body } = await substitui(dono, id, { nome: 'Bia Lima', data: '2026-05-04' });
  type Lidas = AnswerOf<Api['listarTitulares']>;
  const lidas = async (quem: Pessoa) => {
    const r = await send<Lidas>(t.url, 'GET', `/api/projeto/vagas/${projeto}`, { token: quem.token });
    return r.body.data[0]?.titulares ?? [];
  };
  const doDono = await lidas(dono);
  expect(doDono.map((um) => [um.id, um.de, um.ate, um.horas, um.pagamentos])).toEqual([
    [id, '2026-04', '2026-05-04', 12.5, null],
    [body.id, '2026-05', null, 0, null],
  ]);
  expect(doDono.map((um) => [um.substitui?.id, um.substituidoPor?.id])).toEqual([
    [undefined, body.id],
    [id, undefined],
  ]);
  expect((await lidas(c.administrador)).map((um) => um.pagamentos)).toEqual(
    Array(2).fill({ meses: 0, centavos: 0 }),
  );
});
