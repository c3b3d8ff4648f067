import { INVARIANTS, violations } from '../db/invariants/invariants.ts';
import { selarAuditoria, verificarAuditoria } from '../features/auditoria/cadeia-repository.ts';
import { CliError } from './cli-error.ts';
import { comBanco } from './com-banco.ts';

/** `npm run cli -- invariantes`: what must always hold, asked of the real data (T-H14). Exit 1 when something does not. */
export async function invariantes(): Promise<void> {
  const found = await comBanco(({ pool }) => violations(pool));
  for (const { nome, linhas } of found) {
    process.stderr.write(`✗ ${nome}\n${linhas.map((linha) => `    ${JSON.stringify(linha)}\n`).join('')}`);
  }
  if (found.length > 0) throw new CliError(`${found.length} de ${INVARIANTS.length} invariantes não valem.`);
  process.stdout.write(`${INVARIANTS.length} invariantes valem.\n`);
}

/** `npm run cli -- auditoria verificar`: walks the chain of the audit log (T-H15). Exit 1 when it breaks. */
export async function auditoria(args: readonly string[]): Promise<void> {
  if (args[0] !== 'verificar') throw new CliError('Uso: npm run cli -- auditoria verificar');
  const { elos, semElo, quebra } = await comBanco(async (database) => {
    await selarAuditoria(database);
    return verificarAuditoria(database.db);
  });
  if (quebra !== null) {
    throw new CliError(
      `A cadeia da auditoria se rompe no elo ${quebra.elo} (registro ${quebra.id}): uma linha foi alterada ou removida.`,
    );
  }
  process.stdout.write(`A auditoria está íntegra: ${elos} registros em cadeia, ${semElo} à espera do elo.\n`);
}
