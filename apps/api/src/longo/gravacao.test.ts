import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { probeAccess } from '../testing/access/access-run.ts';
import { diferencas, type Gravada, gravador } from '../testing/access/gravacao.ts';
import { createProbedApp } from '../testing/access/probed-app.ts';
import type { TestApp } from '../testing/app.ts';
import { INICIO } from '../testing/app.ts';
import { send, watchAnswers } from '../testing/client.ts';
import { contar } from '../testing/figures.ts';
import { sondas } from '../testing/probes/todas.ts';
import { findRow } from '../testing/rows.ts';
import { createWorld } from '../testing/world.ts';

/**
 * Records every answer of the product for one set of data at one hour, for comparison after a change without
 * effects. The first run writes the file named by GRAVACAO, a later one compares with it: it makes only the
 * calls that existed then, since random values are numbered by their first appearance.
 */
const GRAVACAO = process.env.GRAVACAO ?? '.tmp/gravacao.json.gz';
const todas = Object.keys(rotas) as NomeDaChamada[];
let nomes: readonly NomeDaChamada[] = todas;
/** Ids for each call: some of the demonstration's, and one that does not exist. */
const IDS = [1, 2, 3, 5, 8, 13, 21, 2_000_000_000];

const fitas: Record<string, readonly Gravada[]> = {};
const abertos: TestApp[] = [];
const novoApp = async (): Promise<TestApp> => {
  const t = await createProbedApp();
  abertos.push(t);
  return t;
};
afterAll(async () => {
  for (const t of abertos) await t.close();
});

interface Gravacao {
  readonly nomes: readonly string[];
  readonly fitas: Readonly<Record<string, readonly Gravada[]>>;
}
let antes: Gravacao | null = null;
beforeAll(async () => {
  if (!existsSync(GRAVACAO)) return;
  const lida = JSON.parse(gunzipSync(await readFile(GRAVACAO)).toString()) as Gravacao;
  antes = lida;
  nomes = todas.filter((nome) => lida.nomes.includes(nome));
  expect(lida.nomes.filter((nome) => !(nome in rotas))).toEqual([]);
});

it('reads the demonstration as everybody who takes part in it', async () => {
  const t = await novoApp();
  const { database } = t.deps;
  const { contas } = await seedDemo(t.deps);
  expect(t.clock.agora().toISOString()).toBe(INICIO);
  const w = createWorld(t);
  const { gravadas, guardar } = gravador();
  const quemLe: [string, string | null][] = [['ninguém', null]];
  for (const { nome, tipo, cpf } of contas) {
    const pessoa = await findRow(database.db, 'professor', { cpf: normalizarCpf(cpf) ?? '' });
    if (pessoa === undefined) throw new Error(`the demonstration has no ${nome}`);
    quemLe.push([`${tipo} ${nome}`, (await w.abrirSessao(pessoa.id, tipo)).token]);
  }
  for (const nome of nomes.filter((cada) => rotas[cada].method === 'GET')) {
    const { path, lista } = rotas[nome];
    const ids = path.includes(':') ? IDS : [0];
    for (const caminho of [
      ...ids.map((id) => path.replace(':mes', '2026-05').replaceAll(/:\w+/g, String(id))),
      ...(lista && !path.includes(':') ? [`${path}?pagina=2&por_pagina=3`, `${path}?busca=a&pagina=1`] : []),
    ]) {
      for (const [quem, token] of quemLe) {
        const sent = { method: 'GET', path: caminho, token };
        guardar(sent, await send(t.url, 'GET', caminho, { token }), quem);
      }
    }
  }
  fitas.demonstracao = gravadas;
  expect(gravadas.length).toBeGreaterThan(1000);
});

it('makes every call as everybody, allowed and refused, and at its limits', async () => {
  const t = await novoApp();
  const { gravadas, guardar } = gravador();
  const parar = watchAnswers((sent, reply) => guardar(sent, reply));
  try {
    const { erradas } = await probeAccess(
      t,
      createWorld(t),
      nomes.map((nome) => [rotas[nome], sondas[nome]]),
    );
    expect(erradas).toEqual([]);
  } finally {
    parar();
  }
  fitas.chamadas = gravadas;
  expect(gravadas.length).toBeGreaterThan(2000);
});

it('gives the recorded answers', async () => {
  const total = Object.values(fitas).reduce((soma, fita) => soma + fita.length, 0);
  if (antes === null) {
    await mkdir(dirname(GRAVACAO), { recursive: true });
    await writeFile(GRAVACAO, gzipSync(JSON.stringify({ nomes, fitas })));
    contar('gravacao', `${total} answers of ${nomes.length} calls written to ${GRAVACAO}`);
    return;
  }
  const outras = Object.entries(antes.fitas).flatMap(([nome, fita]) =>
    diferencas(fita, fitas[nome] ?? [], 40).map((linha) => `${nome} ${linha}`),
  );
  contar('gravacao', `${total} answers of ${nomes.length} calls, ${outras.length} differ from ${GRAVACAO}`);
  expect(outras).toEqual([]);
});
