import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto, updateRows } from '../../testing/rows.ts';
import type { Corpo } from '../../testing/world/cena.ts';
import type { CenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';

const CPF = comDigitosVerificadores('860000001');
const NA_LISTA = { matricula: '2026A17', nome: 'Joana da Silva', cpf: CPF };

describe('an instructor beside the imported list of students', () => {
  let t: TestApp;
  let c: CenaDoInstrutor;
  beforeAll(async () => {
    t = await createTestApp();
    c = await criarCenaDoInstrutor(t);
  });
  afterAll(() => t.close());

  async function cadastrado(mudancas: Corpo) {
    const p = await c.aprovado();
    const corpo = await c.cadastro(p.dono, { tipoAluno: 'VOLUNTARIO', ...mudancas });
    const r = await c.envia(p.dono, 'POST', '/api/instrutor', { ...corpo, projeto: p.projeto });
    expect(r.status, r.text).toBe(201);
    return { id: r.body.id, avisos: (r.body as unknown as { avisos: string[] }).avisos, dono: p.dono };
  }
  async function naMesa(id: number) {
    const r = await send<{ diferencasDaLista: string[] | null }[]>(
      t.url,
      'GET',
      `/api/instrutor?instrutor=${id}`,
      { token: c.administrador.token },
    );
    return r.body[0]?.diferencasDaLista;
  }

  it('is not compared while the institution imported no list', async () => {
    const { id, avisos } = await cadastrado({ matricula: '1' });
    expect([avisos, await naMesa(id)]).toEqual([[], null]);
  });

  it('is reported to the person who registers the instructor, and shown at the desk', async () => {
    await insertInto(t, 'aluno', NA_LISTA);
    const casos: readonly (readonly [Corpo, string[], string[] | null])[] = [
      [{ matricula: '2026a17', nome: 'JOANA DÁ SILVA', cpf: CPF }, [], []],
      [{ matricula: '2026A17', nome: 'Joana da Silva' }, [], []],
      [{ matricula: '2026A17', nome: 'Ana Souza', cpf: CPF }, [M.outroNomeNaLista], ['nome']],
      [
        { matricula: '2026A17', nome: 'Joana da Silva', cpf: comDigitosVerificadores('860000002') },
        [M.outroCpfNaLista],
        ['cpf'],
      ],
      [
        { matricula: '2026A17', nome: 'Ana Souza', cpf: comDigitosVerificadores('860000003') },
        [M.outroNomeECpfNaLista],
        ['nome', 'cpf'],
      ],
      [{ matricula: '2026A18', nome: 'Joana da Silva' }, [M.foraDaListaDeAlunos], ['ausente']],
      [{ nome: 'Joana da Silva' }, [], null],
    ];
    for (const [corpo, avisos, diferencas] of casos) {
      const feito = await cadastrado(corpo);
      expect([feito.avisos, await naMesa(feito.id)], JSON.stringify(corpo)).toEqual([avisos, diferencas]);
    }
  });

  it('agrees when the list holds the civil name of somebody who goes by another', async () => {
    const { id } = await cadastrado({ matricula: '2026A17', nome: 'João da Silva' });
    expect(await naMesa(id)).toEqual(['nome']);
    await updateRows(t, 'instrutor', { nomeCivil: 'Joana da Silva' }, { id });
    expect(await naMesa(id)).toEqual([]);
  });
});
