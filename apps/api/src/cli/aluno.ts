import { parseArgs } from 'node:util';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import { openMailQueue } from '../adapters/mail/outbox.ts';
import { remessaPara } from '../adapters/mail/remessa.ts';
import { emailDoCpfLiberado } from '../adapters/mail/templates/estudante.ts';
import { loadSecret } from '../adapters/secret.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/connection/connection.ts';
import { inTransaction } from '../db/connection/transaction.ts';
import { run, single } from '../db/query.ts';
import { lerConfiguracao } from '../db/settings.ts';
import { json, sql, values } from '../db/sql.ts';
import { contaPorCpf, travarConta } from '../features/estudante/queries.ts';
import { encerrarConta } from '../features/estudante/repository.ts';
import { CliError } from './cli-error.ts';
import { comBanco } from './com-banco.ts';

const USO =
  'Uso: npm run cli -- aluno liberar-cpf --cpf <do aluno> --motivo "como você sabe de quem é o CPF"';

/**
 * Closes a student's account that has another person's CPF, so that this person can accept their invitation. Only one
 * without vínculos: the CPF of a wrong vínculo is corrected first. Returns what was done.
 */
async function liberarCpf(
  database: Database,
  config: Config,
  pedido: { readonly cpf: string; readonly motivo: string },
): Promise<string> {
  if (estaVazio(pedido.motivo)) throw new CliError('Escreva o motivo (--motivo).');
  const motivo = pedido.motivo.trim();
  const cpf = normalizarCpf(pedido.cpf);
  const secret = await loadSecret({ ...config, pool: database.pool, mode: database.mode });
  const outbox = await openMailQueue({ pool: database.pool, secret });
  const agora = new Date();
  return inTransaction(database, async (db) => {
    const achada = cpf === null ? null : await contaPorCpf(db, cpf);
    const conta = achada === null ? null : await travarConta(db, achada.id);
    if (conta === null) throw new CliError('Nenhuma conta de aluno tem este CPF (--cpf).');
    const { vinculos } = await single<{ vinculos: number }>(
      db,
      sql`select count(*)::int as vinculos from instrutor where estudante_id = ${conta.id}`,
    );
    if (vinculos > 0) {
      throw new CliError('Esta conta tem vínculos. Antes, a administração corrige o CPF do vínculo errado.');
    }
    await encerrarConta(db, conta.id, agora);
    const ato = {
      quando: agora,
      acao: 'liberarCpfDoAlunoPeloOperador',
      registroTipo: 'estudante',
      registroId: conta.id,
      depois: json({ motivo }),
    };
    await run(db, sql`insert into auditoria ${values(ato)}`);
    const remessa = remessaPara(conta, { config }, await lerConfiguracao(db));
    await outbox.enfileirar(db, emailDoCpfLiberado(remessa));
    return 'A conta foi encerrada e o CPF está livre. Quem tinha a conta recebe um e-mail; o aluno pode abrir de novo o convite.';
  });
}

/** `npm run cli -- aluno liberar-cpf`: for a CPF that the account of another person holds. */
export async function aluno(args: readonly string[]): Promise<void> {
  const texto = { type: 'string' } as const;
  const options = { cpf: texto, motivo: texto };
  const { positionals, values: flags } = parseArgs({ args: [...args], allowPositionals: true, options });
  if (positionals[0] !== 'liberar-cpf') throw new CliError(USO);
  const { cpf = '', motivo = '' } = flags;
  await comBanco(async (database, config) => {
    process.stdout.write(`${await liberarCpf(database, config, { cpf, motivo })}\n`);
  });
}
