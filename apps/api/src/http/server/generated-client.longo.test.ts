import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { contar } from '../../testing/figures.ts';
import { rowOf } from '../../testing/rows.ts';
import { sendRaw } from '../../testing/server/raw-request.ts';
import { darSenha, SENHA } from '../../testing/world/contas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../../..');
const client = join(root, 'tools/cliente-gerado');

let t: TestApp;
let w: World;
let folder: string;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  folder = await mkdtemp(join(tmpdir(), 'cliente-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await t.close();
});

/** What a command wrote; throws with its output when it fails. */
async function output(command: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await run(command, args, { cwd: folder })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

const OPCOES = {
  ...{ strict: true, noEmit: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  ...{ target: 'es2024', module: 'nodenext', allowImportingTsExtensions: true, skipLibCheck: false },
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
};

it('compiles strictly, enters, and files a proposal with a personal token', async () => {
  await writeFile(join(folder, 'openapi.json'), (await sendRaw(t.url, 'GET', '/api/openapi.json', {})).text);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPCOES, include: ['*.ts'] }),
  );
  await copyFile(join(client, 'propor.ts'), join(folder, 'propor.ts'));
  await output(join(client, 'node_modules/.bin/openapi-typescript'), 'openapi.json', '-o', 'api.ts');
  await output(join(root, 'node_modules/.bin/tsc'), '-p', '.');
  const quem = await w.novaPessoaComFoto('coordenador');
  await darSenha(t, quem);
  const edital = await w.novoEdital();
  const { id: comprovante } = await w.novoPacote(quem.id);
  const dados = [t.url, quem.cpf, SENHA, String(edital), String(comprovante)];
  const feito = JSON.parse(await output(process.execPath, 'propor.ts', ...dados)) as { id: number };
  contar('cliente', `the generated types compile, and their client filed project ${feito.id}`);
  expect(await rowOf(t, 'projeto', { id: feito.id })).toMatchObject({
    ...{ titulo: 'Proposta de outro sistema', coordenadorId: quem.id, editalId: edital, ehRascunho: false },
  });
});
