import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { RECUSAS_DO_INSTRUTOR } from '../../testing/refusals/do-instrutor.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import type { CenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';

let t: TestApp;
let c: CenaDoInstrutor;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoInstrutor(t);
});
afterAll(() => t.close());

it('every message of the catalogue that the server can give is provoked by a row (E-FALHAS-1)', () => {
  expect(naoProvocadas('MENSAGENS_INSTRUTOR', MENSAGENS_INSTRUTOR, RECUSAS_DO_INSTRUTOR)).toEqual([]);
});

describe('refused on the server, with the exact text (D25, D28, D30, T-B11, T-D12)', () => {
  it.each(RECUSAS_DO_INSTRUTOR)('$o', (recusa) => conferirRecusa(recusa, c));
});

describe('a stale If-Match is refused by every write on an instructor (E-CHAMADAS-6)', () => {
  it.each([
    ['PATCH', '', 'dono', { nome: 'Outro' }],
    ['DELETE', '', 'dono', {}],
    ['POST', 'registrar-irregularidade/', 'dono', undefined],
    ['PATCH', 'situacao_instrutor/', 'administrador', { situacaoInstrutor: 'IRREGULAR' }],
    ['PATCH', 'mes_inicio/', 'administrador', { mesInicio: '2026-07' }],
    ['POST', 'liberar/', 'administrador', { mesInicio: '2026-07' }],
    ['PATCH', 'identificacao/', 'dono', { matricula: '77' }],
    [
      'PATCH',
      'conferir_documento/',
      'administrador',
      { documento: 'dados_bancarios', situacao: 'CONFERIDO' },
    ],
  ] as const)('%s instrutor/%s{id}', async (metodo, caminho, quem, corpo) => {
    const { dono, projeto } = await c.aprovado();
    const id = await c.w.novoInstrutor(projeto);
    const pessoa = quem === 'dono' ? dono : c.administrador;
    const r = await c.envia(pessoa, metodo, `/api/instrutor/${caminho}${id}`, corpo, 7);
    expect([r.status, r.body.versao, r.body.message]).toEqual([
      412,
      1,
      'Este registro foi alterado por outra pessoa. Recarregue a página.',
    ]);
    expect((await c.envia(pessoa, metodo, `/api/instrutor/${caminho}${id}`, corpo, 1)).status).toBeLessThan(
      300,
    );
  });
});

describe('the window of registrations, to the millisecond (D23, D36)', () => {
  const DIAS = 'O cadastro de instrutores é permitido do dia 1 ao dia 10 de cada mês';
  const FECHADO = 'O sistema está fechado para cadastro de instrutores em 1 e 2 de abril';
  it.each([
    ['2026-06-10T23:59:59.999Z', null],
    ['2026-06-11T00:00:00.000Z', DIAS],
    ['2026-06-30T23:59:59.999Z', DIAS],
    ['2026-07-01T00:00:00.000Z', null],
    ['2027-04-01T00:00:00.000Z', FECHADO],
    ['2027-04-02T23:59:59.999Z', FECHADO],
    ['2027-04-03T00:00:00.000Z', null],
  ])('at %s: %s', async (instante, texto) => {
    const { dono, projeto } = await c.aprovado();
    const id = await c.w.novoInstrutor(projeto, { tipoAluno: 'VOLUNTARIO' });
    const corpo = { ...(await c.cadastro(dono)), projeto };
    t.clock.definir(instante);
    const quem = { ...dono, ...(await c.w.abrirSessao(dono.id, dono.tipo)) };
    const respostas = [
      await c.envia(quem, 'POST', '/api/instrutor', corpo),
      await c.envia(quem, 'PATCH', `/api/instrutor/${id}`, { nome: 'Bia' }),
      await c.envia(quem, 'DELETE', `/api/instrutor/${id}`),
    ];
    const esperados = texto === null ? [201, 200, 204] : [409, 409, 409];
    expect(respostas.map(({ status }) => status)).toEqual(esperados);
    for (const { body } of texto === null ? [] : respostas) {
      expect([body.code, body.message]).toEqual(['FORA_DA_JANELA', texto]);
    }
  });
});
