import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { send } from '../testing/client.ts';
import { findRow, updateRows } from '../testing/rows.ts';
import { runCli } from '../testing/server/cli.ts';
import { pedidoDeSorteio } from '../testing/world/cena-do-sorteio.ts';
import { createWorld, type Pessoa } from '../testing/world.ts';

let t: TestApp;
let adm: Pessoa;
let folder: string;
let sorteio: number;
beforeAll(async () => {
  t = await createTestApp();
  folder = await temporaryDataDir();
  const w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  const edital = await w.novoEditalEm('avaliacao');
  for (let n = 0; n < 3; n += 1) {
    await w.novoProjeto((await w.novaPessoa()).id, edital);
    await w.novaPessoa('avaliador');
  }
  const feito = await send<{ id: number }>(t.url, 'POST', `/api/edital/${edital}/sorteios`, {
    token: adm.token,
    body: await pedidoDeSorteio(t, edital),
  });
  sorteio = feito.body.id;
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

const conferir = (...args: string[]) =>
  runCli(['sorteio', ...args], { DATABASE_URL: t.databaseUrl, DATA_DIR: t.deps.config.dataDir });

it('repeats the draw from the database and from the file, with the same result', async () => {
  const doBanco = await conferir('conferir', String(sorteio));
  expect([doBanco.code, doBanco.stderr]).toEqual([0, '']);
  expect(doBanco.stdout).toContain(`O sorteio ${sorteio} confere`);
  expect(doBanco.stdout).toContain('número do sorteio 40213');
  const guardado = await findRow(t, 'sorteio', { id: sorteio });
  const publico = createHash('sha256').update(`${guardado?.sal}|${guardado?.hash}`).digest('hex');
  expect(doBanco.stdout).toContain(`no registro público ${publico}`);
  const { text } = await send(t.url, 'GET', `/api/sorteio/${sorteio}/arquivo`, { token: adm.token });
  const arquivo = join(folder, 'sorteio.json');
  await writeFile(arquivo, text);
  expect((await conferir('conferir', arquivo)).code).toBe(0);
  await writeFile(
    arquivo,
    text.replace('"semente":"40213"', '"semente":"40214"').replace(/"cargaMaxima":\d+/, '"cargaMaxima":49'),
  );
  const mexido = await conferir('conferir', arquivo);
  expect([mexido.code, mexido.stdout]).toEqual([1, '']);
  expect(mexido.stderr).toContain('não confere: o SHA-256');
});

it('reports what differs from the drawn result, and what it cannot read', async () => {
  await updateRows(
    t,
    'sorteio',
    {
      resultado: JSON.stringify({
        linhas: [],
        custo: 0,
        limiteInferior: 0,
        empatesResolvidos: true,
        passos: 0,
      }),
    },
    { id: sorteio },
  );
  const outro = await conferir('conferir', String(sorteio));
  expect([outro.code, outro.stderr]).toEqual([
    1,
    `O sorteio ${sorteio} NÃO confere: repetido, deu outro resultado.\n`,
  ]);
  expect((await conferir('conferir', '999999')).stderr).toBe('Não há sorteio nº 999999.\n');
  expect((await conferir('conferir', join(folder, 'nada.json'))).stderr).toContain('Não foi possível ler');
  expect((await conferir()).stderr).toContain('Uso: ');
});
