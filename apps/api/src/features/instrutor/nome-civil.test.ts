import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { fecharPorDuas } from '../../testing/folhas.ts';
import { rowOf, rowsOf } from '../../testing/rows.ts';
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

const CPF = comDigitosVerificadores('860000001');

/** A student of an approved project, whose form has a nome social. */
async function comNomeSocial(mudancas: Corpo = {}) {
  const p = await c.aprovado();
  const corpo = await c.cadastro(p.dono, { nome: 'Luna Freitas', nomeCivil: 'Lucas Freitas', ...mudancas });
  const r = await c.envia(p.dono, 'POST', '/api/instrutor', { ...corpo, projeto: p.projeto });
  expect([r.status, r.text.includes('Lucas')]).toEqual([201, false]);
  return { ...p, id: Number(r.body.id) };
}
const nomes = async (id: number) => {
  const { nome, nomeCivil } = await rowOf(t, 'instrutor', { id });
  return [nome, nomeCivil];
};

it('[C-L5] keeps a student’s civil name for the payer, and no name in the trail', async () => {
  const { dono, id } = await comNomeSocial();
  const muda = async (corpo: Corpo) => {
    const r = await c.envia(dono, 'PATCH', `/api/instrutor/${id}`, corpo);
    expect([r.status, r.text.includes('Lucas')]).toEqual([200, false]);
    return nomes(id);
  };
  expect(await nomes(id)).toEqual(['Luna Freitas', 'Lucas Freitas']);
  // Absent or empty it stays, and the body's name is the shown one.
  expect(await muda({ nome: 'Luna F. Freitas' })).toEqual(['Luna F. Freitas', 'Lucas Freitas']);
  expect(await muda({ nomeCivil: '' })).toEqual(['Luna F. Freitas', 'Lucas Freitas']);
  const ler = (motivo: string) =>
    c.envia(c.administrador, 'POST', `/api/instrutor/${id}/nome_civil`, { motivo });
  expect((await ler(' ')).status).toBe(422);
  expect((await ler('Conferir o termo')).body).toEqual({ nomeCivil: 'Lucas Freitas' });
  const linhas = await rowsOf(t, 'auditoria', { registroTipo: 'instrutor', registroId: id });
  expect(linhas.map(({ acao }) => acao)).toContain('lerNomeCivilDoInstrutor');
  expect(JSON.stringify(linhas)).not.toMatch(/Luna|Lucas/);
  const iguais = { nome: 'Lucas Freitas', nomeCivil: 'Lucas Freitas' };
  expect((await c.envia(dono, 'PATCH', `/api/instrutor/${id}`, iguais)).status).toBe(200);
  expect(await nomes(id)).toEqual(['Lucas Freitas', null]);
});

it("[C-L5] shows no student's name in older rows, and today’s in a sheet closed before", async () => {
  const p = await c.aprovado();
  const id = await c.w.novoInstrutor(p.projeto, { nome: 'Tales Rocha', mesInicio: '2026-03', cpf: CPF });
  const { projeto: segundo } = await c.w.novoAprovado({ dono: p.dono });
  const outro = await c.w.novoInstrutor(segundo, {
    nome: 'Tales Rocha',
    tipoAluno: 'VOLUNTARIO',
    cpf: CPF,
  });
  await c.w.novaFrequencia(id, 2026, [0, 0, 40], p.dono.id);
  const confere = await c.w.novaPessoa('administrador');
  const fechada = await fecharPorDuas(t.url, { confere, fecha: c.administrador }, { mes: '2026-03' });
  expect(fechada.status).toBe(200);
  const sql = `insert into auditoria (quando, pessoa_id, acao, registro_tipo, registro_id, antes, depois)
    values (now(), $1, 'atualizarInstrutor', 'instrutor', $2, '{"nome":"Tales Rocha"}', '{"nome":"Tales Rocha","email":"a"}')`;
  await t.deps.database.pool.query(sql, [p.dono.id, id]);
  const corpo = { nome: 'Talita Rocha', nomeCivil: 'Tales Rocha' };
  expect((await c.envia(p.dono, 'PATCH', `/api/instrutor/${id}`, corpo)).status).toBe(200);
  expect([await nomes(id), await nomes(outro)]).toEqual([
    ['Talita Rocha', 'Tales Rocha'],
    ['Talita Rocha', 'Tales Rocha'],
  ]);
  const trilha = await c.envia(c.administrador, 'GET', `/api/auditoria?registro=instrutor:${id}`);
  expect(trilha.text).toContain('"email":"a"');
  expect(trilha.text).not.toContain('Tales');
  const folha = await c.envia(c.administrador, 'GET', '/api/pagamento/2026-03');
  expect([folha.text.includes('Talita Rocha'), folha.text.includes('Tales')]).toEqual([true, false]);
  const r = await fetch(`${t.url}/api/pagamento/export/2026-03`, {
    headers: { authorization: `Bearer ${c.administrador.token}` },
  });
  const { sheets } = await readXlsx(new Uint8Array(await r.arrayBuffer()));
  const linhaCom = (texto: string) => sheets[0]?.rows.find((uma) => uma.includes(texto)) ?? [];
  const coluna = linhaCom('Nome para o pagamento').indexOf('Nome para o pagamento');
  expect(linhaCom('Talita Rocha')[coluna]).toBe('Tales Rocha');
});
