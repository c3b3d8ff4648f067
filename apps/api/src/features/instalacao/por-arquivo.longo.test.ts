import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { expect, it } from 'vitest';
import { removeDataDir } from '../../db/connection/embedded.ts';
import { send } from '../../testing/client.ts';
import { startServer } from '../../testing/server/server-process.ts';
import { corpoDaInstalacao } from '../../testing/world/instalacao-pendente.ts';

it('installs from a set-up file, and names each invalid setting without repeating it', async () => {
  const dataDir = await temporaryDataDir({ mode: 0o700 });
  const INSTALACAO_ARQUIVO = join(dataDir, 'instalacao.json');
  const env = { DATA_DIR: join(dataDir, 'dados'), INSTALACAO_ARQUIVO };
  const corpo = corpoDaInstalacao();
  const comArquivo = async (texto: string) => {
    await writeFile(INSTALACAO_ARQUIVO, texto);
    return startServer(env);
  };
  await expect(comArquivo(`{"administrador": {"senha": "segredo-do-arquivo"`)).rejects.toThrow(
    /INSTALACAO_ARQUIVO não serve.*\n {2}não é JSON/,
  );
  const ruim = { ...corpo, fusoConfirmado: false, unidades: [{ nome: '', cidade: 'segredo-do-arquivo' }] };
  const recusa = await comArquivo(JSON.stringify(ruim)).then(
    () => '',
    (erro: unknown) => String(erro),
  );
  for (const campo of ['fusoConfirmado', 'unidades.0.nome']) expect(recusa).toContain(`  ${campo}: `);
  expect(recusa).not.toContain('segredo-do-arquivo');

  // Without the file it prints a code and waits for a person.
  const linhas: string[] = [];
  const { INSTALACAO_ARQUIVO: _fora, ...sem } = env;
  const pendente = await startServer(sem, (linha) => void linhas.push(linha));
  await expect.poll(() => linhas.join('\n')).toMatch(/^ {2}(?:[0-9A-Z]{4}-){7}[0-9A-Z]{4}$/m);
  const [codigo = ''] = /(?:[0-9A-Z]{4}-){7}[0-9A-Z]{4}/.exec(linhas.join('\n')) ?? [];
  const aberta = await send(pendente.url, 'POST', '/api/instalacao/codigo', { body: { codigo } });
  expect(aberta.status).toBe(200);
  await pendente.terminate();

  const pronto = await comArquivo(JSON.stringify(corpo));
  const { cpf, senha: password } = corpo.administrador;
  expect((await send(pronto.url, 'POST', '/auth/login', { body: { cpf, password } })).status).toBe(200);
  await pronto.terminate();
  // Once installed, the file is ignored.
  const outra = await comArquivo('{');
  expect((await send(outra.url, 'GET', '/saude/pronta')).status).toBe(200);
  await outra.terminate();
  await removeDataDir(env.DATA_DIR);
});
