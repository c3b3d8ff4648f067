import type { Deps } from '../../../context.ts';
import { holdSessionLock } from '../../../db/connection/session-lock.ts';
import { emGrupos, instalacaoPendente, trocarCodigo } from '../repository.ts';

/** An arbitrary fixed number: held by the process that printed the code, while it runs. */
const LOCK = 7_146_503_231;

export interface CodigoDeInstalacao {
  /** null: another process of this database printed it. */
  readonly codigo: string | null;
  esquecer(): Promise<void>;
}

/**
 * The one-time code of a pending installation; null when there is nothing to install. Processes with one
 * database share the code of the first, because a second code would make the printed one useless.
 */
export async function codigoAoIniciar({
  database,
  clock,
}: Pick<Deps, 'clock' | 'database'>): Promise<CodigoDeInstalacao | null> {
  if (!(await instalacaoPendente(database.db))) return null;
  const esquecer = await holdSessionLock(database, LOCK);
  if (esquecer === null) return { codigo: null, esquecer: () => Promise.resolve() };
  return { codigo: emGrupos(await trocarCodigo(database.db, clock.real())), esquecer };
}

export function textoDoCodigo({ codigo }: CodigoDeInstalacao, url: string): string {
  const pagina = `${url}/instalacao`;
  if (codigo === null) {
    return `Este sistema ainda não foi instalado: abra ${pagina} com o código que o primeiro processo mostrou.\n`;
  }
  return [
    'Este sistema ainda não foi instalado. Abra esta página e digite o código, que vale 24 horas e uma vez:',
    '',
    `  ${pagina}`,
    `  ${codigo}`,
    '',
    '',
  ].join('\n');
}
