import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { insistWhenBusy } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { countOf, findRow } from '../../testing/rows.ts';
import type { CenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';

/** Rounds of each race; `test:longo` runs a hundred. */
const RODADAS = Number(process.env.RODADAS_DO_INSTRUTOR ?? 5);
const ESCRITORES = 30;

let t: TestApp;
let c: CenaDoInstrutor;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoInstrutor(t);
});
afterAll(() => t.close());

const cpfDe = (n: number) => comDigitosVerificadores(String(640_000_000 + n));
const rodadas = Array.from({ length: RODADAS }, (_, i) => i);
const vivos = (projeto: number, tipo: string) =>
  countOf(t, 'instrutor', { projetoId: projeto, tipoAluno: tipo, fim: null });

it(`T-G7: gives the last place to one of ${ESCRITORES} registrations at once, and tells the others that there is none`, async () => {
  for (const rodada of rodadas) {
    const tipoAluno = rodada % 2 === 0 ? 'BOLSISTA' : 'VOLUNTARIO';
    const p = await c.aprovado({ remunerados: 2, voluntarios: 2 });
    await c.w.novoInstrutor(p.projeto, { tipoAluno });
    const corpos = await Promise.all(
      Array.from({ length: ESCRITORES }, async () => ({
        ...(await c.cadastro(p.dono, { tipoAluno })),
        projeto: p.projeto,
      })),
    );
    const respostas = await Promise.all(
      corpos.map((corpo) => c.envia(p.dono, 'POST', '/api/instrutor', corpo)),
    );
    const statuses = respostas.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: ESCRITORES - 1 }, () => 409)]);
    const qual = tipoAluno === 'BOLSISTA' ? 'bolsista' : 'voluntário';
    for (const { status, body } of respostas) {
      if (status === 409) expect(body.message).toBe(`Não há vaga de ${qual} neste projeto`);
    }
    expect(await vivos(p.projeto, tipoAluno)).toBe(2);
  }
  contar(
    'corridas',
    `last place: ${RODADAS} rounds × ${ESCRITORES} registrations, never above the approved count`,
  );
});

it('T-G7: gives the last paid place to a change of type or to a registration at the same moment', async () => {
  for (const _ of rodadas) {
    const p = await c.aprovado({ remunerados: 1, voluntarios: 1 });
    const id = await c.w.novoInstrutor(p.projeto, { tipoAluno: 'VOLUNTARIO' });
    const dados_bancarios = await c.w.novoArquivo('dados_bancarios', p.dono.id);
    const corpo = { ...(await c.cadastro(p.dono)), projeto: p.projeto };
    const respostas = await Promise.all([
      c.envia(p.dono, 'PATCH', `/api/instrutor/${id}`, {
        tipoAluno: 'BOLSISTA',
        acumulo: 'unica',
        dados_bancarios,
      }),
      c.envia(p.dono, 'POST', '/api/instrutor', corpo),
    ]);
    expect(respostas.map(({ status }) => status === 409).sort()).toEqual([false, true]);
    expect(await vivos(p.projeto, 'BOLSISTA')).toBe(1);
  }
});

it('binds one file of two registrations at once to one of them (T-D11)', async () => {
  for (const _ of rodadas) {
    const p = await c.aprovado();
    const termo_compromisso = await c.w.novoArquivo('termo', p.dono.id);
    const corpo = { ...(await c.cadastro(p.dono, { termo_compromisso })), projeto: p.projeto };
    const respostas = await Promise.all([
      c.envia(p.dono, 'POST', '/api/instrutor', corpo),
      c.envia(p.dono, 'POST', '/api/instrutor', { ...corpo, email: 'outra@exemplo.br' }),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 422]);
    const dono = respostas.find(({ status }) => status === 201)?.body.id;
    const linha = await findRow(t, 'arquivo', { referencia: termo_compromisso });
    expect(linha?.vinculo).toBe(`instrutor:${dono}`);
  }
});

it('[C-A8] creates one instructor for a student registered many times at once in one project (D37)', async () => {
  for (const rodada of rodadas) {
    const p = await c.aprovado({ remunerados: 2, voluntarios: 3 });
    const mesmo =
      rodada % 2 === 0 ? { cpf: cpfDe(rodada) } : { email: `Corrida${rodada}@Exemplo.br`, cpf: null };
    const corpos = await Promise.all(
      Array.from({ length: 5 }, async (_, i) => ({
        ...(await c.cadastro(p.dono, { ...mesmo, ...(i < 2 ? {} : { tipoAluno: 'VOLUNTARIO' }) })),
        projeto: p.projeto,
      })),
    );
    const respostas = await Promise.all(
      corpos.map((corpo) => c.envia(p.dono, 'POST', '/api/instrutor', corpo)),
    );
    const recusadas = respostas.filter(({ status }) => status !== 201);
    expect(recusadas.map(({ status, body }) => [status, body.message])).toEqual(
      Array(4).fill([409, 'Este aluno já é instrutor deste projeto']),
    );
  }
});

it('[C-A1] makes a student with bolsa única REGULAR in only one of two projects at once (D37)', async () => {
  for (const rodada of rodadas) {
    const cpf = cpfDe(100 + rodada);
    const [um, outro] = [await c.aprovado(), await c.aprovado()];
    const ids = [
      await c.w.novoInstrutor(um.projeto, { cpf, situacao: 'IRREGULAR', mesInicio: null }),
      await c.w.novoInstrutor(outro.projeto, { cpf, situacao: 'IRREGULAR', mesInicio: null }),
    ];
    const respostas = await Promise.all(
      ids.map((id) => c.envia(c.administrador, 'POST', `/api/instrutor/liberar/${id}`, {})),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const recusada = respostas.find(({ status }) => status === 409)?.body.message;
    expect(recusada).toMatch(/^Este aluno já tem bolsa única em outro projeto: .+ \(projeto nº \d+\)$/);
  }
});

it('stores one absence when it is registered twice at once (D28)', async () => {
  for (const _ of rodadas) {
    const p = await c.aprovado();
    const caminho = `/api/instrutor/registrar-irregularidade/${await c.w.novoInstrutor(p.projeto)}`;
    const respostas = await Promise.all([
      c.envia(p.dono, 'POST', caminho),
      c.envia(c.administrador, 'POST', caminho),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});
