import { parseArgs } from 'node:util';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { impedimentoDoSubstituto } from '@instrutoria/domain/recurso/rules/relatoria.ts';
import type { Database } from '../db/connection/connection.ts';
import { inTransaction } from '../db/connection/transaction.ts';
import { run } from '../db/query.ts';
import { json, sql, values } from '../db/sql.ts';
import { acharPorCpf } from '../features/conta/repository.ts';
import { quemPodeDecidir } from '../features/recurso/quem-decide-queries.ts';
import { segurarCandidato } from '../features/recurso/relatoria-queries.ts';
import { origemDoRecurso, travarRecurso } from '../features/recurso/repository.ts';
import { gravarSubstituto } from '../features/recurso/substituto-repository.ts';
import { CliError } from './cli-error.ts';
import { comBanco } from './com-banco.ts';

const USO = 'Uso: npm run cli -- recurso substituto <número> --cpf <de quem decide> --motivo "por quê"';

interface Indicacao {
  readonly id: number;
  readonly cpf: string;
  readonly motivo: string;
  readonly agora: Date;
}

/**
 * Names the person who decides an appeal where committee and administration are all barred (D56). Returns
 * what was done.
 */
export async function indicarPeloOperador(database: Database, indicacao: Indicacao): Promise<string> {
  const { id, agora } = indicacao;
  const [falta] = problemasDoMotivoDoEdital(indicacao.motivo);
  if (falta !== undefined) throw new CliError(`${falta.mensagem} (--motivo).`);
  const motivo = indicacao.motivo.trim();
  const cpf = normalizarCpf(indicacao.cpf);
  return inTransaction(database, async (tx) => {
    const onde = await origemDoRecurso(tx, id);
    const recurso = onde === null ? null : await travarRecurso(tx, id);
    if (onde === null || recurso?.status !== 'PENDENTE') {
      throw new CliError(`O recurso ${id} não espera decisão.`);
    }
    const projetoId = onde.projeto.id;
    for (const tipo of ['PRESIDENTE_COMISSAO', 'administrador'] as const) {
      if ((await quemPodeDecidir(tx, projetoId, tipo)).length > 0) throw new CliError(M.haAdministracao);
    }
    const pessoa = cpf === null ? null : await acharPorCpf(tx, cpf);
    const candidato = pessoa === null ? null : await segurarCandidato(tx, projetoId, pessoa.id);
    if (pessoa === null || candidato === null) throw new CliError('Ninguém tem este CPF (--cpf).');
    const impedimento = impedimentoDoSubstituto(candidato);
    if (impedimento !== null) throw new CliError(impedimento);
    const indicado = { recursoId: id, pessoaId: pessoa.id, motivo, autorId: null, indicadoEm: agora };
    await gravarSubstituto(tx, indicado);
    const ato = {
      quando: agora,
      acao: 'indicarSubstituto',
      registroTipo: 'recurso',
      registroId: id,
      depois: json({ projeto: projetoId, substituto: pessoa.id, motivo }),
    };
    await run(tx, sql`insert into auditoria ${values(ato)}`);
    return `${candidato.nome} foi indicado para decidir o recurso ${id}. Avise a pessoa: ele está em Tarefas.`;
  });
}

/** `npm run cli -- recurso substituto <número>`. */
export async function recurso(args: readonly string[]): Promise<void> {
  const texto = { type: 'string' } as const;
  const options = { cpf: texto, motivo: texto };
  const { positionals, values: flags } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [ato, numero = ''] = positionals;
  if (ato !== 'substituto' || !/^[1-9]\d{0,8}$/.test(numero)) throw new CliError(USO);
  const { cpf = '', motivo = '' } = flags;
  await comBanco(async (database) => {
    const feito = await indicarPeloOperador(database, { id: Number(numero), cpf, motivo, agora: new Date() });
    process.stdout.write(`${feito}\n`);
  });
}
