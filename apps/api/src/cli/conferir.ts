import { parseArgs } from 'node:util';
import { lerCabecas } from '../adapters/audit-heads.ts';
import { createKeyedHash } from '../adapters/keyed-hash.ts';
import { loadSecret } from '../adapters/secret.ts';
import { INVARIANTS, violations } from '../db/invariants/invariants.ts';
import { cabecaQueFalta } from '../features/auditoria/cabeca-repository.ts';
import { selarAuditoria, verificarAuditoria } from '../features/auditoria/cadeia-repository.ts';
import { CliError } from './cli-error.ts';
import { comBanco } from './com-banco.ts';

/**
 * `npm run cli -- invariantes`: checks the invariants on the real data (T-H14). Exits with 1 for a violation.
 */
export async function invariantes(): Promise<void> {
  const found = await comBanco(({ pool }) => violations(pool));
  for (const { nome, linhas } of found) {
    process.stderr.write(`✗ ${nome}\n${linhas.map((linha) => `    ${JSON.stringify(linha)}\n`).join('')}`);
  }
  if (found.length > 0) throw new CliError(`${found.length} de ${INVARIANTS.length} invariantes não valem.`);
  process.stdout.write(`${INVARIANTS.length} invariantes valem.\n`);
}

interface CabecaDada {
  readonly dia?: string;
  readonly elo: number;
  readonly hash: string;
}

function cabecaEnviada(texto: string): CabecaDada {
  const [, elo, hash] = /^([1-9]\d{0,15}):([0-9a-f]{64})$/.exec(texto.trim()) ?? [];
  if (elo === undefined || hash === undefined) {
    throw new CliError('Escreva a cabeça como no e-mail: --cabeca elo:soma');
  }
  return { elo: Number(elo), hash };
}

/**
 * `npm run cli -- auditoria verificar`: checks the audit's chain, and compares it with the heads stored
 * outside the database (C-F7). Exits with 1 when it is broken or too short.
 */
export async function auditoria(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { cabeca: { type: 'string', multiple: true } },
  });
  if (positionals[0] !== 'verificar') {
    throw new CliError('Uso: npm run cli -- auditoria verificar [--cabeca elo:soma]');
  }
  const enviadas = (values.cabeca ?? []).map(cabecaEnviada);
  const { elos, semElo, quebra, guardadas, falta } = await comBanco(async (database, config) => {
    await selarAuditoria(database);
    const segredo = await loadSecret({ ...config, pool: database.pool, mode: database.mode });
    const lidas = await lerCabecas(config.dataDir, createKeyedHash(segredo));
    return {
      ...(await verificarAuditoria(database.db)),
      guardadas: lidas,
      falta: await cabecaQueFalta(database.db, [...lidas.cabecas, ...enviadas] as CabecaDada[]),
    };
  });
  if (quebra !== null) {
    throw new CliError(
      `A cadeia da auditoria se rompe no elo ${quebra.elo} (registro ${quebra.id}): uma linha foi alterada ou removida.`,
    );
  }
  if (falta !== null) {
    throw new CliError(
      `A auditoria tem ${elos} elos, mas ${falta.dia === undefined ? 'a cabeça informada' : `a cabeça gravada em ${falta.dia}`} diz outra coisa do elo ${falta.elo}: registros foram apagados ou refeitos depois dela.`,
    );
  }
  if (guardadas.alteradas.length > 0) {
    throw new CliError(`Cabeças da auditoria alteradas por alguém: ${guardadas.alteradas.join(', ')}.`);
  }
  process.stdout.write(
    `A auditoria está íntegra: ${elos} registros em cadeia, ${semElo} à espera do elo; ` +
      `confere com ${guardadas.cabecas.length + enviadas.length} cabeças gravadas.\n`,
  );
}
