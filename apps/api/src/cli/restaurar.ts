import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ExercicioFeito } from '@instrutoria/domain/sistema/types.ts';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import { createFileStorage } from '../adapters/files/storage.ts';
import { anotarExercicio } from '../adapters/operations-file.ts';
import { openBackup } from '../backup/opened-backup.ts';
import { type RestoreDone, restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../db/connection/connection.ts';
import { INVARIANTS, violations } from '../db/invariants/invariants.ts';
import { migrate } from '../db/migrate.ts';
import { verificarAuditoria } from '../features/auditoria/cadeia-repository.ts';
import { prepararResultados } from '../features/resultado/repository.ts';
import { CliError } from './cli-error.ts';
import { lugarDaCopia } from './lugar.ts';
import { tamanho } from './tamanho.ts';

const USO =
  'Uso: npm run cli -- restaurar <arquivo> [--sem-emails] [--exercicio-de <DATA_DIR da instalação>]';

/**
 * Restores into an empty place, completely or not at all (T-H7). A drill is noted in the DATA_DIR of the
 * installation in use.
 */
export async function restaurar(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'sem-emails': { type: 'boolean', default: false }, 'exercicio-de': { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new CliError(USO);
  const instalada = values['exercicio-de'];
  const pedido = { path: await lugarDaCopia(path), comEmails: !values['sem-emails'] };
  if (instalada === undefined) {
    await restore(pedido, () => undefined);
    return;
  }
  if (!(await isFolder(instalada))) throw new CliError(`Não há uma instalação em ${instalada}.`);
  let copiaDe: Date | null = null;
  const drilled = restore(pedido, (criadoEm) => {
    copiaDe = criadoEm;
  });
  const ok = await drilled.then(
    () => true,
    () => false,
  );
  await note(instalada, { em: new Date(), ok, copiaDe });
  await drilled;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** A failure to write the note does not fail the drill. */
async function note(instalada: string, feito: ExercicioFeito): Promise<void> {
  await anotarExercicio(instalada, feito).then(
    () => process.stdout.write(`O exercício foi anotado em ${instalada}.\n`),
    (error: unknown) =>
      process.stderr.write(`ATENÇÃO: não foi possível anotar o exercício: ${String(error)}\n`),
  );
}

async function restore(
  { path, comEmails }: { readonly path: string; readonly comEmails: boolean },
  openedOf: (criadoEm: Date) => void,
): Promise<void> {
  const config = readConfig(process.env, { demonstracao: false });
  const { backupChave, dataDir, jwtSecret } = config;
  const opened = await openBackup(path, backupChave);
  openedOf(new Date(opened.header.criadoEm));
  try {
    // Not shared, so that nobody else can use it in the meantime.
    const database = await openDatabase({ ...config, log: silentLog });
    try {
      const storage = await createFileStorage(config);
      const done = await restoreBackup({ database, dataDir, storage, backup: opened, jwtSecret, comEmails });
      print(done, config.databaseUrl === undefined ? `em ${dataDir}` : 'no servidor de DATABASE_URL');
      await check(database);
    } finally {
      await database.close();
    }
  } finally {
    await opened.close();
  }
}

function print({ header, totals, emails, emailsPerdidos, comSegredo, alheias }: RestoreDone, lugar: string) {
  const { tabelas, arquivos, bytes, ausentes } = totals;
  const linhas = Object.values(tabelas).reduce((soma, tabela) => soma + tabela.linhas, 0);
  process.stdout.write(
    [
      `Cópia de ${header.criadoEm} restaurada ${lugar}: ${Object.keys(tabelas).length - alheias.length} tabelas, ` +
        `${linhas} linhas, ${arquivos} arquivos (${tamanho(bytes)}); contagens e somas conferem.`,
      comSegredo
        ? 'O segredo dos tokens veio junto: as sessões abertas continuam valendo.'
        : 'O segredo dos tokens não veio na cópia. Sem o mesmo JWT_SECRET, todos terão de entrar de novo.',
      `E-mails à espera: ${emails} sairão quando o sistema iniciar` +
        `${emailsPerdidos > 0 ? `; ${emailsPerdidos} não podem ser abertos sem o segredo e ficaram de fora` : ''}.`,
      '',
    ].join('\n'),
  );
  if (ausentes.length > 0) {
    process.stderr.write(`ATENÇÃO: ${ausentes.length} arquivos já faltavam quando a cópia foi feita.\n`);
  }
  if (alheias.length > 0) {
    process.stderr.write(`ATENÇÃO: não são do Instrutoria e ficaram de fora: ${alheias.join(', ')}.\n`);
  }
}

async function check(database: Database): Promise<void> {
  const applied = await migrate(database);
  if (applied.length > 0) process.stdout.write(`Migrações aplicadas depois: ${applied.join(', ')}.\n`);
  await prepararResultados(database, new Date());
  const broken = await violations(database.pool);
  for (const { nome } of broken) process.stderr.write(`✗ ${nome}\n`);
  const { elos, semElo, quebra } = await verificarAuditoria(database.db);
  if (quebra !== null) process.stderr.write(`✗ a cadeia da auditoria se rompe no elo ${quebra.elo}\n`);
  if (broken.length > 0 || quebra !== null) {
    throw new CliError(
      'A cópia foi restaurada por inteiro, mas os dados dela não satisfazem o que está acima.',
    );
  }
  process.stdout.write(
    `${INVARIANTS.length} invariantes valem; a auditoria está íntegra (${elos} registros em cadeia, ${semElo} à espera do elo).\n`,
  );
}
