import { parseArgs } from 'node:util';
import { MENSAGENS_FATOR as M } from '@instrutoria/domain/fator/messages.ts';
import { temFator } from '@instrutoria/domain/fator/rules/fatores.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import { openMailQueue } from '../adapters/mail/outbox.ts';
import { loadSecret } from '../adapters/secret.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/connection/connection.ts';
import { inTransaction } from '../db/connection/transaction.ts';
import { run } from '../db/query.ts';
import { json, sql, values } from '../db/sql.ts';
import { avisarFatorRemovido } from '../features/conta/avisar-fator.ts';
import { encerrarAcessos } from '../features/conta/encerrar-acessos.ts';
import { apagarFatores } from '../features/conta/fator-repository.ts';
import { acharPorCpf, travarProfessor } from '../features/conta/repository.ts';
import { sealOfChanges } from '../server/deps.ts';
import { CliError } from './cli-error.ts';
import { comBanco } from './com-banco.ts';

const USO = 'Uso: npm run cli -- segundo-fator remover --cpf <da pessoa> --motivo "como você sabe que é ela"';

interface Remocao {
  readonly cpf: string;
  readonly motivo: string;
}

/**
 * Removes a person's second factor where no other administrator can: sessions end, and the person and the
 * administrators hear of it by mail. Returns what was done.
 */
async function removerPeloOperador(database: Database, config: Config, remocao: Remocao): Promise<string> {
  if (estaVazio(remocao.motivo)) throw new CliError(`${M.motivoDaRemocao} (--motivo).`);
  const motivo = remocao.motivo.trim();
  const cpf = normalizarCpf(remocao.cpf);
  const secret = await loadSecret({ ...config, pool: database.pool, mode: database.mode });
  const agora = new Date();
  const deps = {
    config,
    clock: { real: () => agora },
    seal: sealOfChanges(secret),
    outbox: await openMailQueue({ pool: database.pool, secret }),
  };
  return inTransaction(database, async (db) => {
    const achada = cpf === null ? null : await acharPorCpf(db, cpf);
    const pessoa = achada === null ? null : await travarProfessor(db, achada.id);
    if (pessoa === null) throw new CliError('Ninguém tem este CPF (--cpf).');
    const antes = await apagarFatores(db, pessoa.id);
    if (!temFator(antes)) throw new CliError(M.pessoaSemFator);
    await encerrarAcessos(db, pessoa.id, agora);
    const ato = {
      quando: agora,
      acao: 'removerFatoresPeloOperador',
      registroTipo: 'professor',
      registroId: pessoa.id,
      antes: json(antes),
      depois: json({ motivo }),
    };
    await run(db, sql`insert into auditoria ${values(ato)}`);
    const autor = { id: null, nome: 'Quem cuida do servidor' };
    await avisarFatorRemovido({ db, deps }, { pessoa, autor, motivo });
    return `Segundo fator de ${pessoa.nome} removido. As sessões terminaram, e a pessoa e a administração recebem um e-mail.`;
  });
}

/** `npm run cli -- segundo-fator remover`: for the last administrator, who lost every factor and code. */
export async function segundoFator(args: readonly string[]): Promise<void> {
  const texto = { type: 'string' } as const;
  const options = { cpf: texto, motivo: texto };
  const { positionals, values: flags } = parseArgs({ args: [...args], allowPositionals: true, options });
  if (positionals[0] !== 'remover') throw new CliError(USO);
  const { cpf = '', motivo = '' } = flags;
  await comBanco(async (database, config) => {
    process.stdout.write(`${await removerPeloOperador(database, config, { cpf, motivo })}\n`);
  });
}
