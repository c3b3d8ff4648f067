import { SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import type { Contexto, Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { sql, where } from '../../db/sql.ts';
import { auditar } from '../auditoria/repository.ts';
import { inserirSessao } from '../conta/sessao-repository.ts';
import { contaPorCpf } from './queries.ts';

/** Opens a session of this student, audits the act and returns the token. */
export async function abrirSessaoDoEstudante(
  ctx: Contexto<Usuario | null>,
  id: number,
  acao: string,
): Promise<string> {
  const agora = ctx.deps.clock.real();
  const expiraEm = new Date(agora.getTime() + SESSAO_MAXIMA_MS);
  const sid = await inserirSessao(ctx.db, {
    ...{ estudanteId: id, criadaEm: agora, ultimoUso: agora, expiraEm, navegador: ctx.navegador },
    fator: 'nenhum',
  });
  await auditar(ctx, { acao, registro: { tipo: 'estudante', id } });
  return ctx.deps.tokens.assinar({ sub: id, tipo: 'estudante', sid }, expiraEm);
}

/** `so`: only this session. */
export async function encerrarSessoesDe(db: Executor, id: number, agora: Date, so?: number): Promise<void> {
  const quais = where(
    sql`estudante_id = ${id}`,
    sql`encerrada_em is null`,
    so === undefined ? null : sql`id = ${so}`,
  );
  await run(db, sql`update sessao set encerrada_em = ${agora} ${quais}`);
}

/** The second way through the login by CPF and password. */
export const entradaPorSenha = {
  achar: contaPorCpf,
  abrir: (ctx: Contexto<Usuario | null>, id: number) => abrirSessaoDoEstudante(ctx, id, 'entrar'),
};
