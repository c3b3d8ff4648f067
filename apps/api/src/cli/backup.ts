import { parseArgs } from 'node:util';
import type { CopiaFeita } from '@instrutoria/domain/sistema/types.ts';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import { createFileStorage } from '../adapters/files/storage.ts';
import { anotarCopia } from '../adapters/operations-file.ts';
import { type BackupMade, writeBackup } from '../backup/write-backup.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/connection/connection.ts';
import { CliError } from './cli-error.ts';
import { lugarDaCopia } from './lugar.ts';
import { tamanho } from './tamanho.ts';
import { temBanco } from './tem-banco.ts';

/** Exit code: the backup is written, but files were missing or had changed. */
const COM_RESSALVAS = 3;

/** Works beside a running server; the database is only read, never migrated (T-H6). */
export async function backup(args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1)
    throw new CliError('Uso: npm run cli -- backup <arquivo>');
  const lugar = await lugarDaCopia(path);
  const config = readConfig(process.env, { demonstracao: false });
  if (!(await temBanco(config))) throw new CliError(`Não há banco de dados em ${config.dataDir}.`);
  const { backupChave, dataDir, jwtSecret } = config;
  if (backupChave === undefined) {
    process.stderr.write(
      'ATENÇÃO: sem BACKUP_CHAVE a cópia não é cifrada, e quem a ler verá todos os dados pessoais.\n',
    );
  }
  const interrupted = new AbortController();
  const stop = (): void => interrupted.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const database = await openDatabase({ ...config, log: silentLog, shareRunning: true });
  try {
    const storage = await createFileStorage(config);
    const options = {
      database,
      dataDir,
      storage,
      path: lugar,
      chave: backupChave,
      secret: jwtSecret === undefined,
    };
    const made = await writeBackup({ ...options, signal: interrupted.signal }).catch(
      async (error: unknown) => {
        await note(dataDir, { ok: false, bytes: 0 });
        throw error;
      },
    );
    await note(dataDir, { ok: complete(made), bytes: made.size });
    print(made, backupChave !== undefined);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await database.close();
  }
}

function complete({ totals }: BackupMade): boolean {
  return totals.ausentes.length + totals.alterados.length === 0;
}

/** A note for the administrator's warnings; a failure to write it does not fail the backup. */
async function note(dataDir: string, feita: Omit<CopiaFeita, 'em'>): Promise<void> {
  await anotarCopia(dataDir, { em: new Date(), ...feita }).catch((error: unknown) => {
    process.stderr.write(`ATENÇÃO: não foi possível anotar a cópia em DATA_DIR: ${String(error)}\n`);
  });
}

function print({ path, size, totals }: BackupMade, cifrada: boolean): void {
  const { tabelas, arquivos, bytes, emails, ausentes, alterados } = totals;
  const linhas = Object.values(tabelas).reduce((soma, tabela) => soma + tabela.linhas, 0);
  process.stdout.write(
    `Cópia de segurança ${cifrada ? 'cifrada ' : ''}gravada em ${path} (${tamanho(size)}): ` +
      `${Object.keys(tabelas).length} tabelas, ${linhas} linhas, ${arquivos} arquivos (${tamanho(bytes)}), ` +
      `${emails} e-mails à espera.\n`,
  );
  for (const [lista, texto] of [
    [ausentes, 'não estão mais no armazenamento'],
    [alterados, 'não têm mais os bytes que foram enviados'],
  ] as const) {
    if (lista.length === 0) continue;
    process.stderr.write(`ATENÇÃO: ${lista.length} arquivos ${texto}: ${lista.slice(0, 5).join(', ')}\n`);
    process.exitCode = COM_RESSALVAS;
  }
}
