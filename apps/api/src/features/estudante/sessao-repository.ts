import { SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import type { Contexto, Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql, where } from '../../db/sql.ts';
import { auditar } from '../auditoria/repository.ts';
import { inserirSessao } from '../conta/sessao-repository.ts';
import { contaPorCpf } from './queries.ts';

/** Opens a session of this student and returns its token. */
export async function abrirSessaoDoEstudante(ctx: Contexto<Usuario | null>, id: number): Promise<string> {
  const agora = ctx.deps.clock.real();
  const expiraEm = new Date(agora.getTime() + SESSAO_MAXIMA_MS);
  const sid = await inserirSessao(ctx.db, {
    ...{ estudanteId: id, criadaEm: agora, ultimoUso: agora, expiraEm, navegador: ctx.navegador },
    fator: 'nenhum',
  });
  return ctx.deps.tokens.assinar({ sub: id, tipo: 'estudante', sid }, expiraEm);
}

/** `so`: only this session; `menos`: all but this one. */
export async function encerrarSessoesDe(
  db: Executor,
  id: number,
  agora: Date,
  { so, menos }: { readonly so?: number; readonly menos?: number } = {},
): Promise<void> {
  const quais = where(
    sql`estudante_id = ${id}`,
    sql`encerrada_em is null`,
    so === undefined ? null : sql`id = ${so}`,
    menos === undefined ? null : sql`id <> ${menos}`,
  );
  await run(db, sql`update sessao set encerrada_em = ${agora} ${quais}`);
}

export async function entrouEm(db: Executor, sessao: number): Promise<Date | null> {
  const linha = await one<{ em: Date }>(db, sql`select criada_em as em from sessao where id = ${sessao}`);
  return linha?.em ?? null;
}

/** The second way through the login by CPF and password. */
export const entradaPorSenha = {
  achar: contaPorCpf,
  async abrir(ctx: Contexto<Usuario | null>, id: number): Promise<string> {
    await auditar(ctx, { acao: 'entrar', registro: { tipo: 'estudante', id } });
    return abrirSessaoDoEstudante(ctx, id);
  },
};
