import { parseArgs } from 'node:util';
import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { porConferir, problemasDaDecisao } from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import type { Database } from '../db/connection/connection.ts';
import { inTransaction } from '../db/connection/transaction.ts';
import { many, run } from '../db/query.ts';
import { json, sql, values } from '../db/sql.ts';
import {
  acharMudanca,
  gravarAceita,
  gravarSolta,
  mudancasDaAdministracao,
} from '../features/conta/mudanca-de-contato-repository.ts';
import { travarProfessor } from '../features/conta/repository.ts';
import { CliError } from './cli-error.ts';
import { comBanco } from './com-banco.ts';

const USO = 'Uso: npm run cli -- mudanca [conferir <número> --motivo "como você sabe"]';

interface Quando {
  readonly correio: boolean;
  readonly agora: Date;
}

/**
 * Ends the wait, or the hold after 'não fui eu', as a second administrator would (D59). Returns what was
 * done.
 */
export async function conferirPeloOperador(
  database: Database,
  p: { readonly id: number; readonly motivo: string; readonly quando: Quando },
): Promise<string> {
  const { id, quando } = p;
  const [falta] = problemasDaDecisao(p.motivo);
  if (falta !== undefined) throw new CliError(`${falta.mensagem} (--motivo).`);
  return inTransaction(database, async (tx) => {
    const achada = await acharMudanca(tx, id);
    if (achada !== null) await travarProfessor(tx, achada.professorId);
    const mudanca = await acharMudanca(tx, id);
    const situacao = mudanca === null ? null : porConferir(mudanca, quando);
    if (mudanca === null || situacao === null) throw new CliError(`A mudança ${id} não espera conferência.`);
    const decisao = { agora: quando.agora, por: null, motivo: p.motivo.trim() };
    await (situacao === 'espera' ? gravarAceita : gravarSolta)(tx, id, decisao);
    const ato = {
      quando: quando.agora,
      acao: 'conferirMudancaDeContato',
      registroTipo: 'professor',
      registroId: mudanca.professorId,
      antes: json({ situacao }),
      depois: json({ mudanca: id, motivo: decisao.motivo }),
    };
    await run(tx, sql`insert into auditoria ${values(ato)}`);
    return situacao === 'espera' ? M.mudancaAceita : M.redefinicaoSolta;
  });
}

/** `npm run cli -- mudanca`: settles changes that wait for a second person, where there is none. */
export async function mudanca(args: readonly string[]): Promise<void> {
  const options = { motivo: { type: 'string' } } as const;
  const { positionals, values: flags } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [ato, numero = ''] = positionals;
  await comBanco(async (database, config) => {
    const quando = { correio: config.smtpUrl !== undefined, agora: new Date() };
    if (ato === undefined) {
      const todas = await mudancasDaAdministracao(database.db);
      const esperam = todas.filter((uma) => porConferir(uma, quando) !== null);
      const nomes = new Map(
        (
          await many<{ id: number; nome: string }>(
            database.db,
            sql`select id, nome from professor where id = any(${esperam.flatMap((m) => [m.professorId, m.autorId])})`,
          )
        ).map(({ id, nome }) => [id, nome]),
      );
      const linhas = esperam.map((m) => {
        const campos = [m.mudaEmail ? 'e-mail' : '', m.mudaCpf ? 'CPF' : ''].filter(Boolean).join(' e ');
        const situacao = porConferir(m, quando) === 'retida' ? 'desfeita, redefinição retida' : 'espera';
        return `  ${m.id}  ${campos} de ${nomes.get(m.professorId)}, por ${nomes.get(m.autorId)} em ${m.feitaEm.toISOString()} (${situacao}): ${m.motivo ?? ''}`;
      });
      process.stdout.write(
        `${linhas.length === 0 ? 'Nenhuma mudança espera conferência.' : linhas.join('\n')}\n`,
      );
      return;
    }
    if (ato !== 'conferir' || !/^[1-9]\d{0,8}$/.test(numero)) throw new CliError(USO);
    const feito = await conferirPeloOperador(database, {
      id: Number(numero),
      motivo: flags.motivo ?? '',
      quando,
    });
    process.stdout.write(`${feito}\n`);
  });
}
