import { NOMES_DOS_TIPOS } from '@instrutoria/domain/conta/messages.ts';
import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import type { Config } from '../config.ts';
import type { ContaDeDemonstracao } from '../context.ts';
import { removeDataDir } from '../db/embedded/remove-embedded.ts';

/** The demonstration starts anew each time, unless a DATA_DIR was given (api.md, "Running it"). */
export async function freshDataDir({ dataDir, databaseUrl }: Config, given: boolean): Promise<void> {
  if (given || databaseUrl !== undefined) return;
  await removeDataDir(dataDir);
}

/** Prints the logins of the demonstration. */
export function printAccounts(url: string, contas: readonly ContaDeDemonstracao[]): void {
  const linhas = contas.map(
    ({ tipo, nome, cpf, senha }) =>
      `  ${NOMES_DOS_TIPOS[tipo].padEnd(24)} ${formatarCpf(cpf.replace(/\D/g, ''))}   ${senha.padEnd(24)} ${nome}`,
  );
  process.stdout.write(
    [
      '',
      `Demonstração da Instrutoria: abra ${url}/login`,
      '',
      `  ${'Tipo'.padEnd(24)} ${'CPF'.padEnd(14)}   ${'Senha'.padEnd(24)} Nome`,
      ...linhas,
      '',
      'Os dados são fictícios e recomeçam a cada início. Para parar: Ctrl+C.',
      '',
    ].join('\n'),
  );
}
