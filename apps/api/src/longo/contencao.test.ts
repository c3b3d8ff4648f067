import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { contar } from '../testing/figures.ts';
import { type Cena, criarCena } from '../testing/world/cena.ts';
import { type Pessoa, proximo } from '../testing/world.ts';

const SEGUNDOS = Number(process.env.SEGUNDOS ?? 60);
const ESCRITORES = 64;

let t: TestApp;
let c: Cena;
let administrador: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  administrador = await c.w.novaPessoa('administrador');
});
afterAll(() => t.close());

test(`T-G16 answers no 5xx and loses no write with ${ESCRITORES} writers on the same records for ${SEGUNDOS} seconds`, async () => {
  const { body: projeto } = await c.envia<Projeto>('POST', '/api/projeto', await c.corpo());
  const editais = await Promise.all([c.w.novoEdital(), c.w.novoEdital()]);
  const token = administrador.token;
  const atos = [
    (i: number) =>
      c.envia<{ versao: number }>('PUT', `/api/projeto/${projeto.id}`, { titulo: `Título ${i}` }),
    (i: number) =>
      c.envia('PUT', '/api/configuracao', { instituicao: { nome: `Universidade ${i}` } }, { token }),
    (i: number) => c.envia('PUT', `/api/edital/${editais[i % 2]}`, { limiteBolsas: i % 100 }, { token }),
    (i: number) =>
      c.envia('POST', '/api/unidade', { nome: `Unidade ${i} ${proximo()}`, cidade: 'Crato' }, { token }),
  ] as const;
  const fim = performance.now() + SEGUNDOS * 1000;
  const status = new Map<number, number>();
  let feitosNoProjeto = 0;
  await Promise.all(
    Array.from({ length: ESCRITORES }, async (_, escritor) => {
      for (let i = escritor; performance.now() < fim; i += 1) {
        const qual = (i * 7 + escritor) % atos.length;
        const r = await atos[qual]?.(i);
        if (r === undefined) throw new Error('no such act');
        status.set(r.status, (status.get(r.status) ?? 0) + 1);
        if (qual === 0 && r.status === 200) feitosNoProjeto += 1;
      }
    }),
  );
  const { body: depois } = await c.envia<Projeto>('GET', `/api/projeto/projeto/${projeto.id}`);
  const contagem = [...status].sort(([a], [b]) => a - b).map(([s, n]) => `${n} × ${s}`);
  contar(
    'memoria',
    `${ESCRITORES} writers for ${SEGUNDOS} s: ${contagem.join(', ')}; ${feitosNoProjeto} changes of one project, none lost`,
  );
  expect([...status.keys()].filter((um) => um >= 500)).toEqual([]);
  expect(depois.versao).toBe(projeto.versao + feitosNoProjeto);
});
