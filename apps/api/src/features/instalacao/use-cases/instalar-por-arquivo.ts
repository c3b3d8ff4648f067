import { readFile } from 'node:fs/promises';
import { dadosDaInstalacao } from '@instrutoria/contract/instalacao/schemas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Deps } from '../../../context.ts';
import { StartupError } from '../../../db/connection/startup-error.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { instalacaoPendente } from '../repository.ts';
import { gravarInstalacao, prepararInstalacao } from './concluir-instalacao.ts';

function recusado(linhas: readonly string[]): StartupError {
  return new StartupError(
    ['O arquivo de INSTALACAO_ARQUIVO não serve, e nada foi instalado:', ...linhas.map((l) => `  ${l}`)].join(
      '\n',
    ),
  );
}

async function lerArquivo(caminho: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(caminho, 'utf8'));
  } catch (erro) {
    // JSON.parse quotes a part of the text, which contains a password.
    throw recusado([erro instanceof SyntaxError ? 'não é JSON' : 'não pode ser lido']);
  }
}

/**
 * Finishes a pending installation like the assistant; changes nothing in a finished one. Throws StartupError.
 */
export async function instalarPorArquivo(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'log' | 'passwords' | 'storage' | 'virusScan'>,
  caminho: string,
): Promise<void> {
  if (!(await instalacaoPendente(deps.database.db))) return;
  const lido = dadosDaInstalacao.safeParse(await lerArquivo(caminho));
  if (!lido.success) {
    throw recusado(lido.error.issues.map(({ path, message }) => `${path.join('.') || '(tudo)'}: ${message}`));
  }
  try {
    const pronta = await prepararInstalacao(deps, lido.data);
    const { clock, database } = deps;
    await inTransaction(database, (db) =>
      gravarInstalacao({ db, agora: clock.agora(), real: clock.real() }, pronta),
    ).catch(async (erro: unknown) => {
      await pronta.desfazer();
      throw erro;
    });
    deps.log.info({}, 'instalado por INSTALACAO_ARQUIVO');
  } catch (erro) {
    if (!(erro instanceof DomainError)) throw erro;
    // Another process with the same file finished first.
    if (erro.code === 'INSTALACAO_CONCLUIDA') return;
    throw recusado(erro.problemas.map(({ campo, mensagem }) => `${campo}: ${mensagem}`));
  }
}
