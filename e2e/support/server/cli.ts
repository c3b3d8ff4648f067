import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { App } from './app.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface DadosDoAdministrador {
  readonly nome: string;
  readonly cpf: string;
  readonly siape: string;
  readonly email: string;
}

/** Runs `npm run cli -- criar-administrador` beside the running product; returns the link that it prints. */
export async function criarAdministrador(app: App, dados: DadosDoAdministrador): Promise<URL> {
  const flags = Object.entries(dados).flatMap(([name, value]) => [`--${name}`, value]);
  const { stdout } = await run(
    process.execPath,
    ['apps/api/src/cli/main.ts', 'criar-administrador', ...flags],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: app.dataDir, PORT: String(app.port) },
    },
  );
  const [link] = /https?:\/\/\S+redefinir-senha\S+/.exec(stdout) ?? [];
  if (link === undefined) throw new Error(`no link in: ${stdout}`);
  return new URL(link);
}
