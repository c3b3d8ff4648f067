import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NOMES_DAS_SESSOES } from '@instrutoria/domain/conta/messages.ts';
import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { type Config, ConfigError } from '../config/config.ts';
import type { ContaDeDemonstracao } from '../context.ts';
import { removeDataDir } from '../db/connection/embedded.ts';

/** A file that marks a demonstration's directory. */
const MARCA = 'demonstracao';

/**
 * Empties the directory, so that each demonstration starts anew. A given DATA_DIR is emptied only when a
 * demonstration made it; with other content the start is refused. A database server is not changed.
 */
export async function freshDataDir({ dataDir, databaseUrl }: Config, given: boolean): Promise<void> {
  if (databaseUrl !== undefined) return;
  const dentro = await readdir(dataDir).catch((): string[] => []);
  if (given && dentro.length > 0 && !dentro.includes(MARCA)) {
    throw new ConfigError(
      `${dataDir} guarda dados que não são de uma demonstração, e a demonstração começa sempre do zero. ` +
        'Use outro DATA_DIR, ou nenhum.',
    );
  }
  await removeDataDir(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  await writeFile(join(dataDir, MARCA), 'Este diretório é apagado quando a demonstração recomeça.\n');
}

/** Removes the mark once the product itself uses the directory, so that no demonstration empties it. */
export async function keepDataDir({ dataDir }: Config): Promise<void> {
  await rm(join(dataDir, MARCA), { force: true });
}

export function printAccounts(
  url: string,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  contas: readonly ContaDeDemonstracao[],
): void {
  const linhas = contas.map(
    ({ tipo, nome, cpf, senha }) =>
      `  ${NOMES_DAS_SESSOES[tipo].padEnd(24)} ${formatarCpf(cpf.replace(/\D/g, ''))}   ${senha.padEnd(24)} ${nome}`,
  );
  process.stdout.write(
    [
      '',
      `Demonstração da Instrutoria: abra ${url}/login`,
      '',
      `  ${'Tipo'.padEnd(24)} ${'CPF'.padEnd(14)}   ${'Senha'.padEnd(24)} Nome`,
      ...linhas,
      '',
      databaseUrl === undefined
        ? 'Os dados são fictícios e recomeçam a cada início. Para parar: Ctrl+C.'
        : 'Os dados são fictícios e ficam no banco de DATABASE_URL. Para parar: Ctrl+C.',
      '',
    ].join('\n'),
  );
}
