import { realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CliError } from './cli-error.ts';

const TEMPORARIAS = ['/tmp', '/var/tmp'];

/**
 * The path of a backup. Under systemd (STATE_DIRECTORY) the service has private temporary folders, which are
 * deleted with it and do not show the operator's files. Throws CliError for a path in one of them.
 */
export async function lugarDaCopia(path: string, env = process.env): Promise<string> {
  const absoluto = resolve(path);
  const [pasta, ...outras] = env.STATE_DIRECTORY?.split(':') ?? [];
  if (pasta === undefined) return absoluto;
  const real = await realpath(dirname(absoluto)).catch(() => dirname(absoluto));
  if (TEMPORARIAS.some((temporaria) => `${real}/`.startsWith(`${temporaria}/`))) {
    throw new CliError(
      `${absoluto}: o serviço tem um ${real} só seu, que acaba com ele. Use uma pasta que fica, como ${outras[0] ?? pasta}.`,
    );
  }
  return absoluto;
}
